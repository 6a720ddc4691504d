import { babylon, type Options, type State, UNDER_BRIDGE } from '@nabu/games/babylon';
import { rngFrom } from '@nabu/kernel';
import { expect, test } from 'vitest';
import { WEIGHTS } from './data.ts';
import { babylonEvaluation } from './index.ts';

const evaluate = babylonEvaluation(WEIGHTS);

/** How many ways to lay a tile were seen, and how many had to be played. */
interface Seen {
  glances: number;
  played: number;
}

/** Compares every glance in a state with what playing the move comes to. */
function compare(state: State, seen: Seen): void {
  const [seat] = babylon.actors(state);
  const out = new Float64Array(state.seats);
  const rng = rngFrom('compare');
  const moves = babylon.moves(state, seat);
  const glances = new Float64Array(moves.length);
  evaluate.glance?.at(state, seat);
  evaluate.glance?.after(moves, glances);
  for (const [i, move] of moves.entries()) {
    const glance = glances[i];
    if (Number.isNaN(glance)) {
      if (move.type === 'build') seen.played++;
      continue;
    }
    const next = babylon.copy(state);
    babylon.play(next, seat, move, rng);
    evaluate(next, out);
    if (glance !== out[seat])
      throw new Error(`${babylon.notation.format(move)}: seen ${glance}, played ${out[seat]}`);
    seen.glances++;
  }
}

/** Plays a game in which tiles are laid and items built as often as can be. */
function playThrough(seats: number, options: Options, seed: string, seen: Seen): void {
  const rng = rngFrom(seed);
  const state = babylon.setup({ seats, options }, rng);
  while (babylon.actors(state).length > 0) {
    const [seat] = babylon.actors(state);
    const moves = babylon.moves(state, seat);
    if (moves.length > 0 && state.phase === 'build') compare(state, seen);
    const items = moves.filter(({ type }) => type !== 'build' && type !== 'done');
    const list = state.phase === 'build' && items.length > 0 && rng.below(2) === 0 ? items : moves;
    babylon.play(state, seat, list[rng.below(list.length)], rng);
  }
}

test.each(
  [2, 3, 4].flatMap((seats) => UNDER_BRIDGE.map((underBridge) => ({ seats, underBridge }))),
)('a glance says what playing would: $seats seats, $underBridge', ({ seats, underBridge }) => {
  const seen: Seen = { glances: 0, played: 0 };
  for (const strictSupplies of [false, true])
    for (const highestPoint of ['squared', 'doubled'] as const) {
      const options: Options = { strictSupplies, highestPoint, underBridge };
      playThrough(seats, options, `${seats} ${underBridge} ${strictSupplies}`, seen);
    }
  expect(seen.glances).toBeGreaterThan(10_000);
  expect(seen.played).toBeLessThan(seen.glances / 20);
});

test('only laying tiles is seen without playing', () => {
  const state = babylon.setup(
    { seats: 2, options: { strictSupplies: false, highestPoint: 'squared', underBridge: 'clear' } },
    rngFrom('dig'),
  );
  const moves = babylon.moves(state, 0);
  const glances = new Float64Array(moves.length);
  evaluate.glance?.at(state, 0);
  evaluate.glance?.after(moves, glances);
  expect([...glances]).toEqual(moves.map(() => Number.NaN));
});
