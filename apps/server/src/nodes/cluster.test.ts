import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rngFrom } from '@nabu/kernel';
import { Redis } from 'ioredis';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startCluster } from '../../../../scripts/cluster.mjs';
import { beginGame, faultsOf, type SoakGame } from '../../testing/soak.ts';
import { openStore } from '../store/open-store.ts';

type Cluster = Awaited<ReturnType<typeof startCluster>>;

/** The short soak of `npm test`, or the long one of `npm run soak:cluster`. */
const GAMES = Number(process.env.NABU_SOAK_GAMES ?? 8);
const SECONDS = Number(process.env.NABU_SOAK_SECONDS ?? 45);
const LONG = process.env.NABU_SOAK_GAMES !== undefined;
/** So many games run at a time, and each is ended by agreement after so many moves. */
const AT_A_TIME = LONG ? 12 : 6;
const MOST_MOVES = LONG ? 80 : 30;

let cluster: Cluster;
const folder = mkdtempSync(join(tmpdir(), 'nabu-cluster-'));
const log = join(folder, 'log');

beforeAll(async () => {
  cluster = await startCluster({ log });
}, 120_000);

afterAll(async () => {
  await cluster?.stop();
  rmSync(folder, { recursive: true, force: true });
}, 60_000);

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Everything that is done to the parts of a house, by name. */
function faults({ nodes, workers, postgres, redis }: Cluster) {
  const again = async (
    part: { end(signal: string): Promise<unknown>; start(): Promise<unknown> },
    signal: string,
    ms: number,
  ) => {
    await part.end(signal);
    await pause(ms);
    await part.start();
  };
  return [
    {
      name: 'a node is killed',
      work: (i: number) => again(nodes[i % nodes.length], 'SIGKILL', 300),
    },
    { name: 'Redis is killed', work: () => again(redis, 'SIGKILL', 1000) },
    {
      name: 'a worker is killed',
      work: (i: number) => again(workers[i % workers.length], 'SIGKILL', 300),
    },
    { name: 'PostgreSQL is killed', work: () => again(postgres, 'SIGKILL', 500) },
    {
      name: 'a node is drained',
      work: (i: number) => again(nodes[i % nodes.length], 'SIGTERM', 0),
    },
    {
      name: 'Redis hangs',
      async work() {
        await redis.signal('SIGSTOP');
        await pause(5000);
        await redis.signal('SIGCONT');
      },
    },
    { name: 'Redis is emptied', work: () => emptied(redis.url) },
  ];
}

async function emptied(url: string): Promise<void> {
  const keeper = new Redis(url);
  await keeper.flushall();
  keeper.disconnect();
}

/** Plays so many games, and more until enough was done to the house. */
async function playAll(until: number, enough: () => boolean): Promise<readonly SoakGame[]> {
  const ports = [cluster.balancer.port];
  const all: SoakGame[] = [];
  let next = 0;
  const playSome = async () => {
    while ((next < GAMES || !enough()) && Date.now() < until) {
      const game = await beginGame({ ports, n: next++, most: () => MOST_MOVES });
      all.push(game);
      while (!game.players.every((player) => player.over) && Date.now() < until) await pause(50);
    }
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, playSome));
  return all;
}

describe('a house of three nodes', () => {
  test(
    'plays games of all kinds while its parts are killed: every acknowledged move is stored once, and everybody sees the same',
    async () => {
      const until = Date.now() + SECONDS * 1000;
      const rng = rngFrom('faults');
      const done: string[] = [];
      let playing = true;
      const disturb = async () => {
        const all = faults(cluster);
        for (let i = 0; playing; i++) {
          await pause(LONG ? 2000 + rng.below(3000) : 1200);
          if (!playing) return;
          const fault = all[LONG ? rng.below(all.length) : i % all.length];
          done.push(fault.name);
          await fault.work(rng.below(100));
        }
      };
      const disturbing = disturb();
      const wanted = faults(cluster).slice(0, LONG ? undefined : 4);
      const enough = () => wanted.every(({ name }) => done.includes(name));
      const games = await playAll(until, enough);
      playing = false;
      await disturbing;
      const store = await openStore({ data: '', database: cluster.postgres.url });
      try {
        await settled(games, store);
        const found = (await Promise.all(games.map((game) => faultsOf(game, store)))).flat();
        for (const { players } of games) for (const player of players) player.stop();
        const moves = games.flatMap(({ players }) => players.flatMap((player) => player.done));
        const lines = games.flatMap(({ players }) => players.map((player) => player.connections));
        console.log(
          `${games.length} games, ${moves.length} moves, ${lines.reduce((a, b) => a + b, 0)} connections; ${done.join(', ')}`,
        );
        expect(found, readFileSync(log, 'utf8').slice(-4000)).toEqual([]);
        expect(games.every(({ players }) => players.every((player) => player.over))).toBe(true);
        expect(games.length).toBeGreaterThanOrEqual(GAMES);
        expect(enough()).toBe(true);
      } finally {
        await store.close();
      }
    },
    (SECONDS + 120) * 1000,
  );
});

/** Waits until everybody has heard of all that was stored. */
async function settled(
  games: readonly SoakGame[],
  store: Awaited<ReturnType<typeof openStore>>,
): Promise<void> {
  for (const { id, players } of games) {
    const length = (await store.read(id))?.deeds.length;
    for (let i = 0; i < 200 && players.some((player) => player.entries.length !== length); i++)
      await pause(50);
  }
}
