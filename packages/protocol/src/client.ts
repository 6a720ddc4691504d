import * as z from 'zod';
import { lobbyMessages } from './lobby.ts';
import { lookMessage } from './notices.ts';
import { type StudyMessage, studyMessages } from './studies.ts';
import { type TalkMessage, talkMessages } from './talk.ts';
import * as w from './words.ts';

/** The first message on a socket: which table, who I am, and the last entry I have (0 for none). */
export const hello = z.strictObject({
  type: z.literal('hello'),
  protocol: z.int(),
  table: w.tableId,
  token: w.shownToken.optional(),
  since: z.int().min(0).default(0),
});

const command = { id: w.commandId };
/** `ply` is the number of moves made when the client decided; if that has changed, the command is stale. */
const atPly = { ...command, ply: w.ply };

/**
 * What a client may say after `hello`. A command carries an `id`: it is answered with `done` or
 * `refused` of the same id, and given again it is answered the same way and done once.
 */
export const clientMessage = z.discriminatedUnion('type', [
  hello,
  z.strictObject({ type: z.literal('play'), ...atPly, move: w.move }),
  z.strictObject({ type: z.literal('undo'), ...atPly }),
  z.strictObject({ type: z.literal('redo'), ...atPly }),
  /** Starts my turn over: undoes as far as can be. */
  z.strictObject({ type: z.literal('restart'), ...atPly }),
  /** Asks which clause forbids a move to me; answered with `because`. */
  z.strictObject({ type: z.literal('why'), ...command, move: w.move }),
  /** Asks what would be good for me now; answered with `hint`. */
  z.strictObject({ type: z.literal('hint'), ...atPly }),
  /** Asks what a bot thought in its last turn; answered with `thoughts`. Whoever watches may ask too. */
  z.strictObject({ type: z.literal('thoughts'), ...command, seat: w.seat }),
  /** Offers the others to end by the present ranking, to pause, to postpone, or to go on; or answers such an offer. */
  z.strictObject({ type: z.literal('offer'), ...command, what: w.offer }),
  z.strictObject({ type: z.literal('accept'), ...command, what: w.offer }),
  z.strictObject({ type: z.literal('decline'), ...command, what: w.offer }),
  /** Gives up. */
  z.strictObject({ type: z.literal('resign'), ...command }),
  ...talkMessages,
  /** Asks the table's caretaker to sit in for a guest who has been gone for `AWAY_MS`. */
  z.strictObject({ type: z.literal('takeOver'), ...command, seat: w.seat }),
  /** Waits for a guest who is away: the caretaker does not sit down by itself. */
  z.strictObject({ type: z.literal('waitFor'), ...command, seat: w.seat }),
  /** Counts a guest out who went away and did not come back. */
  z.strictObject({ type: z.literal('forfeit'), ...command, seat: w.seat }),
  /** Before the start: bots take the open seats at once; for who sat down first. */
  z.strictObject({ type: z.literal('fill'), ...command }),
  /** Once the match is over: the same people again, each one seat further round. */
  z.strictObject({ type: z.literal('rematch'), ...command }),
  z.strictObject({ type: z.literal('ping') }),
  lookMessage,
  ...lobbyMessages,
  ...studyMessages,
]);

/** A message as the server reads it, defaults filled in. */
export type ClientMessage = z.infer<typeof clientMessage>;
/** A message as a client writes it. */
export type ClientSays = z.input<typeof clientMessage>;
export type Hello = z.infer<typeof hello>;
/** A message about the lobby as a whole; none of them needs a `hello`. */
export type LobbyMessage = z.infer<(typeof lobbyMessages)[number]>;
/** A message about the match or the seats of a table, answered by `done` or `refused`. */
export type Command = Exclude<
  ClientMessage,
  {
    type:
      | 'hello'
      | 'ping'
      | 'look'
      | LobbyMessage['type']
      | StudyMessage['type']
      | TalkMessage['type'];
  }
>;
