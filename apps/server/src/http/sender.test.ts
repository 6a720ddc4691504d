import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { failure, seated } from '@nabu/protocol';
import { expect, test } from 'vitest';
import { openHouse } from '../../testing/rig.ts';

const WISH = JSON.stringify({ game: 'veils', seats: ['me', 'open'], name: 'Ada' });
const JSON_TYPE = { 'Content-Type': 'application/json' };

/** As a browser or a program would send it, with any header. */
async function post(port: number, path: string, headers: { readonly [name: string]: string }) {
  const sent = request({ method: 'POST', host: '127.0.0.1', port, path, headers, agent: false });
  sent.end(WISH);
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  return { status: response.statusCode, body: JSON.parse(await text(response)) };
}

test.each([
  ['text', { 'Content-Type': 'text/plain' }],
  ['a form', { 'Content-Type': 'application/x-www-form-urlencoded' }],
  ['several parts', { 'Content-Type': 'multipart/form-data; boundary=x' }],
  ['text that says JSON', { 'Content-Type': 'text/plain; application/json' }],
  ['nothing', {}],
])('a table asked for as %s is refused', async (_, headers) => {
  const house = await openHouse();
  for (const path of ['/api/tables', '/api/tables/aaaaaaaaaaaa/join']) {
    const { status, body } = await post(house.port, path, headers);
    expect({ status, code: failure.parse(body).code }).toEqual({ status: 415, code: 'bad-type' });
  }
});

test.each([
  ['an origin elsewhere', { Origin: 'https://evil.example' }],
  ['no origin that can be named', { Origin: 'null' }],
  ['the same host on another port', { Origin: 'http://127.0.0.1:1' }],
  ['another site', { 'Sec-Fetch-Site': 'cross-site' }],
  ['a neighbour on the same site', { 'Sec-Fetch-Site': 'same-site' }],
])('a page of %s cannot set up a table', async (_, headers) => {
  const house = await openHouse();
  const { status, body } = await post(house.port, '/api/tables', { ...JSON_TYPE, ...headers });
  expect({ status, code: failure.parse(body).code }).toEqual({ status: 403, code: 'foreign-page' });
});

test('a page of this house and a program can', async () => {
  const house = await openHouse();
  const own = { Origin: `http://127.0.0.1:${house.port}`, 'Sec-Fetch-Site': 'same-origin' };
  for (const headers of [own, {}, { 'Content-Type': 'Application/JSON; charset=utf-8' }]) {
    const { status, body } = await post(house.port, '/api/tables', { ...JSON_TYPE, ...headers });
    expect(status).toBe(201);
    expect(seated.parse(body).seat).toBe(0);
  }
});
