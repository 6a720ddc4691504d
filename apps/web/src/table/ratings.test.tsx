import type { TablePlayers, Uncounted } from '@nabu/protocol';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answering } from '../../testing/fetches.ts';
import { TestHouse } from '../../testing/house.ts';
import { dialog, element, elements, show } from '../../testing/table.tsx';

const RATED = { game: 'babel', names: ['Ana', 'Bo'], rated: true };

const rated = (rating: number, provisional: boolean) => ({ rating, provisional });
const PLAYING: TablePlayers = {
  ...{ uncounted: null, pending: false, you: rated(1512, false) },
  seats: [
    { account: 'Ana', rated: rated(1512, false), before: null },
    { account: null, rated: rated(1500, true), before: null },
  ],
};
const AFTER: TablePlayers = {
  ...PLAYING,
  seats: [
    { account: 'Ana', rated: rated(1524, false), before: 1512 },
    { account: null, rated: rated(1441, true), before: 1500 },
  ],
};

const PLAYERS = '/api/tables/abcdefghijkl/players';

/** A rated table whose house tells this of its players. */
async function seated(players: TablePlayers) {
  const house = await TestHouse.open(RATED);
  answering({ [PLAYERS]: players });
  const at = await show(house.visit(0));
  return { house, at };
}

/** The end sheet, after the other player gave up. */
async function ended({ house, at }: Awaited<ReturnType<typeof seated>>, after: TablePlayers) {
  answering({ [PLAYERS]: after });
  house.act(1, { type: 'resign' });
  await waitFor(() => expect(at.root.dataset.over).toBe('true'));
  await waitFor(() => expect(elements('dialog[open] .summary-ending')).toHaveLength(1));
  return dialog();
}

test('seats of a rated table show how strong people are, and lead to profiles', async () => {
  await seated(PLAYING);
  await waitFor(() => expect(elements('.seat-rating')).toHaveLength(2));
  const seat = (n: number) => element(`.rail [data-seat="${n}"] .seat-name`);
  expect(seat(0).textContent).toContain('Rating 1512');
  expect(seat(1).textContent).toContain('Rating 1500?');
  expect(within(seat(0)).getByRole('link').getAttribute('href')).toBe('/people?name=Ana');
  expect(within(seat(1)).queryByRole('link')).toBeNull();
});

test('the end tells what the game did to the ratings', async () => {
  const sheet = await ended(await seated(PLAYING), AFTER);
  const list = await within(sheet).findByRole('list', { name: 'Ratings' });
  expect(
    within(list)
      .getAllByRole('listitem')
      .map((item) => item.textContent?.trim()),
  ).toEqual(['Ana 1512 → 1524 (+12)', 'Bo 1500 → 1441? (−59)']);
});

test('ratings that are still worked out are waited for', async () => {
  const table = await seated(PLAYING);
  const sheet = await ended(table, { ...PLAYING, pending: true });
  await within(sheet).findByText('The ratings are being worked out …');
  answering({ [PLAYERS]: AFTER });
  await within(sheet).findByText('1512 → 1524');
});

test.each<[Uncounted, RegExp]>([
  ['too-short', /over before the seats had made two moves/],
  ['unmeasured-bot', /strength was not measured/],
  ['nobody-won', /nobody won/],
])('a game that does not count says why: %s', async (uncounted, sentence) => {
  const sheet = await ended(await seated(PLAYING), { ...PLAYING, uncounted });
  expect(await within(sheet).findByText(sentence)).toBeTruthy();
});

test('what counts can be read during the game', async () => {
  const { at } = await seated(PLAYING);
  await at.press('Table menu');
  await at.press('About this table', dialog());
  const rules = screen.getByRole('list', { name: 'What counts in a rated game' });
  expect(within(rules).getAllByRole('listitem').length).toBeGreaterThan(4);
});
