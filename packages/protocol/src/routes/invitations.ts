import { declineInvitation, invitations, invite, invited } from '../invitations.ts';
import { route } from './route.ts';

/** Asking people by name to a table, and what they answer. */
export const INVITATION_ROUTES = {
  invite: route({
    ...{ method: 'post', path: '/api/tables/:id/invite', tag: 'tables', who: 'account' },
    summary: 'Asks an account by its name to sit down at a table that waits, at which I sit.',
    ...{ scope: 'tables', body: invite, answer: invited, status: 201 },
    codes: ['unknown-person', 'not-seated', 'seat-taken', 'blocked'],
  }),
  invitations: route({
    ...{ method: 'get', path: '/api/me/invitations', tag: 'tables', who: 'person', scope: 'read' },
    summary: 'Tables at which somebody wants me to sit down.',
    answer: invitations,
  }),
  declineInvitation: route({
    ...{ method: 'post', path: '/api/me/invitations/decline', tag: 'tables', who: 'person' },
    summary: 'Declines an invitation; nobody is told.',
    ...{ scope: 'tables', body: declineInvitation, answer: invitations },
  }),
} as const;
