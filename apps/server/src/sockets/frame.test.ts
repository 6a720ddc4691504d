import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { afterEach, expect, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { frameOf } from './frame.ts';

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

/** A client, and both sides of the line at the server. */
async function connect() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const sockets = new WebSocketServer({ noServer: true, perMessageDeflate: false });
  const met = new Promise<{ readonly ws: WebSocket; readonly line: Duplex }>((resolve) => {
    server.on('upgrade', (request, line, head) =>
      sockets.handleUpgrade(request, line, head, (ws) => resolve({ ws, line })),
    );
  });
  const client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const heard: [text: string, binary: boolean][] = [];
  client.on('message', (data, binary) => heard.push([String(data), binary]));
  closing.push(() => {
    client.terminate();
    server.close();
  });
  return { ...(await met), client, heard };
}

test('a frame is what a websocket would have sent, whatever its length, in the order of everything sent', async () => {
  const { ws, line, client, heard } = await connect();
  const lengths = [0, 1, 125, 126, 127, 65_535, 65_536, 70_000];
  const texts = lengths.map((length) => 'ñ'.repeat(length >> 1) + 'x'.repeat(length & 1));
  for (const text of texts) {
    line.write(frameOf(text));
    ws.send('between');
    line.write(frameOf(Buffer.from(text)));
  }
  ws.close();
  await once(client, 'close');
  expect(heard).toEqual(
    texts.flatMap((text) => [
      [text, false],
      ['between', false],
      [text, true],
    ]),
  );
});

test('the same message is framed once for all', () => {
  expect(frameOf('news of today')).toBe(frameOf('news of today'));
});
