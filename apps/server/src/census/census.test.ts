import { games as houseGames } from '@nabu/games';
import { FIRST_POSITION, Match, newestGames, openingOf, presets, rngFrom } from '@nabu/kernel';
import { explored, statistics, statisticsKinds } from '@nabu/protocol';
import { deedRow, deedsOf } from '@nabu/table';
import { describe, expect, test } from 'vitest';
import { Browser } from '../../testing/browser.ts';
import { finish, folder, games, openHouse, storeIn } from '../../testing/rig.ts';
import { table } from '../../testing/store-suite.ts';
import { Archive } from '../archive/archive.ts';
import { newTableId } from '../secrets.ts';
import type { Store } from '../store/store.ts';
import { strengthOf } from './counts.ts';
import { HouseCensus } from './house-census.ts';

interface Asker {
  get(path: string): Promise<Response>;
}
const seats2 = '/api/statistics/veils?seats=2';

async function gamesCounted(asker: Asker): Promise<number> {
  const { kinds } = statisticsKinds.parse(await (await asker.get('/api/statistics')).json());
  return kinds.reduce((sum, { games }) => sum + games, 0);
}
const figures = async (asker: Asker, path = seats2) =>
  statistics.parse(await (await asker.get(path)).json());
const explore = async (asker: Asker, query = '') =>
  explored.parse(await (await asker.get(`/api/explore/veils?seats=2${query}`)).json());

/** Waits for games to be counted; the first rated one loads what it is rated by. */
const counting = (house: Asker) => expect.poll(() => gamesCounted(house), { timeout: 30_000 });

/** Two guests play a whole game. */
async function play(port: number, seed: string, wish: object = {}, most?: number) {
  const browsers = [new Browser(port), new Browser(port)];
  for (const [i, browser] of browsers.entries()) await browser.comeIn(`Player ${i}`);
  const { id } = (await browsers[0].create({ visibility: 'public', ...wish })).table;
  await browsers[1].join(id);
  const clients = await Promise.all(browsers.map((browser) => browser.open(id)));
  await finish(clients, seed, most);
  for (const client of clients) await client.close();
  return id;
}

async function rows(store: Store) {
  const { db } = store.relations;
  return {
    statistics: await db
      .selectFrom('statistics')
      .selectAll()
      .orderBy('measure')
      .orderBy('name')
      .execute(),
    openings: await db
      .selectFrom('openings')
      .selectAll()
      .orderBy('place')
      .orderBy('move')
      .execute(),
  };
}

describe('a house', () => {
  test('without finished games says so everywhere', async () => {
    const house = await openHouse();
    expect(await gamesCounted(house)).toBe(0);
    expect(await figures(house)).toMatchObject({ games: 0, plies: 0, seats: [], openings: [] });
    expect(await explore(house)).toEqual({
      ...{ start: FIRST_POSITION, path: [], unknown: 0, games: 0, moves: [], shown: null },
      strengths: [],
    });
    const csv = await (await house.get('/api/statistics/veils/csv')).text();
    expect(csv).toBe('game,seats,pace,measure,name,times,wins,points\r\n');
  });

  test('counts public games by seat, points, length, ending, strength and opening', async () => {
    const house = await openHouse();
    const id = await play(house.port, 'one');
    await counting(house).toBe(1);
    const all = await figures(house);
    expect(all).toMatchObject({
      ...{ games: 1, plies: 8, lengths: [{ from: 0, times: 1 }] },
      endings: [{ ending: 'shown', times: 1 }],
      strengths: [{ strength: 'person', times: 2, wins: 0.5 }],
      sources: [{ source: 'veils' }],
    });
    expect(all.seats.map(({ wins }) => wins).reduce((sum, wins) => sum + wins)).toBe(1);
    expect(all.seats.map(({ points }) => points)).toHaveLength(2);
    expect(all.points.reduce((sum, { times }) => sum + times, 0)).toBe(2);
    expect(all.openings).toMatchObject([{ times: 1 }]);
    const of = async (query: string) =>
      (await house.get(`/api/statistics/veils/csv?${query}`)).text();
    const [{ move }] = all.openings;
    for (const query of ['seats=2', 'seats=2&pace=none'])
      expect(await of(query)).toMatch(
        new RegExp(`^veils,2,none,opening,${move},1,\\d(\\.\\d+)?,\\d+\\r$`, 'm'),
      );
    expect(await of('seats=2&pace=live')).not.toContain('opening');
    expect((await figures(house, `${seats2}&pace=none`)).openings).toEqual(all.openings);
    expect((await figures(house, `${seats2}&pace=live`)).games).toBe(0);
    expect((await figures(house, '/api/statistics/veils?seats=3')).games).toBe(0);
    const first = await explore(house);
    expect(first).toMatchObject({ games: 1, shown: { table: id, ply: 0 } });
    expect(first.moves).toMatchObject([{ times: 1, table: id, strengths: [{ times: 1 }] }]);
  });

  test('tells of those alone who are so strong, on the page and as CSV', async () => {
    const house = await openHouse();
    await play(house.port, 'one', { rated: true });
    await play(house.port, 'two');
    await counting(house).toBe(2);
    const all = await explore(house);
    const [rated] = all.strengths.filter(({ strength }) => strength !== 'person');
    expect(rated).toMatchObject({ strength: expect.stringMatching(/^\d+$/), times: 1 });
    expect(all.strengths).toContainEqual({ strength: 'person', times: 1 });
    const some = await explore(house, `&strength=${rated.strength}`);
    expect(some).toMatchObject({ games: 1, strengths: all.strengths });
    expect(some.moves).toMatchObject([{ times: 1, strengths: [{ strength: rated.strength }] }]);
    expect(await explore(house, '&strength=king')).toMatchObject({ games: 0, moves: [] });
    const csv = async (query: string) =>
      (await (await house.get(`/api/explore/veils/csv?seats=2${query}`)).text()).split('\r\n');
    const [names, ...lines] = await csv('');
    expect(names).toBe('game,seats,position,ply,move,strength,times,wins,points,leads_to');
    expect(lines).toHaveLength(3);
    expect(await csv('&strength=person')).toEqual([
      ...[names, lines.find((line) => line.includes(',person,')), ''],
    ]);
    expect(await csv(`&path=${FIRST_POSITION}.${'0'.repeat(16)}`)).toEqual([names, '']);
    expect((await house.get('/api/explore/veils?seats=2&strength=a.b')).status).toBe(400);
  });

  test('leads through openings to their end, and as far as a way is known', async () => {
    const house = await openHouse();
    await play(house.port, 'one');
    await counting(house).toBe(1);
    let way = FIRST_POSITION;
    let here = await explore(house);
    for (let ply = 1; here.moves.length > 0; ply++) {
      way += `.${here.moves[0].key}`;
      here = await explore(house, `&path=${way}`);
      expect(here.path).toHaveLength(ply);
      expect(here.shown?.ply).toBe(ply);
    }
    expect(here.path.map(({ move }) => move.split(' ')[0])).toContain('hide');
    expect(here.path).toHaveLength(8);
    const astray = await explore(house, `&path=${FIRST_POSITION}.${'0'.repeat(16)}`);
    expect(astray).toMatchObject({ path: [], unknown: 1, games: 1 });
  });

  test('tells nothing of games that were not public', async () => {
    const house = await openHouse();
    await play(house.port, 'secret', { visibility: 'link' });
    await play(house.port, 'open');
    await counting(house).toBe(1);
    expect(await explore(house)).toMatchObject({ games: 1 });
  });

  test('counts of games that ended early how they did, and no more', async () => {
    const house = await openHouse();
    await play(house.port, 'short', {}, 2);
    const endings = async () => (await figures(house)).endings;
    await expect.poll(endings).toEqual([{ ending: 'agreed', times: 1 }]);
    expect(await figures(house)).toMatchObject({ games: 0, seats: [], openings: [] });
  });

  test('answers with a tag, and that nothing has changed', async () => {
    const house = await openHouse();
    const first = await house.get(`${seats2}`);
    const again = await fetch(house.url + seats2, {
      headers: { 'If-None-Match': first.headers.get('etag') ?? '' },
    });
    expect(again.status).toBe(304);
  });

  test('does not show a table that the host removed', async () => {
    const house = await openHouse();
    const id = await play(house.port, 'gone');
    await counting(house).toBe(1);
    const host = new Browser(house.port);
    await host.makeAccount('Host');
    await house.runBy(host);
    expect((await host.post(`/api/host/tables/${id}/remove`)).status).toBe(200);
    expect(await explore(house)).toMatchObject({ shown: null, moves: [{ table: null }] });
  });
});

test('what was counted is the same when it is counted anew, once for each game', async () => {
  const data = folder();
  const house = await openHouse({}, data);
  await play(house.port, 'one');
  await play(house.port, 'two', { rated: true });
  await counting(house).toBe(2);
  await house.close();
  const store = await storeIn(data);
  const before = await rows(store);
  const census = () =>
    new HouseCensus({ store, games, failed: (_, error) => expect.fail(String(error)) });
  expect(await census().catchUp()).toBe(0);
  await census().forget();
  const counts = await Promise.all([census().catchUp(), census().catchUp()]);
  expect(counts[0] + counts[1]).toBe(2);
  expect(await rows(store)).toEqual(before);
  await store.close();
});

/** Keeps games of one kind that were played at random. */
async function keep(store: Store, id: string, count: number): Promise<void> {
  const game = houseGames[id as keyof typeof houseGames];
  const options = presets(game.options);
  for (let i = 0; i < count; i++) {
    const seed = String(i).padStart(32, '0');
    const match = Match.start(game, { seats: 2, options, seed });
    const rng = rngFrom(`${id} ${i}`);
    while (!match.over && match.ply < 900) {
      const [seat] = match.actors;
      const moves = match.moves(seat);
      match.play(seat, moves[rng.below(moves.length)]);
    }
    if (!match.over) match.endEarly('agreed');
    const more = { game: id, rules: game.rules, options, seed, visibility: 'public' } as const;
    const facts = table(newTableId(), { ...more, seats: ['random', 'random'] });
    const deeds = [
      { kind: 'started', at: facts.created } as const,
      ...deedsOf(match, facts.created + 1),
    ];
    await store.create(
      facts,
      deeds.map(deedRow),
      { phase: 'over', botDue: false, deadline: null },
      null,
    );
  }
  const failed = (_: string, error: unknown) => expect.fail(String(error));
  await new Archive({ store, games: houseGames, failed }).catchUp();
}

test.each(newestGames(houseGames))(
  'games of $id are counted with what is theirs, and a full tree forgets what was played once',
  async ({ id }) => {
    const store = await storeIn(folder());
    await keep(store, id, 3);
    const failed = (_: string, error: unknown) => expect.fail(String(error));
    const census = new HouseCensus({ store, games: houseGames, failed, mostOpenings: 20 });
    expect(await census.catchUp()).toBe(3);
    const { statistics: counted, openings } = await rows(store);
    expect(counted.some(({ measure }) => measure.startsWith('of '))).toBe(true);
    expect(openings.length).toBeGreaterThan(20);
    await census.prune();
    const kept = (await rows(store)).openings;
    expect(kept.length).toBeLessThanOrEqual(20);
    expect(kept.filter(({ ply }) => ply === 1).reduce((sum, { times }) => sum + times, 0)).toBe(3);
    await store.close();
  },
  60_000,
);

test('the order of moves inside a turn makes no other position, another option does', () => {
  const game = houseGames.babylonia;
  const start = { seats: 2, options: presets(game.options), seed: '7'.repeat(32) };
  const played = (moves: readonly string[], options = start.options) => {
    const match = Match.start(game, { ...start, options });
    for (const move of moves) match.play(match.actors[0], move);
    return match;
  };
  const texts = (moves: readonly string[]) => {
    const match = played(moves);
    return match.moves(match.actors[0]).map((move) => game.notation.format(move));
  };
  const [first] = texts([]);
  const turn = [first, 'done'];
  const [one] = texts(turn);
  const two = texts([...turn, one]).find((text) => texts([...turn, text]).includes(one)) ?? '';
  const ways = [
    [...turn, one, two],
    [...turn, two, one],
  ].map((moves) => openingOf(played(moves)));
  expect(ways[0][2].next).not.toBe(ways[1][2].next);
  expect(ways[0][3].next).toBe(ways[1][3].next);
  const variant = openingOf(played([first], { ...start.options, riverTokenOpensField: false }));
  expect(variant[0].like).toBe(ways[0][0].like);
  expect(variant[0].place).not.toBe(FIRST_POSITION);
});

test('who played is told by the level of a bot, or the rating of a person', () => {
  expect(strengthOf({ bot: 'king', before: null })).toBe('king');
  expect(strengthOf({ bot: 'search:123', before: null })).toBe('bot');
  expect(strengthOf({ bot: null, before: 1699.9 })).toBe('1600');
  expect(strengthOf({ bot: null, before: null })).toBe('person');
});
