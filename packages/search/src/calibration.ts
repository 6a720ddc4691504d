import { botsOf } from './bots-of.ts';

/** What the search says beside what then happened in bot games, for one number of seats. */
export interface Calibration {
  readonly seats: number;
  /** The points winners had on average: they tell how far a game is. */
  readonly winning: number;
  /** What is added to the chance of a seat that stands as well as the others, as a logarithm of odds. */
  readonly even: number;
  /** How much of what the search says holds at the beginning of a game, and how much at its end. */
  readonly early: number;
  readonly late: number;
}

/** A chance that was told, and what became of it. */
export interface Told {
  /** What the search said, 0 to 1. */
  readonly said: number;
  /** How far the game was, 0 to 1. */
  readonly progress: number;
  /** 1 for a win, parts of it for a shared one. */
  readonly won: number;
}

/** Nobody is as sure as this. */
const SUREST = 0.995;
/** A map that is flatter than this would tell nothing; one that falls would be wrong. */
const FLATTEST = 0.02;
const STEPS = 60;
/** No step towards the best map is longer: from far away Newton's would overshoot. */
const LONGEST_STEP = 0.5;
/** How strongly few games are held to what the search says itself. */
const CAUTION = 1;

/** How the chances of a game are corrected for so many seats; null where that was never measured. */
export function calibrationFor(gameId: string, seats: number): Calibration | null {
  return botsOf(gameId)?.calibrations.find((each) => each.seats === seats) ?? null;
}

/** How far a game is, by the points of whoever has most. */
export function progressIn(totals: readonly number[], winning: number): number {
  return winning > 0 ? Math.min(1, Math.max(0, Math.max(...totals) / winning)) : 1;
}

/** The chance to win that bot games bore out where the search says `said`; it never falls when `said` grows. */
export function calibrated(
  { seats, even, early, late }: Calibration,
  said: number,
  progress: number,
): number {
  const slope = early + (late - early) * progress;
  return chanceAt(odds(1 / seats) + even + slope * beyond(said, seats));
}

/** The map that fits best what was told and what became of it. */
export function fitted(seats: number, winning: number, told: readonly Told[]): Calibration {
  let weights = [0, 1, 1];
  for (let step = 0; step < STEPS; step++) weights = improved(weights, seats, told);
  const [even, early, late] = weights;
  return {
    ...{ seats, winning: rounded(winning, 1), even: rounded(even, 3) },
    ...{ early: Math.max(FLATTEST, rounded(early, 3)), late: Math.max(FLATTEST, rounded(late, 3)) },
  };
}

/** One step of Newton's towards the likeliest weights. */
function improved(weights: readonly number[], seats: number, told: readonly Told[]): number[] {
  const slope = [0, 1, 2].map((i) => CAUTION * ((i === 0 ? 0 : 1) - weights[i]));
  const bend = [0, 1, 2].map((i) => [0, 1, 2].map((j) => (i === j ? CAUTION : 0)));
  for (const { said, progress, won } of told) {
    const x = beyond(said, seats);
    const parts = [1, (1 - progress) * x, progress * x];
    const sum = parts.reduce((total, part, i) => total + part * weights[i], odds(1 / seats));
    const chance = chanceAt(sum);
    for (let i = 0; i < 3; i++) {
      slope[i] += (won - chance) * parts[i];
      for (let j = 0; j < 3; j++) bend[i][j] += chance * (1 - chance) * parts[i] * parts[j];
    }
  }
  const step = solved(bend, slope);
  const scale = Math.min(1, LONGEST_STEP / Math.max(...step.map(Math.abs)));
  return weights.map((weight, i) => weight + scale * step[i]);
}

/** Solves three equations by elimination; the matrix must be symmetric and positive. */
function solved(matrix: number[][], right: number[]): number[] {
  const rows = matrix.map((row, i) => [...row, right[i]]);
  for (let i = 0; i < rows.length; i++)
    for (let j = 0; j < rows.length; j++) {
      if (i === j) continue;
      const factor = rows[j][i] / rows[i][i];
      for (let k = i; k <= rows.length; k++) rows[j][k] -= factor * rows[i][k];
    }
  return rows.map((row, i) => row[rows.length] / row[i]);
}

/** How much likelier than for a seat among equals the search thinks a win, as a logarithm of odds. */
function beyond(said: number, seats: number): number {
  return odds(Math.min(SUREST, Math.max(1 - SUREST, said))) - odds(1 / seats);
}

function odds(chance: number): number {
  return Math.log(chance / (1 - chance));
}

function chanceAt(sum: number): number {
  return 1 / (1 + Math.exp(-sum));
}

function rounded(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}
