import { once } from 'node:events';
import { PROTOCOL, type Seated, tableList } from '@nabu/protocol';
import { pino } from 'pino';
import { describe, expect, test } from 'vitest';
import { Client } from '../testing/client.ts';
import { atOnce, folder, openHouse, refusal } from '../testing/rig.ts';
import { openDatabase } from './store/open.ts';

const WITH_BOT = { seats: [{ bot: 'greedy' }, 'me' as const] };
const of = (id: string) => `table_key = (SELECT key FROM tables WHERE id = '${id}')`;

/** What may be broken in a row, so that the file can still be opened. */
const DAMAGES: readonly (readonly [string, (id: string) => string])[] = [
  ['its options', (id) => `UPDATE tables SET options = '{"rounds' WHERE id = '${id}'`],
  ['its seats', (id) => `UPDATE tables SET seats = '[]' WHERE id = '${id}'`],
  ['who sits there', (id) => `UPDATE tables SET seats = '[{},null]' WHERE id = '${id}'`],
  ['its pace', (id) => `UPDATE tables SET pace = 'fast' WHERE id = '${id}'`],
  ['its language', (id) => `UPDATE tables SET language = 'xx' WHERE id = '${id}'`],
  ['who may sit down', (id) => `UPDATE tables SET admits = 'nobody' WHERE id = '${id}'`],
  ['who fills it', (id) => `UPDATE tables SET fill = 'scribe' WHERE id = '${id}'`],
  ['an entry without its text', (id) => `UPDATE deeds SET text = NULL WHERE n = 1 AND ${of(id)}`],
  ['an entry without its seat', (id) => `UPDATE deeds SET seat = NULL WHERE n = 1 AND ${of(id)}`],
  ['a missing last entry', (id) => `UPDATE tables SET entries = entries + 1 WHERE id = '${id}'`],
  ['an entry of no kind', (id) => `UPDATE deeds SET kind = 77 WHERE n = 1 AND ${of(id)}`],
];

/** A house with tables that wait and tables whose bots are due; the first of each kind is damaged while it is closed. */
async function damaged(sql: (id: string) => string) {
  const data = folder();
  const closed = await openHouse(
    { thinker: { ...atOnce, think: () => new Promise(() => undefined) } },
    data,
  );
  const waiting = [];
  const due: Seated[] = [];
  for (let i = 0; i < 3; i++) waiting.push(await closed.create({ visibility: 'public' }));
  for (let i = 0; i < 3; i++) due.push(await closed.create(WITH_BOT));
  await closed.close();
  const db = openDatabase(data);
  for (const [{ table }] of [waiting, due]) expect(db.prepare(sql(table.id)).run().changes).toBe(1);
  db.close();
  const lines: string[] = [];
  const log = pino({}, { write: (line: string) => void lines.push(line) });
  const house = await openHouse({ log }, data);
  const toldOf = (id: string) =>
    lines.filter((line) => line.includes('set aside') && line.includes(id));
  return { house, waiting, due, toldOf };
}

describe.each(DAMAGES)('a table that cannot be read, because of %s', (_, sql) => {
  test('leaves the live lists of tables whole', async () => {
    const { house, waiting } = await damaged(sql);
    const looker = new Client(house.port);
    await once(looker.socket, 'open');
    looker.say({ type: 'lobby', protocol: PROTOCOL, list: 'open', page: 0 });
    const { tables } = await looker.next('lobby');
    const shown = tables.map(({ id }) => id);
    for (const { table } of waiting.slice(1)) expect(shown).toContain(table.id);
  });

  test('is set aside: lobby and bots of the others go on, and the log says why', async () => {
    const { house, waiting, due, toldOf } = await damaged(sql);
    for (const { table } of due.slice(1)) {
      const view = async () => (await house.get(`/api/tables/${table.id}/view`)).json();
      await expect.poll(view).toMatchObject({ last: 2 });
    }
    expect(toldOf(due[0].table.id)).toHaveLength(1);
    const { open } = tableList.parse(await (await house.get('/api/tables')).json());
    expect(open.map(({ id }) => id).toSorted()).toEqual(
      waiting
        .slice(1)
        .map(({ table }) => table.id)
        .toSorted(),
    );
    const { id } = waiting[0].table;
    expect(toldOf(id)).toHaveLength(1);
    for (const path of [`/api/tables/${id}`, `/api/tables/${id}/view`])
      expect(await refusal(await house.get(path))).toMatchObject({
        status: 500,
        code: 'unreadable-table',
      });
    expect(toldOf(id)).toHaveLength(3);
    expect(toldOf(id)[0]).toMatch(/"level":50/);
  });

  test('says so to whoever greets it or asks for a seat, and others play on', async () => {
    const { house, waiting, due } = await damaged(sql);
    const { table, token } = waiting[0];
    expect(
      await refusal(await house.post(`/api/tables/${table.id}/join`, { name: 'Bel' })),
    ).toMatchObject({ code: 'unreadable-table' });
    const client = new Client(house.port);
    await once(client.socket, 'open');
    client.say({ type: 'hello', protocol: PROTOCOL, table: table.id, token: token ?? '' });
    expect(await client.next('bye')).toMatchObject({ code: 'unreadable-table', again: false });
    const ada = await Client.open(house.port, due[1].table.id, due[1].token);
    await ada.until(({ ply }) => ply === 2);
    expect(await ada.play(ada.now?.moves[0] ?? '')).toMatchObject({ type: 'done' });
  });
});

/** What makes a table useless. */
const UNREADABLE = `options = '{"rounds'`;
const OF_OTHER_RULES = 'rules = 99';

/** A file with so many useless tables at which a bot is due, and a game whose time runs out after theirs. */
async function crowdOf(useless: string, many: number) {
  const data = folder();
  const closed = await openHouse(
    { thinker: { ...atOnce, think: () => new Promise(() => undefined) } },
    data,
  );
  const first = await closed.create(WITH_BOT);
  const pace = { kind: 'live', bank: 60_000, increment: 0, delay: 0 } as const;
  const timed = await closed.create({ pace });
  await closed.join(timed.table.id);
  await closed.close();
  const db = openDatabase(data);
  const { id } = first.table;
  const columns = (db.pragma('table_info(tables)') as { name: string }[])
    .map(({ name }) => name)
    .filter((name) => !['id', 'key', 'made', 'entries'].includes(name))
    .join(', ');
  db.prepare(`UPDATE tables SET ${useless}, deadline = 1 WHERE id = ?`).run(id);
  const copy = db.prepare(
    `INSERT INTO tables (id, ${columns}) SELECT ?, ${columns} FROM tables WHERE id = ?`,
  );
  for (let i = 1; i < many; i++) copy.run(`useless${i}`.padEnd(12, 'x'), id);
  db.close();
  const lines: string[] = [];
  const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) });
  const time = { now: Date.now() };
  const house = await openHouse({ log, clock: () => time.now }, data);
  const minutes = async (count: number) => {
    for (let i = 0; i < 2 * count; i++) {
      time.now += 30_000;
      await house.tick();
    }
  };
  return { house, timed: timed.table.id, lines, minutes };
}

describe('what is due at useless tables', () => {
  test('is tried once and not for ever', async () => {
    const { lines, minutes } = await crowdOf(UNREADABLE, 1);
    await minutes(2);
    const told = lines.length;
    expect(told).toBeLessThan(5);
    await minutes(8);
    expect(lines).toHaveLength(told);
  });

  test.each([
    ['that cannot be read', UNREADABLE],
    ['whose rules are not here', OF_OTHER_RULES],
  ])('keeps nothing at others from being done, however many there are %s', async (_, useless) => {
    const { house, timed, minutes } = await crowdOf(useless, 510);
    await minutes(3);
    expect(await (await house.get(`/api/tables/${timed}`)).json()).toMatchObject({ phase: 'over' });
  });
});
