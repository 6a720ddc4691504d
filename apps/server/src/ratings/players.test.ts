import { finishedPage, ratingPoints, tablePlayers } from '@nabu/protocol';
import { describe, expect, test } from 'vitest';
import { Browser } from '../../testing/browser.ts';
import type { Client } from '../../testing/client.ts';
import { finish, openHouse } from '../../testing/rig.ts';

/** Two people sit down at a table; the first has an account. */
async function seatTwo(port: number, wish: object = {}) {
  const [ada, bel] = [new Browser(port), new Browser(port)];
  await ada.comeIn('Ada');
  await ada.makeAccount('Ada');
  await bel.comeIn('Bel');
  const { table } = await ada.create({ rated: true, visibility: 'public', ...wish });
  await bel.join(table.id);
  const clients = [await ada.open(table.id), await bel.open(table.id)] as const;
  return { id: table.id, ada, bel, clients };
}

async function playersAt(browser: Browser, id: string) {
  return tablePlayers.parse(await (await browser.get(`/api/tables/${id}/players`)).json());
}

async function counted(browser: Browser, id: string) {
  await expect.poll(async () => (await playersAt(browser, id)).pending).toBe(false);
  return playersAt(browser, id);
}

async function resign([first, second]: readonly [Client, Client]): Promise<void> {
  await first.ask({ type: 'resign' });
  await second.until(({ phase }) => phase === 'over');
}

describe('the players of a table', () => {
  test('have ratings at a rated one, which a finished game changes; accounts have a profile', async () => {
    const { port } = await openHouse();
    const { id, ada, clients } = await seatTwo(port);
    const nobody = { rating: 1500, provisional: true };
    expect(await playersAt(ada, id)).toEqual({
      uncounted: null,
      pending: false,
      seats: [
        { account: 'Ada', rated: nobody, before: null },
        { account: null, rated: nobody, before: null },
      ],
      you: nobody,
    });
    await finish(clients);
    const after = await counted(ada, id);
    expect(after.uncounted).toBeNull();
    expect(after.seats.map(({ before }) => before)).toEqual([1500, 1500]);
    expect(after.you).toEqual(after.seats[0].rated);
    expect((await playersAt(new Browser(port), id)).you).toBeNull();
  });

  test('have none at one that is not rated', async () => {
    const { port } = await openHouse();
    const { id, ada } = await seatTwo(port, { rated: false });
    const { uncounted, seats } = await playersAt(ada, id);
    expect(uncounted).toBe('unrated');
    expect(seats.map(({ rated }) => rated)).toEqual([null, null]);
  });

  test('are told why a game does not count: it was over before it had begun', async () => {
    const { port } = await openHouse();
    const { id, ada, clients } = await seatTwo(port);
    await resign(clients);
    expect(await playersAt(ada, id)).toMatchObject({ uncounted: 'too-short', pending: false });
  });

  test('are told before the game when a bot has no measured rating', async () => {
    const { port } = await openHouse();
    const wish = { seats: ['me', 'open', { bot: 'random' }] };
    const { id, ada } = await seatTwo(port, wish);
    expect((await playersAt(ada, id)).uncounted).toBe('unmeasured-bot');
  });

  test('of a table that is not there are not told of', async () => {
    const { port } = await openHouse();
    const ada = new Browser(port);
    expect(await ada.refused('GET', '/api/tables/zzzzzzzzzzzz/players')).toBe('404 unknown-table');
    expect(await ada.refused('GET', '/api/tables/x/players')).toMatch(/^40/);
  });
});

describe('the history of somebody', () => {
  test('holds the public games of an account, with what they did to the ratings', async () => {
    const { port } = await openHouse();
    const { id, ada, bel, clients } = await seatTwo(port);
    await finish(clients);
    const { seats } = await counted(ada, id);
    const of = async (person: string | undefined) => {
      const answer = await new Browser(port).get(`/api/finished?person=${person}`);
      return finishedPage.parse(await answer.json()).games;
    };
    const [game, ...others] = await of((await ada.me())?.id);
    expect(others).toEqual([]);
    expect(game.id).toBe(id);
    expect(game.seats.map(({ account }) => account)).toEqual(['Ada', null]);
    expect(game.seats.map(({ before, after }) => [before, after])).toEqual(
      seats.map(({ before, rated }) => [before, rated?.rating]),
    );
    expect(await of((await bel.me())?.id)).toEqual([]);
    const points = await ada.get('/api/people/Ada/ratings?game=veils&seats=2&pace=none');
    expect(ratingPoints.parse(await points.json()).points).toMatchObject([{ table: id }]);
  });

  test('names no private game to others, nor in the points of a plot', async () => {
    const { port } = await openHouse();
    const { id, ada, clients } = await seatTwo(port, { visibility: 'link' });
    await finish(clients);
    await counted(ada, id);
    const person = (await ada.me())?.id;
    const theirs = await new Browser(port).get(`/api/finished?person=${person}`);
    expect(finishedPage.parse(await theirs.json()).games).toEqual([]);
    const points = await new Browser(port).get(
      '/api/people/Ada/ratings?game=veils&seats=2&pace=none',
    );
    expect(ratingPoints.parse(await points.json()).points).toMatchObject([{ table: null }]);
  });
});
