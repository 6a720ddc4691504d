import { loadRules } from '@nabu/games/load';
import { newTree, presets, TreePlay, writeTree } from '@nabu/kernel';
import { randomHex } from '../session/save.ts';

/** A record of a game that was dealt to so many players and of which nothing was played. */
export async function dealOf(id: string, names: readonly string[]): Promise<string> {
  const game = await loadRules(id);
  if (!game) throw new Error(`There are no rules of ${id}.`);
  const head = { game: id, rules: game.rules, options: presets(game.options), names };
  const tree = newTree(
    { ...head, title: null, date: null, rated: false, pace: null },
    { seed: randomHex(32), position: null },
  );
  return writeTree(tree, new TreePlay(game, tree));
}
