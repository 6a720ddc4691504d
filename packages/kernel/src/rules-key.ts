import type { AnyGame } from './contract.ts';
import { findGame, type Games, newestGame } from './record.ts';

/** The name of one version of a game's rules, `id@version`: what a question to a bot or a command says. */
export function rulesKey({ id, rules }: Pick<AnyGame, 'id' | 'rules'>): string {
  return `${id}@${rules}`;
}

/**
 * Lists games by the versions of their rules, each list the newest first: the newest goes by the game's id alone,
 * older ones as `id@version`.
 */
export function gamesFrom(lists: readonly (readonly AnyGame[])[]): Games {
  return Object.fromEntries(
    lists.flatMap((versions) =>
      versions.map((game, age) => [age === 0 ? game.id : rulesKey(game), game]),
    ),
  );
}

/** The rules a text names: `id@version`, or the newest of a game by its id alone; null when they are not known. */
export function gameByKey(games: Games, key: string): AnyGame | null {
  const [, id, rules] = /^([^@]+)@(\d{1,6})$/.exec(key) ?? [];
  return id === undefined ? newestGame(games, key) : findGame(games, id, Number(rules));
}
