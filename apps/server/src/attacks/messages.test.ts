import { once } from 'node:events';
import { clientMessage, PROTOCOL } from '@nabu/protocol';
import { expect, test } from 'vitest';
import { Browser } from '../../testing/browser.ts';
import { Client } from '../../testing/client.ts';
import { openHouse } from '../../testing/rig.ts';
import { newStudy } from '../../testing/studies.ts';

const SQL = ["'; DROP TABLE persons--", "' OR '1'='1", '%_?@:$1\\'];
/** What an answer must never show: the database, a place in the code, a path of the machine. */
const INSIDE =
  /sqlite|syntax error|constraint|\bat \S+ \(|\.ts:\d|node:internal|\/tmp\/|server-error/i;

/** What each field would hold if nobody meant harm; a field that is not named here is only tried with SQL. */
function sensible(table: string, { id, chapter }: { id: string; chapter: string }) {
  return {
    ...{ protocol: PROTOCOL, table, since: 0, id: 'x', ply: 0, move: 'done', what: 'end', seat: 0 },
    ...{ text: 'hi', phrase: 'hello', list: 'open', game: 'veils', seats: 2, pace: null, page: 0 },
    ...{ rated: false, visible: true, study: id, chapter, changes: [] },
  };
}

/** Every message that a client may send, with a text in one of its fields. */
function* tainted(good: object, text: string): Generator<object> {
  for (const { shape } of clientMessage.options) {
    const fields = Object.keys(shape).filter((field) => field !== 'type');
    const [type] = shape.type.values;
    const rest = Object.entries(good).filter(([field]) => fields.includes(field));
    const plain = { type, ...Object.fromEntries(rest) };
    for (const field of fields) yield { ...plain, [field]: text };
    yield { ...plain, [text]: text };
  }
}

test('SQL is text in every field of every message of a socket, and nothing of the inside is shown', async () => {
  const many = 100_000;
  const limits = { messages: many, requests: many, hellos: many, addressHellos: many };
  const { port } = await openHouse({ limits: { ...limits, upgrades: many, sockets: many } });
  const [ada, bel] = [new Browser(port), new Browser(port)];
  await ada.makeAccount('Ada');
  await bel.comeIn('Bel');
  const { id } = (await ada.create()).table;
  await bel.join(id);
  const good = sensible(id, await newStudy(ada));
  let client = await ada.open(id);
  const before = (await bel.open(id)).now;
  let sent = 0;
  for (const text of SQL)
    for (const message of tainted(good, text)) {
      if (client.socket.readyState !== client.socket.OPEN) client = await ada.open(id);
      client.socket.send(JSON.stringify(message));
      client.say({ type: 'ping' });
      await Promise.race([client.next('pong'), once(client.socket, 'close')]);
      expect(client.raw.join('\n'), JSON.stringify(message)).not.toMatch(INSIDE);
      client.messages.length = 0;
      client.raw.length = 0;
      sent++;
    }
  expect(sent).toBeGreaterThan(SQL.length * 60);
  expect(await ada.me()).toMatchObject({ name: 'Ada' });
  expect((await Client.open(port, id)).now).toMatchObject({ ply: before?.ply, phase: 'playing' });
});
