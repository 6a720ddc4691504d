import { type PositionWords, valueIn, withoutWords, withWord } from '../common/position-words.ts';
import type { SetupField, SetupKind } from '../common/setup-kind.ts';
import { babelRefusals } from './refusals.es.ts';
import { LEVELS as BUILT, NATIONS } from './rules.ts';
import { phrases } from './words/index.ts';

const SEATS = [0, 1];
const LEVELS = BUILT.map(String);
const WORDS = {
  en: {
    level: (level: string) => `Temple ${level}`,
    lower: 'Take a level away',
    pawn: 'Pawn',
    endPhase: 'End phase',
    migrated: 'Has migrated this turn',
    hand: 'Hand',
    discards: 'Discards',
    starter: 'Starter temple',
    quarry: 'Quarry',
    yes: 'still there',
    no: 'used',
  },
  es: {
    level: (level: string) => `Templo ${level}`,
    lower: 'Quitar un nivel',
    pawn: 'Peón',
    endPhase: 'Fase final',
    migrated: 'Ha hecho un traslado este turno',
    hand: 'Mano',
    discards: 'Descartes',
    starter: 'Templo inicial',
    quarry: 'Cantera',
    yes: 'aún está',
    no: 'usado',
  },
};

/** The cards that lie nowhere else form the draw pile, and what was known of hands is open again. */
const OF_CARDS = ['N', 'held', 'doubt', 'drawn1', 'drawn2', 'shown1', 'shown2'];
/** The levels that lie nowhere else form the deck. */
const OF_LEVELS = ['D', 'known'];

/** The levels of a temple, which a position writes as `1-3` or `1,3`. */
function templeLevels(text: string): readonly string[] {
  return text
    .split(',')
    .filter(Boolean)
    .flatMap((part) => {
      const [low, high = low] = part.split('-');
      return LEVELS.filter((level) => level >= low && level <= high);
    });
}

function onStack(words: PositionWords, stack: string, piece: string | null): PositionWords | null {
  const levels = valueIn(words, stack).split('>').filter(Boolean);
  const left = withoutWords(words, OF_LEVELS);
  if (piece === null || piece === 'lower') return withWord(left, stack, levels.slice(1).join('>'));
  if (!LEVELS.includes(piece)) return null;
  return withWord(left, stack, [piece, ...levels].join('>'));
}

function onTemple(words: PositionWords, site: string, piece: string): PositionWords {
  const levels = templeLevels(valueIn(words, `T${site}`));
  const now = piece === 'lower' ? levels.slice(0, -1) : [...levels, piece];
  return withWord(withoutWords(words, OF_LEVELS), `T${site}`, now.join(','));
}

/** Nation cards, temples and pawns at the sites, levels on the stacks; the last is taken away first. */
export const babelSetup: SetupKind = {
  refusals: babelRefusals,
  pieces(_, language) {
    const say = WORDS[language];
    return [
      ...NATIONS.map((letter, nation) => ({
        ...{ id: letter, seat: null, text: phrases[language].nations[nation] },
      })),
      ...LEVELS.map((level) => ({ id: level, seat: null, text: say.level(level) })),
      { id: 'lower', seat: null, text: say.lower },
      { id: 'pawn', seat: null, text: say.pawn },
    ];
  },
  put(words, space, piece) {
    if (/^Q[12]$/.test(space)) return onStack(words, space, piece);
    if (!/^[12]:[A-Z]$/.test(space)) return null;
    if (piece === 'pawn') return withWord(words, `pawn${space[0]}`, space[2]);
    if (piece === 'lower' || (piece !== null && LEVELS.includes(piece)))
      return onTemple(words, space, piece);
    const row = valueIn(words, space);
    const cards = piece === null ? row.slice(0, -1) : row + piece;
    return withWord(withoutWords(words, OF_CARDS), space, cards);
  },
  groups(_, language) {
    const say = WORDS[language];
    const { nations } = phrases[language];
    const cards = (name: string, label: string): SetupField => ({
      ...{ kind: 'tally', name, label, form: 'letters' },
      kinds: NATIONS.map((letter, nation) => [letter, nations[nation]]),
    });
    return [
      {
        seat: null,
        fields: [
          { kind: 'flag', name: 'migrated', label: say.migrated },
          { kind: 'flag', name: 'endphase', label: say.endPhase },
          cards('X', say.discards),
        ],
      },
      ...SEATS.map((seat) => ({
        seat,
        fields: [
          {
            ...({ kind: 'choice', name: `pawn${seat + 1}`, label: say.pawn } as const),
            options: [
              ['quarry', say.quarry] as const,
              ...NATIONS.map((letter, nation) => [letter, nations[nation]] as const),
            ],
          },
          {
            ...({ kind: 'choice', name: `starter${seat + 1}`, label: say.starter } as const),
            options: [['no', say.no] as const, ['yes', say.yes] as const],
          },
          cards(`hand${seat + 1}`, say.hand),
        ],
      })),
    ];
  },
  settle: (words, name) => (/^(hand|X)/.test(name) ? withoutWords(words, OF_CARDS) : words),
};
