import type { AnyGame, Games } from '@nabu/kernel';
import { GAME_IDS, type GameId, REGISTRY, type Versions } from './registry.ts';

export type { GameId } from './registry.ts';

/** Each version of a game's rules with its key: the newest by the id alone, older ones as `id@version`. */
async function listed(id: GameId): Promise<readonly (readonly [key: string, game: AnyGame])[]> {
  const versions: Versions = await REGISTRY[id]();
  return versions.map((game, age) => [age === 0 ? id : `${id}@${game.rules}`, game]);
}

/**
 * The games of the house: by id in the newest version of their rules, older versions as `id@version`. All rules are
 * loaded for this; a page asks `loadRules` of `@nabu/games/load` for one game instead.
 */
export const games = Object.fromEntries(
  (await Promise.all(GAME_IDS.map(listed))).flat(),
) as unknown as { readonly [id in GameId]: AnyGame } & Games;
