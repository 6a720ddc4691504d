import type { ListedTable } from '@nabu/protocol';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { answering } from '../../../testing/fetches.ts';
import { LobbyEnd, QUIET } from '../../../testing/lobby-end.ts';
import { LobbyScreen } from './lobby.tsx';

const TABLE: ListedTable = {
  ...{ id: 'tabletableAA', game: 'babel', pace: '10m+15s', rated: true, language: null },
  ...{ admits: '1300-1700', at: 1, here: 1 },
  seats: [{ name: 'Bel', account: true, rating: 1512, provisional: true }, null],
};

const ME = { me: { id: 'AdaAdaAdaAda', name: 'Ada', account: false, host: false }, mail: false };

async function open() {
  answering({ '/api/me': ME });
  const house = new LobbyEnd();
  render(<LobbyScreen />);
  await waitFor(() => expect(house.heard.length).toBeGreaterThan(1));
  const list = (tables: readonly ListedTable[], which: 'open' | 'playing' = 'open') =>
    house.tell({
      ...{ type: 'lobby', list: which, page: 0, total: tables.length, tables: [...tables] },
      counts: { ...QUIET, [which]: tables.length },
    });
  await list([], 'playing');
  return { house, list, user: userEvent.setup() };
}

test('a table says who waits, how strong they are, how fast it is and who may join', async () => {
  const { list } = await open();
  await list([TABLE]);
  const card = screen.getByRole('link', { name: 'Join Babel · Bel' }).closest('li');
  if (!card) throw new Error('The table is not on the list.');
  expect(card.textContent).toContain('Bel 1512?');
  expect(card.textContent).toContain('10 min + 15 sec · ratings 1300 to 1700');
  expect(within(card).getByRole('link', { name: 'Bel' }).getAttribute('href')).toBe(
    '/people?name=Bel',
  );
});

test('a guest has a name and no profile; a bot and an open seat are told apart', async () => {
  const { list } = await open();
  await list([{ ...TABLE, admits: 'everybody', seats: ['Cai', { bot: 'scribe' }, null] }]);
  const card = screen.getByRole('link', { name: 'Join Babel · Cai' }).closest('li');
  expect(within(card ?? document.body).getAllByRole('link')).toHaveLength(1);
  expect(card?.querySelectorAll('.seat-chip')[1].textContent).toContain('Bot');
  expect(card?.querySelectorAll('.seat-chip-open')).toHaveLength(1);
});

test('a table of my own is opened, not joined; a name that was erased is said to be', async () => {
  const { house, list } = await open();
  const { id, game, pace, rated } = TABLE;
  await house.tell({
    type: 'mine',
    tables: [
      {
        ...{ id, game, pace, rated, seats: ['Ada', null], phase: 'waiting' },
        ...{ seat: 0, turn: false, changed: 1 },
      },
    ],
  });
  await list([
    { ...TABLE, seats: ['Ada', null] },
    { ...TABLE, id: 'tabletableBB', seats: ['', null] },
  ]);
  expect(screen.getByRole('link', { name: 'Open Babel · Ada' }).textContent).toBe('Open');
  expect(screen.getByRole('link', { name: /^Join Babel · \S/ }).textContent).toBe('Join');
});

test('lists follow what is told, and an empty one invites', async () => {
  const { house, list } = await open();
  await list([]);
  expect(screen.getByText('No table is waiting right now.')).toBeTruthy();
  await house.tell({ type: 'lobbyNews', list: 'open', total: 1, put: [TABLE], gone: [] });
  expect(screen.getByRole('link', { name: 'Join Babel · Bel' })).toBeTruthy();
  await house.tell({ type: 'lobbyNews', list: 'open', total: 0, put: [], gone: [TABLE.id] });
  expect(screen.queryByRole('link', { name: 'Join Babel · Bel' })).toBeNull();
});

test('a filter is asked of the house', async () => {
  const { house, user } = await open();
  const filters = screen.getByRole('group', { name: 'Show only' });
  await user.selectOptions(within(filters).getByLabelText('Game'), 'Ur');
  await waitFor(() =>
    expect(house.heard).toContainEqual(expect.objectContaining({ list: 'open', game: 'ur' })),
  );
});

test('somebody is paired: they wait, are told how long it takes, and stop', async () => {
  const { house, user } = await open();
  await user.click(screen.getByLabelText('Rated'));
  await user.click(screen.getByRole('button', { name: 'Find players' }));
  const wish = house.heard.find(({ type }) => type === 'pair');
  expect(wish).toMatchObject({ game: 'babel', seats: 2, rated: true });
  await house.tell({
    ...{ type: 'pairing', game: 'babel', seats: 2, pace: '10m+15s', rated: true },
    ...{ waiting: 1, usual: 30_000, waited: 0 },
  });
  expect(screen.getByText('Looking for players for Babel')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Stop looking' }));
  expect(house.heard.at(-1)?.type).toBe('unpair');
});

test('a lost line is told of', async () => {
  const { house, list } = await open();
  await list([]);
  await house.cut();
  expect(screen.getByText(/The connection to the house is lost/)).toBeTruthy();
});
