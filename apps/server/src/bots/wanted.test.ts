import type { Advice, Answer, OpenDecision } from '@nabu/search';
import { describe, expect, test } from 'vitest';
import { Client } from '../../testing/client.ts';
import { atOnce, openHouse } from '../../testing/rig.ts';
import type { Asking, Thinker } from './thinker.ts';

/** A thinker that thinks until nobody wants the answer any more, and notes who asked. */
function patient() {
  const asked: Asking[] = [];
  const wait = <T>(asking: Asking) => {
    asked.push(asking);
    return new Promise<T>((_, reject) => {
      asking.signal?.addEventListener('abort', () => reject(asking.signal?.reason));
    });
  };
  const thinker: Thinker = {
    ...atOnce,
    think: (_, asking) => wait<Answer>(asking),
    advise: (_, asking) => wait<readonly Advice[]>(asking),
    open: (_, asking) => wait<readonly OpenDecision[]>(asking),
  };
  return { asked, thinker };
}

const poll = <T>(read: () => T) => expect.poll(read, { timeout: 5000 });

describe('a hint that is being thought about', () => {
  const asking = async () => {
    const { asked, thinker } = patient();
    const house = await openHouse({ thinker });
    const { id, ada, bel, tokens } = await house.twoPlayers();
    const answer = ada.ask({ type: 'hint', ply: 0 });
    await poll(() => asked.length).toBe(1);
    return { id, tokens, house, asked, ada, bel, answer };
  };

  test('keeps nobody from moving, and is dropped when the match has gone on', async () => {
    const { asked, ada, answer } = await asking();
    expect(asked[0]).toMatchObject({ address: '127.0.0.1' });
    expect(asked[0].personWaits()).toBe(true);
    expect(await ada.play(ada.now?.moves[0] ?? '')).toMatchObject({ type: 'done' });
    expect(await answer).toMatchObject({ type: 'refused', code: 'stale' });
    expect(asked[0].signal?.aborted).toBe(true);
  });

  test('stays wanted when something is said, and is dropped when its asker goes', async () => {
    const { asked, ada, bel, answer } = await asking();
    const lost = expect(answer).rejects.toThrow('closed before');
    await bel.ask({ type: 'chat', text: 'Hello' });
    expect(asked[0].signal?.aborted).toBe(false);
    await ada.close();
    await lost;
    await poll(() => asked[0].signal?.aborted).toBe(true);
  });

  test('counts for the seat that asked, on whatever connection', async () => {
    const { id, tokens, house, asked } = await asking();
    const other = await Client.open(house.port, id, tokens[0]);
    const again = other.ask({ type: 'hint', ply: 0 });
    await poll(() => asked.length).toBe(2);
    expect(asked[1].who).toBe(asked[0].who);
    await other.play(other.now?.moves[0] ?? '');
    expect(await again).toMatchObject({ code: 'stale' });
  });

  test('is a question of its own after a move was taken back and another one made', async () => {
    const { asked, ada, answer } = await asking();
    const [one, other] = ada.now?.moves ?? [];
    await ada.play(one, 0);
    expect(await answer).toMatchObject({ code: 'stale' });
    const after = async (move: string) => {
      if (ada.now?.ply === 0) await ada.play(move);
      await ada.until(({ ply }) => ply === 1);
      const hint = ada.ask({ type: 'hint', ply: 1 });
      const { length } = asked;
      await poll(() => asked.length).toBe(length + 1);
      await ada.ask({ type: 'undo', ply: 1 });
      await ada.until(({ ply }) => ply === 0);
      expect(await hint).toMatchObject({ code: 'stale' });
    };
    await after(one);
    await after(other);
    expect(asked[2].name).not.toBe(asked[1].name);
  });
});

describe('what a bot thought', () => {
  const asking = async () => {
    const { asked, thinker } = patient();
    const house = await openHouse({ thinker: { ...thinker, think: atOnce.think } });
    const { table, token } = await house.create({ seats: ['me', { bot: 'greedy' }] });
    const ada = await Client.open(house.port, table.id, token);
    while (!ada.now?.thoughts.length) {
      const ply = ada.now?.ply ?? 0;
      await ada.play(ada.now?.moves[0] ?? '');
      await ada.until((now) => now.ply > ply && (now.moves.length > 0 || now.thoughts.length > 0));
    }
    await ada.until(({ moves }) => moves.length > 0);
    const watchers: Client[] = [];
    for (let i = 0; i < 2; i++) watchers.push(await Client.open(house.port, table.id));
    return { asked, ada, watchers };
  };
  const ask = (client: Client) => client.ask({ type: 'thoughts', seat: 1 });

  test('is worked out by threads, and keeps nobody from moving', async () => {
    const { asked, ada } = await asking();
    ask(ada).catch(() => undefined);
    await poll(() => asked.length).toBe(1);
    expect(asked[0]).toMatchObject({ address: '127.0.0.1' });
    expect(await ada.play(ada.now?.moves[0] ?? '')).toMatchObject({ type: 'done' });
  });

  test('is worked out once for all who may be told the same, and for nobody once they are gone', async () => {
    const { asked, ada, watchers } = await asking();
    ask(watchers[0]).catch(() => undefined);
    await poll(() => asked.length).toBe(1);
    for (const client of [watchers[1], ada]) ask(client).catch(() => undefined);
    await poll(() => asked.length).toBe(2);
    await watchers[0].close();
    await poll(() => asked[0].signal?.aborted).toBe(true);
    // Who asked the same meanwhile asks for themselves.
    await poll(() => asked.length).toBe(3);
    expect(asked[2]).toMatchObject({ name: asked[0].name });
    await watchers[1].close();
    await poll(() => asked[2].signal?.aborted).toBe(true);
    expect(asked[1].signal?.aborted).toBe(false);
  });

  test('is not asked for without end on one connection', async () => {
    const { ada } = await asking();
    const answers = Array.from({ length: 9 }, () => ask(ada));
    expect(await answers[8]).toMatchObject({ code: 'too-fast' });
    for (const answer of answers) answer.catch(() => undefined);
  });
});

describe("a bot's question", () => {
  test('is for whoever sits at the table, and for nobody once all have gone', async () => {
    const { asked, thinker } = patient();
    const house = await openHouse({ thinker });
    const { table, token } = await house.create({ seats: ['me', { bot: 'greedy' }] });
    const ada = await Client.open(house.port, table.id, token);
    for (const ply of [0, 1]) await ada.play((await ada.until((now) => now.ply === ply)).moves[0]);
    await poll(() => asked.length).toBe(1);
    expect(asked[0]).toMatchObject({ address: '127.0.0.1', who: table.id });
    expect(asked[0].personWaits()).toBe(true);
    await ada.close();
    await poll(() => asked[0].personWaits()).toBe(false);
    expect(asked[0].signal?.aborted).toBe(false);
  });

  test('is dropped when the game is over', async () => {
    const { asked, thinker } = patient();
    const house = await openHouse({ thinker });
    const { table, token } = await house.create({ seats: ['me', { bot: 'greedy' }] });
    const ada = await Client.open(house.port, table.id, token);
    for (const ply of [0, 1]) await ada.play((await ada.until((now) => now.ply === ply)).moves[0]);
    await poll(() => asked.length).toBe(1);
    await ada.ask({ type: 'offer', what: 'end' });
    await ada.until((now) => now.phase === 'over');
    expect(asked[0].signal?.aborted).toBe(true);
    expect(asked).toHaveLength(1);
  });
});
