import fc from 'fast-check';
import { afterEach, describe, expect, test } from 'vitest';
import { folder, storeIn } from '../../testing/rig.ts';
import type { Store } from '../store/store.ts';
import { Ratings } from './ratings.ts';

const open: Store[] = [];

afterEach(async () => {
  for (const store of open.splice(0)) await store.close();
});

/** A finished game of these: who came where, at a moment. */
interface Game {
  readonly whos: readonly string[];
  readonly places: readonly number[];
  readonly ended: number;
}

interface Wish {
  readonly plies?: number;
  readonly ending?: string;
  readonly rated?: number;
  readonly bots?: readonly (string | null)[];
}

class Rig {
  readonly store: Store;
  readonly ratings: Ratings;
  #key = 0;

  constructor(store: Store) {
    this.store = store;
    open.push(store);
    this.ratings = new Ratings({
      relations: store.relations,
      botRating: (_, bot) => (bot === 'scribe' ? 1700 : null),
      failed: (error) => expect.fail(String(error)),
    });
  }

  /** Puts a game into the archive, as the house does when it ends; gives its key. */
  async archive({ whos, places, ended }: Game, wish: Wish = {}): Promise<number> {
    const { db, write } = this.store.relations;
    const table_key = ++this.#key;
    const facts = { game: 'veils', rules: 1, options: '{}', seats: '[]', seed: '', before: null };
    const shown = { visibility: 'public', caretaker: 'scribe', language: null, rated: 1 };
    const none = { pace: null, fill: null, deadline: null, deciding: null, removed: null };
    await write(
      db.insertInto('tables').values({
        ...{ key: table_key, id: `table${table_key}`, ...facts, ...shown },
        ...{
          created: ended,
          phase: 'over',
          bot_due: 0,
          changed: ended,
          admits: 'everybody',
          ...none,
        },
      }),
      db.insertInto('finished').values({
        ...{ table_key, game: 'veils', seats: whos.length, pace: null, pace_kind: 'none' },
        ...{ rated: wish.rated ?? 1, public: 1, started: 0, ended, plies: wish.plies ?? 40 },
        ...{ ending: wish.ending ?? 'rules', early: 0 },
      }),
      db.insertInto('finished_seats').values(
        whos.map((who, seat) => ({
          ...{ table_key, seat, place: places[seat], points: 1, out: null, relieved: 0, ended },
          ...(wish.bots?.[seat]
            ? { who: null, name: null, name_key: null, bot: wish.bots[seat] }
            : { who, name: who, name_key: who, bot: null }),
        })),
      ),
    );
    return table_key;
  }

  async play(game: Game, wish: Wish = {}): Promise<void> {
    const table_key = await this.archive(game, wish);
    const ladder = { game: 'veils', seats: game.whos.length, pace: 'none' } as const;
    await this.ratings.note(ladder, { ended: game.ended, table_key });
  }

  async all() {
    const { db } = this.store.relations;
    return {
      ratings: await db
        .selectFrom('ratings')
        .selectAll()
        .orderBy('ladder')
        .orderBy('person')
        .execute(),
      changes: await db
        .selectFrom('rating_changes')
        .selectAll()
        .orderBy('table_key')
        .orderBy('seat')
        .execute(),
      until: await db.selectFrom('rated_until').selectAll().orderBy('ladder').execute(),
    };
  }
}

async function rig(): Promise<Rig> {
  return new Rig(await storeIn(folder()));
}

const people = ['ada', 'bel', 'cai', 'dan', 'eve', 'fay'];

/** Games of two to four of six people; some end at one moment, and some are told late. */
const games = fc.array(
  fc.record({
    whos: fc.shuffledSubarray(people, { minLength: 2, maxLength: 4 }),
    places: fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 4, maxLength: 4 }),
    ended: fc.integer({ min: 1, max: 40 }),
  }),
  { minLength: 3, maxLength: 40 },
);

describe('ratings', () => {
  test('are the same to the last digit in whatever order games are told, and computed anew', async () => {
    await fc.assert(
      fc.asyncProperty(games, async (list) => {
        const at = await rig();
        for (const game of list) await at.play(game);
        const told = await at.all();
        expect(await at.ratings.difference()).toBeNull();
        await at.ratings.recompute();
        expect(await at.all()).toEqual(told);
        expect(told.ratings.reduce((sum, row) => sum + row.games, 0)).toBe(told.changes.length);
      }),
      { numRuns: 12, seed: 3 },
    );
  });

  test('of whoever took over another’s games are those of one person', async () => {
    const at = await rig();
    const win = (who: string, other: string, ended: number) =>
      at.play({ whos: [who, other], places: [1, 2], ended });
    await win('ada', 'bel', 1);
    await win('guest', 'bel', 2);
    const { db, write } = at.store.relations;
    const nothing = { name_key: null, role: null, email: null, email_key: null, erased: null };
    await write(
      db.insertInto('persons').values({ id: 'ada', name: 'Ada', created: 3, ...nothing }),
      db.insertInto('aliases').values({ who: 'guest', person: 'ada', created: 3 }),
    );
    expect(await at.ratings.difference()).toMatch(/ada in veils\/2\/none/);
    await at.ratings.recompute();
    expect(await at.ratings.difference()).toBeNull();
    const { ratings } = await at.all();
    expect(ratings.map(({ person, games }) => [person, games])).toEqual([
      ['ada', 2],
      ['bel', 2],
    ]);
  });

  test('that were changed behind its back are found', async () => {
    const at = await rig();
    await at.play({ whos: ['ada', 'bel'], places: [1, 2], ended: 1 });
    const { db, write } = at.store.relations;
    await write(db.updateTable('ratings').set({ rating: 1900 }).where('person', '=', 'bel'));
    expect(await at.ratings.difference()).toMatch(/bel in veils\/2\/none: 1900 .* is kept/);
  });

  test('catch up with games that were archived while nobody listened, late ones too', async () => {
    const at = await rig();
    await at.play({ whos: ['ada', 'bel'], places: [1, 2], ended: 10 });
    await at.archive({ whos: ['cai', 'bel'], places: [1, 2], ended: 20 });
    await at.ratings.catchUp();
    expect((await at.all()).changes).toHaveLength(4);
    await at.archive({ whos: ['dan', 'bel'], places: [2, 1], ended: 5 });
    await at.ratings.catchUp();
    expect((await at.all()).changes).toHaveLength(6);
    expect(await at.ratings.difference()).toBeNull();
  });
});

describe('a game counts', () => {
  const pair: Game = { whos: ['ada', 'bel'], places: [1, 2], ended: 1 };

  test.each<readonly [string, Game, Wish]>([
    ['that was not rated', pair, { rated: 0 }],
    ['that the host ended', pair, { ending: 'host' }],
    ['that everybody left', pair, { ending: 'abandoned' }],
    ['that was over before it had begun', pair, { plies: 3 }],
    ['of somebody against themselves', { ...pair, whos: ['ada', 'ada'] }, {}],
    ['with a bot whose strength was not measured', pair, { bots: [null, 'search:50'] }],
    ['of bots alone', pair, { bots: ['scribe', 'scribe'] }],
  ])('not: one %s', async (_, game, wish) => {
    const at = await rig();
    await at.play(game, wish);
    expect((await at.all()).ratings).toEqual([]);
    expect(await at.ratings.difference()).toBeNull();
  });

  test.each(['rules', 'agreed', 'time', 'resigned', 'forfeit'])(
    'that ended by %s',
    async (ending) => {
      const at = await rig();
      await at.play(pair, { ending });
      expect((await at.all()).ratings).toHaveLength(2);
    },
  );

  test('against a bot by what the bot was measured to be, and the bot stays as it is', async () => {
    const at = await rig();
    await at.play(pair, { bots: [null, 'scribe'] });
    const { ratings, changes } = await at.all();
    expect(ratings).toMatchObject([{ person: 'ada', games: 1 }]);
    expect(ratings[0].rating).toBeGreaterThan(1700);
    expect(changes).toMatchObject([{ seat: 0, before: 1500 }]);
  });
});
