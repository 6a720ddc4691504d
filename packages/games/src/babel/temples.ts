import { LEVELS, type Level } from './box.ts';

/** The levels of a temple from bottom to top. */
export function levelsOf(temple: number): Level[] {
  return LEVELS.filter((level) => (temple & levelBit(level)) !== 0);
}

/** The temple that holds these levels. */
export function templeOf(levels: readonly Level[]): number {
  let temple = 0;
  for (const level of levels) temple |= levelBit(level);
  return temple;
}

/** A single level as a temple. */
export function levelBit(level: number): number {
  return 1 << (level - 1);
}

/** The level on top of a temple, 0 if there is none: what the temple is worth. [B7] */
export function height(temple: number): number {
  return 32 - Math.clz32(temple);
}

/** The level on top of a temple that is given as its levels from bottom to top, 0 if there is none. [B7] */
export function topOf(levels: readonly Level[]): number {
  return levels.at(-1) ?? 0;
}
