import { games } from '@nabu/games';
import { type AnyGame, presets, rngFrom } from '@nabu/kernel';
import { expect, test } from 'vitest';
import { adviseAbout } from './advise.ts';
import { likeness } from './alike.ts';

/** A decision some moves into a game of two. */
function reached(game: AnyGame, wanted: (choices: number) => boolean) {
  const rng = rngFrom('advise');
  const state = game.setup({ seats: 2, options: presets(game.options) }, rng);
  for (;;) {
    const [seat] = game.actors(state);
    if (wanted(game.moves(state, seat).length)) return { state, seat };
    game.play(state, seat, game.sample(state, seat, rng), rng);
  }
}

function ask(game: AnyGame, { state, seat }: ReturnType<typeof reached>, stop?: () => boolean) {
  const { id: gameId, rules } = game;
  return adviseAbout(game, { gameId, rules, view: game.view(state, seat), seat, seed: '1' }, stop);
}

const babel: AnyGame = games.babel;
const ur: AnyGame = games.ur;

test('up to three legal moves are told, with chances that are no certainties', () => {
  const at = reached(babel, (choices) => choices > 5);
  const advice = ask(babel, at);
  expect(advice.length).toBeLessThanOrEqual(3);
  const legal = babel.moves(at.state, at.seat).map(babel.notation.format);
  for (const { move, chance, lead } of advice) {
    expect(legal).toContain(move);
    if (chance !== null) expect(Math.abs(chance - 0.5)).toBeLessThan(0.5);
    if (lead !== null) expect(lead.from).toBeLessThanOrEqual(lead.to);
  }
});

test('no figures where there is nothing to choose', () => {
  const [only, ...others] = ask(
    ur,
    reached(ur, (choices) => choices === 1),
  );
  expect(others).toEqual([]);
  expect(only).toMatchObject({ chance: null, lead: null, silent: 'forced' });
});

test('no figures where thinking was cut short', () => {
  const advice = ask(
    babel,
    reached(babel, (choices) => choices > 5),
    () => true,
  );
  expect(advice.length).toBeGreaterThan(0);
  for (const { chance, lead, silent } of advice) {
    expect([chance, lead]).toEqual([null, null]);
    expect(['short', 'alike']).toContain(silent);
  }
});

const even = { value: 0.5, lead: { mean: 0, deviation: 1, answered: 1 } };
const quiet = { denies: null };

test('moves that promise the same are alike', () => {
  const near = { value: 0.504, lead: { ...even.lead, mean: 0.3 } };
  expect(likeness([quiet, quiet], [even, near])).toBe(true);
});

test('a single move, another chance, other points or something taken away set moves apart', () => {
  expect(likeness([quiet], [even])).toBe(false);
  expect(likeness([quiet, quiet], [even, { ...even, value: 0.52 }])).toBe(false);
  expect(likeness([quiet, quiet], [even, { ...even, lead: { ...even.lead, mean: 1 } }])).toBe(
    false,
  );
  expect(likeness([quiet, { denies: { seat: 1, points: 4 } }], [even, even])).toBe(false);
});

test('beside a move that a search settled on, others are told that bring hardly less', () => {
  const advice = ask(
    babel,
    reached(babel, (choices) => choices === 3),
  );
  expect(advice.length).toBeGreaterThan(1);
  const [best, ...others] = advice.map(({ chance }) => chance ?? 0);
  for (const other of others) expect(other).toBeLessThanOrEqual(best);
});
