import type { AnyGame } from '@nabu/kernel';

/** The games that can be played already, each with the way to load its rules. */
const RULES: { readonly [id: string]: () => Promise<AnyGame> } = {
  babel: async () => (await import('@nabu/games/babel')).babel,
  babylonia: async () => (await import('@nabu/games/babylonia')).babylonia,
  amyitis: async () => (await import('@nabu/games/amyitis')).amyitis,
  babylon: async () => (await import('@nabu/games/babylon')).babylon,
};

/** Whether the house can play a game already. */
function isOpen(id: string): boolean {
  return Object.hasOwn(RULES, id);
}

/** The rules of a game, or null when the house cannot play it. */
export async function loadGame(id: string): Promise<AnyGame | null> {
  return isOpen(id) ? RULES[id]() : null;
}
