import { Refusal, type Seat, type Viewer } from '@nabu/kernel';
import { AWAY_SECONDS, type Command, type ServerMessage, type Thoughts } from '@nabu/protocol';
import { evaluationFor, openThoughts } from '@nabu/search';
import { checkBot } from '../bots/bounds.ts';
import { Failure } from '../failure.ts';
import type { Hall } from './hall.ts';
import type { Act, LiveTable } from './live.ts';
import { createRematch } from './seating.ts';
import { thoughtsMayBeTold } from './sight.ts';
import type { KeptThoughts, Table } from './table.ts';

/** Where a command comes from, and until when its answer is wanted. */
export interface Asker {
  readonly address: string;
  /** Aborted when the asker is gone. */
  readonly signal: AbortSignal;
}

/** Carries out a seated player's command; the answer is for them alone. Throws when it is refused. */
export async function obey(
  hall: Hall,
  live: LiveTable,
  seat: Seat,
  command: Exclude<Command, { type: 'thoughts' }>,
  asker: Asker,
): Promise<ServerMessage> {
  if (command.type === 'why') return live.run(() => because(live.table, seat, command));
  if (command.type === 'hint') return hint(hall, live, seat, command, asker);
  const make = (act: Act) => deed(hall, live.table, seat, command, act);
  const n = await live.change(make, { seat, id: command.id });
  return { type: 'done', id: command.id, n };
}

function deed(
  hall: Hall,
  table: Table,
  seat: Seat,
  command: Exclude<Command, { type: 'why' | 'hint' | 'thoughts' }>,
  act: Act,
): void | Promise<void> {
  switch (command.type) {
    case 'play':
      playing(table);
      return act({ kind: 'played', seat, text: command.move }, command.ply);
    case 'undo':
      playing(table);
      return act({ kind: 'undone', seat, text: String(command.ply - 1) }, command.ply);
    case 'redo':
      playing(table);
      return act({ kind: 'redone', seat, text: null }, command.ply);
    case 'restart':
      return act({ kind: 'undone', seat, text: undoStart(table, seat) }, command.ply);
    case 'chat':
      return act({ kind: 'said', seat, text: command.text });
    case 'takeOver':
      return takeOver(hall, table, command.seat, command.bot, act);
    case 'rematch':
      return rematch(hall, table, act);
    default:
      return agree(table, seat, command.type, act);
  }
}

/** The ply at which the moves of a seat begin that can still be taken back. */
function undoStart(table: Table, seat: Seat): string {
  return String(playing(table).undoStart(seat));
}

function agree(
  table: Table,
  seat: Seat,
  type: 'offerEnd' | 'acceptEnd' | 'declineEnd',
  act: Act,
): void {
  playing(table);
  act({ kind: answerTo(table.agreed, seat, type), seat, text: null });
}

/** An offer after an offer is an agreement. */
function answerTo(
  agreed: readonly Seat[],
  seat: Seat,
  type: 'offerEnd' | 'acceptEnd' | 'declineEnd',
): 'offered' | 'accepted' | 'declined' {
  if (agreed.length === 0) {
    if (type === 'offerEnd') return 'offered';
    throw new Failure('no-offer', 'Nobody has offered to end the game.');
  }
  if (type === 'declineEnd') return 'declined';
  if (agreed.includes(seat))
    throw new Failure('no-offer', 'You have agreed already; the others must answer.');
  return 'accepted';
}

function takeOver(hall: Hall, table: Table, seat: Seat, bot: string, act: Act): void {
  playing(table);
  checkBot(bot, { game: table.stored.game, seats: table.holders.length });
  const holder = table.holders.at(seat);
  if (!holder?.guest) throw new Refusal('unknown-seat', `Nobody's seat is number ${seat + 1}.`);
  const gone = holder.awaySince === null ? 0 : hall.parts.clock() - holder.awaySince;
  const away = holder.left || gone >= AWAY_SECONDS * 1000;
  if (holder.sockets > 0 || holder.standIn !== null || !away)
    throw new Failure(
      'not-away',
      `A bot can take a seat when its player has been away for ${AWAY_SECONDS} seconds.`,
    );
  act({ kind: 'tookOver', seat, text: bot });
}

async function rematch(hall: Hall, table: Table, act: Act): Promise<void> {
  if (table.phase !== 'over')
    throw new Failure('not-over', 'The game is not over yet; finish it or agree to end it.');
  // Whoever asks second has been told of the first one's rematch already.
  if (table.after === null)
    act({ kind: 'rematch', seat: null, text: await createRematch(hall, table) });
}

function because(
  table: Table,
  seat: Seat,
  { id, move }: Extract<Command, { type: 'why' }>,
): ServerMessage {
  const refusal = playing(table).refuse(seat, move);
  const { code = null, clause = null } = refusal ?? {};
  return { type: 'because', id, move, code, clause };
}

/** The view is taken at once; the thinking happens elsewhere and holds nobody up. */
async function hint(
  hall: Hall,
  live: LiveTable,
  seat: Seat,
  { id, ply }: Extract<Command, { type: 'hint' }>,
  { address, signal }: Asker,
): Promise<ServerMessage> {
  const { question, position } = await live.run(() => {
    const match = playing(live.table);
    if (live.table.stored.rated)
      throw new Failure('rated', 'This is a rated game: nobody is given advice in it.');
    if (match.ply !== ply) throw new Refusal('stale', 'The match has gone on; ask again.');
    if (!match.actors.includes(seat)) throw new Refusal('not-your-turn', 'It is not your turn.');
    const { gameKey: gameId } = live.table;
    const question = { gameId, view: match.view(seat), seat, seed: `${live.id} ${ply}` };
    return { question, position: live.position };
  });
  const moves = await hall.parts.advise(question, {
    ...{ address, who: `seat ${seat} of ${live.id}`, personWaits: () => true },
    signal: AbortSignal.any([signal, position]),
  });
  return { type: 'hint', id, ply, moves: [...moves] };
}

/** What a bot thought in its last turn, without what would tell this viewer a secret; all of it once the game is over. */
export function thoughtsFor(
  { table }: LiveTable,
  viewer: Viewer,
  { id, seat }: Extract<Command, { type: 'thoughts' }>,
): ServerMessage {
  if (!thoughtsMayBeTold(table))
    throw new Failure(
      'rated',
      'This is a rated game: what the bots think is told once it is over.',
    );
  const kept = table.thoughts.get(seat);
  if (!kept)
    throw new Failure(
      'no-thoughts',
      'This bot has not thought about a move yet; ask after its next.',
    );
  return { type: 'thoughts', id, thoughts: tell(table, viewer, seat, kept) };
}

function tell(
  { match, phase }: Table,
  viewer: Viewer,
  seat: Seat,
  { turn, told }: KeptThoughts,
): Thoughts {
  const key = phase === 'over' ? 'all' : viewer;
  const known = told.get(key);
  if (known || !match) return known ?? { seat, decisions: [] };
  const { game } = match;
  const onlookerOf = (thought: { readonly ply: number }) => ({
    viewer,
    view: match.viewAt(thought.ply, viewer),
    deciderView: match.viewAt(thought.ply, seat),
    heard: match.heardAt(thought.ply + 1, viewer),
  });
  const whose = key === 'all' ? null : onlookerOf;
  const decisions = openThoughts(game, evaluationFor(game), turn, whose);
  told.set(key, { seat, decisions });
  return { seat, decisions };
}

/** The match of a table at which it is being played; throws otherwise. */
function playing(table: Table) {
  if (!table.game)
    throw new Failure(
      'unknown-rules',
      `This match was played under version ${table.stored.rules} of ${table.stored.game}, which this build does not have.`,
    );
  if (!table.match)
    throw new Failure('not-started', 'The table still waits for players; share its link.');
  if (table.phase === 'over') throw new Refusal('over', 'The game is over.');
  return table.match;
}
