import { once } from 'node:events';
import { request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { pino } from 'pino';
import { describe, expect, onTestFinished, test } from 'vitest';
import { Client } from '../../testing/client.ts';
import { openHouse } from '../../testing/rig.ts';
import { PATIENCE } from './connections.ts';

async function dial(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  socket.resume();
  onTestFinished(() => void socket.destroy());
  await once(socket, 'connect');
  return socket;
}

async function closedOf(sockets: readonly Socket[]): Promise<number> {
  await Promise.race(sockets.map((socket) => once(socket, 'close')));
  return sockets.filter((socket) => socket.closed).length;
}

const patience = { headersMs: 300, requestMs: 600, keepAliveMs: 200, idleMs: 900 };

describe('a slow connection is closed', () => {
  test('the presets are tight', () => {
    expect(PATIENCE.headersMs).toBeLessThanOrEqual(10_000);
    expect(PATIENCE.requestMs).toBeLessThanOrEqual(15_000);
  });

  test.each([
    ['one that says nothing', ''],
    ['one that stops in its headers', 'GET / HTTP/1.1\r\nHost: here\r\n'],
    [
      'one that stops in its body',
      'POST /api/tables HTTP/1.1\r\nHost: here\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n{',
    ],
    ['one that asks no more', 'GET /api/health HTTP/1.1\r\nHost: here\r\n\r\n'],
  ])('%s', async (_, text) => {
    const house = await openHouse({ patience });
    const socket = await dial(house.port);
    socket.write(text);
    await once(socket, 'close');
  });

  test('one that sends a byte of its headers now and then', async () => {
    const house = await openHouse({ patience });
    const socket = await dial(house.port);
    socket.write('GET / HTTP/1.1\r\nX-Slow: ');
    const drip = setInterval(() => socket.write('x'), 50);
    onTestFinished(() => clearInterval(drip));
    await once(socket, 'close');
  });
});

test('a socket that is opened and says nothing is closed, one that speaks stays', async () => {
  const house = await openHouse({ patience: { greetingMs: 2000 } });
  const [silent, speaking] = [new Client(house.port), new Client(house.port)];
  speaking.socket.on('open', () => speaking.say({ type: 'ping' }));
  const [code, reason] = await once(silent.socket, 'close');
  expect([code, String(reason)]).toEqual([1008, 'no-hello']);
  speaking.say({ type: 'ping' });
  await speaking.next('pong');
  expect(speaking.socket.readyState).toBe(speaking.socket.OPEN);
});

/** Asks for a socket and never hangs up by itself, whatever it is told. */
async function stubborn(port: number, path: string): Promise<Socket> {
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  socket.on('error', () => undefined);
  socket.resume();
  onTestFinished(() => void socket.destroy());
  await once(socket, 'connect');
  const lines = ['Host: here', 'Connection: Upgrade', 'Upgrade: websocket'];
  const key = ['Sec-WebSocket-Version: 13', 'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ=='];
  socket.write(`GET ${path} HTTP/1.1\r\n${[...lines, ...key].join('\r\n')}\r\n\r\n`);
  return socket;
}

describe('a connection is not held by whoever does not hang up', () => {
  test.each([
    ['was turned away', '/elsewhere'],
    ['says nothing on its socket', '/ws'],
  ])('when it %s', async (_, path) => {
    const house = await openHouse({ patience: { greetingMs: 200 } });
    const socket = await stubborn(house.port, path);
    const signal = AbortSignal.timeout(15_000);
    await once(socket, 'end', { signal });
    // That nobody is at the other end any more is noticed by writing.
    const pressing = setInterval(() => socket.write('?'), 50);
    onTestFinished(() => clearInterval(pressing));
    // That writing fails is what is waited for.
    await once(socket, 'close', { signal }).catch((error) => {
      if (signal.aborted) throw error;
    });
  });
});

describe('connections are bounded', () => {
  test('for one address: the next is closed at once, and there is room again when one goes', async () => {
    const house = await openHouse({ limits: { connections: 3 } });
    const held = [await dial(house.port), await dial(house.port), await dial(house.port)];
    expect(await closedOf([...held, await dial(house.port)])).toBe(1);
    held[0].destroy();
    expect(await answers(house.port)).toBe(200);
  });

  test('in all, behind a proxy too, where the address is always the same', async () => {
    const lines: string[] = [];
    const log = pino({}, { write: (line: string) => lines.push(line) });
    const limits = { connections: 1, allConnections: 3 };
    const house = await openHouse({ limits, log, proxy: true });
    const held = [await dial(house.port), await dial(house.port), await dial(house.port)];
    expect(await closedOf([...held, await dial(house.port)])).toBe(1);
    expect(lines.join()).toContain('Too many connections in all from 127.0.0.1');
  });
});

/** The status of a request on a connection of its own, once there is room for one. */
async function answers(port: number): Promise<number | undefined> {
  for (;;) {
    const asked = request({ port, host: '127.0.0.1', path: '/api/health', agent: false }).end();
    const status = await new Promise<number | undefined>((resolve) => {
      asked.on('response', (response) => resolve(response.statusCode));
      asked.on('error', () => resolve(undefined));
    });
    if (status !== undefined) return status;
  }
}
