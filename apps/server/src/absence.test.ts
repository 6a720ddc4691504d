import { describe, expect, test } from 'vitest';
import { Client } from '../testing/client.ts';
import { finish, openHouse, refusal } from '../testing/rig.ts';

const takeOver = { type: 'takeOver', seat: 1 } as const;

/** A rated game whose second player has gone, and a clock that can be moved on. */
async function leftAlone(rated = true) {
  const time = { now: 1_000_000 };
  const house = await openHouse({ clock: () => time.now });
  const first = await house.create({ rated, ...(!rated && { caretaker: 'greedy' }) });
  const { id } = first.table;
  const second = await house.join(id);
  const ada = await Client.open(house.port, id, first.token);
  const bel = await Client.open(house.port, id, second.token);
  await bel.close();
  await ada.next('presence', ({ seats }) => !seats[1].online);
  return { time, house, id, ada, token: second.token };
}

describe('nobody wins because the other is away', () => {
  test('a message that names a bot is not understood: the table’s caretaker plays', async () => {
    const { time, ada } = await leftAlone(false);
    expect(await ada.ask(takeOver)).toMatchObject({ code: 'not-away' });
    time.now += 60_000;
    ada.socket.send(JSON.stringify({ ...takeOver, id: 'x', bot: 'random' }));
    expect(await ada.next('refused', (m) => m.id === 'x')).toMatchObject({ code: 'bad-message' });
    expect(await ada.ask(takeOver)).toMatchObject({ type: 'done' });
    const { entry } = await ada.next('entry', (m) => m.entry.kind === 'tookOver');
    expect(entry).toMatchObject({ seat: 1, bot: 'greedy' });
  });

  test('in a rated game the maker of the table chooses no stand-in for the others', async () => {
    const house = await openHouse();
    const wish = { game: 'veils', seats: ['me', 'open'], name: 'Ada', rated: true };
    for (const caretaker of ['random', 'pupil', 'king']) {
      const refused = await refusal(await house.post('/api/tables', { ...wish, caretaker }));
      expect(refused).toMatchObject({ status: 400, code: 'bad-bot' });
      expect(refused.sentence).toContain('leave the caretaker out');
    }
    expect((await house.create({ rated: true, caretaker: 'scribe' })).table.caretaker).toBe(
      'scribe',
    );
    expect((await house.create({ rated: true })).table.caretaker).toBe('scribe');
    const { time, ada } = await leftAlone();
    time.now += 60_000;
    await ada.ask(takeOver);
    const { entry } = await ada.next('entry', (m) => m.entry.kind === 'tookOver');
    expect(entry).toMatchObject({ seat: 1, bot: 'scribe' });
  });

  test.each([[true], [false]])(
    'a stand-in agrees to nothing (rated: %s), and who comes back finds the game going on',
    async (rated) => {
      const { time, house, id, ada, token } = await leftAlone(rated);
      time.now += 60_000;
      await ada.ask(takeOver);
      expect(await ada.ask({ type: 'offer', what: 'end' })).toMatchObject({ code: 'plays-on' });
      await ada.play(ada.now?.moves[0] ?? '');
      await ada.play('done');
      await ada.until(({ ply }) => ply === 4);
      expect(await ada.ask({ type: 'offer', what: 'end' })).toMatchObject({ code: 'plays-on' });
      const back = await Client.open(house.port, id, token);
      expect(back.now).toMatchObject({ phase: 'playing', ply: 4, agreed: [], actors: [0] });
      expect(back.entries.at(-1)).toMatchObject({ kind: 'returned', seat: 1 });
      expect(back.messages[0]).toMatchObject({ table: { seats: [{}, { standIn: null }] } });
      // The one who came back decides for themselves again.
      await ada.play(ada.now?.moves[0] ?? '');
      await ada.play('done');
      await back.until(({ actors }) => actors.includes(1));
      expect(await back.play(back.now?.moves[0] ?? '')).toMatchObject({ type: 'done' });
      await finish([ada, back]);
    },
  );

  test('an offer made before the other left waits for them', async () => {
    const { time, house, id, ada, token } = await leftAlone();
    await ada.ask({ type: 'offer', what: 'end' });
    time.now += 60_000;
    await ada.ask(takeOver);
    for (const type of ['offer', 'accept'] as const)
      expect(await ada.ask({ type, what: 'end' })).toMatchObject({ type: 'refused' });
    expect(ada.now?.phase).toBe('playing');
    const back = await Client.open(house.port, id, token);
    expect(await back.ask({ type: 'accept', what: 'end' })).toMatchObject({ type: 'done' });
    await ada.until(({ phase }) => phase === 'over');
  });

  test('whoever sits down is given a minute to come in, however old the table is', async () => {
    const time = { now: 1_000_000 };
    const house = await openHouse({ clock: () => time.now });
    const { table, token } = await house.create();
    const ada = await Client.open(house.port, table.id, token);
    time.now += 3_600_000;
    await house.join(table.id);
    expect(await ada.ask(takeOver)).toMatchObject({ code: 'not-away' });
    time.now += 59_999;
    expect(await ada.ask(takeOver)).toMatchObject({ code: 'not-away' });
    time.now += 1;
    expect(await ada.ask(takeOver)).toMatchObject({ type: 'done' });
  });

  test('one tab of two keeps a player here', async () => {
    const { time, house, id, ada, token } = await leftAlone();
    const tabs = [
      await Client.open(house.port, id, token),
      await Client.open(house.port, id, token),
    ];
    await tabs[0].close();
    time.now += 120_000;
    expect(await ada.ask(takeOver)).toMatchObject({ code: 'not-away' });
    await tabs[1].close();
    await expect
      .poll(async () => (await Client.open(house.port, id)).messages[0])
      .toMatchObject({ table: { seats: [{}, { online: false, awaySince: time.now }] } });
    time.now += 60_000;
    expect(await ada.ask(takeOver)).toMatchObject({ type: 'done' });
  });
});
