import { describe, expect, test } from 'vitest';
import { Browser, PASSWORD } from '../../testing/browser.ts';
import { openHouse } from '../../testing/rig.ts';
import { createApp, type HttpParts } from '../http/app.ts';

const LINK = 'x'.repeat(43);
const answer = { response: { id: 'x' } };

/** Every route that changes something for a person, with a body it would take. */
const ROUTES: readonly (readonly [path: string, body: object])[] = [
  ['/api/me', { name: 'Eve' }],
  ['/api/me/claim', { tokens: ['x'.repeat(32)] }],
  ['/api/me/account', { name: 'Eve', password: PASSWORD }],
  ['/api/me/prove', { password: PASSWORD }],
  ['/api/me/prove/passkey', answer],
  ['/api/me/name', { name: 'Eve' }],
  ['/api/me/password', { password: 'nine clay tablets' }],
  ['/api/me/codes', {}],
  ['/api/me/passkeys', answer],
  ['/api/me/passkeys/ask', {}],
  ['/api/me/passkeys/remove', { id: 'x' }],
  ['/api/me/sessions/end', { sessions: 'others' }],
  ['/api/me/email', { address: 'eve@example.org' }],
  ['/api/me/email/remove', {}],
  ['/api/me/notices', { on: true }],
  ['/api/me/notices/mute', { table: 'aaaaaaaaaaaa', muted: true }],
  ['/api/me/push', { endpoint: 'https://push.example.org/1', language: 'en' }],
  ['/api/me/push/remove', { endpoint: 'https://push.example.org/1' }],
  ['/api/me/webhook', { url: 'https://10.0.0.1/' }],
  ['/api/me/webhook/remove', {}],
  ['/api/me/webhook/test', {}],
  ['/api/me/erase', { erase: 'everything' }],
  ['/api/mail/confirm', { token: LINK }],
  ['/api/sign-in', { name: 'Ada', password: PASSWORD }],
  ['/api/sign-in/recover', { name: 'Ada', code: 'x', password: 'nine clay tablets' }],
  ['/api/sign-in/passkey', answer],
  ['/api/sign-in/passkey/ask', {}],
  ['/api/sign-in/forgot', { name: 'Ada' }],
  ['/api/sign-in/reset', { token: LINK, password: 'nine clay tablets' }],
  ['/api/sign-out', {}],
  ['/api/sign-out/everywhere', {}],
  ['/api/host', { token: LINK }],
  ['/api/host/tables/:id/remove', {}],
];

/** By its link alone, and from anywhere: a provider of mail must be able to press the button for its reader. */
const FROM_ANYWHERE = '/stop/:token';

/** Every route of the house that takes a `POST`. None of its parts is used to list them. */
function posts(): readonly string[] {
  const part: unknown = new Proxy(() => part, { get: () => part });
  const { routes } = createApp(part as HttpParts);
  const paths = routes.filter(({ method }) => method === 'POST').map(({ path }) => path);
  return paths.filter((path) => path !== FROM_ANYWHERE);
}

async function signedIn() {
  const { port } = await openHouse();
  const ada = new Browser(port);
  await ada.makeAccount('Ada');
  const { id } = (await ada.create()).table;
  return { ada, id, port };
}

describe('routes that change something for a person', () => {
  test('do nothing for a page of another site, though the browser sends its cookies along', async () => {
    const { ada, id } = await signedIn();
    const before = await ada.account();
    for (const path of posts()) {
      const there = path.replace(':id', id).replace(':n', '1');
      const body = ROUTES.find(([known]) => known === path)?.[1] ?? {};
      const evil = { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' };
      expect(await ada.refused('POST', there, body, evil), path).toBe('403 foreign-page');
      const form = { 'Content-Type': 'application/x-www-form-urlencoded' };
      expect(await ada.refused('POST', there, body, form), path).toBe('415 bad-type');
      expect((await ada.get(there)).status, path).not.toBe(500);
    }
    expect(await ada.account()).toEqual(before);
  });

  test('take only the fields and forms they know', async () => {
    const { ada, id } = await signedIn();
    for (const [path, body] of ROUTES) {
      const there = path.replace(':id', id);
      for (const [field, value] of Object.entries(body)) {
        for (const bad of [null, 7, {}, [], true, 'x'.repeat(5000)]) {
          if (typeof bad === typeof value && field !== 'tokens' && typeof bad === 'object')
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

const SQL = ["'; DROP TABLE persons--", "' OR '1'='1", '" OR 1=1 --', "x'), ('y', '", '%_?@:$1'];

test('SQL is text in every field', async () => {
  const { ada, port } = await signedIn();
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
    await eve.post('/api/me/sessions/end', { sessions: [text] });
    await eve.post('/api/me/passkeys/remove', { id: text });
    const { id } = (await eve.create()).table;
    await (await eve.open(id)).ask({ type: 'chat', text });
    await eve.post('/api/me/erase', { erase: 'everything' });
  }
  expect(await ada.me()).toMatchObject({ name: 'Ada' });
  await ada.signIn('Ada');
});

test('a name with a script is text, and one that turns the text around it is none', async () => {
  const { port } = await openHouse();
  const eve = new Browser(port);
  const script = '<img src=x onerror=a()>';
  expect((await eve.comeIn(script)).name).toBe(script);
  const { table } = await eve.create();
  expect(table.seats[0].name).toBe(script);
  const json = await eve.get(`/api/tables/${table.id}`);
  expect(json.headers.get('content-type')).toMatch(/^application\/json/);
  expect(json.headers.get('content-security-policy')).toContain("script-src 'self'");
  for (const mark of ['\u202e', '\u2066', '\u200f', '\u061c'])
    for (const path of ['/api/me', '/api/me/account'])
      expect(
        await eve.refused('POST', path, {
          name: `Ada${mark}`,
          ...(path === '/api/me' ? {} : { password: PASSWORD }),
        }),
      ).toBe('400 bad-name');
});

test('forged and foreign cookies are nobody’s, and do not stand in the way of the real one', async () => {
  const { ada, port } = await signedIn();
  const real = ada.cookies.get('nabu_session') ?? '';
  for (const forged of [
    '',
    'x',
    'x'.repeat(43),
    `${real}x`,
    real.slice(1),
    real.toUpperCase(),
    `"${real}"`,
  ]) {
    const eve = new Browser(port);
    eve.cookies.set('nabu_session', forged);
    expect(await eve.me(), forged).toBeNull();
    await eve.makeAccount(`Eve ${forged.length}${forged.slice(0, 3)}`).catch(() => undefined);
    expect(await ada.me()).toMatchObject({ name: 'Ada' });
  }
  expect(
    await (
      await fetch(`${ada.url}/api/me`, { headers: { Cookie: `a=1; nabu_session=${real}; b` } })
    ).json(),
  ).toMatchObject({ me: { name: 'Ada' } });
});
