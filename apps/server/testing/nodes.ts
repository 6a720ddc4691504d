import { games } from '@nabu/games';
import { adviseAbout, gameAskedAbout, think } from '@nabu/search';
import { pino } from 'pino';
import { expect, onTestFinished } from 'vitest';
import { startRedis } from '../../../scripts/servers.mjs';
import { openAbout } from '../src/bots/opening.ts';
import { queueThinker } from '../src/bots/queue-thinker.ts';
import type { Thinker } from '../src/bots/thinker.ts';
import type { HouseParts } from '../src/house.ts';
import { DatabaseClock } from '../src/nodes/database-clock.ts';
import { RedisWire } from '../src/nodes/redis-wire.ts';
import type { PostgresMeans } from '../src/store/postgres/connections.ts';
import { openPostgres } from '../src/store/postgres/postgres.ts';
import { openHouse } from './rig.ts';
import { beginGame, faultsOf, type Kind, type SoakGame } from './soak.ts';

/** Where a node finds what it needs, and what is wrong with it. */
export interface NodeMeans {
  readonly database: string;
  readonly redis: string;
  /** How long the database is waited for. */
  readonly means?: PostgresMeans;
  /** What is different about the house. */
  readonly parts?: Partial<HouseParts> | undefined;
  /** By how much the clock of its machine is wrong. */
  readonly wrongMs?: number;
}

/** Thinks in this process about every game, at once. */
const here: Thinker = {
  think: async (question) => think(games, question, () => () => false),
  advise: async (question) => adviseAbout(gameAskedAbout(games, question), question),
  open: async (question) => openAbout(games, question),
  close: async () => undefined,
};

/** One node of a house as `main` builds it, in this process; `said` is what it logged, a line each. */
export async function realNode({ database, redis, means, parts, wrongMs = 0 }: NodeMeans) {
  const said: string[] = [];
  const log = pino({ level: 'warn', base: null }, { write: (line) => void said.push(line) });
  const note = (sentence: string) => log.warn(sentence);
  const store = await openPostgres(database, { ...means, note });
  const wire = new RedisWire({ url: redis, note });
  const clock = new DatabaseClock(store.relations, () => Date.now() + wrongMs);
  await clock.begin({ failed: () => undefined, far: () => undefined });
  const thinker = queueThinker({ url: redis, wire, own: here, fellBack: () => undefined });
  const node = await openHouse({ store, games, wire, thinker, clock: clock.now, log, ...parts });
  return { ...node, store, wire, said };
}

export type RealNode = Awaited<ReturnType<typeof realNode>>;

/** A Redis for one test alone. */
export async function ownRedis() {
  const redis = await startRedis();
  onTestFinished(() => redis.stop());
  return redis;
}

/** Waits until nodes hear each other. */
export async function hearing(nodes: readonly RealNode[]): Promise<void> {
  for (const { wire } of nodes) await expect.poll(() => wire.state, { timeout: 30_000 }).toBe('up');
}

let played = 0;

/** A game through some nodes, by people who connect again as pages do; it goes on until it is ended. */
export async function playedGame(nodes: readonly RealNode[], kind: Partial<Kind> = {}) {
  let most = Number.POSITIVE_INFINITY;
  const game = await beginGame({
    ...{ ports: nodes.map(({ port }) => port), n: played++, most: () => most },
    kind: { game: 'ur', seats: 2, people: 2, ...kind },
  });
  onTestFinished(() => stop(game));
  const told = () => Math.min(...game.players.map(({ entries }) => entries.length));
  return {
    game,
    /** Resolves when everybody was told of so many entries more. */
    async goesOn(more = 4): Promise<void> {
      const wanted = told() + more;
      await expect.poll(told, { timeout: 45_000 }).toBeGreaterThanOrEqual(wanted);
    },
    /** Ends the game; gives what is wrong with it. */
    async end(store: RealNode['store']): Promise<readonly string[]> {
      most = 0;
      const over = () => game.players.every((player) => player.over);
      await expect.poll(over, { timeout: 45_000 }).toBe(true);
      const stored = async () => (await store.read(game.id))?.deeds.length;
      await expect.poll(async () => told() === (await stored()), { timeout: 30_000 }).toBe(true);
      return faultsOf(game, store);
    },
  };
}

function stop({ players }: SoakGame): void {
  for (const player of players) player.stop();
}
