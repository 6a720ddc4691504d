import type { Account, Me } from '@nabu/protocol';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { answering, refusal } from '../../../testing/fetches.ts';
import { become } from '../../people/me.ts';
import { AccountPage } from './account.tsx';

const GUEST: Me = { id: 'AdaAdaAdaAda', name: 'Ada', account: false, host: false };
const OWNER: Me = { ...GUEST, account: true };

/** The page of somebody whom the house knows. */
async function open(me: Me | null, answers: object = {}) {
  const asked = answering({ '/api/me': { me, mail: false }, ...answers });
  await become('/api/me', { name: 'Ada' });
  render(<AccountPage />);
  await screen.findByRole('heading', { level: 1 });
  return { asked, user: userEvent.setup() };
}

test('somebody the house has not met comes in by a name', async () => {
  const { user } = await open(null);
  expect(screen.queryByRole('link', { name: 'My profile' })).toBeNull();
  const field = document.getElementById('name') as HTMLInputElement;
  await user.clear(field);
  await user.type(field, 'Ada');
  answering({ '/api/me': { me: GUEST, mail: false } });
  await user.click(screen.getByRole('button', { name: 'Come in as a guest' }));
  expect(await screen.findByRole('link', { name: 'My profile' })).toBeTruthy();
});

test('a guest is warned, and told why a name cannot be an account’s', async () => {
  const { user } = await open(GUEST, { '/api/me/account': refusal('name-taken') });
  await user.type(screen.getByLabelText('Password'), 'seven clay cups');
  await user.click(screen.getByRole('button', { name: 'Make the account' }));
  const alert = await screen.findByText(/name is taken|another name/i);
  expect(alert.closest('[role="alert"]')).not.toBeNull();
});

test('an account sees its name, its devices and the way to its profile', async () => {
  const account: Account = {
    ...{ me: OWNER, created: 86_400_000, email: null, mail: false, passkeys: [], codes: 8 },
    sessions: [{ id: 'SesSesSesSes', agent: 'Firefox', created: 1, seen: 2, here: true }],
  };
  const { asked } = await open(OWNER, { '/api/me/account': account });
  await waitFor(() => expect(asked).toContain('/api/me/account'));
  const way = await screen.findByRole('link', { name: 'My profile' });
  expect(way.getAttribute('href')).toBe('/people');
  expect(screen.getAllByText('Ada').length).toBeGreaterThan(0);
});
