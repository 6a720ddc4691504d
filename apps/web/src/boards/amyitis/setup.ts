import type { Seat } from '@nabu/kernel';
import type { Language } from '../../table/kit.ts';
import { valueIn, withoutWords, withWord } from '../common/position-words.ts';
import type { SetupField, SetupKind, SetupOption } from '../common/setup-kind.ts';
import { amyitisRefusals } from './refusals.es.ts';
import {
  CITIES,
  COURT,
  CRAFTS,
  EDGE_NAMES,
  GROUP_SIZE,
  isDouble,
  type Options,
  RESOURCES,
  SPACES,
  SQUARE_NAMES,
  TEMPLE_SPACES,
  TEMPLES,
} from './rules.ts';
import { phrases } from './words/index.ts';

const NEUTRAL = 'n';
/** Favour and tokens are counted by the rules at the end. */
const SCORED = ['engineers', 'tiles', 'irrigation', 'palaces', 'bankers', 'babylon', 'temples'];
const WORDS = {
  en: {
    neutral: 'Neutral cube',
    player: (number: number) => `Player ${number}`,
    none: 'nobody',
    round: 'Round',
    first: 'First player',
    passed: 'Have passed',
    group: (number: number) => `Group ${number}`,
    taken: 'recruited',
    caravan: 'Caravan',
    field: (number: number) => `Fields ${number}`,
    talents: 'Talents',
    camels: 'Camels',
    points: (source: string) => `Points: ${source}`,
  },
  es: {
    neutral: 'Cubo neutral',
    player: (number: number) => `Jugador ${number}`,
    none: 'nadie',
    round: 'Ronda',
    first: 'Jugador inicial',
    passed: 'Han pasado',
    group: (number: number) => `Grupo ${number}`,
    taken: 'reclutado',
    caravan: 'Caravana',
    field: (number: number) => `Campos ${number}`,
    talents: 'Talentos',
    camels: 'Camellos',
    points: (source: string) => `Puntos: ${source}`,
  },
};

const MOST = 99;

function playersOf(seats: number, language: Language): readonly SetupOption[] {
  return Array.from({ length: seats }, (_, seat) => [
    `${seat + 1}`,
    WORDS[language].player(seat + 1),
  ]);
}

/** What the table has: the round, the crafts on offer, the caravan, fields and temples. */
function tableFields(seats: number, language: Language): readonly SetupField[] {
  const say = WORDS[language];
  const names = phrases[language];
  const players = playersOf(seats, language);
  const owners: readonly SetupOption[] = [['.', say.none], ...players];
  const temple: readonly SetupOption[] = [...owners, [NEUTRAL, say.neutral]];
  const crafts: readonly SetupOption[] = [
    ['-', say.taken],
    ...CRAFTS.map((craft, at): SetupOption => [craft, names.crafts[at]]),
  ];
  const cities = CITIES.map(({ name }, at): SetupOption => [name, names.cities[at]]);
  return [
    { kind: 'count', name: 'round', label: say.round, most: MOST },
    { kind: 'choice', name: 'first', label: say.first, options: players },
    { kind: 'pick', name: 'passed', label: say.passed, options: players },
    { kind: 'choice', name: 'caravan', label: say.caravan, options: cities },
    ...Array.from(
      { length: seats },
      (_, group): SetupField => ({
        ...{ kind: 'places', name: `group${group + 1}`, label: say.group(group + 1) },
        ...{ options: crafts, count: GROUP_SIZE, between: ',' },
      }),
    ),
    ...[1, 2].map(
      (row): SetupField => ({
        ...{ kind: 'places', name: `field${row}`, label: say.field(row) },
        ...{ options: owners, count: SPACES, between: '' },
      }),
    ),
    ...TEMPLES.map(
      (name, at): SetupField => ({
        ...{ kind: 'places', name, label: names.temples[at] },
        ...{ options: temple, count: TEMPLE_SPACES, between: '' },
      }),
    ),
  ];
}

/** What one player has. */
function playerFields(seat: Seat, language: Language): readonly SetupField[] {
  const say = WORDS[language];
  const { resources, court, sources } = phrases[language];
  const count = (name: string, label: string): SetupField => ({
    ...{ kind: 'count', name: `${seat + 1}:${name}`, label, most: MOST },
  });
  return [
    count('talents', say.talents),
    count('camels', say.camels),
    ...RESOURCES.map((name, at) => count(name, capital(resources[at]))),
    ...COURT.map((name, at) => count(name, court[at])),
    ...SCORED.map((name) => count(name, say.points(sources[name as keyof typeof sources]))),
  ];
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Cubes of the players, and neutral ones, in the gardens and channels; the oldest cube makes room where a channel is full. */
export const amyitisSetup: SetupKind = {
  refusals: amyitisRefusals,
  pieces: (seats, language) => [
    ...Array.from({ length: seats }, (_, seat) => ({ id: String(seat + 1), seat, text: '' })),
    { id: NEUTRAL, seat: null, text: WORDS[language].neutral },
  ],
  put(words, space, piece, options) {
    if (SQUARE_NAMES.some((name) => name === space))
      return withWord(words, `p:${space}`, piece ?? '');
    const edge = EDGE_NAMES.indexOf(space);
    if (edge < 0) return null;
    const room = isDouble(options as Options, edge) ? 2 : 1;
    const cubes = valueIn(words, `w:${space}`);
    const now = piece === null ? cubes.slice(0, -1) : (cubes + piece).slice(-room);
    return withWord(words, `w:${space}`, now);
  },
  groups: (seats, language) => [
    { seat: null, fields: tableFields(seats, language) },
    ...Array.from({ length: seats }, (_, seat) => ({
      ...{ seat, fields: playerFields(seat, language) },
    })),
  ],
  // Every level-2 Caravaneer of the supply carries a token: which ones follows from who has them.
  settle: (words, name) =>
    name.endsWith(':caravaneer') ? withoutWords(words, ['bounties']) : words,
};
