import type { Call } from './contract-calls.ts';
import type { World } from './contract-world.ts';

/** Requests about what happened at a table that must succeed. */
export const MATCH_CALLS = {
  view: async ({ played }: World): Promise<Call> => {
    const { id, ada } = await played();
    return { as: ada, params: { id }, query: 'ply=1' };
  },
  record: async ({ played, browser }: World): Promise<Call> => ({
    as: browser(),
    params: { id: (await played()).id },
  }),
  position: async ({ played }: World): Promise<Call> => {
    const { id, ada } = await played();
    return { as: ada, params: { id } };
  },
};

const notStarted = async (_: Call, { guest }: World) => {
  const as = await guest();
  return { as, params: { id: (await as.create()).table.id } };
};

const seatToken = ({ as }: Call) => {
  as.cookies.clear();
  as.bearer = 'x'.repeat(32);
  return {};
};

/** How each code of theirs can be provoked. */
export const MATCH_SPOILED = {
  view: {
    'not-started': notStarted,
    'unknown-ply': () => ({ query: 'ply=9999' }),
    'bad-token': seatToken,
  },
  record: {
    'not-started': notStarted,
    'not-over': async (_: Call, { guest }: World) => {
      const as = await guest();
      return { params: { id: (await as.create({ seats: ['me', { bot: 'random' }] })).table.id } };
    },
  },
  position: {
    'not-started': notStarted,
    rated: async (_: Call, { guest }: World) => {
      const as = await guest();
      const { table } = await as.create({ seats: ['me', { bot: 'random' }], rated: true });
      return { as, params: { id: table.id } };
    },
    'bad-token': seatToken,
  },
};
