import type { AnyGame } from '@nabu/kernel';
import { isGameId, REGISTRY, type Versions } from './registry.ts';

/**
 * The rules of a game in the version asked for, the newest when none is named; null when this build has no such
 * game or no such version. Loads nothing but that game.
 */
export async function loadRules(id: string, rules?: number): Promise<AnyGame | null> {
  if (!isGameId(id)) return null;
  const versions: Versions = await REGISTRY[id]();
  if (rules === undefined) return versions[0];
  return versions.find((game) => game.rules === rules) ?? null;
}
