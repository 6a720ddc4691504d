import * as c from '../census.ts';
import { route } from './route.ts';

const read = { method: 'get', tag: 'games', who: 'anybody', scope: 'read', etag: true } as const;
const codes = ['unknown-game'] as const;

/** What was counted over finished public games. */
export const CENSUS_ROUTES = {
  statisticsKinds: route({
    ...{ ...read, path: '/api/statistics', answer: c.statisticsKinds },
    summary: 'Of which games, seats and paces finished public games were counted, and how many.',
  }),
  statistics: route({
    ...{ ...read, path: '/api/statistics/:game', codes },
    summary: 'How seats, points, lengths, openings and more of a game came out.',
    ...{ query: c.statisticsWish, answer: c.statistics },
  }),
  statisticsCsv: route({
    ...{ ...read, path: '/api/statistics/:game/csv', codes },
    summary: 'All that was counted of a game as CSV: sums by measure and name, wins as a number.',
    ...{ query: c.statisticsCsvWish, type: 'text/csv' },
  }),
  explore: route({
    ...{ ...read, path: '/api/explore/:game', codes },
    summary: 'What was played in like positions, how often, with what result and by whom.',
    ...{ query: c.exploreWish, answer: c.explored },
  }),
  exploreCsv: route({
    ...{ ...read, path: '/api/explore/:game/csv', codes },
    summary: 'What was played in like positions as CSV: one line for each move and strength.',
    ...{ query: c.exploreWish, type: 'text/csv' },
  }),
} as const;
