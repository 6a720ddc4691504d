import type { Seat } from '@nabu/kernel';
import type { Language } from '../../table/kit.ts';
import {
  countedText,
  countsIn,
  type PositionWords,
  valueIn,
  withList,
  withWord,
} from '../common/position-words.ts';
import type { SetupKind, SetupOption } from '../common/setup-kind.ts';
import { babyloniaRefusals } from './refusals.es.ts';
import { CARDS, MIXES, SCORED_ZIGGURAT, SOURCES, TOKEN_LETTERS, tileText } from './rules.ts';
import { phrases } from './words/index.ts';

/** Every tile there is, as positions write it. */
const CITIES = Object.keys(MIXES[4].cities);
const FIELDS = Object.keys(MIXES[4].fields);
const SCORED = tileText(SCORED_ZIGGURAT);
const WORDS = {
  en: {
    city: (symbols: string) => `City: ${symbols}`,
    field: (worth: string) => `Crop field ${worth}`,
    cityField: 'Crop field: cities',
    scored: 'Ziggurat, scored',
    turns: 'Turns played',
    display: 'Ziggurat Cards on display',
    stand: 'On the stand',
    reserve: 'In reserve',
    won: 'Cities won',
    cards: 'Ziggurat Cards',
    points: 'Points',
  },
  es: {
    city: (symbols: string) => `Ciudad: ${symbols}`,
    field: (worth: string) => `Cultivo ${worth}`,
    cityField: 'Cultivo: ciudades',
    scored: 'Zigurat, puntuado',
    turns: 'Turnos jugados',
    display: 'Cartas de zigurat a la vista',
    stand: 'En el atril',
    reserve: 'En la reserva',
    won: 'Ciudades ganadas',
    cards: 'Cartas de zigurat',
    points: 'Puntos',
  },
};

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function cityText(language: Language, tile: string): string {
  const { symbols } = phrases[language];
  return [...tile].map((letter) => symbols['MSP'.indexOf(letter)]).join(' + ');
}

function tileLabel(language: Language, tile: string): string {
  const say = WORDS[language];
  if (tile === SCORED) return say.scored;
  if (tile === 'city') return say.cityField;
  return FIELDS.includes(tile) ? say.field(tile) : say.city(cityText(language, tile));
}

/** Tokens that come onto the board come from the reserve, or from the stand when that has none; those that leave it go back. */
function moved(words: PositionWords, seat: Seat, letter: string, by: 1 | -1): PositionWords {
  const places = by > 0 ? ['reserve'] : ['reserve', 'stand'];
  const from = places.find(
    (place) => by > 0 || countsIn(valueIn(words, place + (seat + 1))).get(letter),
  );
  if (from === undefined) return words;
  const name = from + (seat + 1);
  const counts = new Map(countsIn(valueIn(words, name)));
  counts.set(letter, (counts.get(letter) ?? 0) + by);
  return withWord(words, name, countedText(counts));
}

/** The position without the token on a hex. */
function lifted(words: PositionWords, space: string): PositionWords {
  for (const seat of [0, 1, 2, 3]) {
    const name = `tokens${seat + 1}`;
    const token = valueIn(words, name)
      .split(',')
      .find((each) => each.endsWith(`@${space}`));
    if (token === undefined) continue;
    const left = withList(words, name, (on) => on.filter((each) => each !== token));
    return moved(left, seat, token[0], 1);
  }
  return words;
}

const withTile = (words: PositionWords, space: string, tile: string | null) =>
  withList(words, 'tiles', (on) => [
    ...on.filter((each) => !each.startsWith(`${space}:`)),
    ...(tile === null ? [] : [`${space}:${tile}`]),
  ]);

/** Tokens of all players, cities, crop fields and scored ziggurats on the hexes. */
export const babyloniaSetup: SetupKind = {
  refusals: babyloniaRefusals,
  pieces(seats, language) {
    const { tokens } = phrases[language];
    return [
      ...Array.from({ length: seats }, (_, seat) =>
        TOKEN_LETTERS.map((letter, kind) => ({
          ...{ id: `${seat}${letter}`, seat, text: capital(tokens[kind][0]) },
        })),
      ).flat(),
      ...[...CITIES, ...FIELDS, SCORED].map((tile) => ({
        ...{ id: `tile ${tile}`, seat: null, text: tileLabel(language, tile) },
      })),
    ];
  },
  put(words, space, piece) {
    if (!/^[a-z]\d+$/.test(space)) return null;
    const bare = lifted(words, space);
    if (piece === null) return bare === words ? withTile(words, space, null) : bare;
    if (piece.startsWith('tile ')) return withTile(bare, space, piece.slice(5));
    const [seat, letter] = [Number(piece[0]), piece.slice(1)];
    return withList(moved(bare, seat, letter, -1), `tokens${seat + 1}`, (on) => [
      ...on,
      `${letter}@${space}`,
    ]);
  },
  groups(seats, language) {
    const say = WORDS[language];
    const { tokens, cards, sources } = phrases[language];
    const kinds = TOKEN_LETTERS.map((letter, kind): SetupOption => [letter, tokens[kind][1]]);
    const options = CARDS.map((card): SetupOption => [`${card}`, `${card} ${cards[card].name}`]);
    return [
      {
        seat: null,
        fields: [
          { kind: 'count', name: 'turns', label: say.turns, most: 99 },
          { kind: 'pick', name: 'display', label: say.display, options },
        ],
      },
      ...Array.from({ length: seats }, (_, seat) => {
        const name = (word: string) => `${word}${seat + 1}`;
        return {
          seat,
          fields: [
            {
              kind: 'tally',
              name: name('stand'),
              label: say.stand,
              kinds,
              form: 'counted',
            } as const,
            {
              kind: 'tally',
              name: name('reserve'),
              label: say.reserve,
              kinds,
              form: 'counted',
            } as const,
            {
              ...({ kind: 'tally', name: name('won'), label: say.won, form: 'list' } as const),
              kinds: CITIES.map((tile): SetupOption => [tile, cityText(language, tile)]),
            },
            { kind: 'pick', name: name('cards'), label: say.cards, options } as const,
            {
              ...({ kind: 'numbers', name: name('points'), label: say.points } as const),
              parts: SOURCES.map((source) => sources[source]),
            },
          ],
        };
      }),
    ];
  },
};
