import { rngFrom } from '@nabu/kernel';
import { playAtRandom, RiggedRng, seedOf, table } from '@nabu/testkit';
import { describe, expect, test } from 'vitest';
import { type Options, type State, ur } from './index.ts';

/**
 * The rules once more, written on squares and names instead of positions and bits, slowly and
 * plainly: a second opinion on what is legal and on what it does.
 */
interface Board {
  readonly ways: readonly (readonly string[])[];
  /** Who stands on a square. */
  readonly squares: Map<string, number>;
  readonly hand: number[];
  readonly home: number[];
  turn: number;
  roll: number;
  readonly pieces: number;
}

const WAYS = {
  short: [
    'hand A4 A3 A2 A1 B1 B2 B3 B4 B5 B6 B7 B8 A8 A7 home',
    'hand C4 C3 C2 C1 B1 B2 B3 B4 B5 B6 B7 B8 C8 C7 home',
  ],
  long: [
    'hand A4 A3 A2 A1 B1 B2 B3 B4 B5 B6 B7 A7 A8 B8 C8 C7 home',
    'hand C4 C3 C2 C1 B1 B2 B3 B4 B5 B6 B7 C7 C8 B8 A8 A7 home',
  ],
};
const FLOWERS = new Set(['A1', 'C1', 'B4', 'A7', 'C7']);

function boardOf(text: string, { path, pieces }: Options): Board {
  const words = new Map(text.split(' ').map((word) => word.split('=') as [string, string]));
  const ways = WAYS[path].map((way) => way.split(' '));
  const squares = new Map<string, number>();
  const home = [0, 1].map((seat) => Number(words.get(`home${seat + 1}`) ?? 0));
  const hand = home.map((count) => pieces - count);
  for (const seat of [0, 1])
    for (const position of (words.get(`on${seat + 1}`) ?? '').split(',').filter(Boolean)) {
      squares.set(ways[seat][Number(position)], seat);
      hand[seat]--;
    }
  const turn = Number(words.get('turn')) - 1;
  return { ways, squares, hand, home, turn, roll: Number(words.get('roll')), pieces };
}

function legal(board: Board): string[] {
  const { ways, squares, hand, turn, roll } = board;
  const found = ways[turn].flatMap((square, position) => {
    const own = square === 'hand' ? hand[turn] > 0 : squares.get(square) === turn;
    const target = ways[turn][position + roll];
    if (!own || roll === 0 || target === undefined) return [];
    if (squares.get(target) === turn) return [];
    if (squares.get(target) === 1 - turn && FLOWERS.has(target)) return [];
    return [`move ${position}`];
  });
  if (board.home.includes(board.pieces)) return [];
  return found.length === 0 ? ['pass'] : found;
}

function play(board: Board, move: string, nextRoll: number): void {
  const { ways, squares, hand, home, turn, roll } = board;
  let again = false;
  if (move !== 'pass') {
    const position = Number(move.slice(5));
    const [from, target] = [ways[turn][position], ways[turn][position + roll]];
    if (from === 'hand') hand[turn]--;
    else squares.delete(from);
    if (squares.get(target) === 1 - turn) hand[1 - turn]++;
    if (target === 'home') home[turn]++;
    else squares.set(target, turn);
    again = FLOWERS.has(target);
  }
  const over = home[turn] === board.pieces;
  board.turn = over || again ? turn : 1 - turn;
  board.roll = over ? 0 : nextRoll;
}

/** `rng.below(16)` for each roll. */
const FALLS = [0, 8, 12, 14, 15];

function compare(state: State, options: Options): void {
  const where = ur.notation.writePosition(state);
  const moves = ur.moves(state, state.turn).map(ur.notation.format);
  expect(moves, where).toEqual(legal(boardOf(where, options)));
  for (const move of moves)
    for (const [roll, fall] of FALLS.entries()) {
      const board = boardOf(where, options);
      play(board, move, roll);
      const next = ur.copy(state);
      const word = ur.notation.parse(move);
      if (word) ur.play(next, state.turn, word, new RiggedRng([fall]));
      const there = ur.notation.writePosition(next);
      expect(boardOf(there, options), `${move} at ${where}`).toEqual(board);
    }
}

/** Lines of so many moves with every roll after each of them, counted by either reading. */
function lines(state: State, depth: number): number {
  const moves = ur.moves(state, state.turn);
  if (depth === 1) return moves.length;
  let count = 0;
  for (const move of moves)
    for (const fall of FALLS) {
      const next = ur.copy(state);
      ur.play(next, state.turn, move, new RiggedRng([fall]));
      count += lines(next, depth - 1);
    }
  return count;
}

function plainLines(board: Board, depth: number): number {
  const moves = legal(board);
  if (depth === 1) return moves.length;
  let count = 0;
  for (const move of moves)
    for (const roll of [0, 1, 2, 3, 4]) {
      const next = { ...structuredClone(board) };
      play(next, move, roll);
      count += plainLines(next, depth - 1);
    }
  return count;
}

const ALL_OPTIONS: readonly Options[] = [
  { path: 'short', pieces: 7 },
  { path: 'long', pieces: 7 },
  { path: 'short', pieces: 5 },
  { path: 'long', pieces: 5 },
];

describe('a second reading of the rules', () => {
  for (const options of ALL_OPTIONS) {
    const name = `path ${options.path}, ${options.pieces} pieces`;

    test(`agrees on every move of random games, ${name}`, () => {
      for (let seed = 0; seed < 12; seed++) {
        const random = playAtRandom(ur, { seats: 2, options }, seedOf(seed), 2000);
        for (const { state } of [...random.steps, random.last]) compare(state as State, options);
      }
    });

    test(`agrees on crowded boards, ${name}`, () => {
      for (let i = 0; i < 400; i++) compare(crowded(i, options), options);
    });

    test(`counts the same lines, ${name}`, () => {
      const { state } = table(ur, { seats: 2, options }).given('roll=2 on1=3,6,12 on2=4,8,11');
      for (const depth of [1, 2, 3]) {
        const board = boardOf(ur.notation.writePosition(state), options);
        expect(lines(state, depth)).toBe(plainLines(board, depth));
      }
    });
  }
});

/** Many pieces on the board at once, wherever chance puts them. */
function crowded(seed: number, options: Options): State {
  const rng = rngFrom(`crowded ${seed}`);
  const taken = new Set<string>();
  const words = [`turn=${1 + rng.below(2)}`, `roll=${rng.below(5)}`];
  WAYS[options.path].forEach((text, seat) => {
    const way = text.split(' ');
    const on = new Set<number>();
    for (let i = rng.below(options.pieces); i > 0; i--) {
      const position = 1 + rng.below(way.length - 2);
      if (taken.has(way[position])) continue;
      taken.add(way[position]);
      on.add(position);
    }
    const home = rng.below(options.pieces - on.size);
    if (on.size > 0) words.push(`on${seat + 1}=${[...on].join(',')}`);
    words.push(`home${seat + 1}=${home}`);
  });
  return table(ur, { seats: 2, options }).given(words.join(' ')).state;
}
