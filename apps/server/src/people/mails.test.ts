import { describe, expect, test } from 'vitest';
import { Browser, PASSWORD } from '../../testing/browser.ts';
import { openHouse } from '../../testing/rig.ts';
import { openPostbox } from '../../testing/smtp.ts';
import { smtpMailer } from './mailer.ts';

const ORIGIN = 'https://games.example.org';

async function house() {
  const time = { now: 1_700_000_000_000 };
  const postbox = await openPostbox();
  const mailer = await smtpMailer(postbox.url, 'Nabu <nabu@example.org>');
  const { port } = await openHouse({ mailer, origin: ORIGIN, clock: () => time.now });
  return { time, postbox, browser: () => new Browser(port) };
}

/** The secret of the link in a mail. */
function linkIn(mail: string): string {
  const text = mail.replaceAll('=\r\n', '').replaceAll('=3D', '=');
  return /https:\/\/games\.example\.org\/mail\/\w+#([\w-]{43})/.exec(text)?.[1] ?? '';
}

async function withAddress(address = 'Ada@example.org') {
  const all = await house();
  const ada = all.browser();
  await ada.makeAccount('Ada');
  await ada.post('/api/me/email', { address });
  const token = linkIn(await all.postbox.next());
  expect((await all.browser().post('/api/mail/confirm', { token })).status).toBe(200);
  return { ...all, ada, token };
}

describe('an address', () => {
  test('is asked for by nobody, and counts once its owner has opened the link', async () => {
    const { postbox, browser } = await house();
    const ada = browser();
    await ada.makeAccount('Ada');
    expect(await ada.account()).toMatchObject({ mail: true, email: null });
    await ada.post('/api/me/email', { address: 'ada@example.org', language: 'es' });
    const mail = await postbox.next();
    expect(mail).toMatch(/^From: Nabu <nabu@example.org>\r\n/m);
    expect(mail).toMatch(/^To: ada@example.org\r\n/m);
    expect(mail).toContain('Hola, Ada');
    expect((await ada.account()).email).toEqual({ address: 'ada@example.org', confirmed: false });
    const confirm = { token: linkIn(mail) };
    expect((await browser().post('/api/mail/confirm', confirm)).status).toBe(200);
    expect((await ada.account()).email).toEqual({ address: 'ada@example.org', confirmed: true });
    expect(await browser().refused('POST', '/api/mail/confirm', confirm)).toBe('400 bad-link');
    await ada.post('/api/me/email/remove');
    expect((await ada.account()).email).toBeNull();
  });

  test('that is none, or holds another header, is refused', async () => {
    const { browser, postbox } = await house();
    const ada = browser();
    await ada.makeAccount('Ada');
    for (const address of ['', 'ada', 'ada@', 'a b@example.org', 'a@b.org\r\nBcc: x@y.org', 7])
      expect(await ada.refused('POST', '/api/me/email', { address })).toBe('400 bad-address');
    expect(postbox.mails).toEqual([]);
  });

  test('belongs to whoever proved it last, and is not written to without end', async () => {
    const { browser, postbox, ada } = await withAddress();
    const bel = browser();
    await bel.makeAccount('Bel');
    await bel.post('/api/me/email', { address: 'ada@EXAMPLE.org' });
    await browser().post('/api/mail/confirm', { token: linkIn(await postbox.next()) });
    expect([(await ada.account()).email, (await bel.account()).email?.confirmed]).toEqual([
      null,
      true,
    ]);
    const again = { address: 'ada@example.org' };
    for (let i = 0; i < 2; i++) expect((await bel.post('/api/me/email', again)).status).toBe(202);
    expect(await bel.refused('POST', '/api/me/email', again)).toBe('429 too-fast');
  });
});

describe('a forgotten password', () => {
  test('is set anew by a link to the address, named by name or address; every session ends', async () => {
    const { browser, postbox, ada } = await withAddress();
    for (const name of ['ADA', 'ada@example.org']) {
      expect((await browser().post('/api/sign-in/forgot', { name })).status).toBe(202);
      const token = linkIn(await postbox.next());
      const password = `nine clay tablets of ${name}`;
      const lost = browser();
      expect((await lost.post('/api/sign-in/reset', { token, password })).status).toBe(200);
      expect(await lost.me()).toMatchObject({ name: 'Ada' });
      expect(await ada.me()).toBeNull();
      await ada.signIn('Ada', password);
      const again = { token, password };
      expect(await lost.refused('POST', '/api/sign-in/reset', again)).toBe('400 bad-link');
    }
  });

  test('the answer is the same for everybody, and only owners get mail', async () => {
    const { browser, postbox } = await withAddress();
    const bel = browser();
    await bel.makeAccount('Bel');
    const sent = postbox.mails.length;
    const answers = [];
    for (const name of ['Bel', 'Nobody', 'x@example.org', "' OR 1=1 --", 'Ada']) {
      const response = await browser().post('/api/sign-in/forgot', { name });
      answers.push(`${response.status} ${await response.text()}`);
    }
    expect(new Set(answers).size).toBe(1);
    await postbox.next();
    expect(postbox.mails.length).toBe(sent + 1);
  });

  test('a link is good for an hour, for one purpose, and not after a newer one', async () => {
    const { browser, postbox, time, token: used } = await withAddress();
    const reset = (token: string) =>
      browser().refused('POST', '/api/sign-in/reset', { token, password: PASSWORD });
    const ask = async () => {
      await browser().post('/api/sign-in/forgot', { name: 'Ada' });
      return linkIn(await postbox.next());
    };
    const first = await ask();
    const second = await ask();
    expect(await reset(first)).toBe('400 bad-link');
    expect(await reset(used)).toBe('400 bad-link');
    const confirm = { token: second };
    expect(await browser().refused('POST', '/api/mail/confirm', confirm)).toBe('400 bad-link');
    time.now += 3600_001;
    expect(await reset(second)).toBe('400 bad-link');
  });
});

test('a house without mail says so and asks for none', async () => {
  const { port } = await openHouse();
  const ada = new Browser(port);
  await ada.makeAccount('Ada');
  expect((await ada.account()).mail).toBe(false);
  const address = 'ada@example.org';
  expect(await ada.refused('POST', '/api/me/email', { address })).toBe('400 no-mail');
  expect(await ada.refused('POST', '/api/sign-in/forgot', { name: 'Ada' })).toBe('400 no-mail');
});
