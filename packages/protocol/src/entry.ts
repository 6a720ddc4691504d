import type { Entry } from '@nabu/table';
import * as z from 'zod';
import { event, result } from './table.ts';
import * as w from './words.ts';

/** Events as this viewer witnessed them; what they did not witness is not there. */
const events = z.array(event);
/** `n` numbers a table's entries from 1, without gaps but where older houses kept talk among them; `at` is the time (ms since 1970). */
const numbered = { n: z.int().min(1), at: z.number() };

/**
 * Everything that ever changed a table, one numbered entry each. A move itself is never sent,
 * because in some games it is a secret: `played` carries the events the viewer witnessed.
 */
export const entry: z.ZodType<Entry> = z.discriminatedUnion('kind', [
  /** A guest took an open seat. */
  z.object({ ...numbered, kind: z.literal('joined'), seat: w.seat, name: z.string() }),
  /** Every seat is filled: the match begins with these events. */
  z.object({ ...numbered, kind: z.literal('started'), events }),
  /** A move was made; `ply` counts the moves now made. */
  z.object({ ...numbered, kind: z.literal('played'), seat: w.seat, ply: w.ply, events }),
  /** A seat took moves back; `ply` counts the moves that remain. */
  z.object({ ...numbered, kind: z.literal('undone'), seat: w.seat, ply: w.ply }),
  /** A move taken back was made again; as `played`. */
  z.object({ ...numbered, kind: z.literal('redone'), seat: w.seat, ply: w.ply, events }),
  /** A seat offers to end the match now by the present ranking, to pause or postpone it, or to go on. */
  z.object({ ...numbered, kind: z.literal('offered'), seat: w.seat, what: w.offer }),
  /** A seat agrees to the offer; when all guests have, `ended`, `paused` or `resumed` follows. */
  z.object({ ...numbered, kind: z.literal('accepted'), seat: w.seat }),
  /** A seat does not agree: the offer is off. It is off as well when the position changes. */
  z.object({ ...numbered, kind: z.literal('declined'), seat: w.seat }),
  z.object({ ...numbered, kind: z.literal('ended'), result }),
  /** A guest said goodbye. The seat stays theirs once the match has started, and is open again before. */
  z.object({ ...numbered, kind: z.literal('left'), seat: w.seat }),
  /** A guest who had left, or whose seat a bot had taken, is back and plays on. */
  z.object({ ...numbered, kind: z.literal('returned'), seat: w.seat }),
  /** A bot plays for an absent guest until they return. */
  z.object({ ...numbered, kind: z.literal('tookOver'), seat: w.seat, bot: z.string() }),
  /** A bot took a seat for which nobody came. */
  z.object({ ...numbered, kind: z.literal('filled'), seat: w.seat, bot: z.string() }),
  /** A bot failed or took too long, and a simpler one plays the rest of its turn. */
  z.object({ ...numbered, kind: z.literal('botReplaced'), seat: w.seat, bot: z.string() }),
  /** The same people play again there; a seat's token opens its seat at the new table too. */
  z.object({ ...numbered, kind: z.literal('rematch'), table: w.tableId }),
  /** A guest is out: gave up, ran out of time, or was counted out after going away. The seat ranks last. */
  z.object({ ...numbered, kind: z.literal('resigned'), seat: w.seat }),
  z.object({ ...numbered, kind: z.literal('timeUp'), seat: w.seat }),
  z.object({ ...numbered, kind: z.literal('forfeited'), seat: w.seat }),
  /** The others wait for a guest who is away. */
  z.object({ ...numbered, kind: z.literal('awaited'), seat: w.seat }),
  /** The house was away for so long (ms), which is nobody's time. */
  z.object({ ...numbered, kind: z.literal('held'), ms: z.number().min(0) }),
  /** All agreed to stop: at once, or when the decision at hand is sealed. */
  z.object({ ...numbered, kind: z.literal('paused'), what: z.enum(['pause', 'postpone']) }),
  /** The decision at hand was made and is kept until the game goes on. */
  z.object({ ...numbered, kind: z.literal('sealed'), seat: w.seat }),
  z.object({ ...numbered, kind: z.literal('resumed') }),
]);
