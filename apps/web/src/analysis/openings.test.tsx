import { loadRules } from '@nabu/games/load';
import {
  FIRST_POSITION,
  keysAlong,
  newTree,
  openingOf,
  presets,
  TreePlay,
  writeTree,
} from '@nabu/kernel';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Suspense } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { urText } from '../../testing/analysis.ts';
import { answering } from '../../testing/fetches.ts';
import { element } from '../../testing/table.tsx';
import { AnalysisBoard } from '../screens/analysis/board.tsx';
import { settings } from '../settings/store.ts';
import { beginAnalysis } from './open.ts';

const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });

beforeEach(() => localStorage.clear());

/** The rules of Ur, and a tree of them that is nothing but a deal. */
async function dealt() {
  const game = await loadRules('ur');
  if (!game) throw new Error('Ur is missing.');
  const head = {
    ...{ game: 'ur', rules: game.rules, options: presets(game.options), names: ['Ada', 'Bel'] },
    ...{ title: null, date: null, rated: false, pace: null },
  };
  const tree = newTree(head, { seed: '00112233445566778899aabbccddeeff', position: null });
  return { game, play: new TreePlay(game, tree), tree };
}

/** Opens a text on the analysis board, with the openings. */
async function open(text: string) {
  settings.setState({ language: 'en', motion: 'still' });
  const id = (await beginAnalysis(text))?.split('/').at(-1) ?? '';
  await act(async () => {
    render(
      <Suspense fallback={null}>
        <AnalysisBoard id={id} />
      </Suspense>,
    );
  });
  await waitFor(() => element('main.table-board'));
  const [tree] = screen.getAllByRole('button', { name: 'Tree of moves' });
  if (!document.querySelector('.analysis-panel')) await user.click(tree);
  const part = screen.getByText('What was played here?').closest('details');
  if (!part) throw new Error('There is no part about openings.');
  await user.click(within(part).getByText('What was played here?'));
  return within(part);
}

test('tells what was played in like positions, how often, with what result and by whom, and lets it be tried', async () => {
  const { game, play, tree } = await dealt();
  const state = play.state(0);
  const [seat] = game.actors(state);
  const [move] = game.moves(state, seat);
  const like = game.census?.like(state, move) ?? game.notation.format(move);
  const steps = openingOf({
    ...{ game, table: play.table, seed: tree.start.seed },
    made: [{ seat, move }],
  });
  const here = {
    ...{ start: FIRST_POSITION, path: [], unknown: 0, games: 8, shown: null },
    strengths: [
      { strength: 'king', times: 8 },
      { strength: '1600', times: 2 },
    ],
    moves: [
      {
        ...{ move: like, key: steps[0].next, times: 8, wins: 0.75, points: 5.5, table: null },
        strengths: [{ strength: 'king', times: 8, wins: 0.75 }],
      },
    ],
  };
  const asked = answering({
    '/api/explore/ur?seats=2': here,
    '/api/explore/ur?seats=2&strength=1600': {
      ...{ ...here, games: 2, moves: [{ ...here.moves[0], times: 2, wins: 0.5 }] },
    },
    [`/api/explore/ur?seats=2&path=${keysAlong(steps).join('.')}`]: {
      ...{
        ...here,
        games: 0,
        moves: [],
        strengths: [],
        path: [{ key: steps[0].next, move: like }],
      },
    },
  });
  const part = await open(writeTree(tree, play));
  const played = await part.findByRole('table');
  expect(played.textContent).toMatch(/: 8, 75 ?% won/);
  expect(played.textContent).toContain('5.5');
  await user.selectOptions(part.getByRole('combobox', { name: 'Moves of' }), '1600');
  await part.findByText('2 games went on from here');
  expect(part.getByRole('link', { name: 'Download as CSV' }).getAttribute('href')).toBe(
    '/api/explore/ur/csv?seats=2&strength=1600',
  );
  await user.selectOptions(part.getByRole('combobox', { name: 'Moves of' }), '');
  await part.findByText('8 games went on from here');
  const ply = element('.table').dataset.ply;
  await user.click(within(part.getByRole('table')).getByRole('button'));
  await waitFor(() => expect(element('.table').dataset.ply).not.toBe(ply));
  await part.findByText('No public game that was counted went on from here.');
  expect(asked.filter((address) => address.startsWith('/api/explore/'))).toHaveLength(4);
});

test('says that a position that was set up is no opening, and what is wrong where the house is away', async () => {
  answering({});
  const part = await open(await urText());
  expect(part.getByText(/^Only the first 16 moves of games/)).toBeTruthy();
  const { play, tree } = await dealt();
  document.body.replaceChildren();
  const other = await open(writeTree(tree, play));
  expect((await other.findByText(/cannot be reached/)).className).toContain('notice-bad');
});
