import type { Look, TextBoard } from '../text-board.ts';
import {
  type Card,
  type Event,
  hexNamed,
  isCity,
  isField,
  isZiggurat,
  kindOf,
  type Move,
  nameOf,
  ownerOf,
  type Side,
  SOURCES,
  tileText,
  type View,
} from './index.ts';

const LETTERS = 'mspf';
const NAMES = ['merchant', 'civil servant', 'priest', 'farmer'];
const CITIES = ['', 'M', 'S', 'MS', 'P', 'MP', 'SP', 'MSP'];
const COLUMNS = 'abcdefghijklmnopq';
const WIDTH = 5;
const MARGIN = 4;
const ROWS = 23;

const CARD_TEXTS: { readonly [card in Card]: string } = {
  1: '10 points at once',
  2: 'one extra turn',
  3: 'a stand of 7',
  4: 'merchant, servant and priest instead of two tokens',
  5: 'a noble with three or more farmers',
  6: 'nobles may enter fields',
  7: 'a point for every two cities whenever one is won',
  8: 'free land of the centre links',
  9: 'free river hexes link',
};

/** Babylonia: the map with every hex where it is printed, then the players. */
export const textBoard: TextBoard<View, Move> = {
  draw(view, _viewer, look) {
    return [
      heading(view, look),
      ...mapLines(view, look),
      'city [MP]  field (6), (*) city symbol  ziggurat /Z\\, scored /z\\  land .  river ~  token 1m, in the river 1m~',
      `cards on display: ${view.display.map((card) => `${card} ${CARD_TEXTS[card]}`).join('; ') || 'none'}`,
      ...view.sides.flatMap((side, seat) => sideLines(view, side, seat, look)),
    ].join('\n');
  },
  describe: describeMove,
  /** Tokens of others in the river lie face down. [H1] */
  describeHeard(events: readonly Event[]) {
    const placed = events.find((event) => event.type === 'placed');
    return placed?.token === null ? `place a token face down on ${placed.hex}` : null;
  },
};

function heading(view: View, { names, paint }: Look): string {
  const doing = {
    place: 'to place tokens',
    score: 'chooses what is scored next',
    card: 'takes a Ziggurat Card',
    again: 'may take an extra turn',
    over: '',
  };
  const now =
    view.ending === null
      ? `${names[view.chooser]} ${doing[view.phase]}`
      : `over (${view.ending === 'stand' ? 'a stand is empty' : 'the cities are gone'})`;
  const placed = view.placed.map((count, kind) => (LETTERS[kind] ?? '~').repeat(count)).join('');
  const waiting = view.waiting.map(nameOf).join(', ');
  return [
    paint.bold(now),
    `turn ${view.turns + 1}, ${view.citiesLeft} cities on the board`,
    ...(placed === '' ? [] : [`placed ${placed}`]),
    ...(waiting === '' ? [] : [`surrounded: ${waiting}`]),
  ].join('   ');
}

/** One line for each row of half hexes; a hex lies in every second line of its column. */
function mapLines(view: View, look: Look): string[] {
  const header = ' '.repeat(MARGIN) + Array.from(COLUMNS, (c) => c.padEnd(WIDTH)).join('');
  const lines = Array.from({ length: ROWS }, (_, row) => {
    const cells = Array.from(COLUMNS, (column) => {
      const hex = hexNamed(`${column}${row}`);
      return hex === undefined ? ' '.repeat(WIDTH) : cell(view, hex, look);
    });
    return `${String(row).padStart(2)}  ${cells.join('')}`.trimEnd();
  });
  return [header.trimEnd(), ...lines];
}

function cell(view: View, hex: number, { paint }: Look): string {
  const pad = (text: string, shown = text) => shown + ' '.repeat(WIDTH - text.length);
  const tile = view.tiles[hex];
  const token = view.tokens[hex];
  const river = view.ground[hex] === '~';
  if (token !== 0) {
    const kind = kindOf(token);
    const text = `${ownerOf(token) + 1}${kind === null ? '' : LETTERS[kind]}${river ? '~' : ''}`;
    return pad(text, paint.colour(ownerOf(token), text));
  }
  if (isCity(tile)) return pad(`[${tileText(tile)}]`, paint.bold(`[${tileText(tile)}]`));
  if (isField(tile)) return pad(`(${tileText(tile).replace('city', '*')})`);
  if (isZiggurat(tile)) return pad(`/${tileText(tile)}\\`);
  if (view.ground[hex] === '.') return pad('');
  return pad(river ? '~' : '.', paint.dim(river ? '~' : '.'));
}

function sideLines(view: View, side: Side, seat: number, { names, paint }: Look): string[] {
  const sources = SOURCES.map((source, i) => `${source} ${side.points[i]}`).join(', ');
  const cards = side.cards.map((card) => `${card}${view.spent.includes(card) ? ' (spent)' : ''}`);
  const cities = side.won.flatMap((count, symbols) =>
    new Array<string>(count).fill(CITIES[symbols]),
  );
  return [
    `${paint.colour(seat, paint.bold(`${seat + 1} ${names[seat]}`))}: ${side.total} (${sources})`,
    `  stand ${countsText(side.stand, side.standSize)}, reserve ${countsText(side.reserve, side.reserveSize)}, cities ${cities.join(' ') || 'none'}, cards ${cards.join(' ') || 'none'}`,
  ];
}

function countsText(counts: readonly number[] | null, size: number): string {
  if (counts === null) return String(size);
  return counts.map((count, kind) => LETTERS[kind].repeat(count)).join('') || 'empty';
}

function describeMove(move: Move): string {
  switch (move.type) {
    case 'place':
      return `place a ${NAMES[move.kind]} on ${nameOf(move.hex)}`;
    case 'done':
      return 'place no more';
    case 'score':
      return `score what lies on ${nameOf(move.hex)} next`;
    case 'card':
      return `take card ${move.card}: ${CARD_TEXTS[move.card]}`;
    case 'again':
      return 'take the extra turn now';
    case 'rest':
      return 'keep the extra turn for later';
  }
}
