import type { Browser } from './browser.ts';
import type { Call } from './contract-calls.ts';
import type { World } from './contract-world.ts';

const NOBODY = 'bbbbbbbbbbbb';

async function idOf(browser: Browser): Promise<string> {
  return (await browser.me())?.id ?? '';
}

/** A host, and somebody with an account. */
async function two({ host, account }: World) {
  return { as: await host(), other: await account() };
}

/** A host who does something about somebody. */
const about = (body: object) => async (world: World) => {
  const { as, other } = await two(world);
  return { as, body, params: { id: await idOf(other) } };
};

async function named({ account }: World) {
  return (await (await account()).me())?.name ?? '';
}

/** A report that is open, and a host. */
async function reported(world: World): Promise<Call> {
  const { as, other } = await two(world);
  const who = { name: await named(world) };
  await other.post('/api/reports', { about: 'person', who, reason: 'other' });
  const { reports } = (await (await as.get('/api/host/reports')).json()) as {
    readonly reports: readonly { readonly id: string }[];
  };
  return { as, body: {}, params: { id: reports[0].id } };
}

const host = async ({ host: make }: World) => ({ as: await make() });

/** Requests about talk and order that must succeed. */
export const TALK_CALLS = {
  apart: async ({ guest }: World) => ({ as: await guest() }),
  keepApart: async (world: World) => ({
    as: await world.guest(),
    body: { who: { name: await named(world) }, kind: 'block' },
  }),
  liftApart: async ({ guest }: World) => ({
    as: await guest(),
    body: { by: NOBODY, kind: 'block' },
  }),
  report: async (world: World) => ({
    as: await world.guest(),
    body: { about: 'name', who: { name: await named(world) }, reason: 'name' },
  }),
  houseKept: host,
  reports: async (world: World) => ({ as: (await reported(world)).as, query: 'closed=0' }),
  acts: async (world: World) => ({ ...(await host(world)), query: 'before=999999999999999' }),
  findPeople: async (world: World) => {
    const { as } = await two(world);
    return { as, query: `name=${encodeURIComponent(await named(world))}` };
  },
  overseeTable: async (world: World) => {
    const { as, other } = await two(world);
    return { as, params: { id: (await other.create()).table.id } };
  },
  silence: about({ hours: 1 }),
  ban: about({ hours: null, reason: 'x' }),
  liftSanction: async (world: World) => {
    const call = await about({ kind: 'silence' })(world);
    await call.as.post(`/api/host/people/${call.params.id}/silence`, { hours: 1 });
    return call;
  },
  renamePerson: async (world: World) =>
    about({ name: `Other ${world.time.now}`.slice(0, 24) })(world),
  closeReport: reported,
  setWriters: async (world: World) => ({ ...(await host(world)), body: { writers: 'everybody' } }),
  endTable: async (world: World) => {
    const { as, other } = await two(world);
    const { id } = (await other.create({ seats: ['me', { bot: 'random' }] })).table;
    return { as, params: { id } };
  },
};

const nobody = { 'unknown-person': () => ({ params: { id: NOBODY } }) };
const itself = {
  ...nobody,
  'is-host': async ({ as }: Call) => ({ params: { id: await idOf(as) } }),
};
const meant =
  (who: object) =>
  ({ body }: Call) => ({ body: { ...(body as object), who } });
const line = async (call: Call) => {
  const { id } = (await call.as.create()).table;
  return meant({ table: id, line: 9 })(call);
};
const somebody = { 'unknown-person': meant({ name: 'Nobody At All' }), 'unknown-line': line };

/** The same with something wrong in them. */
export const TALK_SPOILED = {
  keepApart: somebody,
  report: somebody,
  silence: itself,
  ban: itself,
  liftSanction: { ...nobody, stale: () => ({ body: { kind: 'ban' } }) },
  renamePerson: {
    ...nobody,
    'bad-name': () => ({ body: { name: '' } }),
    'name-taken': async (_: Call, world: World) => ({ body: { name: await named(world) } }),
  },
  closeReport: {
    'unknown-report': () => ({ params: { id: NOBODY } }),
    stale: async (call: Call) => {
      await call.as.post(`/api/host/reports/${call.params?.id}/close`, {});
      return {};
    },
  },
  endTable: {
    over: async (call: Call) => {
      await call.as.post(`/api/host/tables/${call.params?.id}/end`, {});
      return {};
    },
  },
};
