import { isDeepStrictEqual } from 'node:util';
import { games } from '@nabu/games';
import { newestGames, type Rng, rngFrom } from '@nabu/kernel';
import { type Seated, seated } from '@nabu/protocol';
import { type Pace, readDeed, rebuild, standing } from '@nabu/table';
import type { Store } from '../src/store/store.ts';
import { SoakPlayer } from './soak-player.ts';

/** One game of the soak: its table and the people at it. */
export interface SoakGame {
  readonly id: string;
  readonly players: readonly SoakPlayer[];
}

/** What is played, by how many, and how many of them are people. */
export interface Kind {
  readonly game: string;
  readonly seats: number;
  readonly people: number;
  /** Without a clock unless given. */
  readonly pace?: Pace;
}

/** Every kind of table: each game with each number of seats, of people alone and with bots. */
const KINDS: readonly Kind[] = newestGames(games).flatMap(({ id, seats: { min, max } }) =>
  Array.from({ length: max - min + 1 }, (_, i) => min + i).flatMap((seats) => [
    { game: id, seats, people: seats },
    { game: id, seats, people: 1 },
  ]),
);

/** A game of the soak that is to be played. */
export interface SoakWish {
  /** Where the house is found: one balancer, or its nodes, of which each player begins with another. */
  readonly ports: readonly number[];
  readonly n: number;
  /** After so many moves the game is ended by agreement. */
  most(): number;
  /** What is played; the kinds take turns unless given. */
  readonly kind?: Kind;
}

/** Sets up a game and has it played; what cannot be set up just now is tried again. */
export async function beginGame({ ports, n, most, kind }: SoakWish): Promise<SoakGame> {
  const { game, seats, people, pace = null } = kind ?? KINDS[n % KINDS.length];
  const [port] = ports;
  // Each game comes from a network of its own, as people do.
  const headers = { 'X-Forwarded-For': `10.${(n >> 8) & 255}.${n & 255}.1` };
  const rng = rngFrom(`soak ${n}`);
  const wishes = Array.from({ length: seats }, (_, seat) =>
    seat === 0 ? 'me' : seat < people ? 'open' : { bot: n % 3 === 0 ? 'apprentice' : 'greedy' },
  );
  const key = `soak-game-${String(n).padStart(22, '0')}`;
  const wish = { game, seats: wishes, name: 'P0', key, pace };
  const first = await post(port, '/api/tables', wish, headers);
  const { id } = first.table;
  const sitters = [first];
  for (let seat = 1; seat < people; seat++) {
    const wish = { name: `P${seat}`, key: `${key.slice(0, -2)}-${seat}` };
    sitters.push(await post(port, `/api/tables/${id}/join`, wish, headers));
  }
  const players = sitters.map(({ token, seat }) => {
    if (token === null || seat === null) throw new Error('Nobody was seated.');
    const near = [...ports.slice(seat % ports.length), ...ports.slice(0, seat % ports.length)];
    return new SoakPlayer({ ports: near, table: id, token, seat, headers, most, rng: rng as Rng });
  });
  return { id, players };
}

async function post(
  port: number,
  path: string,
  body: unknown,
  headers: { readonly [name: string]: string },
): Promise<Seated> {
  for (let tries = 0; ; tries++) {
    try {
      const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { ...headers, 'Content-Type': 'application/json' },
        signal: AbortSignal.timeout(10_000),
      });
      if (answer.ok) return seated.parse(await answer.json());
      if (answer.status < 500) throw new SyntaxError(await answer.text());
    } catch (error) {
      if (error instanceof SyntaxError || tries > 100) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, 300));
  }
}

/** What is wrong with a game when all is over: with what was acknowledged, and with what each player was shown. */
export async function faultsOf({ id, players }: SoakGame, store: Store): Promise<string[]> {
  const stored = await store.read(id);
  if (!stored) return [`${id}: the table is not there`];
  const deeds = stored.deeds.map(readDeed);
  const table = rebuild(stored.facts, deeds, games, 0);
  const found = players.flatMap((player, seat) => {
    const { done, entries, now, wrong } = player;
    const faults = [...wrong];
    for (const { n, move } of done) {
      const deed = deeds[n - 1];
      if (deed?.kind !== 'played' || deed.seat !== seat || deed.move !== move)
        faults.push(`move ${move} was acknowledged as ${n}, and there is ${JSON.stringify(deed)}`);
    }
    if (new Set(done.map(({ n }) => n)).size !== done.length)
      faults.push('two moves were acknowledged as one');
    // Every move of the seat was sent once by its player: what is there twice was not sent twice.
    const played = deeds.filter((deed) => deed.kind === 'played' && deed.seat === seat).length;
    if (played !== done.length)
      faults.push(`${done.length} moves were acknowledged, and there are ${played}`);
    if (entries.length !== deeds.length)
      faults.push(`${entries.length} entries were told, and there are ${deeds.length}`);
    const { thoughts: _, ...right } = standing(table, seat);
    const { thoughts: __, ...shown } = now ?? { thoughts: [] };
    // As it travels, whatever the order of its fields.
    if (!isDeepStrictEqual(shown, JSON.parse(JSON.stringify(right))))
      faults.push('what is shown is not what the moves lead to');
    return faults.map((fault) => `seat ${seat}: ${fault}`);
  });
  return found.map((fault) => `${stored.facts.game} ${id} ${fault}`);
}
