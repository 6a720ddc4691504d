import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type AnyGame, type Games, rngFrom } from '@nabu/kernel';
import { failure, type NewTable, type Seated, seated } from '@nabu/protocol';
import { adviseAbout, thinkAbout } from '@nabu/search';
import { onTestFinished } from 'vitest';
import { openAbout } from '../src/bots/opening.ts';
import type { Thinker } from '../src/bots/thinker.ts';
import { createHouse, type HouseParts } from '../src/house.ts';
import { openStore } from '../src/store/open-store.ts';
import type { Store } from '../src/store/store.ts';
import type { Browser } from './browser.ts';
import { Client } from './client.ts';
import { houseDatabase } from './servers.ts';
import { veils } from './veils.ts';

/** The games of the houses in the tests. */
export const games: Games = { veils };

/** A folder that is gone when the test is. */
export function folder(): string {
  const path = mkdtempSync(join(tmpdir(), 'nabu-'));
  onTestFinished(() => rmSync(path, { recursive: true, force: true }));
  return path;
}

/** No balancer has to notice that a node of a test closes. */
const atOnceDrained = async () => undefined;

/** The databases that stand for data folders when the tests run on PostgreSQL. */
const databases = new Map<string, Promise<string>>();

/** Whether stores of this run are files; with `NABU_TEST_STORE=postgres` they are databases. */
export const IN_FILES = process.env.NABU_TEST_STORE !== 'postgres';

/** The store of a data folder: a file in it, or a database of its own. */
export async function storeIn(data: string): Promise<Store> {
  if (IN_FILES) return openStore({ data, database: null });
  const database = databases.get(data) ?? houseDatabase();
  databases.set(data, database);
  return openStore({ data, database: await database });
}

/** Thinks in this thread, at once; for games the workers do not know. */
export const atOnce: Thinker = {
  think: async (question) => thinkAbout(games[question.gameId], question),
  advise: async (question) => adviseAbout(games[question.gameId], question),
  open: async (question) => openAbout(games, question),
  close: async () => undefined,
};

/** A house on a free port with a store of its own, closed when the test is. */
export async function openHouse(
  parts: Partial<HouseParts> = {},
  data = folder(),
  host = '127.0.0.1',
) {
  const store = parts.store ?? (await storeIn(data));
  const house = createHouse({ games, thinker: atOnce, drain: atOnceDrained, ...parts, store });
  const port = await house.listen(0, host);
  let open = true;
  const close = async () => {
    if (open) await house.close();
    open = false;
  };
  onTestFinished(close);
  const runBy = async (browser: Browser) => {
    const token = await house.hostLink(true);
    if (!(await browser.post('/api/host', { token })).ok) throw new Error('Nobody became host.');
  };
  const hostLink = (anew: boolean) => house.hostLink(anew);
  return { port, data, close, tick: () => house.tick(), hostLink, runBy, ...visiting(port) };
}

/** What a test does at a house that listens on a port. */
export function visiting(port: number) {
  const url = `http://127.0.0.1:${port}`;
  const post = (path: string, body: unknown, token?: string | null) =>
    fetch(url + path, {
      method: 'POST',
      body: typeof body === 'string' ? body : JSON.stringify(body),
      headers: {
        'Content-Type': 'application/json',
        ...(token ? { Authorization: `Bearer ${token}` } : {}),
      },
    });
  const get = (path: string, token?: string | null) =>
    fetch(url + path, { headers: token ? { Authorization: `Bearer ${token}` } : {} });
  const create = async (wish: Partial<NewTable> = {}): Promise<Seated> => {
    const preset = { game: 'veils', seats: ['me', 'open'], name: 'Ada' };
    return seated.parse(await (await post('/api/tables', { ...preset, ...wish })).json());
  };
  const join = async (id: string, name = 'Bel'): Promise<Seated> =>
    seated.parse(await (await post(`/api/tables/${id}/join`, { name })).json());
  return { url, post, get, create, join, twoPlayers: () => twoPlayers(port, create, join) };
}

async function twoPlayers(
  port: number,
  create: () => Promise<Seated>,
  join: (id: string) => Promise<Seated>,
) {
  const first = await create();
  const { id } = first.table;
  const second = await join(id);
  const [ada, bel] = [
    await Client.open(port, id, first.token),
    await Client.open(port, id, second.token),
  ];
  return { id, ada, bel, tokens: [first.token, second.token] as const };
}

/** Plays at random until the match is over; after `most` moves the players agree to end it. */
export async function finish(
  players: readonly Client[],
  seed = 'finish',
  most = Number.POSITIVE_INFINITY,
): Promise<void> {
  const rng = rngFrom(seed);
  while (players.some((each) => each.now?.phase !== 'over')) {
    const player = players.find((each) => each.now && each.now.moves.length > 0);
    const ply = player?.now?.ply ?? 0;
    if (player && ply >= most) return agreeToEnd(players);
    const moves = player?.now?.moves ?? [];
    if (player) await player.play(moves[rng.below(moves.length)], ply);
    if (player) await Promise.all(players.map((each) => each.until((now) => now.ply > ply)));
    else await new Promise((resolve) => setTimeout(resolve, 2));
  }
}

async function agreeToEnd([first, ...others]: readonly Client[]): Promise<void> {
  await first.ask({ type: 'offer', what: 'end' });
  for (const other of others) await other.ask({ type: 'accept', what: 'end' });
}

/** The body of a refused request, checked against the protocol. */
export async function refusal(response: Response) {
  return { status: response.status, ...failure.parse(await response.json()) };
}

/** A copy of a game with other rules, listed under its id. */
export function withRules(game: AnyGame, rules: number): AnyGame {
  return { ...game, rules };
}
