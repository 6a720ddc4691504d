import type { Language } from '../../../table/kit.ts';
import { valueIn, withoutWords, withWord } from '../../common/position-words.ts';
import type { SetupField, SetupKind, SetupOption } from '../../common/setup-kind.ts';
import {
  REMOVALS,
  ROUNDS,
  STACK_HEIGHT,
  STACKS,
  MATERIALS as STONES,
  TILES,
  tileName,
} from '../rules.ts';
import { phrases } from '../words/index.ts';
import { nameTile } from '../words/name.ts';
import { stackPiece } from '../words/pieces.ts';
import { GardenEditor } from './garden-editor.tsx';
import { babylonRefusals } from './refusals.es.ts';
import { SETUP_WORDS } from './words.ts';

/** How high a stack of the quarry can be. */
const HEIGHTS = Array.from({ length: STACK_HEIGHT }, (_, below) => String(below + 1));
/** What lies in a stack from the bottom, where it is not said which tile it is. */
const MATERIALS = STONES.map((name) => name[0]);

const tilesIn = (language: Language): readonly SetupOption[] =>
  Array.from({ length: TILES }, (_, tile) => [
    tileName(tile),
    `${tileName(tile)}: ${nameTile(phrases[language], tile)}`,
  ]);

/** A stack that is so high: what it loses is gone, what it gains is any tile of the material. */
function stackOf(stack: string, height: number): string {
  const known =
    stack === '-' ? [] : /^\d$/.test(stack) ? MATERIALS.slice(0, Number(stack)) : stack.split('.');
  const tiles = MATERIALS.slice(0, height).map((material, depth) => known[depth] ?? material);
  return tiles.join('.') || '-';
}

function tableFields(language: Language): readonly SetupField[] {
  const say = SETUP_WORDS[language];
  return [
    { kind: 'choice', name: 'phase', label: say.phase, options: Object.entries(say.phases) },
    { kind: 'count', name: 'round', label: say.round, most: Math.max(...Object.values(ROUNDS)) },
    {
      kind: 'count',
      name: 'removals',
      label: say.removals,
      most: Math.max(...Object.values(REMOVALS)),
    },
    { kind: 'count', name: 'fresh', label: say.fresh, most: 2 },
    {
      ...{ kind: 'choice', name: 'new', label: say.dug },
      options: [['', say.none], ...tilesIn(language)],
    },
  ];
}

/** The heights of the stacks by presses on the quarry; gardens on their ground plans. */
export const babylonSetup: SetupKind = {
  refusals: babylonRefusals,
  pieces: (_, language) =>
    HEIGHTS.map((height) => ({
      ...{ id: height, seat: null, text: SETUP_WORDS[language].height(height) },
    })),
  put(words, space, piece) {
    const stack = Array.from({ length: STACKS }, (_, at) => at).findIndex(
      (at) => stackPiece(at) === space,
    );
    if (stack < 0) return null;
    const known = valueIn(words, 'Q').split('/');
    const stacks = known.length === STACKS ? known : new Array<string>(STACKS).fill('3');
    const now = stackOf(stacks[stack], piece === null ? 0 : Number(piece));
    return withWord(words, 'Q', stacks.with(stack, now).join('/'));
  },
  groups: (seats, language) => [
    { seat: null, fields: tableFields(language) },
    ...Array.from({ length: seats }, (_, seat) => ({
      seat,
      fields: [
        {
          ...({
            kind: 'count',
            name: `stock${seat + 1}`,
            label: SETUP_WORDS[language].stock,
          } as const),
          most: 20,
        },
        {
          ...({
            kind: 'choice',
            name: `kept${seat + 1}`,
            label: SETUP_WORDS[language].kept,
          } as const),
          options: [['', SETUP_WORDS[language].none] as const, ...tilesIn(language)],
        },
      ],
    })),
  ],
  settle(words, name) {
    if (name !== 'phase') return words;
    const phase = valueIn(words, 'phase');
    const bare = withoutWords(words, ['removals', 'new', 'fresh', 'double', 'altered']);
    return phase === 'remove' ? withWord(bare, 'removals', '1') : bare;
  },
  Editor: GardenEditor,
};
