import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { answering, refusal } from '../../../testing/fetches.ts';
import { become } from '../../people/me.ts';
import { ApartSection } from './apart.tsx';

test('whom I keep away is listed in my account and let near again; what fails is said', async () => {
  const me = { id: 'BelBelBelBel', name: 'Bel', account: true, host: false };
  const house = {
    '/api/me': { me, mail: false },
    '/api/me/apart': { apart: [{ by: 'byAdabyAdaby', name: 'Ada', kind: 'block', since: 0 }] },
  };
  answering({ ...house, '/api/me/apart/lift': refusal('too-fast') });
  await become('/api/me', { name: 'Bel' });
  render(<ApartSection />);
  const user = userEvent.setup();
  await screen.findByText(/blocked since/);
  await user.click(screen.getByRole('button', { name: 'Let Ada near again' }));
  await screen.findByText('That was too fast for the server. Wait a moment and try again.');
  expect(screen.getByText('Ada')).toBeTruthy();
  answering({ ...house, '/api/me/apart/lift': { apart: [] } });
  await user.click(screen.getByRole('button', { name: 'Let Ada near again' }));
  await screen.findByText('You keep nobody away.');
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(''));
});
