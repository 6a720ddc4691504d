import { babylonia, type Options, type State } from '@nabu/games/babylonia';
import { presets, rngFrom } from '@nabu/kernel';
import { expect, test } from 'vitest';
import { WEIGHTS } from './data.ts';
import { babyloniaEvaluation } from './index.ts';

const evaluate = babyloniaEvaluation(WEIGHTS);
const { glance } = evaluate;

/** Every so many moves of a game all that could be made are compared. */
const STRIDE = 4;

/** Plays a random game and shows the states in which somebody must decide. */
function watch(
  seats: number,
  options: Partial<Options>,
  seed: string,
  see: (state: State) => void,
): void {
  const rng = rngFrom(`glance ${seed}`);
  const table = { seats, options: { ...presets(babylonia.options), ...options } as Options };
  const state = babylonia.setup(table, rng);
  while (babylonia.actors(state).length > 0) {
    see(state);
    const [seat] = babylonia.actors(state);
    babylonia.play(state, seat, babylonia.sample(state, seat, rng), rng);
  }
}

/** What a seat may expect of a move that is played. */
function played(state: State, move: (typeof babylonia.vocabulary)[number]): number {
  const [seat] = babylonia.actors(state);
  const next = babylonia.copy(state);
  babylonia.play(next, seat, move, rngFrom('glance'));
  const out = new Float64Array(state.seats);
  evaluate(next, out);
  return out[seat];
}

/** Compares the moves of a state with what playing them leads to; returns the part of the placements that was seen. */
function compare(state: State): number {
  const [seat] = babylonia.actors(state);
  const placements = babylonia.moves(state, seat).filter(({ type }) => type === 'place');
  const wrong: string[] = [];
  let seen = 0;
  const values = new Float64Array(placements.length);
  glance?.at(state, seat);
  glance?.after(placements, values);
  for (const [i, move] of placements.entries()) {
    const value = values[i];
    if (Number.isNaN(value)) continue;
    seen++;
    // To the last bit: what looks the same must stay so, since the first of several best is taken.
    if (value !== played(state, move)) wrong.push(babylonia.notation.format(move));
  }
  expect(wrong).toEqual([]);
  return placements.length === 0 ? 1 : seen / placements.length;
}

test.each<[number, Partial<Options>, string]>([
  [2, {}, 'a'],
  [2, { riverTokenOpensField: false }, 'b'],
  [3, {}, 'a'],
  [3, { riverTokenOpensField: false }, 'b'],
  [4, {}, 'a'],
  [4, { riverTokenOpensField: false }, 'b'],
])('with %i seats and %o every placement is seen as it would be judged', (seats, options, seed) => {
  let ply = 0;
  watch(seats, options, seed, (state) => {
    if (ply++ % STRIDE === 0) expect(compare(state)).toBe(1);
  });
});

test('where free hexes link, moves are left to be played', () => {
  let ply = 0;
  watch(3, {}, 'links', (state) => {
    const linked = babylonia.copy(state);
    linked.held[ply++ % 3] |= 1 << 8;
    if (babylonia.moves(linked, linked.chooser).length > 1 && linked.phase === 'place')
      expect(compare(linked)).toBe(0);
  });
  expect(ply).toBeGreaterThan(50);
});

test('what is not a placement is left to be played', () => {
  let others = 0;
  watch(3, {}, 'others', (state) => {
    const moves = babylonia.moves(state, state.chooser).filter(({ type }) => type !== 'place');
    const values = new Float64Array(moves.length);
    glance?.at(state, state.chooser);
    glance?.after(moves, values);
    others += moves.length;
    expect([...values]).toEqual(moves.map(() => Number.NaN));
  });
  expect(others).toBeGreaterThan(20);
});

test('a board is judged the same whatever was looked at before', () => {
  for (const seats of [2, 3, 4]) {
    const [after, afresh] = [new Float64Array(seats), new Float64Array(seats)];
    let ply = 0;
    watch(seats, {}, 'boards', (state) => {
      const board = babylonia.copy(state);
      if (ply++ % 3 === 0) board.held[0] |= 1 << 9;
      evaluate(board, after);
      babyloniaEvaluation(WEIGHTS)(board, afresh);
      expect(after).toEqual(afresh);
    });
  }
});
