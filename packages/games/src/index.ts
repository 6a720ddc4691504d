import type { AnyGame, Games } from '@nabu/kernel';
import { versions as amyitis } from './amyitis/index.ts';
import { versions as babel } from './babel/index.ts';
import { versions as babylon } from './babylon/index.ts';
import { versions as babylonia } from './babylonia/index.ts';

export type GameId = 'babel' | 'babylonia' | 'amyitis' | 'babylon';

/** All versions of the rules of each game, the newest first; only finished games are listed. */
const VERSIONS: { readonly [id in GameId]: readonly AnyGame[] } = {
  babel,
  babylonia,
  amyitis,
  babylon,
};

/** The games of the house: by id in the newest version of their rules, older versions as `id@version`. */
export const games = Object.fromEntries(
  Object.entries(VERSIONS).flatMap(([id, versions]) =>
    versions.map((game, age) => [age === 0 ? id : `${id}@${game.rules}`, game]),
  ),
) as { readonly [id in GameId]: AnyGame } & Games;
