import type { AnyKit } from '../table/kit.ts';

/** The games of the house, in the order they are shown. */
export const GAME_IDS = ['babel', 'babylonia', 'amyitis', 'babylon'] as const;
export type GameId = (typeof GAME_IDS)[number];

/** The boards of the games, loaded only at a table. */
const KITS: { readonly [id: string]: () => Promise<AnyKit> } = {
  babel: async () => (await import('../boards/babel/index.ts')).babelKit as unknown as AnyKit,
  babylonia: async () =>
    (await import('../boards/babylonia/index.ts')).babyloniaKit as unknown as AnyKit,
  amyitis: async () => (await import('../boards/amyitis/index.ts')).amyitisKit as unknown as AnyKit,
  babylon: async () => (await import('../boards/babylon/index.ts')).babylonKit as unknown as AnyKit,
};

/** Board and words of a game, or null when the house cannot show it. */
export async function loadKit(id: string): Promise<AnyKit | null> {
  return Object.hasOwn(KITS, id) ? KITS[id]() : null;
}
