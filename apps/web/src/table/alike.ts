import type { Advice } from '@nabu/protocol';

/** Differences below these are nothing a player could go by. */
const CHANCE = 0.01;
const POINTS = 0.5;

/** Whether several moves promise the same, so that their order means nothing. */
export function allAlike(moves: readonly Pick<Advice, 'chance' | 'points' | 'denies'>[]): boolean {
  return (
    moves.length > 1 &&
    moves.every(({ denies }) => denies === null) &&
    spanOf(moves.map(({ chance }) => chance)) < CHANCE &&
    spanOf(moves.map(({ points }) => points)) < POINTS
  );
}

function spanOf(values: readonly number[]): number {
  return Math.max(...values) - Math.min(...values);
}
