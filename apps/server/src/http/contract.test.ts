import type { Code } from '@nabu/protocol';
import { codesOf, documentPath, type Json, ROUTES, type Route } from '@nabu/protocol/routes';
import { describe, expect, test } from 'vitest';
import { Browser } from '../../testing/browser.ts';
import { CALLS, type Call, SPOILED, WITHOUT_MAIL } from '../../testing/contract-calls.ts';
import { openWorld, type World } from '../../testing/contract-world.ts';
import { misfit } from '../../testing/json-schema.ts';
import { folder, openHouse } from '../../testing/rig.ts';
import { openSqlite } from '../store/sqlite.ts';
import { createApp, type HttpParts } from './app.ts';

type Name = keyof typeof ROUTES;
const NAMES = Object.keys(ROUTES) as Name[];
/** Provoked further down, in houses of their own. */
const ELSEWHERE: readonly Code[] = ['no-mail', 'too-fast'];
const ROUTE: { readonly [name: string]: Route } = ROUTES;

const TAGS_USED = [...new Set(NAMES.map((name) => ROUTE[name].tag))];

interface Answer {
  readonly description: string;
  readonly headers?: { readonly [name: string]: Json };
  readonly content?: { readonly [type: string]: { readonly schema?: Json } };
  readonly 'x-codes'?: readonly string[];
}
interface Operation {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly responses: { readonly [status: string]: Answer };
}
interface Document {
  readonly servers: readonly { readonly url: string }[];
  readonly tags: readonly { readonly name: string }[];
  readonly paths: { readonly [path: string]: { readonly [method: string]: Operation } };
  readonly components: { readonly schemas: { readonly Problem: Json } };
}

let shared: Document | null = null;

/** The document as a house serves it. */
async function documentOf(): Promise<Document> {
  if (shared) return shared;
  const { get } = await openHouse();
  shared = (await (await get('/api/openapi.json')).json()) as Document;
  return shared;
}

async function operationOf(name: Name): Promise<Operation> {
  const { path, method } = ROUTE[name];
  return (await documentOf()).paths[documentPath(path)][method];
}

/** Sends a call to the address that the document gives. */
async function send(name: Name, { as, params = {}, query, body }: Call, more = {}) {
  const { path, method } = ROUTE[name];
  const [{ url }] = (await documentOf()).servers;
  const filled = documentPath(path).replace(/\{(\w+)\}/g, (_, part) =>
    encodeURIComponent(params[part] ?? ''),
  );
  const address = url + filled + (query === undefined ? '' : `?${query}`);
  return as.send(method.toUpperCase(), address, body ?? (method === 'post' ? {} : undefined), more);
}

/** JSON must be what the document promises. */
function fits(schema: Json, value: unknown, name: string): void {
  expect(`${name} ${misfit(schema, value)}`).toBe(`${name} `);
}

async function expectRefusal(name: Name, response: Response, code: Code): Promise<void> {
  const problem = (await response.json()) as { readonly code: string; readonly status: number };
  expect(`${name}: ${problem.code}`).toBe(`${name}: ${code}`);
  expect(response.headers.get('content-type')).toBe('application/problem+json');
  fits((await documentOf()).components.schemas.Problem, problem, 'problem');
  expect(problem.status).toBe(response.status);
  const { responses } = await operationOf(name);
  expect(responses[response.status]?.['x-codes'] ?? [], `${name} ${response.status}`).toContain(
    code,
  );
  expectHeaders(name, response, responses[response.status]);
}

/** Whatever header the document promises is there. */
function expectHeaders(name: Name, { status, headers }: Response, documented: Answer): void {
  const promised = Object.keys(documented.headers ?? {});
  expect(promised).toEqual(expect.arrayContaining(['RateLimit', 'X-Request-Id']));
  const missing = promised.filter((each) => !headers.has(each));
  expect(`${name} ${status} ${missing}`).toBe(`${name} ${status} `);
}

describe('the document', () => {
  test('has every route of the house, at both of its addresses, and no other', async () => {
    const { paths, servers } = await documentOf();
    const documented = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const routes = createApp(anything() as HttpParts).routes.filter(
      ({ method, path }) => method !== 'ALL' && path.startsWith('/api/'),
    );
    const under = (prefix: string) =>
      routes
        .filter(({ path }) => path.startsWith(`${prefix}/`))
        .map(({ method, path }) => `${method} ${documentPath(`/api${path.slice(prefix.length)}`)}`);
    const versions = under(servers[0].url);
    const plain = under('/api').filter((route) => !/^\w+ \/v\d/.test(route));
    expect(versions.toSorted()).toEqual(documented.toSorted());
    expect(plain.toSorted()).toEqual(documented.toSorted());
  });

  test('lists the headings under which routes stand', async () => {
    const { tags, paths } = await documentOf();
    const used = Object.values(paths).flatMap((methods) =>
      Object.values(methods).flatMap((operation) => operation.tags),
    );
    expect(tags.map(({ name }) => name).toSorted()).toEqual([...new Set(used)].toSorted());
  });

  test('of the socket names every message', async () => {
    const { get } = await openHouse();
    const told = (await (await get('/api/asyncapi.json')).json()) as {
      readonly components: { readonly messages: object };
    };
    const names = Object.keys(told.components.messages);
    expect(names).toEqual(expect.arrayContaining(['says-hello', 'says-play', 'tells-welcome']));
    expect(names).not.toContain('says-undefined');
    expect(names).not.toContain('tells-undefined');
  });
});

describe.each(TAGS_USED)('every route about %s', (tag) => {
  const names = NAMES.filter((name) => ROUTE[name].tag === tag);

  test('answers as documented', async () => {
    const world = await openWorld();
    for (const name of names) await expectAnswer(name, await CALLS[name](world));
  });

  test('refuses as documented', async () => {
    const world = await openWorld();
    for (const name of names) {
      const good = await CALLS[name](world);
      for (const code of refusedBy(name)) {
        const own = SPOILED[name]?.[code] || !(code in AT_ONCE);
        const call = own ? await CALLS[name](world) : good;
        const spoil: Common | undefined = SPOILED[name]?.[code] ?? COMMON[code];
        if (!spoil) throw new Error(`${name} documents ${code}, which nothing here provokes`);
        const { headers = {}, ...changed } = await spoil(call, world, ROUTE[name]);
        await expectRefusal(name, await send(name, { ...call, ...changed }, headers), code);
      }
    }
  });
});

async function expectAnswer(name: Name, call: Call): Promise<void> {
  const { answer, type = 'application/json', status = 200, etag } = ROUTE[name];
  const response = await send(name, call);
  const text = await response.text();
  expect(`${name} ${response.status} ${response.ok ? '' : text}`).toBe(`${name} ${status} `);
  expect(response.headers.get('content-type')?.split(';')[0]).toBe(type);
  expect(response.headers.get('ratelimit')).toMatch(/^"requests";r=\d+;t=\d+$/);
  expect(response.headers.get('x-request-id')).toMatch(/^\w{12}$/);
  const { responses } = await operationOf(name);
  const { schema } = responses[status].content?.[type] ?? {};
  if (answer) fits(schema ?? {}, JSON.parse(text), name);
  expectHeaders(name, response, responses[status]);
  if (!etag) return;
  const tag = { 'If-None-Match': response.headers.get('etag') ?? '' };
  const again = await send(name, call, tag);
  expect(`${name} ${again.status}`).toBe(`${name} 304`);
  expectHeaders(name, again, responses[304]);
}

interface Spoiled extends Partial<Call> {
  readonly headers?: { readonly [name: string]: string };
}
type Common = (call: Call, world: World, route: Route) => Spoiled | Promise<Spoiled>;

/** What is refused by any route before anything was done or time went by: one good call serves to spoil all of them. */
const AT_ONCE: { readonly [code in Code]?: Common } = {
  'bad-type': () => ({ headers: { 'Content-Type': 'text/plain' } }),
  'foreign-page': () => ({ headers: { 'Sec-Fetch-Site': 'cross-site' } }),
  'too-large': () => ({ body: { long: 'x'.repeat(20_000) } }),
  'bad-message': ({ query }, _, route) =>
    route.query ? { query: `${query ?? ''}&nonsense=1` } : { body: 'nonsense' },
  'not-signed-in': (_, { browser }) => ({ as: browser() }),
  'bad-token': (_, { bearing }) => ({ as: bearing('odd') }),
  'signed-out': (_, { bearing }) => ({ as: bearing(`nabu_${'x'.repeat(43)}`) }),
  banned: async (_, { banned }) => ({ as: await banned() }),
  'no-scope': async (_, { program }, { scope }) => ({
    as: await program(scope === 'read' ? 'play' : 'read'),
  }),
  'unknown-table': ({ params }) => ({ params: { ...params, id: 'aaaaaaaaaaaa' } }),
};

/** What any route refuses, whatever it is about. */
const COMMON: { readonly [code in Code]?: Common } = {
  ...AT_ONCE,
  'no-account': async (_, { guest }) => ({ as: await guest() }),
  'prove-yourself': async (_, { stale }) => ({ as: await stale() }),
  'not-host': async (_, { account }) => ({ as: await account() }),
};

/** The codes a route documents, except those provoked elsewhere; what is refused at once comes first. */
function refusedBy(name: Name): readonly Code[] {
  const codes = codesOf(ROUTE[name]).filter((code) => !ELSEWHERE.includes(code));
  return codes.toSorted((a, b) => Number(b in AT_ONCE) - Number(a in AT_ONCE));
}

describe('a house', () => {
  test('that is asked too often says so at every route, and when to come again', async () => {
    const { port } = await openHouse({ limits: { requests: 1 } });
    const as = new Browser(port);
    await as.get('/api/health');
    for (const name of NAMES) {
      const response = await send(name, {
        as,
        params: { id: 'aaaaaaaaaaaa', n: '1', name: 'Ada' },
      });
      expect(Number(response.headers.get('retry-after')), name).toBeGreaterThan(0);
      expect(response.headers.get('ratelimit'), name).toMatch(/^"requests";r=0;t=[1-9]\d*$/);
      await expectRefusal(name, response, 'too-fast');
    }
  });

  test('without mail says so', async () => {
    const world = await openWorld(false);
    for (const name of WITHOUT_MAIL)
      await expectRefusal(name, await send(name, await CALLS[name](world)), 'no-mail');
  });

  test('in which something broke tells nothing of the inside', async () => {
    const store = await openSqlite(folder());
    const { port } = await openHouse({ store });
    const as = new Browser(port);
    await as.comeIn('Ada');
    await store.close();
    as.cookies.set('nabu_session', 'x'.repeat(43));
    const response = await send('me', { as });
    expect(response.status).toBe(500);
    const problem = (await response.json()) as { readonly code: string };
    expect(problem.code).toBe('server-error');
    fits((await documentOf()).components.schemas.Problem, problem, 'problem');
  });
});

/** Whatever is asked of it is there: enough to see which routes are added. */
function anything(): unknown {
  const all: unknown = new Proxy(() => all, { get: () => all, apply: () => all });
  return all;
}
