import { newestGame, Refusal, readTable, type Seat, type Viewer } from '@nabu/kernel';
import type { JoinTableRead, NewTableRead } from '@nabu/protocol';
import {
  apply,
  CARETAKER,
  type Deed,
  decide,
  deedRow,
  emptyTable,
  endByHost,
  type Facts,
  join,
  opened,
  rematchOf,
  type Sitter,
  type Table,
  UNASKED,
  viewerOf,
} from '@nabu/table';
import { checkBot } from '../bots/bounds.ts';
import { Failure } from '../failure.ts';
import type { Who } from '../people/who.ts';
import { hashToken, newSeed, newTableId, newToken, tokenFrom } from '../secrets.ts';
import { StoreError } from '../store/store.ts';
import type { Hall } from './hall.ts';
import type { LiveTable } from './live.ts';
import { standingOf } from './standing.ts';

/** A place at a table and, for whoever is no person of the house, the secret that opens it; it is told once and not kept. */
export interface Place {
  readonly live: LiveTable;
  readonly seat: Seat | null;
  readonly token: string | null;
}

/** Somebody as they take seats: a person, or whoever will show the token. */
interface Taker {
  readonly who: string;
  readonly identities: readonly string[];
  readonly name: string | undefined;
  readonly token: string | null;
}

/** The lobby: what a public table must be granted before it is stored, and what is given back when it is not. */
export interface Lobby {
  /** `waits`: it waits for players. */
  publish(id: string, waits: boolean): void;
  unpublish(id: string): void;
}

const ANY_LOBBY: Lobby = { publish: () => undefined, unpublish: () => undefined };

/**
 * Sets up a table as it was wished for; throws a `Failure` or `Refusal` when it cannot be. A wish
 * with a key that was granted before is answered with the same table.
 */
export async function createTable(
  hall: Hall,
  wish: NewTableRead,
  asker: Who,
  lobby: Lobby = ANY_LOBBY,
): Promise<Place> {
  const { store } = hall.parts;
  const key = wish.key === undefined ? null : hashToken(wish.key);
  const known = key && (await store.made(key));
  const taker = takerOf(asker, wish);
  if (known) return placeAt(await hall.find(known), taker);
  const { facts, deeds } = newTable(hall, wish, taker);
  const starts = deeds.some(({ kind }) => kind === 'started');
  if (facts.visibility === 'public') lobby.publish(facts.id, !starts);
  try {
    await storeTable(hall, facts, deeds, key);
  } catch (error) {
    lobby.unpublish(facts.id);
    const twin = key && error instanceof StoreError && error.code === 'known-key';
    const made = twin ? await store.made(key) : null;
    if (!made) throw error;
    return placeAt(await hall.find(made), taker);
  }
  const live = await hall.find(facts.id);
  hall.parts.made(live);
  return placeAt(live, taker);
}

/** What people want to play who were brought together. */
export type Pairing = Pick<Facts, 'game' | 'pace' | 'rated'>;

/** Sets up a public table at which everybody sits already, by the usual variants and under an id if one is given; the match starts at once. */
export async function seatPersons(
  hall: Hall,
  wish: Pairing,
  sitters: readonly Sitter[],
  id = newTableId(),
): Promise<LiveTable> {
  const { games, clock } = hall.parts;
  const game = newestGame(games, wish.game);
  if (!game) throw unknownGame(wish.game, Object.keys(games));
  const facts: Facts = {
    ...{ ...UNASKED, visibility: 'public', ...wish, id, rules: game.rules, seed: newSeed() },
    options: readTable(game, sitters.length, {}).options,
    seats: sitters.map(() => null),
    created: clock(),
  };
  await storeTable(hall, facts, opened(facts, sitters), null);
  const live = await hall.find(facts.id);
  hall.parts.made(live);
  return live;
}

/** Takes an open seat, the first or the one asked for; asked again with the same key, the seat it gave. */
export async function joinTable(
  hall: Hall,
  id: string,
  wish: JoinTableRead,
  asker: Who,
): Promise<Place> {
  const live = await hall.find(id);
  const taker = takerOf(asker, wish);
  await live.change((now) =>
    viewerOf(live.table, taker.identities) === 'spectator'
      ? join(live.table, sitter(taker), wish.seat, now)
      : [],
  );
  return placeAt(live, taker);
}

/** Says goodbye: the seat stays the guest's once the match has started. */
export async function leaveTable(
  live: LiveTable,
  asker: Pick<Who, 'identities' | 'token'>,
): Promise<void> {
  await live.change((now) => {
    const seat = seatFor(live.table, asker);
    if (seat === 'spectator') throw new Failure('not-seated', 'Only a seated player can leave.');
    return decide(live.table, seat, { type: 'leave' }, now);
  });
}

/** The host of the house ends a game, or closes a table that still waits; nobody wins. */
export async function endTable(live: LiveTable): Promise<void> {
  await live.change((now) => endByHost(live.table, now));
}

/** Sets up the same table again, everybody one seat further round; who holds a seat here holds one there. The deed that says so. */
export async function createRematch(
  hall: Hall,
  table: Table,
  now: number,
  lobby: Lobby = ANY_LOBBY,
): Promise<readonly Deed[]> {
  // Whoever asks second has been told of the first one's rematch already.
  if (table.after !== null) return [];
  const fresh = { id: newTableId(), seed: newSeed(), created: now };
  const newest = newestGame(hall.parts.games, table.facts.game);
  const { facts, deeds } = rematchOf(table, fresh, newest);
  if (facts.visibility === 'public') lobby.publish(facts.id, true);
  // Two nodes that are asked at the same moment set up one.
  const id = await storeTable(hall, facts, deeds, hashToken(`rematch of ${table.facts.id}`)).then(
    () => facts.id,
    (error: unknown) => {
      lobby.unpublish(facts.id);
      if (error instanceof StoreError && error.code === 'known-key' && error.table)
        return error.table;
      throw error;
    },
  );
  hall.parts.made(await hall.find(id));
  return [{ kind: 'rematch', at: now, table: id }];
}

/** Who somebody is at a table: a seat, or a spectator; throws when they show a token that opens no seat here. */
export function seatFor(
  table: Table,
  { identities, token }: Pick<Who, 'identities' | 'token'>,
): Viewer {
  const viewer = viewerOf(table, identities);
  if (!token || viewer !== 'spectator') return viewer;
  throw new Failure(
    'bad-token',
    'This seat token opens no seat at this table; join again, or watch without a token.',
  );
}

/** A request with a key can be repeated, and must then get the same seat: a person's is theirs, a token is made from the key. */
function takerOf(
  { person, identities }: Who,
  { key, name }: { readonly key?: string | undefined; readonly name?: string | undefined },
): Taker {
  if (person) return { who: person.id, identities, name: person.name, token: null };
  const token = key === undefined ? newToken() : tokenFrom(key);
  const who = hashToken(token);
  return { who, identities: [who], name, token };
}

function sitter({ who, name }: Taker): Sitter {
  if (name !== undefined) return { who, name };
  throw new Failure('bad-name', 'Give the name you want to be seen under.');
}

function placeAt(live: LiveTable, { identities, token }: Taker): Place {
  const viewer = viewerOf(live.table, identities);
  return viewer === 'spectator' ? { live, seat: null, token: null } : { live, seat: viewer, token };
}

function newTable(hall: Hall, wish: NewTableRead, taker: Taker) {
  const { games, clock } = hall.parts;
  const game = newestGame(games, wish.game);
  if (!game) throw unknownGame(wish.game, Object.keys(games));
  const { options } = readTable(game, wish.seats.length, wish.options);
  const me = checkSeats(wish);
  const facts: Facts = {
    ...{ id: newTableId(), game: game.id, rules: game.rules, options, seed: newSeed() },
    seats: wish.seats.map((seat) => (typeof seat === 'object' ? seat.bot : null)),
    visibility: wish.visibility,
    rated: wish.rated,
    caretaker: wish.caretaker,
    pace: wish.pace,
    language: wish.language ?? null,
    admits: wish.admits,
    fill: wish.fill,
    created: clock(),
    before: null,
  };
  return {
    facts,
    deeds: opened(
      facts,
      wish.seats.map((_, seat) => (seat === me ? sitter(taker) : null)),
    ),
  };
}

async function storeTable(hall: Hall, facts: Facts, deeds: readonly Deed[], key: string | null) {
  const { games, store } = hall.parts;
  const table = emptyTable(facts, games, facts.created);
  for (const deed of deeds) apply(table, deed);
  await store.create(facts, deeds.map(deedRow), standingOf(table), key);
}

/** The maker's own seat, or null; bots must exist and people must be there to play them. */
function checkSeats({ game, seats, caretaker, rated, fill }: NewTableRead): Seat | null {
  const mine = seats.flatMap((wish, seat) => (wish === 'me' ? [seat] : []));
  if (mine.length > 1)
    throw new Refusal('bad-seats', 'Only one seat can be yours; leave the others open.');
  if (seats.every((wish) => typeof wish === 'object'))
    throw new Refusal('bad-seats', 'At least one seat must be for a person.');
  const table = { game, seats: seats.length };
  checkBot(caretaker, table);
  if (rated && caretaker !== CARETAKER)
    throw new Failure(
      'bad-bot',
      `In a rated game ${CARETAKER} plays for whoever is away, and nobody chooses; leave the caretaker out.`,
    );
  if (fill) checkBot(fill.bot, table);
  for (const wish of seats) if (typeof wish === 'object') checkBot(wish.bot, table);
  return mine[0] ?? null;
}

function unknownGame(id: string, known: readonly string[]): Refusal {
  const list = known.filter((name) => !name.includes('@')).join(', ');
  return new Refusal('unknown-game', `There is no game "${id}" here; there is ${list}.`);
}
