import { parseArgs } from 'node:util';
import { measuredRating } from '@nabu/search';
import { ConfigError } from './config.ts';
import { Ratings } from './ratings/ratings.ts';
import { openSqlite } from './store/sqlite.ts';
import { type Store, StoreError } from './store/store.ts';

/**
 * Work on the data of a house that is not open; `nabu` runs this file as a program of its own, because
 * nobody imports an app. Exit codes: 0 done, 1 something is wrong with the data, 2 not understood.
 */
const TASKS: { readonly [name: string]: (store: Store) => Promise<boolean> } = {
  'ratings recompute': recomputeRatings,
  'ratings check': checkRatings,
};

try {
  process.exitCode = await run(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof ConfigError || error instanceof StoreError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = error instanceof ConfigError ? 2 : 1;
}

async function run(argv: readonly string[]): Promise<number> {
  const options = { data: { type: 'string', default: process.env.NABU_DATA ?? './data' } } as const;
  const { positionals, values } = parseArgs({ args: [...argv], options, allowPositionals: true });
  const name = positionals.join(' ');
  if (!Object.hasOwn(TASKS, name))
    throw new ConfigError(`There is no "${name}"; there is ${Object.keys(TASKS).join(' and ')}.`);
  const store = await openSqlite(values.data);
  try {
    return (await TASKS[name](store)) ? 0 : 1;
  } finally {
    await store.close();
  }
}

function ratingsOf(store: Store): Ratings {
  return new Ratings({
    relations: store.relations,
    botRating: measuredRating,
    // Whoever asked is told, because the promise is rejected too.
    failed: () => undefined,
  });
}

async function recomputeRatings(store: Store): Promise<boolean> {
  await ratingsOf(store).recompute();
  const { db } = store.relations;
  const { games, people } = await db
    .selectFrom('rating_changes')
    .select((select) => [
      select.fn.count<number>('table_key').distinct().as('games'),
      select.fn.count<number>('person').distinct().as('people'),
    ])
    .executeTakeFirstOrThrow();
  process.stdout.write(`Computed anew: games that count ${games}, people rated ${people}.\n`);
  return true;
}

async function checkRatings(store: Store): Promise<boolean> {
  const difference = await ratingsOf(store).difference();
  process.stdout.write(`${difference ?? 'All ratings are what the finished games say.'}\n`);
  return difference === null;
}
