import { failure } from '@nabu/protocol';
import { describe, expect, test } from 'vitest';
import { Browser, PASSWORD } from '../../testing/browser.ts';
import { PushBrowser } from '../../testing/push-service.ts';
import { openHouse } from '../../testing/rig.ts';
import { createApp, type HttpParts } from '../http/app.ts';
import { PRESETS } from '../notices/settings.ts';

const LINK = 'x'.repeat(43);
const answer = { response: { id: 'x' } };
const at = { table: 'x'.repeat(12), line: 1 };

/** Bodies that routes which change something would take. Those of other routes are found out by asking. */
const BODIES: { readonly [path: string]: object } = {
  '/api/me': { name: 'Eve' },
  '/api/me/claim': { tokens: ['x'.repeat(32)] },
  '/api/me/account': { name: 'Eve', password: PASSWORD },
  '/api/me/prove': { password: PASSWORD },
  '/api/me/prove/passkey': answer,
  '/api/me/name': { name: 'Eve' },
  '/api/me/password': { password: 'nine clay tablets' },
  '/api/me/codes': {},
  '/api/me/passkeys': answer,
  '/api/me/passkeys/ask': {},
  '/api/me/passkeys/remove': { id: 'x' },
  '/api/me/sessions/end': { sessions: 'others' },
  '/api/me/email': { address: 'eve@example.org' },
  '/api/me/email/remove': {},
  '/api/me/webhook/remove': {},
  '/api/me/webhook/test': {},
  '/api/me/erase': { erase: 'everything' },
  '/api/me/apart': { who: at, kind: 'block' },
  '/api/me/apart/lift': { by: 'x'.repeat(12), kind: 'block' },
  '/api/reports': { about: 'line', who: at, reason: 'spam', note: 'x' },
  '/api/me/notices': PRESETS,
  '/api/me/notices/mute': { table: 'x'.repeat(12), muted: true },
  '/api/me/push': new PushBrowser('https://push.example.org/1').subscription(),
  '/api/me/push/remove': { endpoint: 'https://push.example.org/1' },
  '/api/me/webhook': { url: 'https://hook.example.org/' },
  '/api/me/bots': { name: 'Zu' },
  '/api/me/bots/retire': { bot: 'x'.repeat(12) },
  '/api/me/invitations/decline': { table: 'x'.repeat(12) },
  '/api/mail/confirm': { token: LINK },
  '/api/sign-in': { name: 'Ada', password: PASSWORD },
  '/api/sign-in/recover': { name: 'Ada', code: 'x', password: 'nine clay tablets' },
  '/api/sign-in/passkey': answer,
  '/api/sign-in/passkey/ask': {},
  '/api/sign-in/forgot': { name: 'Ada' },
  '/api/sign-in/reset': { token: LINK, password: 'nine clay tablets' },
  '/api/sign-out': {},
  '/api/sign-out/everywhere': {},
  '/api/host': { token: LINK },
  '/api/tables': { game: 'veils', seats: ['me', 'open'], name: 'Eve', language: 'en' },
  '/api/tables/:id/join': { name: 'Eve', key: 'x'.repeat(22) },
  '/api/tables/:id/leave': {},
  '/api/tables/:id/invite': { name: 'Ada' },
};

const part: unknown = new Proxy(() => part, { get: () => part });

/** Every route of the house. None of its parts is used to list them. */
function routes(method: string): readonly string[] {
  const all = createApp(part as HttpParts).routes.filter((route) => route.method === method);
  const paths = all.map(({ path }) => path).filter((path) => /^\/api\/(?!v\d)/.test(path));
  return [...new Set(paths)];
}

async function signedIn(limits = {}) {
  const { port, runBy, create } = await openHouse({ limits });
  const ada = new Browser(port);
  await ada.makeAccount('Ada');
  const { id } = (await ada.create()).table;
  return { ada, id, port, runBy, create };
}

function filled(path: string, id: string): string {
  return path.replace(':id', id).replace(/:\w+/g, '1');
}

describe('routes that change something for a person', () => {
  test('do nothing for a page of another site, though the browser sends its cookies along', async () => {
    const { ada, id } = await signedIn({ requests: 10_000 });
    const before = await ada.account();
    for (const path of routes('POST')) {
      const there = filled(path, id);
      const body = BODIES[path] ?? {};
      const evil = { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' };
      expect(await ada.refused('POST', there, body, evil), path).toBe('403 foreign-page');
      const form = { 'Content-Type': 'application/x-www-form-urlencoded' };
      expect(await ada.refused('POST', there, body, form), path).toBe('415 bad-type');
      expect((await ada.get(there)).status, path).not.toBe(500);
    }
    expect(await ada.account()).toEqual(before);
  });

  test('take only the fields and forms they know', async () => {
    const { ada, id } = await signedIn({ requests: 10_000 });
    for (const [path, body] of Object.entries(BODIES)) {
      const there = filled(path, id);
      for (const [field, value] of Object.entries(body)) {
        for (const bad of [null, 7, {}, [], true, 'x'.repeat(5000)]) {
          // Another value of the same kind may be as good; a text that long is none.
          if (typeof bad === typeof value && field !== 'tokens' && typeof bad !== 'string')
            continue;
          const status = (await ada.post(there, { ...body, [field]: bad })).status;
          expect([400, 401, 403, 404, 409, 429], `${path} ${field} ${typeof bad}`).toContain(
            status,
          );
        }
      }
      if (Object.keys(body).length > 0)
        expect(await ada.refused('POST', there, { ...body, role: 'host' })).toMatch(
          /bad-message|too-fast/,
        );
    }
    expect(await ada.me()).toMatchObject({ name: 'Ada', host: false });
  });
});

const SQL = ["'; DROP TABLE persons--", "' OR '1'='1", '" OR 1=1 --', "x'), ('y', '", '%_?@:$1\\'];
/** What an answer must never show: the database, a place in the code, a path of the machine. */
const INSIDE =
  /sqlite|syntax error|constraint|\bat \S+ \(|\.ts:\d|node:internal|\/tmp\/|select .+ from/i;

/** A body with a text in every field, as far as the route says which it has. */
async function everyField(browser: Browser, there: string, body: object, text: string) {
  let asked: Record<string, unknown> = Object.fromEntries(
    Object.keys(body).map((field) => [field, text]),
  );
  for (let i = 0; i < 12; i++) {
    const response = await browser.post(there, asked);
    const said = await response.text();
    expect(response.status, `${there} ${said}`).not.toBe(500);
    expect(said).not.toMatch(INSIDE);
    if (response.ok) return;
    const { sentence } = failure.parse(JSON.parse(said));
    const field = /cannot be read at "([\w]+)/.exec(sentence)?.[1];
    if (field === undefined) return;
    if (!(field in asked)) asked = { ...asked, [field]: text };
    else {
      // A form of its own: the field as it should be, so that those after it are read.
      const known = (body as Record<string, unknown>)[field];
      if (asked[field] !== text || known === undefined) return;
      asked = { ...asked, [field]: known };
    }
  }
}

describe('SQL is text', () => {
  test('in every field of every route, for a host too, and nothing of the inside is shown', async () => {
    const { ada, id, runBy, port } = await signedIn({
      requests: 100_000,
      tables: 1000,
      guests: 1000,
    });
    const hana = new Browser(port);
    await hana.makeAccount('Hana');
    await runBy(hana);
    const changing = routes('POST').filter((path) => !/sign-out|erase/.test(path));
    for (const text of SQL)
      for (const path of changing)
        for (const browser of [hana, new Browser(port)])
          await everyField(browser, filled(path, id), BODIES[path] ?? {}, text);
    expect(await ada.me()).toMatchObject({ name: 'Ada', host: false });
    expect((await ada.account()).sessions).toHaveLength(1);
  }, 120_000);

  test('in every address and question', async () => {
    const { ada, port, runBy } = await signedIn({ requests: 100_000 });
    const hana = new Browser(port);
    await hana.makeAccount('Hana');
    await runBy(hana);
    const asked = ['name', 'player', 'game', 'seats', 'pace', 'after', 'before', 'closed', 'ply'];
    for (const path of routes('GET'))
      for (const text of SQL) {
        const there = path.replace(/:\w+/g, encodeURIComponent(text)).replace('*', '');
        const query = new URLSearchParams(asked.map((field) => [field, text]));
        for (const address of [there, `${there}?${query}`]) {
          const response = await hana.get(address);
          expect(response.status, address).not.toBe(500);
          expect(await response.text(), address).not.toMatch(INSIDE);
        }
      }
    expect(await ada.me()).toMatchObject({ name: 'Ada' });
  });

  test('in names, talk, notes and reasons, which come back as they were written', async () => {
    const { port } = await signedIn({ requests: 10_000 });
    for (const [i, text] of SQL.entries()) {
      const eve = new Browser(port);
      expect((await eve.comeIn(text)).name).toBe(text);
      for (const [path, field] of [
        ['/api/sign-in', { name: text, password: text }],
        ['/api/sign-in/recover', { name: text, code: text, password: `long enough ${text}` }],
      ] as const)
        expect(await eve.refused('POST', path, field)).toBe('401 wrong-credentials');
      await eve.makeAccount(`Eve ${i}`, `a long ${text} password`);
      await eve.post('/api/me/name', { name: text });
      expect(await eve.me()).toMatchObject({ name: text });
      const { id } = (await eve.create()).table;
      const client = await eve.open(id);
      await client.ask({ type: 'chat', text });
      expect(await client.heard(text)).toMatchObject({ name: text });
      await eve.post('/api/me/erase', { erase: 'everything' });
    }
  });
});
