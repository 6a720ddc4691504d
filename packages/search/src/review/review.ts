import type { Seat } from '@nabu/kernel';
import { sharesOf } from '../win-shares.ts';
import type { Film } from './film.ts';
import type { ChancesAt, Findings } from './jobs.ts';
import type { Judged } from './judge.ts';
import { type SeatReview, seatReviews } from './seats.ts';
import { type TurningPoint, turningPoints } from './turning.ts';

/** How things stood when a turn began, or at the end. */
export interface Outlook {
  /** The number of moves made before. */
  readonly ply: number;
  /** Whose turn begins; null at the end. */
  readonly seat: Seat | null;
  /** The chance of each seat to win, together 1. */
  readonly chances: readonly number[];
  /** The points each seat could expect to end with; null where that was not played out. */
  readonly points: readonly number[] | null;
}

/** What was found out about a match that is over; plain JSON. */
export interface Review {
  readonly version: 2;
  /** How many times it was gone through, 0 to `PASSES`. */
  readonly passes: number;
  /** Chances with so many seats were held against how games ended; else they are the search's own word. */
  readonly measured: boolean;
  readonly outlook: readonly Outlook[];
  /** Every decision with a choice, in order. */
  readonly decisions: readonly Judged[];
  /** What chance gave and took, move by move; ply -1 is the setup. */
  readonly luck: readonly ChancesAt[];
  readonly seats: readonly SeatReview[];
  /** The three turns that changed most, in order. */
  readonly turning: readonly TurningPoint[];
}

/** Puts together what was found so far. */
export function reviewOf(film: Film, findings: Findings, passes: number): Review {
  const outlook = outlookOf(film, findings);
  const decisions = [...findings.judged.values()]
    .filter((found) => found !== null)
    .sort((a, b) => a.ply - b.ply);
  const luck = [...findings.luck]
    .map(([ply, chances]) => ({ ply, chances }))
    .sort((a, b) => a.ply - b.ply);
  return {
    ...{ version: 2, passes, measured: findings.measured, outlook, decisions, luck },
    seats: seatReviews(film.match.table.seats, decisions, luck),
    turning: turningPoints(film, outlook, decisions, luck),
  };
}

function outlookOf(film: Film, findings: Findings): readonly Outlook[] {
  const { match } = film;
  const starts = match.turnStarts;
  const chances = smoothed(chancesAt(match.table.seats, starts, findings), match.table.seats);
  const turns = starts.map((ply, turn): Outlook => {
    const forecast = findings.forecasts.get(ply);
    return {
      ...{ ply, seat: match.made[ply].seat, chances: chances[turn] },
      points: forecast ? forecast.sums.map((sum) => sum / forecast.games) : null,
    };
  });
  const end = {
    ...{ ply: match.ply, seat: null, chances: sharesOf(match.result?.places ?? match.ranking) },
    points: match.scores.map(({ total }) => total),
  };
  return [...turns, end];
}

function chancesAt(
  seats: number,
  plies: readonly number[],
  { judged, glances }: Findings,
): readonly (readonly number[])[] {
  const even = Array.from({ length: seats }, () => 1 / seats);
  return plies.map((ply) => judged.get(ply)?.chances ?? glances.get(ply) ?? even);
}

/**
 * Means over a round. Whoever decides sees their own plans and not those of the others, so that the chances as
 * they are go up and down with the turns; over a round, its two ends counted half, that cancels out.
 */
export function smoothed(
  chances: readonly (readonly number[])[],
  seats: number,
): readonly (readonly number[])[] {
  const reach = seats / 2;
  const far = Math.floor(reach + 0.5);
  return chances.map((now, turn) => {
    const sums = now.map(() => 0);
    let all = 0;
    for (let at = Math.max(0, turn - far); at <= Math.min(chances.length - 1, turn + far); at++) {
      const weight = weightAt(Math.abs(at - turn), reach);
      all += weight;
      for (let seat = 0; seat < sums.length; seat++) sums[seat] += weight * chances[at][seat];
    }
    return sums.map((sum) => sum / all);
  });
}

/** The part of a turn's unit of time that lies within reach. */
function weightAt(distance: number, reach: number): number {
  return Math.max(0, Math.min(1, reach + 0.5 - distance));
}
