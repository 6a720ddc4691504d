import {
  findGame,
  type Games,
  newestGame,
  newestGames,
  Refusal,
  readTable,
  type Seat,
  type Viewer,
} from '@nabu/kernel';
import type { JoinTableRead, NewTableRead } from '@nabu/protocol';
import { checkBot } from '../bots/bounds.ts';
import { Failure } from '../failure.ts';
import { hashToken, newSeed, newTableId, newToken, sameHash } from '../secrets.ts';
import type { Deed, StoredTable } from '../store/port.ts';
import { applyDeed } from './apply.ts';
import type { Hall } from './hall.ts';
import type { LiveTable } from './live.ts';
import { dueBots, emptyTable, isFull, type Table } from './table.ts';

/** A place at a table and the secret that opens it; the token is told once and not kept. */
export interface Place {
  readonly live: LiveTable;
  readonly seat: Seat | null;
  readonly token: string | null;
}

/** Sets up a table as it was wished for; throws a `Failure` or `Refusal` when it cannot be. */
export async function createTable(hall: Hall, wish: NewTableRead): Promise<Place> {
  const { games, clock } = hall.parts;
  const game = newestGame(games, wish.game);
  if (!game) throw unknownGame(wish.game, games);
  const { options } = readTable(game, wish.seats.length, wish.options);
  const me = checkSeats(wish);
  const token = me === null ? null : newToken();
  const stored: StoredTable = {
    ...{ id: newTableId(), game: wish.game, rules: game.rules, options, seed: newSeed() },
    seats: wish.seats.map((seat) => (typeof seat === 'object' ? seat.bot : null)),
    visibility: wish.visibility,
    rated: wish.rated,
    language: wish.language ?? null,
    created: clock(),
    before: null,
  };
  const guests =
    token === null ? [] : [{ seat: me, hash: hashToken(token), name: wish.name ?? '' }];
  await storeTable(hall, stored, guests);
  return { live: await hall.find(stored.id), seat: me, token };
}

/** Takes an open seat, the first or the one asked for. */
export async function joinTable(hall: Hall, id: string, wish: JoinTableRead): Promise<Place> {
  const live = await hall.find(id);
  const token = newToken();
  let seat = -1;
  await live.change((act) => {
    seat = openSeat(live.table, wish.seat);
    act({ kind: 'joined', seat, text: `${hashToken(token)} ${wish.name}` });
  });
  return { live, seat, token };
}

/** Says goodbye: the seat stays the guest's once the match has started. */
export async function leaveTable(live: LiveTable, token: string): Promise<void> {
  await live.change((act) => {
    const seat = viewerOf(live.table, token);
    if (seat === 'spectator') throw new Failure('not-seated', 'Only a seated player can leave.');
    if (!live.table.holders[seat].left) act({ kind: 'left', seat, text: null });
  });
}

/** Sets up the same table again, everybody one seat further round; tokens stay good. Returns its id. */
export async function createRematch(hall: Hall, table: Table): Promise<string> {
  const { stored, holders } = table;
  const { games, clock } = hall.parts;
  const game = findGame(games, stored.game, stored.rules);
  if (!game)
    throw new Failure('unknown-rules', 'This build no longer has the rules of this match.');
  const before = (seat: Seat) => (seat + holders.length - 1) % holders.length;
  const again: StoredTable = {
    ...stored,
    ...{ id: newTableId(), seed: newSeed(), created: clock(), before: stored.id },
    seats: holders.map((_, seat) => holders[before(seat)].bot),
  };
  const guests = holders.flatMap((_, seat) => {
    const { guest } = holders[before(seat)];
    return guest ? [{ seat, ...guest }] : [];
  });
  await storeTable(hall, again, guests);
  return again.id;
}

/** Who a token says one is: a seat, or without a token a spectator; throws when it opens no seat here. */
export function viewerOf(table: Table, token: string | null): Viewer {
  if (token === null) return 'spectator';
  const hash = hashToken(token);
  const seat = table.holders.findIndex(({ guest }) => guest && sameHash(guest.hash, hash));
  if (seat >= 0) return seat;
  throw new Failure(
    'bad-token',
    'This seat token opens no seat at this table; join again, or watch without a token.',
  );
}

interface Guest {
  readonly seat: Seat | null;
  readonly hash: string;
  readonly name: string;
}

async function storeTable(hall: Hall, stored: StoredTable, guests: readonly Guest[]) {
  const { games, store } = hall.parts;
  const at = stored.created;
  const joined = guests.map(({ seat, hash, name }): Deed => {
    return { kind: 'joined', at, seat, text: `${hash} ${name}` };
  });
  const table = emptyTable(stored, games, at);
  for (const deed of joined) applyDeed(table, deed);
  if (isFull(table)) applyDeed(table, { kind: 'started', at, seat: null, text: null });
  const standing = { phase: table.phase, botDue: dueBots(table).length > 0 };
  await store.create(stored, table.log, standing, null);
}

function openSeat(table: Table, wanted: Seat | undefined): Seat {
  const { holders } = table;
  const open = holders.flatMap(({ bot, guest }, seat) => (bot === null && !guest ? [seat] : []));
  if (wanted !== undefined && wanted >= holders.length)
    throw new Refusal('unknown-seat', `There is no seat ${wanted + 1} at this table.`);
  const seat = wanted === undefined ? open[0] : open.find((each) => each === wanted);
  if (seat !== undefined) return seat;
  throw new Failure(
    'seat-taken',
    open.length > 0
      ? 'This seat is taken; choose another.'
      : 'Every seat at this table is taken; you can watch, or set up a table of your own.',
  );
}

/** The maker's own seat, or null; bots must exist and people must be there to play them. */
function checkSeats({ game, seats, name }: NewTableRead): Seat | null {
  const mine = seats.flatMap((wish, seat) => (wish === 'me' ? [seat] : []));
  if (mine.length > 1)
    throw new Refusal('bad-seats', 'Only one seat can be yours; leave the others open.');
  if (seats.every((wish) => typeof wish === 'object'))
    throw new Refusal('bad-seats', 'At least one seat must be for a person.');
  if (mine.length === 1 && name === undefined)
    throw new Failure('bad-name', 'Give the name you want to be seen under.');
  for (const wish of seats)
    if (typeof wish === 'object') checkBot(wish.bot, { game, seats: seats.length });
  return mine[0] ?? null;
}

function unknownGame(wanted: string, games: Games): Refusal {
  const list = newestGames(games)
    .map(({ id }) => id)
    .join(', ');
  return new Refusal('unknown-game', `There is no game "${wanted}" here; there is ${list}.`);
}
