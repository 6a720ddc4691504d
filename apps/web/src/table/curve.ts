import {
  type AnyGame,
  type AnyMatch,
  replayRecord,
  rulesKey,
  type Score,
  type Seat,
} from '@nabu/kernel';

/** How the points stood at the end of a turn. */
export interface TurnScores {
  /** The number of moves made. */
  readonly ply: number;
  /** Whose turn it was; null for the opening. */
  readonly seat: Seat | null;
  readonly scores: readonly Score[];
}

/** The points at the opening and after every turn of a finished match, from its record. */
export function scoreCurve(game: AnyGame, record: string): readonly TurnScores[] {
  return curveOf(replayRecord({ [rulesKey(game)]: game }, record));
}

/** The same from the match itself. */
export function curveOf(match: AnyMatch): readonly TurnScores[] {
  const { made, ply: last, turnStarts } = match;
  const turns = turnStarts.map((start, turn) => {
    const ply = turnStarts[turn + 1] ?? last;
    const scores = ply === last ? match.scores : match.scoresAt(ply);
    return { ply, seat: made[start].seat, scores };
  });
  return [{ ply: 0, seat: null, scores: match.scoresAt(0) }, ...turns];
}

/** Where the points of a match came from: every source that earned or cost somebody something. */
export function sourcesIn(curve: readonly TurnScores[]): readonly string[] {
  const parts = curve.flatMap(({ scores }) => scores.flatMap((score) => score.parts));
  return [...new Set(parts.flatMap(({ source, points }) => (points === 0 ? [] : [source])))];
}

/** The points of a seat from one source, or all of them. */
export function pointsFrom({ total, parts }: Score, source: string | null): number {
  if (source === null) return total;
  return parts.reduce((sum, part) => sum + (part.source === source ? part.points : 0), 0);
}
