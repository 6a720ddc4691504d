import { leaders, profile, ratingPoints } from '@nabu/protocol';
import { expect, test } from 'vitest';
import { Browser } from '../../testing/browser.ts';
import { finish, openHouse } from '../../testing/rig.ts';

const LADDER = 'game=veils&seats=2&pace=none';

/** Two guests play a rated game to its end. */
async function playRated(port: number, visibility: 'public' | 'link' = 'public') {
  const browsers = [new Browser(port), new Browser(port)];
  for (const [i, browser] of browsers.entries()) await browser.comeIn(['Ada', 'Bel'][i]);
  const { table } = await browsers[0].create({ visibility, rated: true });
  await browsers[1].join(table.id);
  const clients = await Promise.all(browsers.map((browser) => browser.open(table.id)));
  await finish(clients, table.id);
  return { id: table.id, browsers };
}

async function profileOf(browser: Browser) {
  return profile.parse(await (await browser.get('/api/me/profile')).json());
}

test('after a rated game both find what it changed, and their statistics', async () => {
  const house = await openHouse();
  const { id, browsers } = await playRated(house.port);
  for (const browser of browsers)
    await expect.poll(async () => (await profileOf(browser)).ratings).toHaveLength(1);
  const profiles = await Promise.all(browsers.map(profileOf));
  const [best, last] = profiles.toSorted((a, b) => b.ratings[0].rating - a.ratings[0].rating);
  expect(best.ratings).toMatchObject([{ game: 'veils', seats: 2, games: 1, provisional: true }]);
  expect(best.ratings[0].rating).toBeGreaterThanOrEqual(1500);
  expect(last.ratings[0].rating).toBeLessThanOrEqual(1500);
  expect(best.statistics).toMatchObject([{ game: 'veils', seats: 2, games: 1, wins: 1 }]);
  expect(best.best).toMatchObject([{ table: id, game: 'veils' }]);
  const points = await browsers[0].get(`/api/me/ratings?${LADDER}`);
  expect(ratingPoints.parse(await points.json()).points).toHaveLength(1);
});

test('guests have no public profile, and a provisional rating leads no list', async () => {
  const house = await openHouse();
  const { browsers } = await playRated(house.port);
  await expect.poll(async () => (await profileOf(browsers[0])).ratings).toHaveLength(1);
  expect((await house.get('/api/people/Ada')).status).toBe(404);
  expect((await house.get('/api/me/profile')).status).toBe(401);
  const list = await house.get(`/api/leaders?${LADDER}`);
  expect(leaders.parse(await list.json())).toEqual({ leaders: [] });
});

test('games of private tables count, and are named to nobody', async () => {
  const house = await openHouse();
  const { browsers } = await playRated(house.port, 'link');
  for (const browser of browsers) {
    await expect.poll(async () => (await profileOf(browser)).statistics).toHaveLength(1);
    expect((await profileOf(browser)).best).toEqual([]);
  }
});

test.each([
  ['', 404],
  ["game='&seats=2&pace=none", 404],
  ['game=veils', 400],
  ['game=veils&seats=two&pace=none', 400],
  [`${LADDER}&x=1`, 400],
])('a ladder such as "%s" is refused', async (query, status) => {
  const house = await openHouse();
  expect((await house.get(`/api/leaders?${query}`)).status).toBe(status);
});
