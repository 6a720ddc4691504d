import type { Seat } from '@nabu/kernel';
import type { Command, ServerMessage } from '@nabu/protocol';
import { askThoughts, type Deed, decide, hintQuestion, playing } from '@nabu/table';
import { Failure } from '../failure.ts';
import type { VisitorLimits } from '../limits.ts';
import type { HouseLobby } from '../lobby/house-lobby.ts';
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
  /** Where it is known from where a rematch was asked for. */
  readonly lobby: Pick<HouseLobby, 'from' | 'forget'>;
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
      return thoughts(hall, live, command, asker);
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
    { command: { seat, id: command.id }, asked: asker.at },
  );
}

/** Nobody is seated again with somebody they block. */
async function rematch(
  hall: Hall,
  { table }: LiveTable,
  { refuseBlocked, lobby, limits: { network } }: Asker,
  now: number,
): Promise<readonly Deed[]> {
  await refuseBlocked(table.holders.flatMap(({ guest }) => guest?.who ?? []));
  return createRematch(hall, table, now, {
    publish: (id) => lobby.from(id, network),
    unpublish: (id) => lobby.forget(id),
  });
}

/** The view is taken at once; the thinking happens elsewhere and holds nobody up. */
async function hint(
  hall: Hall,
  live: LiveTable,
  { id, ply }: Extract<Command, { type: 'hint' }>,
  asker: Asker,
): Promise<ServerMessage> {
  const { question, position, deeds } = await live.run(() => ({
    question: hintQuestion(live.table, seatOf(live, asker), ply),
    position: live.position,
    deeds: live.table.deeds.length,
  }));
  const { seat } = question;
  const moves = await hall.parts.advise(
    { ...question, seed: `${live.id} ${ply}` },
    {
      ...{ address: asker.address, who: `seat ${seat} of ${live.id}`, personWaits: () => true },
      // By deeds, as bots' questions are: after something was taken back another position has the same ply.
      name: `${live.id} ${deeds}`,
      signal: AbortSignal.any([asker.signal, position]),
    },
  );
  return { type: 'hint', id, ply, moves };
}

/** What is being worked out of bots' thoughts at each table; whoever asks the same meanwhile waits for it. */
const opening = new WeakMap<LiveTable, Map<string, Promise<unknown>>>();

/** What was seen is taken at once; what may be told of it is worked out elsewhere, once for all who may be told the same. */
async function thoughts(
  hall: Hall,
  live: LiveTable,
  { id, seat }: Extract<Command, { type: 'thoughts' }>,
  asker: Asker,
): Promise<ServerMessage> {
  const here = opening.get(live) ?? new Map<string, Promise<unknown>>();
  opening.set(live, here);
  for (;;) {
    asker.signal.throwIfAborted();
    const asked = await live.run(() => askThoughts(live.table, live.viewer(asker), seat));
    if ('told' in asked) return { type: 'thoughts', id, thoughts: asked.told };
    const name = `thoughts of ${seat} for ${asked.eyes} at ${live.id}`;
    const others = here.get(name);
    if (others) {
      await others;
      continue;
    }
    const { address, signal } = asker;
    const told = hall.parts
      .open(asked.question, { address, who: name, name, personWaits: () => true, signal })
      .then(asked.keep);
    const done = told.then(
      () => here.delete(name),
      () => here.delete(name),
    );
    here.set(name, done);
    return { type: 'thoughts', id, thoughts: await told };
  }
}
