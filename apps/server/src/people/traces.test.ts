import { botMade, tokenMade } from '@nabu/protocol';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { Authenticator } from '../../testing/authenticator.ts';
import { Browser } from '../../testing/browser.ts';
import { Client } from '../../testing/client.ts';
import { finish, IN_FILES, storeIn } from '../../testing/rig.ts';
import { someRecord, told } from '../../testing/studies.ts';
import { choose, must, ORIGIN, type TellingHouse, tellingHouse } from '../../testing/told.ts';
import { BATCH_MS } from '../notices/queue.ts';
import type { Relations } from '../store/relations.ts';

/** A word that stands in everything that somebody calls themselves, their bot, or says. */
const MARK = 'Zababa';

/** Somebody who uses everything that the house keeps something for; with a friend, at tables and in studies. */
async function busyLife(all: TellingHouse) {
  const { port } = all.house;
  const [ada, bel] = [new Browser(port), new Browser(port)];
  await ada.comeIn(`${MARK} the guest`);
  await bel.makeAccount('Bel');
  const before = (await ada.create()).table.id;
  await ada.makeAccount(`${MARK} the account`);
  const key = new Authenticator(ORIGIN);
  const question = await (await ada.post('/api/me/passkeys/ask')).json();
  await must(ada, '/api/me/passkeys', { response: key.create(question), name: `${MARK}'s phone` });
  await must(ada, '/api/me/codes');
  await must(ada, '/api/me/email', { address: `${MARK}@example.org` });
  const device = all.push.browser();
  await must(ada, '/api/me/push', device.subscription());
  await must(ada, '/api/me/webhook', { url: `${all.hook.url}/${MARK}` });
  await choose(ada, { reminder: 5 });
  // What a friend is to be told of them is still on its way when they go.
  await must(bel, '/api/me/push', all.push.browser().subscription());
  all.push.receiver.answer = { status: 503 };
  await must(ada, '/api/me/notices/mute', { table: before, muted: true });
  return { ada, bel, before, ...(await playedAndSaid(all, ada, bel)) };
}

async function playedAndSaid({ house }: TellingHouse, ada: Browser, bel: Browser) {
  const { id } = (await ada.create({ visibility: 'public', rated: true })).table;
  await bel.join(id);
  const players = [await ada.open(id), await bel.open(id)];
  await players[0].ask({ type: 'chat', text: `I am ${MARK}.` });
  await must(bel, '/api/reports', {
    ...{ about: 'line', who: { table: id, line: 1 }, reason: 'spam', note: '' },
  });
  await must(ada, '/api/reports', {
    ...{ about: 'person', who: { name: 'Bel' }, reason: 'other', note: `${MARK} complains` },
  });
  await finish(players);
  const bot = botMade.parse(await must(ada, '/api/me/bots', { name: `${MARK}'s robot` }));
  const wish = { name: `${MARK}'s script`, scopes: ['play', 'tables', 'read'], days: null };
  const { token } = tokenMade.parse(await must(ada, '/api/me/tokens', { ...wish, bot: bot.id }));
  await must(ada, '/api/me/tokens', wish);
  const next = (await bel.create({ visibility: 'public', seats: ['me', 'open', 'open'] })).table.id;
  await house.post(`/api/tables/${next}/join`, {}, token);
  const robot = await Client.open(house.port, next, token);
  await robot.ask({ type: 'chat', text: `${MARK}'s robot speaks` });
  await must(ada, `/api/tables/${next}/join`);
  await must(ada, '/api/me/apart', { who: { name: 'Bel' }, kind: 'mute' });
  await must(bel, '/api/me/apart', { who: { table: id, seat: 0 }, kind: 'mute' });
  const open = (await ada.create({ visibility: 'public' })).table.id;
  await must(ada, `/api/tables/${open}/invite`, { name: 'Bel' });
  const mine = await told(ada.post('/api/studies', { name: `${MARK}'s openings` }));
  await told(ada.post(`/api/studies/${mine.id}/chapters`, { title: 'One', record: someRecord() }));
  const theirs = await told(bel.post('/api/studies', { name: 'Games', visibility: 'public' }));
  await told(bel.post(`/api/studies/${theirs.id}/chapters`, { title: 'One', table: id }));
  await must(bel, `/api/studies/${theirs.id}/writers`, {
    ...{ name: `${MARK} the account`, writes: true },
  });
  return { id, next, open, theirs: theirs.id, robot, token };
}

/** Every table of the database with the rows in which a word stands, whatever column it is in. */
async function traces({ db }: Relations, word: string): Promise<readonly string[]> {
  const named = await (IN_FILES
    ? sql<{ name: string }>`SELECT name FROM sqlite_master WHERE type = 'table'`
    : sql<{ name: string }>`SELECT table_name AS name FROM information_schema.tables
        WHERE table_schema = current_schema()`
  ).execute(db);
  const found: string[] = [];
  for (const { name } of named.rows) {
    const { rows } = await sql`SELECT * FROM ${sql.table(name)}`.execute(db);
    for (const row of rows)
      if (JSON.stringify(row).toLowerCase().includes(word.toLowerCase()))
        found.push(`${name}: ${JSON.stringify(row)}`);
  }
  return found;
}

/** Tables that say nothing about a person but that somebody was there: a number without a name. */
const NUMBERED = [
  ...['persons', 'sitters', 'deeds', 'lines', 'finished_seats', 'reports', 'report_lines'],
  ...['ratings', 'rating_changes', 'acts', 'sanctions'],
];

test('whoever used everything and goes leaves nothing that says who they were, nor do their bots', async () => {
  const all = await tellingHouse();
  const life = await busyLife(all);
  const { ada, bel, robot, token } = life;
  const person = (await ada.me())?.id ?? '';
  const kept = await (await ada.get('/api/me/export')).json();
  await all.pass(BATCH_MS);
  expect(all.push.receiver.requests).not.toEqual([]);
  await must(ada, '/api/me/erase', { erase: 'everything' });
  expect(await robot.next('bye')).toMatchObject({ code: 'signed-out' });
  expect((await all.house.get('/api/me', token)).status).toBe(401);
  const shown = [
    ...['/api/tables', '/api/finished', '/api/leaders?game=veils&seats=2&pace=none'],
    ...[`/api/tables/${life.id}`, `/api/tables/${life.id}/record`, `/api/tables/${life.next}`],
    ...[`/api/tables/${life.id}/players`, `/api/studies/${life.theirs}/record`, '/api/me/apart'],
    ...['/api/me/export', '/api/me/invitations', '/api/people?name=Bel'],
  ];
  for (const path of shown)
    expect(await (await bel.get(path)).text(), path).not.toMatch(new RegExp(MARK, 'i'));
  await all.house.close();
  const store = await storeIn(all.data);
  onTestFinished(() => store.close());
  expect(await traces(store.relations, MARK)).toEqual([]);
  const numbered = (await traces(store.relations, person)).map((row) => row.split(':')[0]);
  expect([...new Set(numbered)].filter((table) => !NUMBERED.includes(table))).toEqual([]);

  const text = JSON.stringify(kept);
  for (const part of ['phone', 'script', 'robot', 'openings', '@example.org', 'complains'])
    expect(text, part).toMatch(new RegExp(`${MARK}[^"]*${part}|${part}[^"]*${MARK}`, 'i'));
  expect(kept).toMatchObject({
    account: { password: [{}], recoveryCodes: expect.any(Array), takenOver: [] },
    invitations: { asked: [], asking: [{ table: life.open }] },
    studies: { writes: [{ study: life.theirs }] },
    tokens: { tokens: [{}, {}], bots: [{ name: `${MARK}'s robot (bot)` }] },
    notices: { settings: { reminder: 5 }, muted: [{ table_id: life.before }] },
  });
  expect(kept.account.recoveryCodes.length).toBeGreaterThan(5);
  expect(kept.ratings).toMatchObject([{ table: life.id }]);
});
