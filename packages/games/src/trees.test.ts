import { readFileSync } from 'node:fs';
import {
  grown,
  newestGames,
  newTree,
  presets,
  type Rng,
  ROOT,
  readTree,
  rngFrom,
  TreePlay,
  type TreeStep,
  writeTree,
} from '@nabu/kernel';
import { expect, test } from 'vitest';
import { games } from './index.ts';

const pick = <T>(list: readonly T[], rng: Rng): T => list[rng.below(list.length)];

test.each(newestGames(games).map((game) => [game.id, game] as const))(
  'a tree of %s with variations and new deals reads back byte by byte',
  (id, game) => {
    const rng = rngFrom(`tree of ${id}`);
    const seats = game.seats.max;
    const names = Array.from({ length: seats }, (_, seat) => `Player ${seat + 1}`);
    const options = presets(game.options);
    const head = { game: id, rules: game.rules, options, names, title: 'A tree', date: null };
    let tree = newTree(
      { ...head, rated: false, pace: null },
      { seed: '0123456789abcdef'.repeat(2), position: null },
    );
    const play = new TreePlay(game, tree);
    let at = ROOT;
    for (let i = 0; i < 120; i++) {
      if (i % 20 === 19) at = rng.below(tree.next);
      const [seat] = play.actors(at);
      if (seat === undefined) continue;
      const seed = i.toString(16).padStart(32, '0');
      const eyes = i % 40 === 5 ? 'spectator' : seat;
      const state = play.state(at);
      const step: TreeStep =
        i % 20 === 5
          ? { kind: 'deal', eyes, seed, position: play.dealtAnew(at, eyes, seed) }
          : {
              kind: 'move',
              seat,
              move: game.notation.format(pick(game.moves(state, seat), rng)),
            };
      const next = grown(tree, at, step);
      if (!next) throw new Error('The tree is full.');
      tree = next.tree;
      at = next.id;
      play.follow(tree);
    }
    const text = writeTree(tree, play);
    const back = readTree(games, text);
    expect(writeTree(back.tree, back.play)).toBe(text);
    const from = writeTree(
      newTree(tree.head, { seed: tree.start.seed, position: play.position(at) }),
      new TreePlay(
        game,
        newTree(tree.head, { seed: tree.start.seed, position: play.position(at) }),
      ),
    );
    expect(readTree(games, from).play.position(ROOT)).toBe(play.position(at));
  },
);

test('the tree in the documentation is one', () => {
  const docs = readFileSync(new URL('../../../docs/notation.md', import.meta.url), 'utf8');
  const example = /^nabu record 2\n[\s\S]*?^end\n/m.exec(docs)?.[0] ?? '';
  const { tree, play } = readTree(games, example);
  expect(tree.nodes.size).toBe(6);
  expect(writeTree(tree, play)).toBe(example);
});
