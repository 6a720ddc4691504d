import { describe, expect, test } from 'vitest';
import { Authenticator } from '../../testing/authenticator.ts';
import { Browser } from '../../testing/browser.ts';
import { openHouse } from '../../testing/rig.ts';

const ORIGIN = 'https://games.example.org';
const ASK = '/api/sign-in/passkey/ask';
const SIGN_IN = '/api/sign-in/passkey';

async function house() {
  const time = { now: 1_700_000_000_000 };
  const { port } = await openHouse({ origin: ORIGIN, clock: () => time.now });
  return { time, browser: () => new Browser(port) };
}

/** The question to an authenticator that a route asks. */
async function asked(
  browser: Browser,
  path: string,
): Promise<{ challenge: string; rpId?: string }> {
  return (await browser.post(path)).json();
}

async function withPasskey(browser: Browser, name: string) {
  await browser.makeAccount(name);
  const key = new Authenticator(ORIGIN);
  const response = key.create(await asked(browser, '/api/me/passkeys/ask'));
  const added = await browser.post('/api/me/passkeys', { response, name: 'My phone' });
  return { key, status: added.status };
}

describe('a passkey', () => {
  test('is made, signs in without any name, is listed and removed', async () => {
    const { browser } = await house();
    const [ada, phone] = [browser(), browser()];
    const { key, status } = await withPasskey(ada, 'Ada');
    expect(status).toBe(201);
    const question = await asked(phone, ASK);
    expect(question.rpId).toBe('games.example.org');
    expect((await phone.post(SIGN_IN, { response: key.get(question) })).status).toBe(200);
    expect(await phone.me()).toMatchObject({ name: 'Ada', account: true });
    expect(phone.given.every((cookie) => cookie.endsWith('Secure'))).toBe(true);
    const [{ id, name, used }] = (await phone.account()).passkeys;
    expect([name, used]).toEqual(['My phone', 1_700_000_000_000]);
    await phone.post('/api/me/passkeys/remove', { id });
    const again = { response: key.get(await asked(phone, ASK)) };
    expect(await browser().refused('POST', SIGN_IN, again)).toBe('400 bad-passkey');
  });

  test('proves that it is its owner before something that matters', async () => {
    const { browser, time } = await house();
    const ada = browser();
    const { key } = await withPasskey(ada, 'Ada');
    time.now += 3600_000;
    expect(await ada.refused('POST', '/api/me/codes', {})).toBe('403 prove-yourself');
    const proof = { response: key.get(await asked(ada, ASK)) };
    expect((await ada.post('/api/me/prove/passkey', proof)).status).toBe(200);
    expect((await ada.post('/api/me/codes')).status).toBe(200);
    const eve = browser();
    const other = await withPasskey(eve, 'Eve');
    time.now += 3600_000;
    const foreign = { response: other.key.get(await asked(ada, ASK)) };
    expect(await ada.refused('POST', '/api/me/prove/passkey', foreign)).toBe('400 bad-passkey');
  });
});

describe('what is no good passkey is refused, and nobody is told why', () => {
  const bad = '400 bad-passkey';

  test('an answer given twice, too late, to another question, or by a page elsewhere', async () => {
    const { browser, time } = await house();
    const ada = browser();
    const { key } = await withPasskey(ada, 'Ada');
    const used = { response: key.get(await asked(browser(), ASK)) };
    expect((await browser().post(SIGN_IN, used)).status).toBe(200);
    expect(await browser().refused('POST', SIGN_IN, used)).toBe(bad);
    const question = await asked(browser(), ASK);
    time.now += 5 * 60_000 + 1;
    expect(await browser().refused('POST', SIGN_IN, { response: key.get(question) })).toBe(bad);
    const made = await asked(ada, ASK);
    for (const challenge of ['', 'AAAA', `${made.challenge.slice(0, -2)}AA`])
      expect(await browser().refused('POST', SIGN_IN, { response: key.get({ challenge }) })).toBe(
        bad,
      );
    await ada.signIn('Ada');
    const registering = await asked(ada, '/api/me/passkeys/ask');
    expect(await browser().refused('POST', SIGN_IN, { response: key.get(registering) })).toBe(bad);
    key.origin = 'https://games.example.com';
    const phished = { response: key.get(await asked(browser(), ASK)) };
    expect(await browser().refused('POST', SIGN_IN, phished)).toBe(bad);
  });

  test('an unknown key, an answer of the wrong form, or one made for somebody else', async () => {
    const { browser } = await house();
    const [ada, eve] = [browser(), browser()];
    await withPasskey(ada, 'Ada');
    const stranger = new Authenticator(ORIGIN);
    const unknown = { response: stranger.get(await asked(ada, ASK)) };
    expect(await browser().refused('POST', SIGN_IN, unknown)).toBe(bad);
    const id = "' OR 1=1 --";
    for (const response of [{ id }, { id, response: {} }, { id, rawId: id, type: 'public-key' }])
      expect(await browser().refused('POST', SIGN_IN, { response })).toBe(bad);
    expect(await browser().refused('POST', SIGN_IN, { response: {} })).toBe('400 bad-message');
    await eve.makeAccount('Eve');
    const adas = await asked(ada, '/api/me/passkeys/ask');
    const planted = { response: stranger.create(adas) };
    expect(await eve.refused('POST', '/api/me/passkeys', planted)).toBe(bad);
    expect((await eve.account()).passkeys).toEqual([]);
  });

  test('nobody and guests have none to make', async () => {
    const { browser } = await house();
    const guest = browser();
    const path = '/api/me/passkeys/ask';
    expect(await guest.refused('POST', path, {})).toBe('401 not-signed-in');
    await guest.comeIn('Ada');
    expect(await guest.refused('POST', path, {})).toBe('409 no-account');
  });
});
