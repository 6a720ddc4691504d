import type { Outcome } from './tournament.ts';

/** A share of the games that the first player should win. */
export interface Goal {
  /** From 0 to 1. */
  readonly share: number;
  /** How many games are planned. */
  readonly games: number;
}

/** Whether the goal is certain, whatever the games to come bring. */
export interface GoalReport extends Goal {
  readonly answer: 'reached' | 'missed' | 'open';
}

/** Rounding must not turn 150 wins of 200 into less than 75 %. */
const NEARLY = 1e-9;

/** Counts the games so far: the rest may all be lost, or all won. */
export function goalReport(goal: Goal, outcomes: readonly Outcome[]): GoalReport {
  const wins = outcomes.reduce((sum, outcome) => sum + outcome.wins[0], 0);
  const needed = goal.share * goal.games - NEARLY;
  if (wins >= needed) return { ...goal, answer: 'reached' };
  const best = wins + goal.games - outcomes.length;
  return { ...goal, answer: best < needed ? 'missed' : 'open' };
}
