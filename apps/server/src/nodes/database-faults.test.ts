import { describe, expect, test } from 'vitest';
import { hearing, ownRedis, playedGame, type RealNode, realNode } from '../../testing/nodes.ts';
import { proxied } from '../../testing/proxy.ts';
import { newDatabase, ownPostgres, withClient } from '../../testing/servers.ts';

const poll = <T>(read: () => T) => expect.poll(read, { timeout: 30_000 });
const wordsOf = ({ said }: RealNode) => said.map((line) => String(JSON.parse(line).msg));
const about = (node: RealNode, what: RegExp) => wordsOf(node).filter((text) => what.test(text));

async function statusOf({ url }: RealNode): Promise<number> {
  return (await fetch(`${url}/api/health/ready`)).status;
}

describe('a node that has lost PostgreSQL while the others have it', () => {
  test.each(['cut', 'silence'] as const)(
    'and its way there was lost by %s: its visitors go on elsewhere, and it heals',
    async (lose) => {
      const { url: redis } = await ownRedis();
      const database = await newDatabase();
      const way = await proxied(database);
      const means = { patienceMs: 3_000, statementMs: 3_000 };
      const one = await realNode({ database: way.url, redis, means });
      const two = await realNode({ database, redis });
      await hearing([one, two]);
      const game = await playedGame([one, two]);
      await game.goesOn();
      way[lose]();
      await poll(() => statusOf(one)).toBe(503);
      expect(await statusOf(two)).toBe(200);
      await game.goesOn(8);
      way.mend();
      await poll(() => statusOf(one)).toBe(200);
      await game.goesOn();
      expect(await game.end(two.store)).toEqual([]);
      expect(
        about(one, /^PostgreSQL at \S+ is away \(.+\): what has to be written waits/),
      ).toHaveLength(1);
      // It is called back once it has answered for a while.
      await poll(() => about(one, /^PostgreSQL at \S+ is back after/)).toHaveLength(1);
      expect(about(two, /PostgreSQL/)).toEqual([]);
    },
  );
});

describe('PostgreSQL', () => {
  test('that becomes read-only, refuses the password and is restarted, one after the other, is waited for each time', async () => {
    const server = await ownPostgres();
    const { url: redis } = await ownRedis();
    const database = await newDatabase(server.url);
    const means = { patienceMs: 20_000 };
    const nodes = [
      await realNode({ database, redis, means }),
      await realNode({ database, redis, means }),
    ] as const;
    await hearing(nodes);
    const game = await playedGame(nodes);
    const away = async (reason: string) => {
      const words = new RegExp(`is away \\(${reason}\\)`);
      for (const node of nodes) await poll(() => about(node, words).length).toBe(1);
    };
    const back = async () => {
      await game.goesOn();
      for (const node of nodes)
        await poll(() => about(node, /is (?:away|back)/).at(-1)).toMatch(/is back/);
    };
    const everybodyOut = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE application_name = 'nabu'`;
    await game.goesOn();
    await withClient(server.url, async (client) => {
      await client.query('ALTER SYSTEM SET default_transaction_read_only = on');
      await client.query('SELECT pg_reload_conf()');
      await away('it is read-only, as a replica is');
      await client.query('SET default_transaction_read_only = off');
      await client.query('ALTER SYSTEM RESET default_transaction_read_only');
      await client.query('SELECT pg_reload_conf()');
    });
    await back();
    await withClient(server.url, async (client) => {
      await client.query("ALTER USER nabu PASSWORD 'another'");
      await client.query(everybodyOut);
      await poll(() => wordsOf(nodes[0]).at(-1)).toMatch(/is away/);
      await client.query("ALTER USER nabu PASSWORD 'nabu-test'");
    });
    await back();
    await server.end('SIGINT');
    await server.start();
    await game.goesOn();
    expect(await game.end(nodes[0].store)).toEqual([]);
    for (const node of nodes) expect(wordsOf(node).join()).not.toContain('nabu-test');
  });
});

describe('nodes whose clocks are apart by minutes', () => {
  test('tell the same time, and take nobody’s', async () => {
    const { url: redis } = await ownRedis();
    const database = await newDatabase();
    const slow = await realNode({ database, redis, wrongMs: -300_000 });
    const fast = await realNode({ database, redis, wrongMs: 420_000 });
    await hearing([slow, fast]);
    const pace = { kind: 'live', bank: 180_000, increment: 0, delay: 0 } as const;
    const game = await playedGame([slow, fast], { pace });
    await game.goesOn(12);
    const clocks = game.game.players.map(({ now }) => now?.clock);
    for (const clock of clocks) {
      expect(Math.abs((clock?.since ?? 0) - Date.now())).toBeLessThan(30_000);
      for (const { bank } of clock?.seats ?? []) expect(bank).toBeGreaterThan(100_000);
    }
    expect(await game.end(slow.store)).toEqual([]);
    const { deeds } = (await slow.store.read(game.game.id)) ?? { deeds: [] };
    const times = deeds.map(({ at }) => at);
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    expect(deeds.map(({ kind }) => kind)).not.toContain('timeUp');
  });
});
