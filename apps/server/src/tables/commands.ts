import type { Seat } from '@nabu/kernel';
import type { Command, ServerMessage } from '@nabu/protocol';
import { evaluationFor, openThoughts } from '@nabu/search';
import {
  type Deed,
  decide,
  hintQuestion,
  type OpenThoughts,
  playing,
  thoughtsFor,
} from '@nabu/table';
import { Failure } from '../failure.ts';
import type { VisitorLimits } from '../limits.ts';
import type { Hall } from './hall.ts';
import type { LiveTable } from './live.ts';
import { createRematch } from './seating.ts';

/** Where a command comes from, and until when its answer is wanted. */
export interface Asker {
  /** Every id of whoever asks; which seat that is, is asked of the table at every command. */
  readonly identities: readonly string[];
  readonly address: string;
  /** When the message came in: what waits in the house costs nobody time. */
  readonly at: number;
  readonly limits: VisitorLimits;
  /** Throws a `Failure` when one of these blocks another of them. */
  refuseBlocked(whos: readonly string[]): Promise<void>;
  /** Aborted when the asker is gone. */
  readonly signal: AbortSignal;
}

/** Carries out somebody's command; the answer is for them alone. Throws when it is refused. */
export async function obey(
  hall: Hall,
  live: LiveTable,
  command: Command,
  asker: Asker,
): Promise<ServerMessage> {
  const { id } = command;
  switch (command.type) {
    case 'thoughts':
      return live.run(() => {
        const { table } = live;
        const thoughts = thoughtsFor(table, live.viewer(asker), command.seat, open);
        return { type: 'thoughts', id, thoughts };
      });
    case 'why':
      return live.run(() => {
        const refusal = playing(live.table).refuse(seatOf(live, asker), command.move);
        const { code = null, clause = null } = refusal ?? {};
        return { type: 'because', id, move: command.move, code, clause };
      });
    case 'hint':
      return hint(hall, live, command, asker);
    default:
      return { type: 'done', id, n: await change(hall, live, command, asker) };
  }
}

const open: OpenThoughts = (game, thoughts, onlookerOf) =>
  openThoughts(game, evaluationFor(game), thoughts, onlookerOf);

/** The seat of somebody who must have one. */
function seatOf(live: LiveTable, asker: Asker): Seat {
  const viewer = live.viewer(asker);
  if (viewer !== 'spectator') return viewer;
  throw new Failure('not-seated', 'You are watching; only seated players can do this.');
}

type Change = Exclude<Command, { type: 'thoughts' | 'why' | 'hint' }>;

async function change(hall: Hall, live: LiveTable, command: Change, asker: Asker): Promise<number> {
  const seat = await live.run(() => seatOf(live, asker));
  return live.change(
    (now) => {
      // Asked again: the seat may have changed hands since.
      if (seatOf(live, asker) !== seat) throw new Failure('not-seated', 'This seat is not yours.');
      if (command.type === 'rematch') {
        if (live.table.after === null) asker.limits.rematch();
        return rematch(hall, live, asker, now);
      }
      return decide(live.table, seat, command, now);
    },
    { seat, id: command.id },
    asker.at,
  );
}

/** Nobody is seated again with somebody they block. */
async function rematch(
  hall: Hall,
  { table }: LiveTable,
  { refuseBlocked }: Asker,
  now: number,
): Promise<readonly Deed[]> {
  await refuseBlocked(table.holders.flatMap(({ guest }) => guest?.who ?? []));
  return createRematch(hall, table, now);
}

/** The view is taken at once; the thinking happens elsewhere and holds nobody up. */
async function hint(
  hall: Hall,
  live: LiveTable,
  { id, ply }: Extract<Command, { type: 'hint' }>,
  asker: Asker,
): Promise<ServerMessage> {
  const { question, position } = await live.run(() => ({
    question: hintQuestion(live.table, seatOf(live, asker), ply),
    position: live.position,
  }));
  const { seat } = question;
  const moves = await hall.parts.advise(
    { ...question, seed: `${live.id} ${ply}` },
    {
      ...{ address: asker.address, who: `seat ${seat} of ${live.id}`, personWaits: () => true },
      name: `${live.id} ${ply}`,
      signal: AbortSignal.any([asker.signal, position]),
    },
  );
  return { type: 'hint', id, ply, moves };
}
