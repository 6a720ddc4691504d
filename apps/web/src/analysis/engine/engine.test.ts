import { describe, expect, test } from 'vitest';
import { analysisOf, urText } from '../../../testing/analysis.ts';
import { enginePost } from '../../../testing/posts.ts';
import { Engine, type EngineState } from './engine.ts';
import { lineOn } from './line-on.ts';
import { merged } from './merge.ts';

/** Waits until the engine's state fits. */
function until(engine: Engine, fits: (state: EngineState) => boolean): Promise<EngineState> {
  return new Promise((resolve) => {
    const look = (state: EngineState) => fits(state) && resolve(state);
    engine.store.subscribe(look);
    look(engine.store.getState());
  });
}

const lead = { mean: 2, deviation: 1, answered: 1 };

describe('what several workers found', () => {
  const one = (visits: number, chance: number) => ({
    ...{ lines: 150, legal: 3 },
    moves: [{ move: 'a', visits, chance, lead, line: visits > 50 ? ['b', 'c'] : ['b'] }],
  });

  test('counts together, by how often each of them looked', () => {
    const { lines, legal, best } = merged([one(100, 0.8), one(50, 0.5)]);
    expect([lines, legal]).toEqual([300, 3]);
    expect(best[0]).toMatchObject({ visits: 150, line: ['b', 'c'], lead: { from: 1, to: 3 } });
    expect(best[0].chance).toBeCloseTo(0.7);
  });

  test('is told without figures while there is too little of it, or lines end too early', () => {
    expect(merged([one(100, 0.8)]).best[0]).toMatchObject({ chance: null, lead: null });
    const early = { ...one(100, 0.8), lines: 400 };
    const moves = early.moves.map((each) => ({ ...each, lead: { ...lead, answered: 0.2 } }));
    expect(merged([{ ...early, moves }]).best[0]).toMatchObject({ chance: 0.8, lead: null });
  });
});

describe('the engine', () => {
  test('thinks about the position that is looked at while it is on, in all its workers', async () => {
    const table = await analysisOf(await urText());
    const engine = new Engine({ hire: enginePost, workers: 2 });
    const view = table.positions.view(0, 0);
    engine.ask({ game: 'ur', rules: table.tree.head.rules, view, seat: 0 });
    expect(engine.store.getState()).toMatchObject({ on: false, found: null });
    engine.choose('quick');
    engine.turn(true);
    const { found } = await until(engine, ({ done }) => done);
    expect(found).toMatchObject({ lines: 400, legal: 2 });
    expect(found?.best[0].chance).not.toBeNull();
    engine.ask(null);
    expect(engine.store.getState()).toMatchObject({ found: null, done: true });
    engine.turn(false);
    expect(engine.store.getState().on).toBe(false);
  });

  test('says so when it cannot think', async () => {
    const engine = new Engine({ hire: enginePost, workers: 1 });
    engine.ask({ game: 'go', rules: 1, view: {}, seat: 0 });
    engine.turn(true);
    expect((await until(engine, ({ done }) => done)).found).toBeNull();
  });
});

test('a line is told up to the first move whose outcome nobody can know', async () => {
  const table = await analysisOf(await urText());
  expect(lineOn(table.positions, 0, ['move 6', 'move 0'])).toEqual(['move 6']);
  expect(lineOn(table.positions, 0, ['move 9'])).toEqual([]);
});
