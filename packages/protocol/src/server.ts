import * as z from 'zod';
import { entry } from './entry.ts';
import { failure } from './http.ts';
import { result, score, seatInfo, tableInfo } from './table.ts';
import * as w from './words.ts';

/** The match as this viewer has it now; `view` is null until it starts. */
export const now = z.object({
  /** The last entry this is the outcome of. */
  n: z.int().min(0),
  phase: w.phase,
  /** The number of moves made. */
  ply: w.ply,
  /** The seats that must decide. */
  actors: z.array(w.seat),
  /** All that this viewer may know: the game's `view`. */
  view: z.unknown(),
  /** This viewer's legal moves in notation; empty unless they must decide. */
  moves: z.array(z.string()),
  scores: z.array(score),
  result: result.nullable(),
  canUndo: z.boolean(),
  canRedo: z.boolean(),
  /** Who has agreed to end the match by the present ranking; the first of them offered it. */
  agreed: z.array(w.seat),
  /** The seats whose bot can be asked for its last `thoughts`. */
  thoughts: z.array(w.seat),
});

/** A move worth making: its chance to win (0 to 1), the points expected a few moves on, and whom it costs what. */
export const advice = z.object({
  move: w.move,
  chance: z.number(),
  points: z.number(),
  /** The rival who can score fewer points next because of it; null when nobody is held up for certain. */
  denies: z.object({ seat: w.seat, points: z.int() }).nullable(),
});

/** What a bot thought in its last turn, decision by decision, as far as this viewer may know. */
export const thoughts = z.object({
  seat: w.seat,
  decisions: z.array(
    z.object({
      /** The number of moves made before it. */
      ply: w.ply,
      /** The moves it was between, best first, each with its chance to win (0 to 1). */
      moves: z.array(z.object({ move: w.move, chance: z.number(), made: z.boolean() })),
      /** The bot knew more than the asker: until the game is over moves and chances are as the asker could see them. */
      secret: z.boolean(),
    }),
  ),
});

/** What the server says. After each change: the new entries, one `entry` each, then one `now`. */
export const serverMessage = z.discriminatedUnion('type', [
  /** The answer to `hello`: the entries after `since` (0 when the client must start anew) and where things stand. */
  z.object({
    type: z.literal('welcome'),
    protocol: z.int(),
    table: tableInfo,
    you: z.union([w.seat, z.literal('spectator')]),
    since: z.int().min(0),
    entries: z.array(entry),
    now,
    watchers: z.int().min(0),
  }),
  z.object({ type: z.literal('entry'), entry }),
  z.object({ type: z.literal('now'), now }),
  /** Who sits where and who is here; sent when either changes. */
  z.object({ type: z.literal('presence'), seats: z.array(seatInfo), watchers: z.int().min(0) }),
  /** A command was carried out, by entry `n`. */
  z.object({ type: z.literal('done'), id: w.commandId, n: z.int().min(0) }),
  /** A command or message was not carried out, and nothing changed; `id` is null when it had none that could be read. */
  z.object({ type: z.literal('refused'), id: w.commandId.nullable(), ...failure.shape }),
  /** The answer to `why`; `code` is null when the move is legal. */
  z.object({
    type: z.literal('because'),
    id: w.commandId,
    move: w.move,
    code: w.code.nullable(),
    clause: z.string().nullable(),
  }),
  /** The answer to `hint`: the best moves at `ply`, best first. */
  z.object({ type: z.literal('hint'), id: w.commandId, ply: w.ply, moves: z.array(advice) }),
  /** The answer to `thoughts`. */
  z.object({ type: z.literal('thoughts'), id: w.commandId, thoughts }),
  z.object({ type: z.literal('pong') }),
  /** The server closes this socket; when `again`, connect again in a moment and go on. */
  z.object({ type: z.literal('bye'), again: z.boolean(), ...failure.shape }),
]);

export type Advice = z.infer<typeof advice>;
export type Thoughts = z.infer<typeof thoughts>;
export type Now = z.infer<typeof now>;
export type ServerMessage = z.infer<typeof serverMessage>;
