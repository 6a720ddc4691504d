import { babylon, type Options, type State, UNDER_BRIDGE, versions } from '@nabu/games/babylon';
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
function compare(game: typeof babylon, state: State, seen: Seen): void {
  const [seat] = game.actors(state);
  const out = new Float64Array(state.seats);
  const rng = rngFrom('compare');
  const moves = game.moves(state, seat);
  const glances = new Float64Array(moves.length);
  evaluate.glance?.at(state, seat);
  evaluate.glance?.after(moves, glances);
  for (const [i, move] of moves.entries()) {
    const glance = glances[i];
    if (Number.isNaN(glance)) {
      if (move.type === 'build') seen.played++;
      continue;
    }
    const next = game.copy(state);
    game.play(next, seat, move, rng);
    evaluate(next, out);
    if (glance !== out[seat])
      throw new Error(`${game.notation.format(move)}: seen ${glance}, played ${out[seat]}`);
    seen.glances++;
  }
}

/** Plays a game in which tiles are laid and items built as often as can be. */
function playThrough(
  game: typeof babylon,
  seats: number,
  options: Options,
  seed: string,
  seen: Seen,
): void {
  const rng = rngFrom(seed);
  const state = game.setup({ seats, options }, rng);
  while (game.actors(state).length > 0) {
    const [seat] = game.actors(state);
    const moves = game.moves(state, seat);
    if (moves.length > 0 && state.phase === 'build') compare(game, state, seen);
    const items = moves.filter(({ type }) => type !== 'build' && type !== 'done');
    const list = state.phase === 'build' && items.length > 0 && rng.below(2) === 0 ? items : moves;
    game.play(state, seat, list[rng.below(list.length)], rng);
  }
}

const TABLES = versions.flatMap((game) =>
  (game === babylon ? [2, 3, 4] : [2]).flatMap((seats) =>
    UNDER_BRIDGE.map((underBridge) => ({ rules: game.rules, game, seats, underBridge })),
  ),
);

test.each(TABLES)(
  'a glance says what playing would: rules $rules, $seats seats, $underBridge',
  ({ game, seats, underBridge }) => {
    const seen: Seen = { glances: 0, played: 0 };
    for (const strictSupplies of [false, true])
      for (const highestPoint of ['squared', 'doubled'] as const) {
        const options: Options = { strictSupplies, highestPoint, underBridge };
        playThrough(game, seats, options, `${seats} ${underBridge} ${strictSupplies}`, seen);
      }
    expect(seen.glances).toBeGreaterThan(10_000);
    expect(seen.played).toBeLessThan(seen.glances / 20);
  },
);

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
