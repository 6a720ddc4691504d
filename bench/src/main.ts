/** `npm run bench`: the same as `nabu bench`, for all games. */
import { parseArgs } from 'node:util';
import { games } from '@nabu/games';
import { newestGames } from '@nabu/kernel';
import { benchMain } from './index.ts';

const { values } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    seconds: { type: 'string', default: '0.5' },
  },
});
process.exitCode = await benchMain({
  games: newestGames(games),
  seconds: Number(values.seconds) || 0.5,
  json: values.json,
});
