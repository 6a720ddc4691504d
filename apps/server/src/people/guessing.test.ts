import { verify } from '@node-rs/argon2';
import { describe, expect, test } from 'vitest';
import { Browser, PASSWORD } from '../../testing/browser.ts';
import { openHouse } from '../../testing/rig.ts';
import { Guard } from './guard.ts';
import { Passwords } from './passwords.ts';

const WRONG = '401 wrong-credentials';
const TOO_FAST = '429 too-fast';

/** A house behind a proxy, so that a test can come from anywhere, at any time. */
async function house() {
  const time = { now: 1_700_000_000_000 };
  const { port } = await openHouse({ proxy: true, clock: () => time.now });
  const from = (ip: string, browser = new Browser(port)) => ({
    browser,
    guess: (name: string, password: string) =>
      browser.refused('POST', '/api/sign-in', { name, password }, { 'X-Forwarded-For': ip }),
    signIn: async (name: string, password = PASSWORD) =>
      (await browser.post('/api/sign-in', { name, password }, { 'X-Forwarded-For': ip })).status,
  });
  return { time, from, browser: () => new Browser(port) };
}

describe('guessing a password', () => {
  test('is answered more and more slowly, wherever it comes from, and the owner’s browser is not', async () => {
    const { time, from, browser } = await house();
    const ada = browser();
    await ada.makeAccount('Ada');
    await ada.post('/api/sign-out');
    for (let i = 1; i <= 5; i++)
      expect(await from(`192.0.2.${i}`).guess('Ada', `x${i}`)).toBe(WRONG);
    expect(await from('192.0.2.6').guess('Ada', 'x')).toBe(TOO_FAST);
    expect(await from('198.51.100.1').signIn('Ada')).toBe(429);
    expect(await from('203.0.113.1', ada).signIn('Ada')).toBe(200);
    // Slowly, over a day, from a new address each time.
    let tried = 0;
    for (let i = 0; i < 24 * 60; i++) {
      time.now += 60_000;
      const told = await from(`10.0.${i >> 8}.${i & 255}`).guess('Ada', `slow${i}`);
      tried += Number(told === WRONG);
    }
    expect(tried).toBeLessThan(110);
    expect(await from('203.0.113.1', ada).signIn('Ada')).toBe(200);
    time.now += 15 * 60_000;
    expect(await from('198.51.100.1').signIn('Ada')).toBe(200);
  });

  test('at many accounts from one address ends soon, for that address alone', async () => {
    const { from, browser } = await house();
    await browser().makeAccount('Ada');
    const told: string[] = [];
    for (let i = 0; i < 61; i++) told.push(await from('192.0.2.1').guess(`name ${i}`, PASSWORD));
    expect(told.slice(0, 60)).toEqual(new Array(60).fill(WRONG));
    expect(told[60]).toBe(TOO_FAST);
    expect(await from('192.0.2.2').signIn('Ada')).toBe(200);
  });

  test('tells nothing about who has an account', async () => {
    const { from, browser } = await house();
    await browser().makeAccount('Ada');
    const answers = async (name: string) => {
      const response = await browser().post(
        '/api/sign-in',
        { name, password: 'wrong password' },
        { 'X-Forwarded-For': '192.0.2.9' },
      );
      return [response.status, await response.json(), response.headers.getSetCookie()];
    };
    expect(await answers('Ada')).toEqual(await answers('Nobody'));
    for (const name of ['Ada', 'Nobody'])
      for (let i = 0; i < 4; i++) await from(`192.0.2.${i}`).guess(name, 'x');
    expect(await answers('Ada')).toEqual(await answers('Nobody'));
    expect((await answers('Nobody'))[0]).toBe(429);
  });
});

describe('passwords', () => {
  test('are kept as argon2id, and an unknown name costs the same kind of work', async () => {
    const passwords = new Passwords();
    const kept = await passwords.hash('naïve ﬁsh pond');
    expect(kept).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await verify(kept, 'naïve fish pond')).toBe(true);
    expect(await passwords.verify(kept, 'nai\u0308ve fish pond')).toBe(true);
    expect(await passwords.verify(kept, 'naive fish pond')).toBe(false);
    const asked = passwords.verify(null, PASSWORD);
    expect(passwords.load).toBe(1);
    expect(await asked).toBe(false);
  });

  test('are worked on a few at a time beside the event loop, and a crowd is bounded', async () => {
    const passwords = new Passwords();
    const asked = Array.from({ length: 80 }, () => passwords.verify(null, 'x'));
    const refused = (await Promise.allSettled(asked)).filter(({ status }) => status === 'rejected');
    expect(refused).toHaveLength(80 - 66);
    expect(passwords.load).toBe(0);
  });
});

describe('the guard', () => {
  test('counts tries when they begin, so that many at once are many', () => {
    const guard = new Guard(() => 0);
    const attempt = { network: 'n', account: 'a', device: null };
    for (let i = 0; i < 5; i++) guard.begin(attempt);
    expect(() => guard.begin(attempt)).toThrow('wait 15 s');
    guard.succeeded(attempt);
    guard.begin(attempt);
  });

  test('waits longer and longer, but never longer than a quarter of an hour, and forgets in a day', () => {
    let now = 0;
    const guard = new Guard(() => now, { perNetwork: 1000 });
    const attempt = { network: 'n', account: 'a', device: null };
    for (let i = 0; i < 5; i++) guard.begin(attempt);
    for (const seconds of [15, 30, 60, 120, 240, 480, 900, 900]) {
      expect(() => guard.begin(attempt)).toThrow(`wait ${seconds} s`);
      now += seconds * 1000;
      guard.begin(attempt);
    }
    now += 25 * 3600_000;
    for (let i = 0; i < 5; i++) guard.begin(attempt);
  });

  test('a browser that is known has an allowance of its own', () => {
    let now = 0;
    const guard = new Guard(() => now);
    const known = { network: 'n', account: 'a', device: 'd' };
    for (let i = 0; i < 10; i++) guard.begin(known);
    expect(() => guard.begin(known)).toThrow('Too many tries');
    guard.begin({ ...known, device: null });
    guard.begin({ ...known, device: 'e' });
    now += 60_000;
    guard.begin(known);
  });
});
