import type { Now, Thoughts } from '@nabu/table';
import * as z from 'zod';
import { entry } from './entry.ts';
import { failure } from './http.ts';
import { lobbyTold } from './lobby.ts';
import { noticeTold } from './notices.ts';
import { studyTold } from './studies.ts';
import { result, score, seatInfo, tableInfo } from './table.ts';
import { talkTold } from './talk.ts';
import * as w from './words.ts';

/** How a table stands, as one viewer may know it. */
export const now: z.ZodType<Now> = z.object({
  n: z.int().min(0),
  phase: w.phase,
  ply: w.ply,
  actors: z.array(w.seat),
  view: z.unknown(),
  moves: z.array(z.string()),
  scores: z.array(score),
  result: result.nullable(),
  canUndo: z.boolean(),
  canRedo: z.boolean(),
  offer: w.offer.nullable(),
  agreed: z.array(w.seat),
  pause: z
    .object({
      what: z.enum(['pause', 'postpone']),
      sealedBy: w.seat.nullable(),
      resumesAt: z.number().nullable(),
    })
    .nullable(),
  clock: z
    .object({
      since: z.number(),
      running: z.array(w.seat),
      seats: z.array(z.object({ bank: z.number().min(0), free: z.number().min(0) })),
    })
    .nullable(),
  thoughts: z.array(w.seat),
});

const points = z.object({ seat: w.seat, points: z.int() });

/** A move worth making. */
export const advice = z.object({
  move: w.move,
  /** The chance to win after it, 0 to 1, as games between equal bots bore it out; null where none is told. */
  chance: z.number().nullable(),
  /** Between how many and how many points the player is ahead a few moves on; less than 0 is behind; null where that is not told. */
  lead: z.object({ from: z.int(), to: z.int() }).nullable(),
  /** Why one of these is not told: nothing to choose, all moves alike, or too little was looked at. */
  silent: z.enum(['forced', 'alike', 'short']).nullable(),
  /** The rival who can score fewer points next because of it; null when nobody is held up for certain. */
  denies: points.nullable(),
});

/** What a bot thought in its last turn. */
export const thoughts: z.ZodType<Thoughts> = z.object({
  seat: w.seat,
  decisions: z.array(
    z.object({
      ply: w.ply,
      moves: z.array(z.object({ move: w.move, chance: z.number(), made: z.boolean() })),
      reason: z
        .object({
          denies: points.nullable(),
          prepares: z.int().nullable(),
          fears: points.nullable(),
        })
        .nullable(),
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
    entries: z.array(entry).readonly(),
    now,
    watchers: z.int().min(0),
    /** What the clock of the house says (ms since 1970). */
    time: z.number(),
  }),
  z.object({ type: z.literal('entry'), entry }),
  z.object({ type: z.literal('now'), now }),
  /** Who sits where and who is here; sent when either changes. */
  z.object({
    type: z.literal('presence'),
    seats: z.array(seatInfo).readonly(),
    watchers: z.int().min(0),
  }),
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
  z.object({
    type: z.literal('hint'),
    id: w.commandId,
    ply: w.ply,
    moves: z.array(advice).readonly(),
  }),
  /** The answer to `thoughts`. */
  z.object({ type: z.literal('thoughts'), id: w.commandId, thoughts }),
  /** The answer to `ping`, with what the clock of the house says (ms since 1970). */
  z.object({ type: z.literal('pong'), time: z.number() }),
  /** The server closes this socket; when `again`, connect again in a moment and go on. */
  z.object({ type: z.literal('bye'), again: z.boolean(), ...failure.shape }),
  talkTold,
  ...lobbyTold,
  /** Something I should know, for whoever lists their tables. */
  noticeTold,
  ...studyTold,
]);

export type Advice = z.infer<typeof advice>;
export type ServerMessage = z.infer<typeof serverMessage>;
