import { games } from '@nabu/games';
import { babel } from '@nabu/games/babel';
import { presets, rngFrom } from '@nabu/kernel';
import { describe, expect, test } from 'vitest';
import { pebbles } from '../testing/pebbles.ts';
import { LEVELS } from './levels.ts';
import { think, thinkAbout, thinker } from './think.ts';

/** A Babel position some moves into a game, and states that differ from it only in what seat 0 cannot see. */
function hiddenTwins(plies: number, seed: string) {
  const rng = rngFrom(seed);
  const state = babel.setup({ seats: 2, options: presets(babel.options) }, rng);
  for (let i = 0; i < plies; i++) {
    const [seat] = babel.actors(state);
    babel.play(state, seat, babel.sample(state, seat, rng), rng);
  }
  const [seat] = babel.actors(state);
  const view = babel.view(state, seat);
  return { seat, view, twins: [1, 2, 3].map((i) => babel.imagine(view, rngFrom(`${seed} ${i}`))) };
}

describe('think', () => {
  test.each(['random', 'greedy', 'search:150', 'plain:60', 'apprentice', 'scribe'])(
    'fair play in Babel: %s answers the same whatever is hidden',
    (spec) => {
      for (const plies of [0, 9, 31]) {
        const { seat, view, twins } = hiddenTwins(plies, `twins ${plies}`);
        const ask = (seen: unknown) =>
          think(games, { gameId: 'babel', rules: 1, view: seen, seat, spec, seed: 'fair' });
        const answer = ask(view);
        for (const twin of twins) expect(ask(babel.view(twin, seat))).toEqual(answer);
      }
    },
  );

  test('question and answer are plain JSON', () => {
    const { seat, view } = hiddenTwins(12, 'json');
    const question = { gameId: 'babel', rules: 1, view, seat, spec: 'search:100', seed: 's' };
    const answer = think(games, question);
    expect(think(games, JSON.parse(JSON.stringify(question)))).toEqual(answer);
    expect(JSON.parse(JSON.stringify(answer))).toEqual(answer);
    expect(babel.notation.parse(answer.move)).not.toBeNull();
    expect(answer.stats.candidates[0].move).toBe(answer.move);
  });

  test('a search that is told to stop makes the best move it has found', () => {
    const { seat, view } = hiddenTwins(12, 'stop');
    let asked = 0;
    const question = { gameId: 'babel', rules: 1, view, seat, spec: 'search:100000', seed: 's' };
    const { move, stats } = think(games, question, undefined, () => ++asked === 3);
    expect(stats.iterations).toBe(48);
    expect(stats.candidates[0].move).toBe(move);
  });

  test('every level answers', () => {
    const { seat, view } = hiddenTwins(20, 'levels');
    for (const { id } of LEVELS) {
      const { move } = think(games, { gameId: 'babel', rules: 1, view, seat, spec: id, seed: 'x' });
      expect(babel.notation.parse(move)).not.toBeNull();
    }
  });

  test('a thinker goes on from its last thought within a turn, and only there', () => {
    const real = babel.setup({ seats: 2, options: presets(babel.options) }, rngFrom('turn'));
    const [first] = babel.actors(real);
    const ask = (follows: string | null) => ({
      ...{
        gameId: 'babel',
        rules: 1,
        view: babel.view(real, first),
        seat: first,
        spec: 'search:400',
      },
      ...{ seed: 'turn', follows },
    });
    const thinking = thinker();
    const { move } = thinking(babel, ask(null));
    babel.play(real, first, babel.notation.parse(move) ?? babel.vocabulary[0], rngFrom('play'));
    expect(babel.actors(real)).toEqual([first]);
    const afresh = think(games, ask(null)).stats;
    const kept = thinking(babel, ask(move)).stats;
    const visits = (stats: typeof kept) => stats.candidates.reduce((sum, c) => sum + c.visits, 0);
    expect(visits(afresh)).toBe(afresh.iterations);
    expect(visits(kept)).toBeGreaterThan(kept.iterations);
    // A move it did not make is nothing to go on from.
    expect(visits(thinking(babel, ask('mv H')).stats)).toBeLessThanOrEqual(400);
  });

  test('a game that is not listed can be thought about too', () => {
    const state = pebbles.setup({ seats: 3, options: { heap: 10 } }, rngFrom(1));
    const view = pebbles.view(state, 0);
    const question = { gameId: 'pebbles', rules: 1, view, seat: 0, spec: 'search:50', seed: 'x' };
    expect(thinkAbout(pebbles, question).move).toMatch(/^take [123]$/);
  });

  test('an unknown game, a seat out of turn and an unknown bot are refused in a sentence', () => {
    const { seat, view } = hiddenTwins(0, 'bad');
    const question = { gameId: 'babel', rules: 1, view, seat, spec: 'random', seed: 'x' };
    expect(() => think(games, { ...question, gameId: 'chess' })).toThrow('a game "chess"');
    expect(() => think(games, { ...question, seat: 1 - seat })).toThrow('nothing to decide');
    expect(() => think(games, { ...question, spec: 'oracle' })).toThrow('"oracle" is no bot');
    expect(() => think(games, { ...question, spec: 'search:5ms' })).toThrow('needs a clock');
  });
});
