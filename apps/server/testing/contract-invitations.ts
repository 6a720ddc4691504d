import type { Call } from './contract-calls.ts';
import type { World } from './contract-world.ts';

/** Requests about invitations that must succeed. */
export const INVITATION_CALLS = {
  invite: async ({ account }: World): Promise<Call> => {
    const [as, other] = [await account(), await account()];
    const { id } = (await as.create()).table;
    return { as, params: { id }, body: { name: (await other.me())?.name } };
  },
  invitations: async ({ guest }: World): Promise<Call> => ({ as: await guest() }),
  declineInvitation: async ({ guest }: World): Promise<Call> => ({
    as: await guest(),
    body: { table: 'bbbbbbbbbbbb' },
  }),
};

/** How each code of theirs can be provoked. */
export const INVITATION_SPOILED = {
  invite: {
    'unknown-person': () => ({ body: { name: 'Nobody at all' } }),
    'not-seated': async (_: Call, { account }: World) => ({ as: await account() }),
    'seat-taken': async ({ as }: Call) => {
      const { table } = await as.create({ seats: ['me', { bot: 'random' }] });
      return { params: { id: table.id } };
    },
    blocked: async ({ as, body: who }: Call) => {
      await as.post('/api/me/apart', { who, kind: 'block' });
      return {};
    },
  },
};
