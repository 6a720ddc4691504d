import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { deflateSync } from 'node:zlib';
import { expect, onTestFinished, test, vi } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { dialHouse, type PackedSocket, unpacking } from './packed.ts';

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

test('the address names the table, so that a proxy may go by it', () => {
  const dialled: string[] = [];
  class Dialled {
    constructor(address: string) {
      dialled.push(address);
    }
    addEventListener(): void {}
  }
  vi.stubGlobal('WebSocket', Dialled);
  vi.stubGlobal('location', { origin: 'https://games.example.org' });
  onTestFinished(() => void vi.unstubAllGlobals());
  dialHouse('abcdefghijkl');
  dialHouse();
  expect(dialled).toEqual([
    'wss://games.example.org/ws?table=abcdefghijkl',
    'wss://games.example.org/ws',
  ]);
});
