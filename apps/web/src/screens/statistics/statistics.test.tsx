import type { Explored, Statistics } from '@nabu/protocol';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { answering } from '../../../testing/fetches.ts';
import { en } from '../../words/en.ts';
import { ExplorePage } from '../explore/explore.tsx';
import { lengthColumns, pointColumns, strengthName } from './figures.ts';
import { StatisticsPage } from './statistics.tsx';

const NOBODY = { '/api/me': { me: null, mail: false } };
const EMPTY: Statistics = {
  ...{ games: 0, plies: 0, seats: [], points: [], lengths: [], endings: [] },
  ...{ strengths: [], sources: [], counted: [], openings: [] },
};
const PLAYED: Statistics = {
  games: 4,
  plies: 61.5,
  seats: [
    { seat: 0, times: 4, wins: 0.75, points: 6 },
    { seat: 1, times: 4, wins: 0.25, points: 4.25 },
  ],
  points: [
    { points: 3, times: 3, wins: 0 },
    { points: 7, times: 5, wins: 0.8 },
  ],
  lengths: [
    { from: 50, times: 3 },
    { from: 90, times: 1 },
  ],
  endings: [
    { ending: 'home', times: 4 },
    { ending: 'resigned', times: 2 },
  ],
  strengths: [{ strength: 'king', times: 8, wins: 0.5, points: 5 }],
  sources: [{ source: 'home', all: 5.1, winners: 7 }],
  counted: [{ heading: 'rosette', name: 'B4', perGame: 2.5, wins: 0.6 }],
  openings: [{ move: '2 move 0', key: 'c'.repeat(16), times: 3, wins: 0.5, points: 5 }],
};

function open(query = '') {
  history.replaceState(null, '', `/statistics${query}`);
  render(<StatisticsPage />);
}

async function rowsOf(name: string): Promise<readonly (string | null)[]> {
  const table = await screen.findByRole('table', { name });
  return within(table)
    .getAllByRole('rowgroup')
    .slice(1)
    .map((row) => row.textContent);
}

test('every plot has its figures in words, and the histograms a table', async () => {
  answering({ ...NOBODY, '/api/statistics/ur': PLAYED });
  open('?game=ur&seats=2');
  expect(await rowsOf('Seats')).toEqual(['Seat 175%6', 'Seat 225%4.3']);
  expect(await rowsOf('Endings')).toEqual(['All pieces home4', 'Somebody resigned2']);
  expect(await rowsOf('First moves')).toEqual(['Roll 2: Bring in a piece350%']);
  expect(await rowsOf('Who played')).toEqual(['King850%5']);
  expect(await rowsOf('Where points come from')).toEqual(['Pieces home5.17']);
  expect(await rowsOf('Rosettes, as player 1 has them')).toEqual(['B42.560%']);
  expect(screen.getByRole('img', { name: 'Points at the end, from 3 to 7' })).toBeTruthy();
  expect(screen.getByRole('status').textContent).toContain('4 games counted · 61.5 moves');
  await userEvent.click(screen.getAllByText('As a table')[0]);
  const table = await screen.findByRole('table', { name: 'Points at the end, from 3 to 7' });
  const rows = within(table).getAllByRole('row');
  expect(rows[1].textContent).toBe('330');
  expect(rows.at(-1)?.textContent).toBe('754');
  const first = screen.getByRole('link', { name: 'Roll 2: Bring in a piece' });
  expect(first.getAttribute('href')).toMatch(/^\/explore\/ur\?seats=2&path=[0-9a-f]{16}\.c{16}$/);
  const csv = screen.getByRole('link', { name: 'Download as CSV' });
  expect(csv.getAttribute('href')).toBe('/api/statistics/ur/csv?seats=2');
});

test('another kind is asked for and stands in the address', async () => {
  const asked = answering({ ...NOBODY, '/api/statistics/babylonia': EMPTY });
  open('?game=babylonia&seats=7');
  await waitFor(() => expect(asked).toContain('/api/statistics/babylonia?seats=2'));
  await userEvent.selectOptions(screen.getByLabelText('Players'), '3 players');
  await userEvent.selectOptions(screen.getByLabelText('Time'), 'In one sitting');
  await waitFor(() => expect(asked).toContain('/api/statistics/babylonia?seats=3&pace=live'));
  expect(location.search).toBe('?game=babylonia&seats=3&pace=live');
});

test('a house without such games says so and invites to play', async () => {
  answering({ ...NOBODY, '/api/statistics/ur': EMPTY });
  open('?game=ur');
  const way = await screen.findByRole('link', { name: 'Set up a public table' });
  expect(way.getAttribute('href')).toBe('/play/ur?online&seats=2');
  expect(screen.queryByRole('table')).toBeNull();
});

test('a house that cannot be reached is said so', async () => {
  answering(NOBODY);
  open();
  expect(await screen.findByText(/server cannot be reached/i)).toBeTruthy();
});

const A = 'a'.repeat(16);
const B = 'b'.repeat(16);
const EXPLORED: Explored = {
  ...{ start: A, path: [{ key: B, move: '2 move 0' }], unknown: 0, games: 3, shown: null },
  strengths: [
    { strength: 'king', times: 2 },
    { strength: '1600', times: 1 },
  ],
  moves: [
    {
      ...{ move: '1 move 0', key: 'c'.repeat(16), times: 3, wins: 2 / 3, points: 6, table: null },
      strengths: [
        { strength: 'king', times: 2, wins: 1 },
        { strength: '1600', times: 1, wins: 0 },
      ],
    },
  ],
};

test('openings are a tree: each move leads on, and the way leads back', async () => {
  const asked = answering({ ...NOBODY, '/api/explore/ur': EXPLORED });
  history.replaceState(null, '', `/explore/ur?seats=2&path=${A}.${B}`);
  render(<ExplorePage game="ur" />);
  const move = await screen.findByRole('link', { name: 'Roll 1: Bring in a piece' });
  expect(move.getAttribute('href')).toBe(`/explore/ur?seats=2&path=${A}.${B}.${'c'.repeat(16)}`);
  expect(await rowsOf('Moves that were made here')).toEqual([
    'Roll 1: Bring in a pieceKing: 2, 100% won · People rated 1600 to 1799: 1, 0% won367%6',
  ]);
  const way = screen.getByRole('navigation', { name: 'The moves on the way here' });
  expect(way.textContent).toContain('First positionRoll 2: Bring in a piece');
  const back = within(way).getByRole('link', { name: 'One move back' });
  expect(back.getAttribute('href')).toBe(`/explore/ur?seats=2&path=${A}`);
  expect(screen.getByText('No game can be shown in this position.')).toBeTruthy();

  const branch = screen.getByRole('button', {
    name: 'What was played after “Roll 1: Bring in a piece”',
  });
  await userEvent.click(branch);
  await waitFor(async () => expect(await rowsOf('Moves that were made here')).toHaveLength(2));
  expect(branch.getAttribute('aria-expanded')).toBe('true');
  expect(asked.at(-1)).toBe(`/api/explore/ur?seats=2&path=${A}.${B}.${'c'.repeat(16)}`);
  await userEvent.click(branch);
  expect(await rowsOf('Moves that were made here')).toHaveLength(1);
});

test('what was played is narrowed to those who are so strong, on the way and in the file too', async () => {
  const way = `path=${A}.${B}`;
  const kings = { ...EXPLORED, games: 2, moves: [{ ...EXPLORED.moves[0], times: 2, wins: 1 }] };
  const asked = answering({
    ...{ ...NOBODY, '/api/explore/ur': EXPLORED },
    [`/api/explore/ur?seats=2&${way}&strength=king`]: kings,
    [`/api/explore/ur?seats=2&${way}&strength=scribe`]: { ...EXPLORED, games: 0, moves: [] },
  });
  history.replaceState(null, '', `/explore/ur?seats=2&${way}`);
  const { unmount } = render(<ExplorePage game="ur" />);
  const pick = await screen.findByRole('combobox', { name: 'Moves of' });
  expect(
    within(pick)
      .getAllByRole('option')
      .map((each) => each.textContent),
  ).toEqual([...['Everybody', 'King (2)', 'People rated 1600 to 1799 (1)']]);
  await userEvent.selectOptions(pick, 'king');
  expect(await screen.findByText('2 games went on from here')).toBeTruthy();
  expect(location.search).toBe(`?seats=2&${way}&strength=king`);
  const on = screen.getByRole('link', { name: 'Roll 1: Bring in a piece' });
  expect(on.getAttribute('href')).toMatch(/c{16}&strength=king$/);
  const csv = screen.getByRole('link', { name: 'Download as CSV' });
  expect(csv.getAttribute('href')).toBe(`/api/explore/ur/csv?seats=2&${way}&strength=king`);
  await userEvent.click(screen.getByRole('button', { name: /^What was played after/ }));
  expect(asked.at(-1)).toMatch(/c{16}&strength=king$/);
  unmount();
  history.replaceState(null, '', `/explore/ur?seats=2&${way}&strength=scribe`);
  render(<ExplorePage game="ur" />);
  expect(await screen.findByText(/^Nobody so strong has made a move here/)).toBeTruthy();
  expect(screen.getByRole('combobox', { name: 'Moves of' })).toHaveProperty('value', 'scribe');
});

test('an opening that nobody played is said so; an empty archive invites to play', async () => {
  answering({ ...NOBODY, '/api/explore/ur': { ...EXPLORED, unknown: 2 } });
  history.replaceState(null, '', '/explore/ur?seats=2');
  const { unmount } = render(<ExplorePage game="ur" />);
  expect(await screen.findByText(/No public game went on like that/)).toBeTruthy();
  unmount();
  const none = { ...EXPLORED, path: [], games: 0, moves: [], strengths: [] };
  answering({ ...NOBODY, '/api/explore/ur': none });
  render(<ExplorePage game="ur" />);
  expect(await screen.findByRole('link', { name: 'Set up a public table' })).toBeTruthy();
});

test('many values share a column, and none is lost', () => {
  const points = Array.from({ length: 100 }, (_, i) => ({ points: i + 3, times: 2, wins: 0.5 }));
  const columns = pointColumns(points, (from, to) => `${from}-${to}`);
  expect(columns.length).toBeLessThanOrEqual(24);
  expect(columns[0].label).toBe('0-4');
  expect(columns.reduce((sum, { value }) => sum + value, 0)).toBe(200);
  const lengths = [0, 10, 400].map((from) => ({ from, times: 1 }));
  expect(lengthColumns(lengths, (from) => from).map(({ value }) => value)).toHaveLength(21);
  expect(strengthName('1600', en)).toBe('People rated 1600 to 1799');
});
