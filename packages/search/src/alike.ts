import type { Advice } from './advise.ts';
import type { Candidate } from './bot.ts';

/** Differences below these are nothing a player could go by. */
const VALUE = 0.01;
const POINTS = 0.5;

/** Whether several moves promise the same, so that their order means nothing. */
export function likeness(
  told: readonly Pick<Advice, 'denies'>[],
  candidates: readonly Pick<Candidate<unknown>, 'value' | 'lead'>[],
): boolean {
  return (
    candidates.length > 1 &&
    told.every(({ denies }) => denies === null) &&
    spanOf(candidates.map(({ value }) => value)) < VALUE &&
    spanOf(candidates.map(({ lead }) => lead?.mean ?? 0)) < POINTS
  );
}

function spanOf(values: readonly number[]): number {
  return Math.max(...values) - Math.min(...values);
}
