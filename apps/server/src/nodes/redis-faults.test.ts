import { Redis } from 'ioredis';
import { describe, expect, onTestFinished, test } from 'vitest';
import { hearing, ownRedis, playedGame, type RealNode, realNode } from '../../testing/nodes.ts';
import { proxied } from '../../testing/proxy.ts';
import { newDatabase } from '../../testing/servers.ts';

const poll = <T>(read: () => T) => expect.poll(read, { timeout: 30_000 });
const wordsOf = ({ said }: RealNode) => said.map((line) => String(JSON.parse(line).msg));

/** A connection of one's own to a Redis, as its keeper has. */
function keeperOf(url: string): Redis {
  const keeper = new Redis(url);
  onTestFinished(() => keeper.disconnect());
  return keeper;
}

/** Two nodes at one database, each with its own way to one Redis. */
async function twoNodes() {
  const redis = await ownRedis();
  const database = await newDatabase();
  const ways = [await proxied(redis.url), await proxied(redis.url)] as const;
  const one = await realNode({ database, redis: ways[0].url });
  const two = await realNode({ database, redis: ways[1].url });
  await hearing([one, two]);
  return { redis, ways, one, two, nodes: [one, two] as const };
}

describe('Redis', () => {
  test('that is emptied while games run, of people and of bots, is not missed', async () => {
    const { redis, nodes } = await twoNodes();
    const games = [await playedGame(nodes), await playedGame(nodes, { people: 1 })];
    const keeper = keeperOf(redis.url);
    for (let i = 0; i < 3; i++) {
      await Promise.all(games.map((game) => game.goesOn()));
      await keeper.flushall();
    }
    for (const game of games) {
      await game.goesOn();
      expect(await game.end(nodes[0].store)).toEqual([]);
    }
  });

  test('whose password is changed while games run is told in a sentence, and found again when it is right', async () => {
    const { redis, nodes } = await twoNodes();
    const game = await playedGame(nodes);
    await game.goesOn();
    const keeper = keeperOf(redis.url);
    await keeper.config('SET', 'requirepass', 'another');
    await keeper.auth('another');
    await keeper.call('CLIENT', 'KILL', 'TYPE', 'normal', 'SKIPME', 'yes');
    await keeper.call('CLIENT', 'KILL', 'TYPE', 'pubsub');
    for (const node of nodes) {
      await poll(() => wordsOf(node).join('\n')).toMatch(
        /^Redis refuses the user or the password/m,
      );
      expect(node.wire.state).toBe('down');
    }
    await game.goesOn();
    await keeper.config('SET', 'requirepass', '');
    await hearing(nodes);
    await game.goesOn();
    expect(await game.end(nodes[0].store)).toEqual([]);
    for (const node of nodes) {
      const refused = wordsOf(node).filter((text) => text.includes('refuses'));
      expect(refused).toHaveLength(1);
      expect(wordsOf(node).at(-1)).toBe('Redis is there: nodes hear each other.');
    }
  });

  test('that is named wrongly, by its address or its password, keeps nobody from playing', async () => {
    const redis = await ownRedis();
    await keeperOf(redis.url).config('SET', 'requirepass', 'right');
    const database = await newDatabase();
    const wrong = redis.url.replace('//', '//:wrong@');
    const nodes = [
      await realNode({ database, redis: wrong }),
      await realNode({ database, redis: 'redis://127.0.0.1:1' }),
    ] as const;
    const game = await playedGame(nodes);
    await game.goesOn(6);
    expect(await game.end(nodes[0].store)).toEqual([]);
    expect(wordsOf(nodes[0])).toEqual([
      'Redis refuses the user or the password: set both right in NABU_REDIS_URL (redis://user:password@host:6379); until then nodes look into the store for what others did.',
    ]);
    expect(wordsOf(nodes[1])).toEqual([expect.stringMatching(/^Redis cannot be used \(.*127\.0/)]);
  });
});

describe('a node that has lost Redis while the others have it', () => {
  test.each(['cut', 'silence'] as const)(
    'and its way there was lost by %s: both go on by the store',
    async (lose) => {
      const { ways, one, two, nodes } = await twoNodes();
      const game = await playedGame(nodes);
      await game.goesOn();
      ways[0][lose]();
      await poll(() => one.wire.state).toBe('down');
      expect(two.wire.state).toBe('up');
      await game.goesOn(8);
      ways[0].mend();
      await hearing(nodes);
      await game.goesOn();
      expect(await game.end(two.store)).toEqual([]);
      expect(wordsOf(one).filter((text) => text.startsWith('Redis is gone'))).toHaveLength(1);
      expect(wordsOf(two)).toEqual(['Redis is there: nodes hear each other.']);
    },
  );
});
