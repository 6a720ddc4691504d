import type { Judged, Review, TurningPoint } from '@nabu/search/review';

/** So many of the costliest moves are listed. */
const MOST_DECISIONS = 10;

/** A review for people, as lines of text. */
export function reportOf(review: Review, names: readonly string[]): string {
  const costliest = review.decisions
    .filter(({ cost }) => cost > 0)
    .sort((a, b) => b.cost - a.cost)
    .slice(0, MOST_DECISIONS);
  return [
    ...review.seats.map(
      ({ seat, accuracy, decisions, mistakes, cost, luck }) =>
        `${names[seat]} (seat ${seat + 1}): accuracy ${accuracy === null ? '-' : accuracy.toFixed(0)}, ${mistakes} mistakes in ${decisions} decisions, gave away ${percent(cost)}, luck ${signed(luck)}`,
    ),
    '',
    'Turning points (chances to win, of 100)',
    ...review.turning.map((point) => turningLine(point, names)),
    '',
    'The costliest decisions (of 100)',
    ...costliest.map((each) => decisionLine(each, names)),
    '',
    ...(review.measured
      ? []
      : ['These chances are the search’s own word: nobody has measured them.']),
  ].join('\n');
}

function turningLine(
  { ply, turn, seat, about, kind, before, after, decision, scored, missed, lost }: TurningPoint,
  names: readonly string[],
): string {
  const parts = [
    `  turn ${turn}, ${names[seat]}, from move ${ply + 1}: ${names[about]} ${percent(before[about])} to ${percent(after[about])}`,
    kind === 'luck' ? 'luck' : null,
    decision && `${decision.made}, where ${decision.best} was better by ${percent(decision.cost)}`,
    missed && `${missed.points} points were to be had (${missed.pieces.join(' ')})`,
    lost &&
      `${lost.turns} turns later ${names[lost.event.seat]} scored ${lost.event.points} with it`,
    !decision && scored ? `${names[scored.event.seat]} scored ${scored.event.points}` : null,
  ];
  return parts.filter((part) => part !== null).join('; ');
}

function decisionLine({ ply, seat, made, best, cost, points }: Judged, names: readonly string[]) {
  return `  move ${ply + 1}, ${names[seat]}: ${made}, better ${best}: ${percent(cost)}, ${points.toFixed(1)} points`;
}

function percent(part: number): string {
  return (100 * part).toFixed(0);
}

function signed(part: number): string {
  return `${part < 0 ? '-' : '+'}${percent(Math.abs(part))}`;
}
