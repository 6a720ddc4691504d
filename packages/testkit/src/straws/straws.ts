import type { Game, Revealed, Rng, Scored, Seat, Tell, Viewer } from '@nabu/kernel';
import { PositionError, shuffle } from '@nabu/kernel';

/**
 * The smallest game that has everything the suite looks at: secrets, chance, a face-down deck,
 * moves that can be taken back and moves that cannot, an option, two to three seats.
 *
 * [L1] A turn lays one or more straws from the hand. [L2] `end` closes it, once something is laid.
 * [L3] Then the player draws one; by version 2 of the rules two, as long as there are straws. [L4] Who lays `goal` or more in length, or ends a turn when no
 * straw is left to draw, ends the game; the longest row wins. [L5] Only the player in turn acts.
 */
export interface State {
  turn: Seat;
  laid: number;
  goal: number;
  over: boolean;
  hands: number[][];
  rows: number[][];
  deck: number[];
}

/** A move of Straws, and its variants. */
export type Move = { readonly index: number; readonly type: 'lay' | 'end'; readonly straw: number };
export type Options = { readonly goal: number };

/** What happens in Straws. */
export type Event =
  | Scored
  | Revealed
  | { readonly type: 'laid'; readonly seat: Seat; readonly straw: number }
  | { readonly type: 'drew'; readonly seat: Seat; readonly straw: number | null };

/** What a viewer knows of Straws. */
export interface View {
  readonly viewer: Viewer;
  readonly turn: Seat;
  readonly laid: number;
  readonly goal: number;
  readonly over: boolean;
  readonly hands: readonly (readonly number[] | number)[];
  readonly rows: readonly (readonly number[])[];
  readonly deck: number;
}

const LENGTHS = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

const VOCABULARY: readonly Move[] = [
  ...LENGTHS.map((straw, index) => Object.freeze({ index, type: 'lay' as const, straw })),
  Object.freeze({ index: LENGTHS.length, type: 'end' as const, straw: 0 }),
];

function refuse(state: State, seat: Seat, move: Move): string | null {
  if (state.over || seat !== state.turn) return 'L5';
  if (move.type === 'end') return state.laid > 0 ? null : 'L2';
  return state.hands[seat].includes(move.straw) ? null : 'L1';
}

function moves(state: State, seat: Seat): readonly Move[] {
  return VOCABULARY.filter((move) => refuse(state, seat, move) === null);
}

function play(
  drawn: number,
  state: State,
  seat: Seat,
  move: Move,
  tell: Tell<Event> = () => {},
): void {
  if (move.type === 'lay') {
    state.hands[seat] = state.hands[seat].filter((straw) => straw !== move.straw);
    state.rows[seat].push(move.straw);
    state.laid++;
    tell({ type: 'laid', seat, straw: move.straw });
    tell({ type: 'scored', seat, points: move.straw, clause: 'L4', pieces: [`${move.straw}`] });
    state.over = sum(state.rows[seat]) >= state.goal;
    return;
  }
  if (state.deck.length === 0) {
    state.over = true;
    return;
  }
  for (const straw of state.deck.splice(-drawn).reverse()) {
    state.hands[seat] = [...state.hands[seat], straw].sort();
    tell({ type: 'revealed' });
    tell({ type: 'drew', seat, straw });
  }
  state.turn = (seat + 1) % state.rows.length;
  state.laid = 0;
}

function sum(straws: readonly number[]): number {
  return straws.reduce((total, straw) => total + straw, 0);
}

function ranking({ rows }: State): number[] {
  const totals = rows.map(sum);
  return totals.map((total) => 1 + totals.filter((other) => other > total).length);
}

function view(state: State, viewer: Viewer): View {
  const { turn, laid, goal, over } = state;
  const hands = state.hands.map((hand, seat) => (seat === viewer ? [...hand] : hand.length));
  const rows = state.rows.map((row) => [...row]);
  return { viewer, turn, laid, goal, over, hands, rows, deck: state.deck.length };
}

function imagine(seen: View, rng: Rng): State {
  const open = [...seen.rows, ...seen.hands.filter((hand) => typeof hand !== 'number')].flat();
  const unseen: number[] = LENGTHS.filter((straw) => !open.includes(straw));
  shuffle(unseen, rng);
  const hands = seen.hands.map((hand) =>
    typeof hand === 'number' ? unseen.splice(0, hand).sort() : [...hand],
  );
  const { turn, laid, goal, over } = seen;
  return { turn, laid, goal, over, hands, rows: seen.rows.map((row) => [...row]), deck: unseen };
}

function writePosition({ turn, laid, goal, over, hands, rows, deck }: State): string {
  const piles = hands.map((hand, seat) => `${seat + 1}=${hand.join('')}/${rows[seat].join('')}`);
  return `${piles.join(' ')} D=${deck.join('')} turn=${turn + 1},${laid},${goal}${over ? ',over' : ''}`;
}

function readPosition(text: string): State {
  const match = /^((?:\d=\d*\/\d* )+)D=(\d*) turn=([1-3]),(\d+),(\d+)(,over)?$/.exec(text);
  if (!match) throw new PositionError(`"${text}" is not a position of straws.`);
  const piles = match[1]
    .trim()
    .split(' ')
    .map((pile) => pile.slice(2).split('/'));
  if (Number(match[3]) > piles.length) throw new PositionError('The turn is nobody’s here.');
  return {
    turn: Number(match[3]) - 1,
    laid: Number(match[4]),
    goal: Number(match[5]),
    over: match[6] !== undefined,
    hands: piles.map(([hand]) => [...hand].map(Number)),
    rows: piles.map(([, row]) => [...row].map(Number)),
    deck: [...match[2]].map(Number),
  };
}

/** The first version of the rules. */
export const straws: Game<State, Move, View, Event, Options> = {
  id: 'straws',
  rules: 1,
  seats: { min: 2, max: 3 },
  options: { goal: { preset: 15, values: [15, 20] } },
  vocabulary: VOCABULARY,
  setup: ({ seats, options }, rng) => {
    const deck: number[] = shuffle([...LENGTHS], rng);
    const hands = Array.from({ length: seats }, () => deck.splice(0, 2).sort());
    const rows = hands.map(() => []);
    return { turn: 0, laid: 0, goal: options.goal, over: false, hands, rows, deck };
  },
  actors: ({ over, turn }) => (over ? [] : [turn]),
  moves,
  play: (state, seat, move, _rng, tell) => play(1, state, seat, move, tell),
  copy: (state) => structuredClone(state),
  sample: (state, seat, rng) => {
    const legal = moves(state, seat);
    return legal[rng.below(legal.length)];
  },
  view,
  witness: (event, viewer) =>
    event.type === 'drew' && event.seat !== viewer ? { ...event, straw: null } : event,
  imagine,
  scores: ({ rows }) =>
    rows.map((row) => ({ total: sum(row), parts: [{ source: 'row', points: sum(row) }] })),
  ranking,
  result: (state) => (state.over ? { places: ranking(state), ending: 'laid' } : null),
  refuse,
  notation: {
    format: ({ type, straw }: Move) => (type === 'end' ? 'end' : `lay ${straw}`),
    parse: (text: string) => {
      const found = text.trim();
      return VOCABULARY.find((move) => straws.notation.format(move) === found) ?? null;
    },
    chance: (event) => (event.type === 'drew' ? `${event.straw}` : null),
    writePosition,
    readPosition,
  },
};

/** The second version of the rules: two straws are drawn. [L3] */
export const straws2: typeof straws = {
  ...straws,
  rules: 2,
  play: (state, seat, move, _rng, tell) => play(2, state, seat, move, tell),
};
