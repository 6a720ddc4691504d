import { type AnyGame, type Games, gamesFrom } from '@nabu/kernel';
import { GAME_IDS, type GameId, REGISTRY } from './registry.ts';

export type { GameId } from './registry.ts';

/**
 * The games of the house: by id in the newest version of their rules, older versions as `id@version`. All rules are
 * loaded for this; a page asks `loadRules` of `@nabu/games/load` for one game instead.
 */
export const games = gamesFrom(await Promise.all(GAME_IDS.map((id) => REGISTRY[id]()))) as {
  readonly [id in GameId]: AnyGame;
} & Games;
