import { measuredRating } from '@nabu/search';
import { Ratings } from '../ratings/ratings.ts';
import { openStore, type StorePlace } from '../store/open-store.ts';
import type { Store } from '../store/store.ts';

type Say = (sentence: string) => void;

/** Computes all ratings anew from the finished games. */
export async function recomputeRatings(place: StorePlace, say: Say): Promise<boolean> {
  return withStore(place, async (store) => {
    await ratingsOf(store).recompute();
    const { db } = store.relations;
    const { games, people } = await db
      .selectFrom('rating_changes')
      .select((select) => [
        select.fn.count<number>('table_key').distinct().as('games'),
        select.fn.count<number>('person').distinct().as('people'),
      ])
      .executeTakeFirstOrThrow();
    say(`Computed anew: games that count ${games}, people rated ${people}.`);
    return true;
  });
}

/** Says whether the ratings are what the finished games say. */
export async function checkRatings(place: StorePlace, say: Say): Promise<boolean> {
  return withStore(place, async (store) => {
    const difference = await ratingsOf(store).difference();
    say(difference ?? 'All ratings are what the finished games say.');
    return difference === null;
  });
}

async function withStore<T>(place: StorePlace, work: (store: Store) => Promise<T>): Promise<T> {
  const store = await openStore(place);
  try {
    return await work(store);
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
