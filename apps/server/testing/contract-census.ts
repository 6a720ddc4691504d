import { finishedPage, statisticsKinds } from '@nabu/protocol';
import { expect } from 'vitest';
import type { Browser } from './browser.ts';
import type { Call } from './contract-calls.ts';
import type { World } from './contract-world.ts';

async function gamesCounted(as: Browser): Promise<number> {
  const { kinds } = statisticsKinds.parse(await (await as.get('/api/statistics')).json());
  return kinds.reduce((sum, { games }) => sum + games, 0);
}

/** Somebody who asks about a game of which one was played, once all that were played are counted. */
async function counted({ played, browser }: World): Promise<Call> {
  const as = browser();
  if ((await gamesCounted(as)) === 0) await played();
  const finished = async () =>
    finishedPage.parse(await (await as.get('/api/finished')).json()).games.length;
  const waiting = async () => (await finished()) - (await gamesCounted(as));
  await expect.poll(async () => (await finished()) > 0 && (await waiting())).toBe(0);
  return { as, params: { game: 'veils' }, query: 'seats=2' };
}

/** A request to every route about what was counted. */
export const CENSUS_CALLS = {
  statisticsKinds: counted,
  statistics: counted,
  statisticsCsv: counted,
  explore: counted,
  exploreCsv: counted,
};

const unknown = { 'unknown-game': () => ({ params: { game: 'chess' } }) };

/** What they refuse. */
export const CENSUS_SPOILED = {
  ...{ statistics: unknown, statisticsCsv: unknown },
  ...{ explore: unknown, exploreCsv: unknown },
};
