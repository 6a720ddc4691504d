import type { AnyGame } from './contract.ts';

/** Games by key: the newest version of a game's rules by its id alone, older ones as `id@version`. */
export type Games = { readonly [key: string]: AnyGame };

/** The rules of a game in the version asked for; older versions are listed as `id@version`. */
export function findGame(games: Games, id: string, rules: number): AnyGame | null {
  const archived = Object.hasOwn(games, `${id}@${rules}`) ? games[`${id}@${rules}`] : null;
  if (archived) return archived;
  const game = Object.hasOwn(games, id) ? games[id] : null;
  return game?.rules === rules ? game : null;
}

/** The newest rules of a game; older versions are no games of their own and are found by `findGame` only. */
export function newestGame(games: Games, id: string): AnyGame | null {
  return Object.hasOwn(games, id) && games[id].id === id ? games[id] : null;
}

/** The newest rules of every game, in the order they are listed. */
export function newestGames(games: Games): readonly AnyGame[] {
  return Object.keys(games).flatMap((id) => newestGame(games, id) ?? []);
}

/** The name of one version of a game's rules, `id@version`: what the command and a tournament say. */
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
