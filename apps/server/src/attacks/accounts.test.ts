import { describe, expect, test } from 'vitest';
import { Browser, PASSWORD } from '../../testing/browser.ts';
import { openHouse } from '../../testing/rig.ts';
import { SESSION_COOKIE } from '../people/cookies.ts';

async function house(parts: Parameters<typeof openHouse>[0] = {}) {
  const open = await openHouse(parts);
  return { ...open, browser: () => new Browser(open.port) };
}

describe('somebody else’s account', () => {
  test('stays as it is, whatever ids of it are known', async () => {
    const { browser } = await house();
    const [ada, eve] = [browser(), browser()];
    await ada.makeAccount('Ada');
    await eve.makeAccount('Eve');
    const before = await ada.account();
    const session = before.sessions[0].id;
    await eve.post('/api/me/sessions/end', { sessions: [session] });
    await eve.post('/api/me/passkeys/remove', { id: 'x' });
    await eve.post('/api/me/apart/lift', { by: 'x'.repeat(12), kind: 'block' });
    await eve.refused('POST', '/api/me/name', { name: 'Ada' });
    await eve.refused('POST', '/api/me', { id: before.me.id, name: 'Eve' });
    const text = JSON.stringify(await (await eve.get('/api/me/export')).json());
    expect(text).not.toContain(before.me.id);
    expect(await ada.account()).toEqual(before);
  });

  test('is not shown by an answer that was meant for its owner', async () => {
    const { browser } = await house();
    const [ada, eve] = [browser(), browser()];
    await ada.makeAccount('Ada');
    const own = await ada.get('/api/me/account');
    expect(own.headers.get('cache-control')).toBe('no-store');
    for (const path of ['/api/me/account', '/api/me/export', '/api/me/apart', '/api/host/reports'])
      expect(await eve.refused('GET', path)).toBe('401 not-signed-in');
    expect(own.headers.get('access-control-allow-origin')).toBeNull();
  });
});

describe('session fixation', () => {
  test('a session that an attacker planted is worth nothing once somebody signs in with it', async () => {
    const { browser } = await house();
    const [ada, eve] = [browser(), browser()];
    await ada.makeAccount('Ada');
    await ada.post('/api/sign-out');
    await eve.comeIn('Eve');
    const planted = eve.cookies.get(SESSION_COOKIE) ?? '';
    for (const become of [
      () => ada.signIn('Ada', PASSWORD, false),
      () => ada.makeAccount('Adad'),
    ]) {
      await eve.comeIn('Eve');
      const token = eve.cookies.get(SESSION_COOKIE) ?? planted;
      ada.cookies.set(SESSION_COOKIE, token);
      await become();
      expect(ada.cookies.get(SESSION_COOKIE)).not.toBe(token);
      expect(await eve.me()).toBeNull();
      eve.cookies.clear();
    }
  });

  test('a token that was made up is never taken as a session', async () => {
    const { browser } = await house();
    const ada = browser();
    const token = 'chosen-by-the-attacker'.padEnd(43, 'x');
    ada.cookies.set(SESSION_COOKIE, token);
    await ada.comeIn('Ada');
    expect(ada.cookies.get(SESSION_COOKIE)).not.toBe(token);
  });

  test('forged and foreign cookies are nobody’s, and do not stand in the way of the real one', async () => {
    const { browser } = await house();
    const ada = browser();
    await ada.makeAccount('Ada');
    const real = ada.cookies.get(SESSION_COOKIE) ?? '';
    const forgeries = ['', 'x', 'x'.repeat(43), `${real}x`, real.slice(1), `"${real}"`];
    for (const forged of [...forgeries, real.toUpperCase()]) {
      const eve = browser();
      eve.cookies.set(SESSION_COOKIE, forged);
      expect(await eve.me(), forged).toBeNull();
      await eve.makeAccount(`Eve ${forged.length}${forged.slice(0, 3)}`).catch(() => undefined);
      expect(await ada.me()).toMatchObject({ name: 'Ada' });
    }
    const headers = { Cookie: `a=1; ${SESSION_COOKIE}=${real}; b` };
    expect(await (await fetch(`${ada.url}/api/me`, { headers })).json()).toMatchObject({
      me: { name: 'Ada' },
    });
  });
});

describe('guessing', () => {
  test('leaked passwords tried at their accounts from many addresses are slowed down at each', async () => {
    const { browser } = await house({ proxy: true });
    await browser().makeAccount('Ada');
    const told: number[] = [];
    for (let i = 0; i < 12; i++) {
      const body = { name: 'Ada', password: `leaked ${i}` };
      const from = { 'X-Forwarded-For': `198.51.100.${i}` };
      told.push((await browser().post('/api/sign-in', body, from)).status);
    }
    expect(told).toEqual([...new Array(5).fill(401), ...new Array(7).fill(429)]);
  });

  test('names: making accounts tells which are taken only so often', async () => {
    const { browser } = await house({ proxy: true });
    await browser().makeAccount('Ada');
    const from = { 'X-Forwarded-For': '198.51.100.7' };
    const told: string[] = [];
    for (let i = 0; i < 65; i++) {
      const body = { name: 'Ada', password: PASSWORD };
      told.push(await browser().refused('POST', '/api/me/account', body, from));
    }
    expect(told.filter((each) => each === '409 name-taken').length).toBeLessThanOrEqual(60);
    expect(told.at(-1)).toBe('429 too-fast');
  });

  test('links: a table that is not listed is found by its link alone, and one that is gone looks like none', async () => {
    const { browser, runBy, get } = await house();
    const [ada, hana] = [browser(), browser()];
    await hana.makeAccount('Hana');
    await runBy(hana);
    await ada.makeAccount('Ada');
    const { id } = (await ada.create()).table;
    for (const path of ['/api/tables', '/api/finished', '/api/people/Ada', '/api/leaders'])
      expect(await (await get(path)).text(), path).not.toContain(id);
    await hana.post(`/api/host/tables/${id}/remove`);
    const [gone, none] = [
      await get(`/api/tables/${id}`),
      await get(`/api/tables/${'x'.repeat(12)}`),
    ];
    expect([gone.status, await gone.json()]).toEqual([none.status, await none.json()]);
  });

  test('trying many links from one address is refused soon', async () => {
    const { get } = await house({ limits: { requests: 30 } });
    const told: number[] = [];
    for (let i = 0; i < 40; i++)
      told.push((await get(`/api/tables/${`${i}`.padEnd(12, 'x')}`)).status);
    expect(told.slice(0, 30)).toEqual(new Array(30).fill(404));
    expect(told).toContain(429);
  });
});

describe('tricks in names', () => {
  const MARKS = ['\u202e', '\u2066', '\u200f', '\u061c'];
  test('a script is text, and what turns the text around it is refused everywhere', async () => {
    const { browser, runBy } = await house();
    const [eve, hana] = [browser(), browser()];
    await hana.makeAccount('Hana');
    await runBy(hana);
    const script = '<img src=x onerror=a()>';
    const { id: person } = await eve.comeIn(script);
    const { table } = await eve.create();
    expect(table.seats[0].name).toBe(script);
    const json = await eve.get(`/api/tables/${table.id}`);
    expect(json.headers.get('content-type')).toMatch(/^application\/json/);
    expect(json.headers.get('x-content-type-options')).toBe('nosniff');
    for (const mark of MARKS) {
      const name = `Ada${mark}`;
      for (const [browserOf, path, body] of [
        [eve, '/api/me', { name }],
        [eve, '/api/me/account', { name, password: PASSWORD }],
        [eve, '/api/tables', { game: 'veils', seats: ['me', 'open'], name }],
        [eve, `/api/tables/${table.id}/join`, { name }],
        [hana, '/api/me/name', { name }],
        [hana, `/api/host/people/${person}/rename`, { name }],
      ] as const)
        expect(await browserOf.refused('POST', path, body), path).toBe('400 bad-name');
    }
  });

  test('what is written to the host is tidied as talk is', async () => {
    const { browser, runBy } = await house();
    const [eve, hana] = [browser(), browser()];
    await hana.makeAccount('Hana');
    await runBy(hana);
    await eve.comeIn('Eve');
    const note = `a${MARKS.join('')}b\u200b <script>`;
    const report = { about: 'person', who: { name: 'Hana' }, reason: 'other', note };
    expect((await eve.post('/api/reports', report)).status).toBe(201);
    const { reports } = await (await hana.get('/api/host/reports')).json();
    expect(reports[0].note).toBe('ab <script>');
    const zero = { ...report, note: '\u0000' };
    expect(await eve.refused('POST', '/api/reports', zero)).toBe('400 bad-message');
  });
});

test('every answer carries a policy that lets no script, style or frame from elsewhere in', async () => {
  const { get } = await house();
  for (const path of ['/', '/api/me', '/api/nothing', '/t/x', '/metrics']) {
    const policy = (await get(path)).headers.get('content-security-policy') ?? '';
    expect(policy, path).toContain("default-src 'none'");
    expect(policy, path).toContain("script-src 'self'");
    expect(policy, path).toContain("frame-ancestors 'none'");
    expect(policy, path).toContain("base-uri 'none'");
    expect(policy, path).not.toMatch(/unsafe|\*|https?:/);
  }
});
