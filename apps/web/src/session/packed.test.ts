import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { deflateSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { type PackedSocket, unpacking } from './packed.ts';

/** What a client hears, in order, of a server that sends this and hangs up. */
async function heard(messages: readonly (string | Buffer)[]): Promise<string[]> {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  server.on('connection', (socket) => {
    for (const message of messages) socket.send(message);
    socket.close();
  });
  const { port } = server.address() as AddressInfo;
  const socket = unpacking(new WebSocket(`ws://127.0.0.1:${port}`) as unknown as PackedSocket);
  const list: string[] = [];
  socket.addEventListener('message', ({ data }) => list.push(String(data)));
  await new Promise<void>((closed) => socket.addEventListener('close', closed));
  return list;
}

test('packed and plain messages are heard in the order they came, and the close after them', async () => {
  const long = 'a long text, '.repeat(50_000);
  const list = await heard([deflateSync(long), 'short', deflateSync('ñ ש'), 'bye']);
  expect(list).toEqual([long, 'short', 'ñ ש', 'bye']);
});

test('a message that cannot be unpacked ends the connection', async () => {
  expect(await heard(['first', Buffer.from('damaged')])).toEqual(['first']);
});
