import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { folder } from '../../testing/rig.ts';
import { newDatabase, withClient } from '../../testing/servers.ts';
import { openDatabase } from '../store/open.ts';
import { openPostgres } from '../store/postgres/postgres.ts';
import { openSqlite } from '../store/sqlite.ts';
import { examine } from './doctor.ts';

const NOBODY = '127.0.0.1:1';

async function findings(env: { readonly [name: string]: string }) {
  const preset = { NABU_PORT: '0', NABU_HOST: '127.0.0.1', NABU_DATA: folder() };
  const found = await examine([], { ...preset, ...env });
  const of = (state: string) =>
    found.filter((each) => each.state === state).map((each) => each.sentence);
  return { ok: of('ok').join('\n'), note: of('note').join('\n'), wrong: of('wrong').join('\n') };
}

describe('the doctor', () => {
  test('finds nothing wrong with a new installation, nor with one that was used or is open', async () => {
    const data = join(folder(), 'not', 'there');
    const { ok, note, wrong } = await findings({ NABU_DATA: data });
    expect(wrong.replace(/^The pages are not built.*$/m, '')).toBe('');
    expect(ok).toMatch(/^Node \d+/);
    expect(ok).toMatch(/MB are free/);
    expect(note).toMatch(/No Redis is set.*\n.*No mail is set/);
    const store = await openSqlite(data);
    expect((await findings({ NABU_DATA: data })).ok).toMatch(/nabu\.db is open in a house/);
    await store.close();
    expect((await findings({ NABU_DATA: data })).ok).toMatch(
      /nabu\.db has format \d+, as this Nabu/,
    );
  });

  test('says what is wrong with settings, folder, file and port', async () => {
    expect((await findings({ NABU_PORT: 'ten' })).wrong).toMatch(/^The port must be a number/);
    const data = folder();
    const db = openDatabase(data);
    db.pragma('user_version = 99');
    db.close();
    expect((await findings({ NABU_DATA: data })).wrong).toMatch(/newer Nabu \(format 99/);
    const file = join(data, 'nabu.db');
    for (const place of [file, join(file, 'below')])
      expect((await findings({ NABU_DATA: place })).wrong).toContain(`${file} is no folder`);
    expect((await findings({ NABU_HOST: '192.0.2.1' })).wrong).toMatch(/listen on 192\.0\.2\.1:0/);
    const other = createServer().listen(0, '127.0.0.1');
    onTestFinished(() => void other.close());
    await new Promise((resolve) => other.once('listening', resolve));
    const { port } = other.address() as AddressInfo;
    expect((await findings({ NABU_PORT: String(port) })).note).toMatch(/Port \d+ is taken/);
  });

  test('says what is wrong with PostgreSQL, Redis and the mail server', async () => {
    const url = await newDatabase();
    const before = await findings({ NABU_DATABASE_URL: url });
    expect(before.ok).toMatch(/PostgreSQL at \S+ answers: version \d+/);
    expect(before.note).toMatch(/holds no house yet/);
    // The servers of the tests trade power cuts for speed.
    expect(before.wrong).toMatch(/Its setting fsync is off: moves that were told are lost/);
    await (await openPostgres(url)).close();
    expect((await findings({ NABU_DATABASE_URL: url })).ok).toMatch(/The house in it has format/);
    await withClient(url, (client) => client.query('UPDATE nabu_schema SET version = 99'));
    expect((await findings({ NABU_DATABASE_URL: url })).wrong).toMatch(/newer Nabu/);
    const { wrong } = await findings({
      NABU_DATABASE_URL: `postgres://nabu:secret@${NOBODY}/nabu`,
      NABU_REDIS_URL: `redis://${NOBODY}`,
      NABU_SMTP: `smtp://nabu:secret@${NOBODY}`,
      NABU_MAIL_FROM: 'nabu@example.org',
      NABU_ORIGIN: 'https://games.example.org',
    });
    expect(wrong).toMatch(/PostgreSQL at 127\.0\.0\.1:1\/nabu does not answer at this port/);
    expect(wrong).toMatch(/Redis does not answer/);
    expect(wrong).toMatch(/The mail server refuses or does not answer/);
    expect(wrong).not.toContain('secret');
  });
});
