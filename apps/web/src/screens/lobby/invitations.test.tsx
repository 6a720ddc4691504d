import type { Invitation } from '@nabu/protocol';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { answering, refusal } from '../../../testing/fetches.ts';
import { become } from '../../people/me.ts';
import { InviteByName } from '../../table/invite-by-name.tsx';
import { InvitationList } from './invitations.tsx';

const BEL = { id: 'BelBelBelBel', name: 'Bel', account: true, host: false };
const ASKED: Invitation = {
  ...{ table: 'tabletable12', game: 'ur', seats: 2, pace: '5m+10s', rated: true },
  ...{ by: 'Ada', at: Date.parse('2026-05-06T08:00:00Z') },
};

async function as(me: object, more: object) {
  const asked = answering({ '/api/me': { me, mail: false }, ...more });
  await become('/api/me', { name: 'Bel' });
  return { asked, user: userEvent.setup() };
}

test('an invitation says who, what and how, and is accepted by sitting down', async () => {
  const { user, asked } = await as(BEL, {
    '/api/me/invitations': { invitations: [ASKED] },
    '/api/tables/tabletable12/join': { table: {}, seat: 1, token: null },
  });
  render(<InvitationList />);
  const accept = await screen.findByRole('button', { name: 'Accept: Ur · Ada' });
  const card = accept.closest('li');
  for (const part of ['Rated', 'Ada', '2 players', '5 min'])
    expect(card?.textContent).toContain(part);
  await user.click(accept);
  await waitFor(() => expect(location.pathname).toBe('/t/tabletable12'));
  expect(asked).toContain('/api/tables/tabletable12/join');
});

test('one that comes too late says so, and one that is declined is gone', async () => {
  const { user } = await as(BEL, {
    '/api/me/invitations': { invitations: [ASKED] },
    '/api/tables/tabletable12/join': refusal('seat-taken'),
    '/api/me/invitations/decline': { invitations: [] },
  });
  render(<InvitationList />);
  await user.click(await screen.findByRole('button', { name: 'Accept: Ur · Ada' }));
  const alert = screen.getByRole('alert');
  await waitFor(() => expect(alert.textContent).toBe('Somebody was faster: the seat is taken.'));
  await user.click(screen.getByRole('button', { name: 'Decline: Ur · Ada' }));
  await waitFor(() => expect(screen.queryByRole('heading', { name: /Invitations/ })).toBeNull());
});

test('whoever waits at a table asks somebody by name, and is told what came of it', async () => {
  const { user } = await as(BEL, {
    '/api/tables/waitwaitwait/invite': { invited: 'Ada' },
  });
  render(<InviteByName table="waitwaitwait" />);
  const field = screen.getByRole('textbox', { name: /Invite somebody by the name/ });
  await user.type(field, 'ada');
  await user.click(screen.getByRole('button', { name: 'Invite' }));
  await screen.findByText('Ada was invited.');
  expect(field).toHaveProperty('value', '');
  answering({ '/api/tables/waitwaitwait/invite': refusal('unknown-person') });
  await user.type(field, 'Zed');
  await user.click(screen.getByRole('button', { name: 'Invite' }));
  await screen.findByText('Zed was not invited. There is nobody here by this name.');
  expect(field).toHaveProperty('value', 'Zed');
});

test('a guest is told that it takes an account', async () => {
  await as({ ...BEL, account: false }, {});
  render(<InviteByName table="waitwaitwait" />);
  expect(screen.getByText(/With an account of your own/)).toBeTruthy();
});
