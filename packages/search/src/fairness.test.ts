import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { games } from '@nabu/games';
import { type AnyGame, newestGames, presets, rngFrom } from '@nabu/kernel';
import { describe, expect, test } from 'vitest';
import { adviseAbout } from './advise.ts';
import { think } from './think.ts';

const all: readonly AnyGame[] = newestGames(games);
const PLIES = [0, 17, 40];

/** A position some moves into a game, or at the end of a shorter one, as its last actor sees it, and states that differ from it only in what that actor cannot see. */
function hiddenTwins(game: AnyGame, plies: number) {
  const seed = `${game.id} ${plies}`;
  const rng = rngFrom(seed);
  const seats = game.seats.max;
  let state = game.setup({ seats, options: presets(game.options) }, rng);
  for (let i = 0; i < plies; i++) {
    const next = game.copy(state);
    const [seat] = game.actors(state);
    game.play(next, seat, game.sample(state, seat, rng), rng);
    if (game.actors(next).length === 0) break;
    state = next;
  }
  const [seat] = game.actors(state);
  const view = game.view(state, seat);
  const twins = [1, 2, 3].map((i) => game.imagine(view, rngFrom(`${seed} twin ${i}`)));
  return { seat, view, views: twins.map((twin) => game.view(twin, seat)), twins };
}

describe.each(all.map((game) => [game.id, game] as const))('fair play in %s', (gameId, game) => {
  test.each([
    'random',
    'greedy',
    'search:40',
    'search:40:2%',
    'plain:10',
    'apprentice',
    'pupil',
    'learner',
  ])('%s answers the same whatever is hidden', (spec) => {
    for (const plies of PLIES) {
      const { seat, view, views } = hiddenTwins(game, plies);
      const ask = (seen: unknown) =>
        think(games, { gameId, rules: game.rules, view: seen, seat, spec, seed: 'fair' });
      const answer = ask(view);
      for (const twin of views) expect(ask(twin)).toEqual(answer);
    }
  });

  test('a hint is the same whatever is hidden', () => {
    const { seat, view, views } = hiddenTwins(game, PLIES[1]);
    const ask = (seen: unknown) =>
      adviseAbout(game, { gameId, rules: game.rules, view: seen, seat, seed: 'fair' });
    expect(ask(views[0])).toEqual(ask(view));
  });
});

test('the hidden states of the test do differ, where a game hides anything', () => {
  const hiding = all.filter((game) => {
    const texts = PLIES.flatMap((plies) =>
      hiddenTwins(game, plies).twins.map((twin) => game.notation.writePosition(twin)),
    );
    return new Set(texts).size > PLIES.length;
  });
  expect(hiding.map(({ id }) => id)).toEqual(expect.arrayContaining(['babel', 'babylonia']));
});

describe('the search holds nothing of a real match', () => {
  const folder = fileURLToPath(new URL('.', import.meta.url));
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => ({ name, text: readFileSync(`${folder}${name}`, 'utf8') }));

  // A match that is over has no secrets: its review may look into it, and so may whoever looks for puzzles in games of bots.
  // Whoever plays such a game out holds it, and shows each bot the view of its seat.
  const thinking = sources.filter(
    ({ name }) => !/^(?:review|puzzles)\/|^bot-games\.ts$/.test(name),
  );

  test('no source names a match, sets a game up or looks into a state with its view', () => {
    expect(thinking.length).toBeGreaterThan(10);
    const peeking = /\b(?:Match|AnyMatch|rebuild\w*Match|replayRecord)\b|\.(?:setup|view|viewAt)\(/;
    expect(thinking.filter(({ text }) => peeking.test(text)).map(({ name }) => name)).toEqual([]);
  });

  test('nobody who thinks plays matches of bots, and a bot in one is given the view of its seat', () => {
    const asking = thinking.filter(({ text }) => text.includes('bot-games'));
    expect(asking.map(({ name }) => name)).toEqual(['index.ts']);
    const { text } = sources.find(({ name }) => name === 'bot-games.ts') ?? { text: '' };
    expect(text.match(/\.choose\([^)]*\)/g)).toEqual(['.choose(match.view(seat)']);
    expect(text).not.toMatch(/\.(?:state|setup|imagine|events)\b/);
  });

  test('nobody who thinks asks the review', () => {
    expect(thinking.filter(({ text }) => text.includes('review/')).map(({ name }) => name)).toEqual(
      [],
    );
  });

  test('a mind has no way to make or show a state', () => {
    const mind = sources.find(({ name }) => name === 'mind.ts')?.text ?? '';
    expect(mind).toContain("'imagine'");
    expect(mind).not.toMatch(/'(?:setup|view|witness)'/);
  });
});
