import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { folder } from '../../testing/rig.ts';
import { openSqlite } from '../store/sqlite.ts';
import { askOpenHouse, listenForUpkeep } from './open-house.ts';

/** A house that listens, and its note: the port and the secret. */
async function openHouse() {
  const data = folder();
  const store = await openSqlite(data);
  const stop = await listenForUpkeep(data, store);
  onTestFinished(async () => {
    stop();
    await store.close();
  });
  const { port, secret } = JSON.parse(readFileSync(join(data, 'house.json'), 'utf8'));
  return { data, port: Number(port), secret: String(secret) };
}

/** What the house answers to a line from somebody on its machine. */
async function answerTo(port: number, line: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(`${line}\n`);
  return text(socket).catch(() => '');
}

test('whoever does not know the secret is not answered, and the house stays open', async () => {
  const { data, port, secret } = await openHouse();
  const file = join(folder(), 'copy.db');
  const secrets = [undefined, '', 7, secret.slice(1), `${secret}0`, 'é'.repeat(32), '𒀭'.repeat(64)];
  for (const wrong of secrets)
    expect(await answerTo(port, JSON.stringify({ task: 'backup', file, secret: wrong }))).toBe('');
  for (const line of ['no JSON', 'null', '[]', JSON.stringify({ task: 'other', file, secret })])
    expect(await answerTo(port, line)).toBe('');
  expect(await answerTo(port, JSON.stringify({ task: 'backup', file: 'here', secret }))).toBe('');
  expect(existsSync(file)).toBe(false);
  expect(await askOpenHouse(data, { task: 'backup', file })).toBe(true);
  expect(existsSync(file)).toBe(true);
});
