import { rngFrom } from '@nabu/kernel';
import { expect, test } from 'vitest';
import { flowersHidden, itemsHidden, pointsHidden, surveyHiding } from './hiding.ts';
import { type BuildMove, babylon, type State, versions } from './index.ts';
import { BRIDGE } from './items.ts';
import { CATEGORIES, categoryPoints, flowersSeen, itemsSeen, survey } from './survey.ts';
import { given, givenBefore } from './testing/given.ts';
import { flowerOf } from './tiles.ts';

const FOR_WHAT_IS_SEEN = CATEGORIES.map(
  (category) => !['diversity', 'flowers', 'height'].includes(category),
);

/** What is in sight: points but for sets and height, items by kind, tiles by flower. */
function sight(state: State, seat: number) {
  survey(state, seat);
  const points = categoryPoints.reduce((sum, n, i) => (FOR_WHAT_IS_SEEN[i] ? sum + n : sum), 0);
  return { points, items: [...itemsSeen], flowers: [...flowersSeen] };
}

/** What is gone from sight after a tile was laid, the tile itself left out. */
function gone(state: State, move: BuildMove) {
  const { turn } = state;
  const before = sight(state, turn);
  const next = babylon.copy(state);
  babylon.play(next, turn, move, rngFrom('lay'));
  const after = sight(next, turn);
  const flower = flowerOf(move.source === 'new' ? state.dug : state.kept[turn]);
  return {
    points: before.points - after.points + (move.open === null ? 0 : 1),
    items: before.items.map((n, kind) => n - after.items[kind]),
    flowers: before.flowers.map((n, f) => n - after.flowers[f] + (f === flower ? 1 : 0)),
  };
}

function hidden({ cell }: BuildMove) {
  return {
    points: pointsHidden(cell),
    items: [0, 1, 2, 3].map((kind) => itemsHidden(cell, kind)),
    flowers: [0, 1, 2, 3].map((flower) => flowersHidden(cell, flower)),
  };
}

/** Looks at one turn of every way to lay a tile. */
function compare(state: State): number {
  survey(state, state.turn);
  surveyHiding(state, state.turn);
  let something = 0;
  for (const move of babylon.moves(state, state.turn)) {
    if (move.type !== 'build' || move.turns !== 0) continue;
    const found = hidden(move);
    if (found.points + found.flowers.reduce((a, b) => a + b) > 0) something++;
    expect(found).toEqual(gone(state, move));
  }
  return something;
}

/** Plays games with many items under some rules and looks at every way to lay a tile; says how many hide something. */
function compareGames(game: typeof babylon): number {
  let something = 0;
  for (let seed = 0; seed < 6; seed++) {
    const rng = rngFrom(`hiding ${seed}`);
    const options = {
      strictSupplies: false,
      highestPoint: 'squared',
      underBridge: 'clear',
    } as const;
    const state = game.setup({ seats: 2, options }, rng);
    while (game.actors(state).length > 0) {
      if (state.phase === 'build') something += compare(state);
      const moves = game.moves(state, state.turn);
      const items = moves.filter(({ type }) => type !== 'build' && type !== 'done');
      const list = state.phase === 'build' && items.length > 0 ? items : moves;
      game.play(state, state.turn, list[rng.below(list.length)], rng);
    }
  }
  return something;
}

test('[V1] what a tile would put out of sight is what is out of sight when it lies there', () => {
  for (const game of versions) expect(compareGames(game)).toBeGreaterThan(1000);
});

test('[V1] an item is hidden by a tile over all of it that is in sight', () => {
  const { state } = given('G1=cw1@a1r2L1,cp1@c1r3L1 I1=fountain:b2-c2@1 new=cb1 stock1=9');
  survey(state, 0);
  surveyHiding(state, 0);
  expect([9, 1, 8, 10].map((cell) => itemsHidden(cell, 0))).toEqual([1, 1, 0, 0]);
});

test('[V1] [I8] a bridge is hidden by nothing; in the first version of the rules by a tile over its last end', () => {
  const position = 'G1=cp1@a4r3L1,cb1@d4r2L1,cw2@a3r0L2:dd-s I1=bridge:b4-d4@1 new=cp2 stock1=9';
  for (const [start, count] of [
    [given, 0],
    [givenBefore, 1],
  ] as const) {
    const { state } = start(position);
    survey(state, 0);
    surveyHiding(state, 0);
    expect(itemsHidden(19, BRIDGE)).toBe(count);
    expect(pointsHidden(19)).toBe(3 * count);
  }
});
