import type { Code } from '@nabu/protocol';
import type { ROUTES } from '@nabu/protocol/routes';
import { expect } from 'vitest';
import { PRESETS } from '../src/notices/settings.ts';
import { Authenticator } from './authenticator.ts';
import { type Browser, PASSWORD } from './browser.ts';
import { CENSUS_CALLS, CENSUS_SPOILED } from './contract-census.ts';
import { INVITATION_CALLS, INVITATION_SPOILED } from './contract-invitations.ts';
import { MATCH_CALLS, MATCH_SPOILED } from './contract-matches.ts';
import { STUDY_CALLS, STUDY_SPOILED } from './contract-studies.ts';
import { TALK_CALLS, TALK_SPOILED } from './contract-talk.ts';
import type { World } from './contract-world.ts';
import { PushBrowser } from './push-service.ts';

/** One request: who sends it, and what stands for the parts of the path that vary. */
export interface Call {
  readonly as: Browser;
  readonly body?: unknown;
  readonly params?: { readonly [name: string]: string };
  readonly query?: string;
}

type Name = keyof typeof ROUTES;
type Make = (world: World) => Call | Promise<Call>;
const LADDER = 'game=veils&seats=2&pace=none';
const WISH = { game: 'veils', seats: ['me', 'open'] };
const SOME_TOKEN = 'x'.repeat(43);
const HOOK = { url: 'https://hook.example.org/' };
const NOBODY = 'bbbbbbbbbbbb';

const anybody: Make = ({ browser }) => ({ as: browser() });
const member: Make = async ({ account }) => ({ as: await account() });

/** A request to every route that must succeed: a route without one does not compile. */
export const CALLS: { readonly [name in Name]: Make } = {
  ...TALK_CALLS,
  ...MATCH_CALLS,
  ...INVITATION_CALLS,
  ...CENSUS_CALLS,
  ...STUDY_CALLS,
  health: anybody,
  live: anybody,
  ready: anybody,
  here: anybody,
  openApi: anybody,
  asyncApi: anybody,
  games: anybody,
  tables: async ({ guest }) => {
    const as = await guest();
    await as.create({ visibility: 'public' });
    return { as };
  },
  newTable: async ({ guest }) => ({ as: await guest(), body: WISH }),
  table: async ({ guest }) => {
    const as = await guest();
    return { as, params: { id: (await as.create()).table.id } };
  },
  join: async ({ guest }) => {
    const { id } = (await (await guest()).create()).table;
    return { as: await guest(), body: {}, params: { id } };
  },
  leave: async ({ guest }) => {
    const as = await guest();
    return { as, params: { id: (await as.create()).table.id } };
  },
  finished: async ({ played }) => {
    const { ada } = await played();
    // A finished game is noted a moment after its end.
    const noted = async () => (await ada.get('/api/finished?mine=1')).text();
    await expect.poll(noted).toContain('"ended"');
    return { as: ada, query: 'mine=1' };
  },
  me: async ({ guest }) => ({ as: await guest() }),
  comeIn: ({ browser }) => ({ as: browser(), body: { name: 'Ada' } }),
  claim: async ({ guest }) => ({ as: await guest(), body: { tokens: ['x'.repeat(32)] } }),
  myProfile: member,
  myRatings: async ({ account }) => ({ as: await account(), query: LADDER }),
  profile: async ({ account }) => {
    const as = await account();
    return { as, params: { name: (await as.me())?.name ?? '' } };
  },
  ratings: async ({ account }) => {
    const as = await account();
    return { as, params: { name: (await as.me())?.name ?? '' }, query: LADDER };
  },
  players: async ({ guest }) => {
    const as = await guest();
    return { as, params: { id: (await as.create()).table.id } };
  },
  leaders: ({ browser }) => ({ as: browser(), query: LADDER }),
  account: member,
  newAccount: ({ browser, time }) => ({
    as: browser(),
    body: { name: `New ${time.now++}`, password: PASSWORD },
  }),
  signIn: async ({ account, browser }) => {
    const name = (await (await account()).me())?.name;
    return { as: browser(), body: { name, password: PASSWORD } };
  },
  recover: async ({ account, browser }) => {
    const owner = await account();
    const { codes } = (await (await owner.post('/api/me/codes')).json()) as { codes: string[] };
    const name = (await owner.me())?.name;
    return { as: browser(), body: { name, code: codes[0], password: PASSWORD } };
  },
  signOut: member,
  signOutEverywhere: member,
  endSessions: async ({ account }) => ({ as: await account(), body: { sessions: 'others' } }),
  prove: async ({ account }) => ({ as: await account(), body: { password: PASSWORD } }),
  rename: async ({ account, time }) => ({
    as: await account(),
    body: { name: `Other ${time.now % 1e6}` },
  }),
  password: async ({ account }) => ({ as: await account(), body: { password: 'nine clay cups' } }),
  codes: member,
  askPasskey: member,
  addPasskey: async ({ account }) => {
    const as = await account();
    const question = await (await as.post('/api/me/passkeys/ask')).json();
    const response = new Authenticator('https://games.example.org').create(question);
    return { as, body: { response } };
  },
  removePasskey: async ({ withPasskey }) => {
    const { owner } = await withPasskey();
    return { as: owner, body: { id: (await owner.account()).passkeys[0].id } };
  },
  askSignIn: anybody,
  signInPasskey: async ({ withPasskey, browser }) => {
    const { key } = await withPasskey();
    const as = browser();
    const question = await (await as.post('/api/sign-in/passkey/ask')).json();
    return { as, body: { response: key.get(question) } };
  },
  provePasskey: async ({ withPasskey }) => {
    const { owner, key } = await withPasskey();
    const question = await (await owner.post('/api/sign-in/passkey/ask')).json();
    return { as: owner, body: { response: key.get(question) } };
  },
  setEmail: async ({ account, time }) => ({
    as: await account(),
    body: { address: `ada${time.now}@example.org` },
  }),
  notices: async ({ guest }) => ({ as: await guest() }),
  setNotices: async ({ guest }) => ({ as: await guest(), body: PRESETS }),
  muteTable: async ({ guest }) => {
    const as = await guest();
    return { as, body: { table: (await as.create()).table.id, muted: true } };
  },
  subscribePush: async ({ guest }) => ({
    as: await guest(),
    body: new PushBrowser('https://push.example.org/1').subscription(),
  }),
  removePush: async ({ guest }) => ({ as: await guest(), body: { endpoint: 'https://x.org/1' } }),
  setWebhook: async ({ account }) => ({ as: await account(), body: HOOK }),
  removeWebhook: member,
  testWebhook: async ({ account }) => {
    const as = await account();
    await as.post('/api/me/webhook', HOOK);
    return { as };
  },
  removeEmail: member,
  confirmEmail: async ({ account, mailed, time, browser }) => {
    const owner = await account();
    const address = `bel${time.now}@example.org`;
    await owner.post('/api/me/email', { address });
    return { as: browser(), body: { token: await mailed(address) } };
  },
  forgot: ({ browser, time }) => {
    time.now += 3600_000;
    return { as: browser(), body: { name: 'Nobody' } };
  },
  reset: async ({ account, mailed, time, browser }) => {
    const owner = await account();
    const address = `cyr${time.now}@example.org`;
    await owner.post('/api/me/email', { address });
    await browser().post('/api/mail/confirm', { token: await mailed(address) });
    await browser().post('/api/sign-in/forgot', { name: (await owner.me())?.name });
    return { as: browser(), body: { token: await mailed(address), password: PASSWORD } };
  },
  export: member,
  erase: async ({ account }) => ({ as: await account(), body: { erase: 'everything' } }),
  tokens: async ({ account, token }) => {
    const as = await account();
    await token(as, ['read']);
    return { as };
  },
  newToken: async ({ account }) => ({
    as: await account(),
    body: { name: 'mine', scopes: ['read'], days: 3 },
  }),
  revokeTokens: async ({ account }) => ({ as: await account(), body: { tokens: [NOBODY] } }),
  bots: member,
  newBot: async ({ account, time }) => ({
    as: await account(),
    body: { name: `Zu ${time.now % 1e9}` },
  }),
  retireBot: async ({ account, time }) => {
    const as = await account();
    const made = await as.post('/api/me/bots', { name: `Anzu ${time.now % 1e9}` });
    return { as, body: { bot: ((await made.json()) as { id: string }).id } };
  },
  becomeHost: async ({ account, hostLink }) => ({
    as: await account(),
    body: { token: await hostLink() },
  }),
  removeLine: async ({ host }) => {
    const as = await host();
    const { id } = (await as.create()).table;
    const client = await as.open(id);
    const said = await client.ask({ type: 'chat', text: 'hi' });
    await client.close();
    return { as, params: { id, n: String('n' in said ? said.n : 0) } };
  },
  removeTable: async ({ host }) => {
    const as = await host();
    return { as, params: { id: (await as.create()).table.id } };
  },
};

type Changed = Partial<Call>;
/** The same request with something wrong in it. */
type Spoil = (call: Call, world: World) => Changed | Promise<Changed>;
const body =
  (wrong: object): Spoil =>
  ({ body: right }) => ({ body: { ...(right as object), ...wrong } });
const badName = body({ name: '' });
const badPassword = body({ password: 'short' });
const weakPassword = body({ password: 'password12' });
const badLink = body({ token: SOME_TOKEN });
const badToken = body({ token: 'x' });
const unknownPerson: Spoil = () => ({ params: { name: 'Nobody at all' } });
const withHeader = (as: Browser, token: string): Changed => {
  as.cookies.clear();
  as.bearer = token;
  return {};
};
const seatToken: Spoil = ({ as }) => withHeader(as, 'x'.repeat(32));
const asBot: Spoil = async (_, { account, time }) => {
  const owner = await account();
  const made = await owner.post('/api/me/bots', { name: `Bot ${time.now % 1e9}` });
  const { id } = (await made.json()) as { id: string };
  const wish = { name: 'x', scopes: ['tables'], days: null, bot: id };
  const shown = (await (await owner.post('/api/me/tokens', wish)).json()) as { token: string };
  withHeader(owner, shown.token);
  return { as: owner };
};

/** How each code that is a route's own can be provoked, by spoiling the request that succeeds. */
export const SPOILED: {
  readonly [name in Name]?: { readonly [code in Code]?: Spoil };
} = {
  newTable: {
    'bad-name': ({ as }) => {
      as.cookies.clear();
      return {};
    },
    'unknown-game': body({ game: 'chess' }),
    'bad-seats': body({ seats: [] }),
    'bad-bot': body({ seats: ['me', { bot: 'deep-blue' }] }),
    'unknown-option': body({ options: { luck: 1 } }),
    'bad-option': body({ options: 'all' }),
    'not-admitted': async (call, world) => ({
      ...(await asBot(call, world)),
      body: { ...WISH, rated: true },
    }),
  },
  join: {
    'bad-name': ({ as }) => {
      as.cookies.clear();
      return {};
    },
    'seat-taken': body({ seat: 0 }),
    'unknown-seat': body({ seat: 9 }),
    'not-admitted': async (_, { account, guest }) => {
      const { id } = (await (await account()).create({ admits: 'accounts' })).table;
      return { as: await guest(), params: { id } };
    },
  },
  leave: {
    'not-seated': async (_, { guest }) => ({ as: await guest() }),
    'bad-token': seatToken,
  },
  comeIn: { 'bad-name': badName },
  profile: { 'unknown-person': unknownPerson },
  ratings: { 'unknown-person': unknownPerson },
  newAccount: {
    'bad-name': badName,
    'bad-password': badPassword,
    'weak-password': weakPassword,
    'has-account': async (_, { account }) => ({ as: await account() }),
    'name-taken': async ({ body: right }, { account }) => ({
      body: { ...(right as object), name: (await (await account()).me())?.name },
    }),
  },
  signIn: { 'wrong-credentials': body({ password: 'wrong clay cups' }), 'bad-name': badName },
  recover: {
    'wrong-credentials': body({ code: 'WRONG' }),
    'bad-password': badPassword,
    'weak-password': weakPassword,
  },
  prove: {
    'wrong-credentials': body({ password: 'wrong cups' }),
    'bad-password': body({ password: '' }),
  },
  rename: {
    'bad-name': badName,
    'name-taken': async (_, { account }) => ({
      body: { name: (await (await account()).me())?.name },
    }),
  },
  password: { 'bad-password': badPassword, 'weak-password': weakPassword },
  addPasskey: { 'bad-passkey': body({ response: { id: 'x' } }), 'bad-name': badName },
  signInPasskey: { 'bad-passkey': body({ response: { id: 'x' } }) },
  provePasskey: { 'bad-passkey': body({ response: { id: 'x' } }) },
  muteTable: {
    'not-seated': body({ table: NOBODY }),
    'unknown-table': body({ table: 'nowhere' }),
  },
  setWebhook: { 'bad-webhook': body({ url: 'http://hook.example.org/' }) },
  testWebhook: { 'bad-webhook': async (_, { account }) => ({ as: await account() }) },
  setEmail: { 'bad-address': body({ address: 'nowhere' }) },
  confirmEmail: { 'bad-link': badLink, 'bad-token': badToken },
  forgot: { 'bad-name': badName },
  reset: {
    'bad-link': badLink,
    'bad-token': badToken,
    'bad-password': badPassword,
    'weak-password': weakPassword,
  },
  erase: { 'prove-yourself': async (_, { stale }) => ({ as: await stale() }) },
  newToken: {
    'bad-name': badName,
    'unknown-person': body({ bot: NOBODY }),
    'too-many': async ({ as }, { token }) => {
      for (let n = 0; n < 20; n++) await token(as, ['read']);
      return {};
    },
  },
  newBot: {
    'bad-name': badName,
    'name-taken': async (_, { account, time }) => {
      const name = `Twin ${time.now % 1e9}`;
      await (await account()).post('/api/me/bots', { name });
      return { as: await account(), body: { name } };
    },
    'too-many': async ({ as }, { time }) => {
      for (let n = 0; n < 5; n++)
        await as.post('/api/me/bots', { name: `B${n} ${time.now % 1e9}` });
      return {};
    },
  },
  retireBot: { 'unknown-person': body({ bot: NOBODY }) },
  becomeHost: { 'bad-link': badLink, 'bad-token': badToken },
  removeLine: { 'unknown-line': ({ params }) => ({ params: { ...params, n: '999' } }) },
  ...TALK_SPOILED,
  ...INVITATION_SPOILED,
  ...MATCH_SPOILED,
  ...CENSUS_SPOILED,
  ...STUDY_SPOILED,
};

/** The codes of houses that send no mail. */
export const WITHOUT_MAIL: readonly Name[] = ['setEmail', 'forgot'];
