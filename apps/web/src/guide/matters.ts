import type { Advice } from '@nabu/protocol';
import type { TableContext } from '../table/context.ts';
import { scoredBy } from '../table/hint.tsx';
import type { Words } from '../words/en.ts';

/** Moves whose chances differ by so much are not alike. */
const CLEARLY = 0.06;

/** What matters in a decision, in one or two sentences, as the search and the rules tell it: how the game stands, and what can be won or prevented. */
export function whatMatters(
  table: TableContext,
  say: Words['guide'],
  moves: readonly Advice[],
): readonly string[] {
  return [...standing(table, say), ...decision(table, say, moves)];
}

/** Who is ahead, once somebody has points. */
function standing(
  { frame, you, names }: TableContext,
  { ahead, behind, level }: Words['guide'],
): readonly string[] {
  const totals = frame.now.scores.map(({ total }) => total);
  if (you === 'spectator' || totals.every((total) => total === totals[0])) {
    return totals[0] > 0 ? [level] : [];
  }
  const rivals = totals.map((total, seat) => (seat === you ? Number.NEGATIVE_INFINITY : total));
  const best = Math.max(...rivals);
  const lead = totals[you] - best;
  if (lead === 0) return [level];
  return [lead > 0 ? ahead(lead) : behind(names[rivals.indexOf(best)], -lead)];
}

function decision(
  { game, names, you, props }: TableContext,
  say: Words['guide'],
  moves: readonly Advice[],
): readonly string[] {
  const [best, second] = moves;
  if (best === undefined) return [];
  if (best.silent === 'forced') return [say.forced];
  if (best.silent === 'alike') return [say.alike];
  const move = game.notation.parse(best.move);
  const events = (move && props.preview(move)?.events) ?? [];
  const points = scoredBy(events, you).reduce((sum, event) => sum + event.points, 0);
  const { denies } = best;
  const gap = second ? (best.chance ?? 0) - (second.chance ?? 0) : 0;
  if (denies) return [say.danger(names[denies.seat], denies.points)];
  if (points > 0) return [say.points(points)];
  return [gap >= CLEARLY ? say.clear : say.prepare];
}
