/** `npm run bench`: the same as `nabu bench`, for all games. */
import { games } from '@nabu/games';
import { benchMain } from './index.ts';

const json = process.argv.includes('--json');
process.exitCode = await benchMain({ games: Object.values(games), seconds: 1, json });
