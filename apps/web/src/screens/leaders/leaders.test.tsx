import type { Leaders } from '@nabu/protocol';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { answering } from '../../../testing/fetches.ts';
import { LeadersPage } from './leaders.tsx';

const NOBODY = { '/api/me': { me: null, mail: false } };
const LEADERS: Leaders = {
  leaders: [
    { id: 'AdaAdaAdaAda', name: 'Ada', rating: 2400.4, deviation: 60, games: 41 },
    { id: 'BelBelBelBel', name: 'Bel & Co', rating: 800, deviation: 70, games: 12 },
  ],
};

function open(query = '') {
  history.replaceState(null, '', `/leaders${query}`);
  render(<LeadersPage />);
}

test('people have ranks and profiles, and bots stand between them where they were measured', async () => {
  answering({ ...NOBODY, '/api/leaders': LEADERS });
  open('?game=ur&seats=2&pace=live');
  const table = await screen.findByRole('table', {
    name: 'Leaders: Ur · 2 players · In one sitting',
  });
  const rows = within(table).getAllByRole('row').slice(1);
  const first = rows[0].textContent;
  expect(first).toBe('1Ada240041');
  expect(rows.at(-1)?.textContent).toBe('2Bel & Co80012');
  expect(rows.slice(1, -1).every((row) => row.textContent?.includes('Bot'))).toBe(true);
  expect(rows.length).toBeGreaterThan(4);
  const link = within(table).getByRole('link', { name: 'Bel & Co' });
  expect(link.getAttribute('href')).toBe('/people?name=Bel%20%26%20Co');
});

test('another ladder is asked for and stands in the address', async () => {
  const asked = answering({ ...NOBODY, '/api/leaders': LEADERS });
  open('?game=babylonia&seats=9&pace=never');
  await waitFor(() => expect(asked).toContain('/api/leaders?game=babylonia&seats=2&pace=live'));
  const user = userEvent.setup();
  await user.selectOptions(screen.getByLabelText('Players'), '4 players');
  await waitFor(() => expect(asked).toContain('/api/leaders?game=babylonia&seats=4&pace=live'));
  expect(location.search).toBe('?game=babylonia&seats=4&pace=live');
});

test('an empty list invites to a rated table, and a house that is away is told of', async () => {
  answering({ ...NOBODY, '/api/leaders': { leaders: [] } });
  open('?game=ur');
  const way = await screen.findByRole('link', { name: 'Set up a rated table' });
  expect(way.getAttribute('href')).toBe('/play/ur?online&rated&seats=2');
});

test('a house that cannot be reached is said so', async () => {
  answering(NOBODY);
  open();
  expect(await screen.findByText(/server cannot be reached/i)).toBeTruthy();
  expect(screen.queryByRole('table')).toBeNull();
});
