import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import type { NetworkInterfaceInfo } from 'node:os';
import { json } from 'node:stream/consumers';
import { here } from '@nabu/protocol';
import { expect, test } from 'vitest';
import { openHouse } from '../../testing/rig.ts';
import { type Interfaces, originAt, reachable } from './here.ts';

const v4 = (address: string, internal = false) =>
  ({ address, internal, family: 'IPv4' }) as NetworkInterfaceInfo;
const v6 = (address: string, internal = false) =>
  ({ address, internal, family: 'IPv6' }) as NetworkInterfaceInfo;

const MACHINE: Interfaces = {
  lo: [v4('127.0.0.1', true), v6('::1', true)],
  docker0: [v4('172.17.0.1')],
  wlan0: [v6('fe80::1'), v6('2001:db8::7'), v4('192.168.1.20')],
};

/** Asks as a browser would that opened the house under this name. */
async function ask(port: number, headers: { readonly [name: string]: string } = {}) {
  const sent = request({ host: '127.0.0.1', port, path: '/api/here', headers, agent: false });
  sent.end();
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  return here.parse(await json(response)).addresses;
}

const everywhere = { interfaces: () => MACHINE };

test('its own machine is told where others find the house, the likeliest address first', async () => {
  const { port } = await openHouse(everywhere, undefined, '0.0.0.0');
  const found = [`http://192.168.1.20:${port}`, `http://172.17.0.1:${port}`];
  expect(await ask(port)).toEqual(found);
  expect(await ask(port, { Host: `localhost:${port}` })).toEqual(found);
});

test.each([
  ['a page whose name leads here', { Host: 'evil.example' }],
  ['somebody behind a proxy', { 'X-Forwarded-For': '203.0.113.5' }],
  ['somebody behind another kind of proxy', { Forwarded: 'for=203.0.113.5' }],
])('%s is told nothing', async (_, headers) => {
  const { port } = await openHouse(everywhere, undefined, '0.0.0.0');
  expect(await ask(port, headers)).toEqual([]);
});

test('a house behind a proxy, or one that keeps to its machine, names no address', async () => {
  const behind = await openHouse({ ...everywhere, proxy: true }, undefined, '0.0.0.0');
  expect(await ask(behind.port)).toEqual([]);
  const alone = await openHouse(everywhere);
  expect(await ask(alone.port)).toEqual([]);
});

test('the address that the host has told comes first', async () => {
  const told = { ...everywhere, origin: 'https://games.example.org' };
  const { port } = await openHouse(told, undefined, '0.0.0.0');
  expect((await ask(port))[0]).toBe('https://games.example.org');
});

test('only addresses of interfaces it listens on are named', () => {
  expect(reachable(MACHINE, '0.0.0.0')).toEqual(['192.168.1.20', '172.17.0.1']);
  expect(reachable(MACHINE, '::')).toEqual(['192.168.1.20', '2001:db8::7', '172.17.0.1']);
  expect(reachable(MACHINE, '192.168.1.20')).toEqual(['192.168.1.20']);
  for (const own of ['127.0.0.1', '::1', '127.0.1.1']) expect(reachable(MACHINE, own)).toEqual([]);
  expect(originAt(4780)('2001:db8::7')).toBe('http://[2001:db8::7]:4780');
});
