import { recoveryCodes } from '@nabu/protocol';
import { describe, expect, test } from 'vitest';
import { Browser, PASSWORD } from '../../testing/browser.ts';
import { openHouse } from '../../testing/rig.ts';
import { SESSION_COOKIE } from './cookies.ts';

async function house() {
  const { port } = await openHouse();
  return () => new Browser(port);
}

describe('a guest becomes an account', () => {
  test('and keeps all games, which are there in a second browser', async () => {
    const browser = await house();
    const [home, phone] = [browser(), browser()];
    const guest = await home.comeIn('Ada');
    const { id } = (await home.create()).table;
    await home.makeAccount('Ada of Ur');
    expect(await home.me()).toEqual({ ...guest, name: 'Ada of Ur', account: true });
    expect(await (await phone.open(id)).next('welcome')).toMatchObject({ you: 'spectator' });
    await phone.signIn('ada of ur');
    expect(await phone.me()).toMatchObject({ id: guest.id });
    expect(await (await phone.open(id)).next('welcome')).toMatchObject({ you: 0 });
  });

  test('who was nobody before becomes one at once; who has one does not', async () => {
    const ada = (await house())();
    await ada.makeAccount('Ada');
    expect(await ada.me()).toMatchObject({ name: 'Ada', account: true });
    const again = { name: 'Adah', password: PASSWORD };
    expect(await ada.refused('POST', '/api/me/account', again)).toBe('409 has-account');
    // An account is seen by its own name, whatever is typed at a table.
    expect((await ada.create({ name: 'Other' })).table.seats[0].name).toBe('Ada');
  });

  test.each(['ada', 'ADA', 'Аdа', 'Áda', 'A d a', 'Αda'])(
    'not by the name %s when there is an Ada; a guest may go by it',
    async (name) => {
      const browser = await house();
      await browser().makeAccount('Ada');
      const eve = browser();
      const wish = { name, password: PASSWORD };
      expect(await eve.refused('POST', '/api/me/account', wish)).toBe('409 name-taken');
      expect(await eve.comeIn(name)).toMatchObject({ account: false });
    },
  );

  test('two at once by the same name: one of them', async () => {
    const browser = await house();
    const wish = { name: 'Ada', password: PASSWORD };
    const both = [browser(), browser()].map((each) => each.post('/api/me/account', wish));
    const statuses = (await Promise.all(both)).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, 409]);
  });

  test.each([
    ['short', 'bad-password'],
    ['x'.repeat(201), 'bad-password'],
    ['password12', 'weak-password'],
    ['P@ssword!!!', 'weak-password'],
    ['1234567890', 'weak-password'],
    ['aaaaaaaaaaaa', 'weak-password'],
    ['ninurta2024', 'weak-password'],
  ])('not with the password %s', async (password, code) => {
    const ada = (await house())();
    const wish = { name: 'Ninurta', password };
    expect(await ada.refused('POST', '/api/me/account', wish)).toBe(`400 ${code}`);
    expect(await ada.me()).toBeNull();
  });
});

describe('sessions', () => {
  test('are many, are listed, and end one by one; their sockets with them', async () => {
    const browser = await house();
    const [home, phone] = [browser(), browser()];
    await home.makeAccount('Ada');
    await phone.signIn('Ada');
    const { id } = (await phone.create()).table;
    const socket = await phone.open(id);
    const { sessions } = await home.account();
    expect(sessions.map(({ here, agent }) => [here, agent])).toEqual(
      expect.arrayContaining([
        [true, 'Firefox, Linux'],
        [false, 'Firefox, Linux'],
      ]),
    );
    const other = sessions.find(({ here }) => !here)?.id;
    expect(await (await home.post('/api/me/sessions/end', { sessions: [other] })).json()).toEqual({
      ended: 1,
    });
    expect(await socket.next('bye')).toMatchObject({ code: 'signed-out', again: true });
    expect(await phone.me()).toBeNull();
    expect(await (await phone.open(id)).next('welcome')).toMatchObject({ you: 'spectator' });
    expect((await home.account()).sessions).toHaveLength(1);
  });

  test('everywhere but here, and everywhere', async () => {
    const browser = await house();
    const all = [browser(), browser(), browser()];
    await all[0].makeAccount('Ada');
    for (const each of all.slice(1)) await each.signIn('Ada');
    await all[0].post('/api/me/sessions/end', { sessions: 'others' });
    expect(await all[1].me()).toBeNull();
    expect(await all[0].me()).not.toBeNull();
    await all[1].signIn('Ada');
    await all[1].post('/api/sign-out/everywhere');
    for (const each of all) expect(await each.me()).toBeNull();
  });

  test('of somebody else cannot be ended', async () => {
    const browser = await house();
    const [ada, eve] = [browser(), browser()];
    await ada.makeAccount('Ada');
    await eve.makeAccount('Eve');
    const [{ id }] = (await ada.account()).sessions;
    await eve.post('/api/me/sessions/end', { sessions: [id] });
    expect(await ada.me()).toMatchObject({ name: 'Ada' });
  });

  test('a token from before is worth nothing after signing in, out or becoming an account', async () => {
    const browser = await house();
    const [ada, thief] = [browser(), browser()];
    const steal = () => thief.cookies.set(SESSION_COOKIE, ada.cookies.get(SESSION_COOKIE) ?? '');
    await ada.comeIn('Ada');
    steal();
    await ada.makeAccount('Ada');
    expect(await thief.me()).toBeNull();
    steal();
    await ada.signIn('Ada');
    expect(await thief.me()).toBeNull();
    steal();
    await ada.post('/api/sign-out');
    expect(await thief.me()).toBeNull();
    // A token that somebody else has put into the browser is never taken on.
    const planted = 'p'.repeat(43);
    ada.cookies.set(SESSION_COOKIE, planted);
    await ada.signIn('Ada');
    expect(ada.cookies.get(SESSION_COOKIE)).not.toBe(planted);
  });
});

describe('signing in with a guest’s games', () => {
  test('takes them along', async () => {
    const browser = await house();
    const [home, phone] = [browser(), browser()];
    await home.makeAccount('Ada');
    await phone.comeIn('On the train');
    const { id } = (await phone.create()).table;
    await phone.signIn('Ada');
    expect(await (await phone.open(id)).next('welcome')).toMatchObject({ you: 0 });
    expect(await (await home.open(id)).next('welcome')).toMatchObject({ you: 0 });
  });

  test('twice at once, as by a double click, comes in twice and takes them along once', async () => {
    const { port } = await openHouse();
    await new Browser(port).makeAccount('Ada');
    const browser = new Browser(port);
    await browser.comeIn('Gil');
    const { id } = (await browser.create()).table;
    const wish = { name: 'Ada', password: PASSWORD, keep: true };
    const answers = await Promise.all([1, 2].map(() => browser.post('/api/sign-in', wish)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await (await browser.get(`/api/tables/${id}`)).json()).toMatchObject({ you: 0 });
    expect((await browser.account()).sessions).toHaveLength(3);
  });

  test('or leaves them to the guest', async () => {
    const browser = await house();
    const [home, phone] = [browser(), browser()];
    await home.makeAccount('Ada');
    await phone.comeIn('A friend');
    const { id } = (await phone.create()).table;
    await phone.signIn('Ada', PASSWORD, false);
    expect(await (await phone.open(id)).next('welcome')).toMatchObject({ you: 'spectator' });
  });
});

describe('an account', () => {
  test('has another name when it wants one, but not another’s', async () => {
    const browser = await house();
    const ada = browser();
    await ada.makeAccount('Ada');
    await browser().makeAccount('Bel');
    const rename = (name: string) => ada.post('/api/me/name', { name });
    expect((await rename('ADA')).status).toBe(200);
    expect(await ada.refused('POST', '/api/me/name', { name: 'BEL' })).toBe('409 name-taken');
    await rename('Adah');
    expect(await ada.me()).toMatchObject({ name: 'Adah' });
    await browser().signIn('Adah');
    await browser().makeAccount('Ada');
    const guest = browser();
    await guest.comeIn('Guest');
    expect(await guest.refused('POST', '/api/me/name', { name: 'X' })).toBe('409 no-account');
  });

  test('has another password, and every other session ends', async () => {
    const browser = await house();
    const [ada, phone] = [browser(), browser()];
    await ada.makeAccount('Ada');
    await phone.signIn('Ada');
    const password = 'nine clay tablets';
    expect((await ada.post('/api/me/password', { password })).status).toBe(200);
    expect([(await ada.me())?.name, await phone.me()]).toEqual(['Ada', null]);
    const old = { name: 'Ada', password: PASSWORD };
    expect(await phone.refused('POST', '/api/sign-in', old)).toBe('401 wrong-credentials');
    await phone.signIn('Ada', password);
  });

  test('is asked once more for what matters when it was long ago', async () => {
    let now = 1_700_000_000_000;
    const { port } = await openHouse({ clock: () => now });
    const ada = new Browser(port);
    await ada.makeAccount('Ada');
    now += 16 * 60_000;
    const routes = ['/api/me/codes', '/api/me/passkeys/ask', '/api/me/password', '/api/me/erase'];
    const body = { password: 'nine clay tablets', erase: 'everything' };
    const only = (path: string) =>
      path.endsWith('password')
        ? { password: body.password }
        : path.endsWith('erase')
          ? { erase: body.erase }
          : {};
    for (const path of routes)
      expect(await ada.refused('POST', path, only(path))).toBe('403 prove-yourself');
    expect(await ada.refused('POST', '/api/me/prove', { password: 'x' })).toBe(
      '401 wrong-credentials',
    );
    expect((await ada.post('/api/me/prove', { password: PASSWORD })).status).toBe(200);
    expect((await ada.post('/api/me/codes')).status).toBe(200);
  });

  test('comes back by a recovery code, which works once, for its own account', async () => {
    const browser = await house();
    const [ada, bel] = [browser(), browser()];
    await ada.makeAccount('Ada');
    await bel.makeAccount('Bel');
    const { codes } = recoveryCodes.parse(await (await ada.post('/api/me/codes')).json());
    expect(new Set(codes).size).toBe(8);
    expect((await ada.account()).codes).toBe(8);
    const password = 'nine clay tablets';
    const lost = browser();
    const use = (name: string, code: string) => ({ name, code, password });
    const path = '/api/sign-in/recover';
    const wrong = '401 wrong-credentials';
    expect(await lost.refused('POST', path, use('Bel', codes[0]))).toBe(wrong);
    expect(await lost.refused('POST', path, use('Nobody', codes[0]))).toBe(wrong);
    const typed = codes[0].toLowerCase().replaceAll('-', ' ');
    expect((await lost.post(path, use('Ada', typed))).status).toBe(200);
    expect([(await lost.me())?.name, await ada.me()]).toEqual(['Ada', null]);
    expect((await lost.account()).codes).toBe(7);
    expect(await browser().refused('POST', path, use('Ada', codes[0]))).toBe(wrong);
    await browser().signIn('Ada', password);
  });
});
