import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { answering } from '../../../testing/fetches.ts';
import { Finished } from './finished.tsx';

test('finished games are looked for by player, game, seats, length and result, and the address says so', async () => {
  const asked = answering({
    '/api/me': { me: null, mail: false },
    '/api/finished': { games: [], next: null },
  });
  render(<Finished />);
  const user = userEvent.setup();
  const pick = (label: string, value: string) =>
    user.selectOptions(screen.getByLabelText(label), value);
  expect(screen.getByLabelText('Result')).toHaveProperty('disabled', true);
  await user.type(screen.getByLabelText('Player'), 'Ada');
  await pick('Game', 'Babylonia');
  await pick('Players', '3 players');
  await pick('Result', 'They won');
  await pick('How it ended', 'By agreement');
  await user.type(screen.getByLabelText('Moves, at least'), '40');
  await user.type(screen.getByLabelText('Moves, at most'), '90');
  await user.click(screen.getByRole('button', { name: 'Search' }));
  const wanted = {
    ...{ player: 'Ada', game: 'babylonia', seats: '3', result: 'won', ending: 'agreed' },
    ...{ least: '40', most: '90' },
  };
  const questionIn = (address: string | undefined) =>
    Object.fromEntries(new URLSearchParams(address?.split('?')[1]));
  await waitFor(() =>
    expect(questionIn(asked.findLast((each) => each.startsWith('/api/finished')))).toEqual(wanted),
  );
  expect(questionIn(location.href)).toEqual(wanted);
  expect(await screen.findByText(/^No game fits\./)).toBeTruthy();
  history.replaceState(null, '', '?');
});

test('pressing Search again asks again', async () => {
  const asked = answering({
    '/api/me': { me: null, mail: false },
    '/api/finished': { games: [], next: null },
  });
  history.replaceState(null, '', '?player=Ada');
  render(<Finished />);
  const times = () => asked.filter((each) => each === '/api/finished?player=Ada').length;
  await waitFor(() => expect(times()).toBe(1));
  const search = screen.getByRole('button', { name: 'Search' });
  for (const pressed of [1, 2]) {
    await userEvent.click(search);
    await waitFor(() => expect(times()).toBe(1 + pressed));
  }
  history.replaceState(null, '', '?');
});
