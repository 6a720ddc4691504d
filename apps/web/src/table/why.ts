import type { GameEvent } from '@nabu/kernel';
import type { Thoughts } from '@nabu/protocol';
import type { Words } from '../words/en.ts';
import type { TableContext } from './context.ts';
import { scoredBy } from './hint.tsx';
import { isChapter, scoredPieces } from './story.ts';

/** Why one move of a bot was made, in words, with the pieces it is about. */
export interface Why {
  readonly ply: number;
  readonly move: string;
  readonly reasons: readonly string[];
  readonly pieces: readonly string[];
  /** How much there is to say for it in points; 0 when it only looked better than the others. */
  readonly weight: number;
}

type Decision = Thoughts['decisions'][number];

/** What is told of one decision: what it gained, denied and prepared, and what was feared; null when it is not known which move was made. */
export function whyOf(
  table: TableContext,
  say: Words['hint'],
  seat: number,
  { ply, moves, reason }: Decision,
  view: unknown,
): Why | null {
  const { game, gameWords, names, kit } = table;
  const made = game.notation.parse(moves.find((each) => each.made)?.move ?? '');
  if (made === null) return null;
  const heard = heardAt(table, ply + 1);
  const earned = scoredBy(heard, seat);
  const gained = earned.reduce((sum, { points }) => sum + points, 0);
  const other = game.notation.parse(moves.find((each) => !each.made)?.move ?? '');
  const { denies = null, prepares = null, fears = null } = reason ?? {};
  const reasons = [
    ...earned.slice(0, 2).flatMap((event) => gameWords.log(event as never, names) ?? []),
    ...(denies ? [gameWords.denies(made, names[denies.seat], denies.points)] : []),
    ...(prepares ? [say.prepares(names[seat], prepares)] : []),
    ...(fears ? [say.fears(names[fears.seat], fears.points)] : []),
  ];
  const better = other && say.better(gameWords.move(other, view));
  return {
    ...{ ply, move: gameWords.move(made, view) },
    reasons: reasons.length > 0 ? reasons : [better ?? say.plain],
    pieces: [
      ...new Set(
        heard.flatMap((event) => [...(kit.pieces?.(event) ?? []), ...scoredPieces(event)]),
      ),
    ],
    weight: gained + (denies?.points ?? 0) + (prepares ?? 0) + (fears?.points ?? 0),
  };
}

/** What I heard of the move that led to a ply. */
function heardAt({ story }: TableContext, ply: number): readonly GameEvent[] {
  const line = story.lines.findLast((each) => isChapter(each) && each.ply === ply);
  return line && isChapter(line) ? line.events : [];
}
