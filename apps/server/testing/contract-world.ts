import { type Scope, tokenMade } from '@nabu/protocol';
import { onTestFinished } from 'vitest';
import { createHouse } from '../src/house.ts';
import { smtpMailer } from '../src/people/mailer.ts';
import { openSqlite } from '../src/store/sqlite.ts';
import { Authenticator } from './authenticator.ts';
import { Browser, PASSWORD } from './browser.ts';
import { atOnce, finish, folder, games } from './rig.ts';
import { openPostbox } from './smtp.ts';

const ORIGIN = 'https://games.example.org';
const HOUR_MS = 3600_000;

/** A house in which every route can be asked for, and those who ask. */
export type World = Awaited<ReturnType<typeof openWorld>>;

/** A house with mail, passkeys and a host, whose clock the test moves. */
export async function openWorld(mail = true) {
  const time = { now: 1_700_000_000_000 };
  const postbox = await openPostbox();
  const mailer = mail ? await smtpMailer(postbox.url, 'Nabu <nabu@example.org>') : undefined;
  const store = await openSqlite(folder());
  const many = {
    requests: 100_000,
    tables: 10_000,
    joins: 10_000,
    guests: 10_000,
    listed: 1000,
    studies: 10_000,
    records: 10_000,
  };
  const house = createHouse({
    ...{ games, thinker: atOnce, store, origin: ORIGIN, clock: () => time.now, limits: many },
    ...(mailer && { mailer }),
    // Nobody is found by a name, so that nothing leaves the test.
    outgoing: { resolve: async () => [] },
  });
  const port = await house.listen(0, '127.0.0.1');
  onTestFinished(() => house.close());
  let people = 0;
  const browser = () => new Browser(port);
  const guest = async () => {
    const made = browser();
    await made.comeIn(`Guest ${people++}`);
    return made;
  };
  const account = async () => {
    // So much later that nobody has tried too often.
    time.now += HOUR_MS;
    const made = browser();
    await made.makeAccount(`Person ${people++}`);
    return made;
  };
  const host = async () => {
    const made = await account();
    const token = await house.hostLink(true);
    await made.post('/api/host', { token });
    return made;
  };
  const token = async (owner: Browser, scopes: readonly Scope[]): Promise<string> => {
    await owner.post('/api/me/prove', { password: PASSWORD });
    const wish = { name: 'a token', scopes, days: null };
    return tokenMade.parse(await (await owner.post('/api/me/tokens', wish)).json()).token;
  };
  const bearing = (shown: string) => Object.assign(browser(), { bearer: shown });
  const programs: { [name: string]: Promise<Browser> | undefined } = {};
  const bannedProgram = async () => {
    const owner = await account();
    const made = bearing(await token(owner, ['read']));
    const id = (await owner.me())?.id;
    await (await host()).post(`/api/host/people/${id}/ban`, { hours: null });
    return made;
  };
  return {
    ...{ port, time, postbox, store, browser, guest, account, host },
    hostLink: () => house.hostLink(true),
    /** Somebody with an account who proved who they are too long ago. */
    async stale() {
      const made = await account();
      time.now += HOUR_MS;
      return made;
    },
    /** The secret of the link in the next mail to an address. */
    async mailed(address: string): Promise<string> {
      for (;;) {
        const text = (await postbox.next()).replaceAll('=\r\n', '').replaceAll('=3D', '=');
        if (text.includes(address)) return /\/mail\/\w+#([\w-]{43})/.exec(text)?.[1] ?? '';
      }
    },
    /** An account with a passkey, and its authenticator. */
    async withPasskey() {
      const owner = await account();
      const key = new Authenticator(ORIGIN);
      const question = await (await owner.post('/api/me/passkeys/ask')).json();
      await owner.post('/api/me/passkeys', { response: key.create(question) });
      return { owner, key };
    },
    token,
    /** A program with a token that is good for reading, or for playing. */
    program: (scope: 'read' | 'play') => {
      programs[scope] ??= account().then(async (owner) => bearing(await token(owner, [scope])));
      return programs[scope];
    },
    /** A program whose owner is banned. */
    banned: () => {
      programs.banned ??= bannedProgram();
      return programs.banned;
    },
    bearing,
    /** A game of two that is over. */
    async played() {
      const [ada, bel] = [await guest(), await guest()];
      const { id } = (await ada.create({ visibility: 'public' })).table;
      await bel.join(id);
      const players = [await ada.open(id), await bel.open(id)];
      await finish(players);
      await Promise.all(players.map((player) => player.close()));
      return { id, ada };
    },
  };
}
