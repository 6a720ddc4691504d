import type { AnyGame } from '@nabu/kernel';

/** Every version of a game's rules, the newest first. */
export type Versions = readonly [newest: AnyGame, ...older: AnyGame[]];

/**
 * The games of the house, one line each, in the order they are listed. Rules are loaded when they are asked for:
 * a page needs those of one game only.
 */
export const REGISTRY = {
  babel: async () => (await import('./babel/index.ts')).versions,
  babylonia: async () => (await import('./babylonia/index.ts')).versions,
  amyitis: async () => (await import('./amyitis/index.ts')).versions,
  babylon: async () => (await import('./babylon/index.ts')).versions,
  ur: async () => (await import('./ur/index.ts')).versions,
} as const satisfies {
  readonly [id: string]: () => Promise<Versions>;
};

export type GameId = keyof typeof REGISTRY;

/** The ids of all games, in the order they are listed. */
export const GAME_IDS = Object.keys(REGISTRY) as readonly GameId[];

/** Whether a text is the id of a game of the house. */
export function isGameId(text: string): text is GameId {
  return Object.hasOwn(REGISTRY, text);
}
