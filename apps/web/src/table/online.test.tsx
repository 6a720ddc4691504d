import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { answering } from '../../testing/fetches.ts';
import { TestHouse } from '../../testing/house.ts';
import { dialog, element, elements, show } from '../../testing/table.tsx';

const BABEL = { game: 'babel', names: ['Ana', 'Bo'] };

const toast = () => element('.toast p').textContent?.trim();
const offer = () => element('.offer');

describe('a lost line', () => {
  test('is said while it lasts, and the table goes on where it was', async () => {
    const house = await TestHouse.open(BABEL);
    const at = await show(house.visit(0));
    const banner = element('.connection');
    expect(banner.getAttribute('role')).toBe('status');
    expect(banner.textContent).toBe('');
    house.closed = true;
    house.cut();
    await waitFor(() => expect(banner.textContent).toBe(at.words.lost.offline));
    house.say(1, { text: 'said from elsewhere' });
    house.closed = false;
    await waitFor(() => expect(banner.textContent).toBe(''));
    const [move] = at.legal;
    expect(await at.session.play(move)).toBeNull();
    await at.reached(1);
  });
});

describe('an offer to end', () => {
  test('waits for its answer, and agreeing ends the game', async () => {
    const house = await TestHouse.open(BABEL);
    const at = await show(house.visit(0));
    await at.press('Table menu');
    await at.press('Offer to end the game', dialog());
    await at.press('Offer to end the game', dialog());
    await waitFor(() => expect(offer().textContent).toContain(at.words.ends.offers.end.mine));
    expect(within(offer()).getAllByRole('button')).toHaveLength(1);
    house.act(1, { type: 'accept', what: 'end' });
    await waitFor(() => expect(at.root.dataset.over).toBe('true'));
    expect(elements('.offer')).toEqual([]);
  });

  test('of somebody else can be answered either way', async () => {
    const house = await TestHouse.open(BABEL);
    const at = await show(house.visit(0));
    house.act(1, { type: 'offer', what: 'end' });
    await waitFor(() => expect(offer().textContent).toContain(at.words.ends.offers.end.from('Bo')));
    await at.press('Play on', offer());
    await waitFor(() => expect(elements('.offer')).toEqual([]));
    expect(at.root.dataset.over).toBe('false');
    house.act(1, { type: 'offer', what: 'end' });
    await waitFor(offer);
    await at.press('Agree', offer());
    await waitFor(() => expect(at.root.dataset.over).toBe('true'));
  });
});

test('people at different screens can talk', async () => {
  const house = await TestHouse.open(BABEL);
  const at = await show(house.visit(0));
  await at.press('Log', element('.top'));
  await at.user.click(screen.getByRole('tab', { name: 'Chat' }));
  const field = screen.getByRole('textbox', { name: 'Say something' });
  await at.user.type(field, 'tu u');
  expect(at.ply).toBe(0);
  await at.user.keyboard('{Enter}');
  await waitFor(() => expect(elements('.chat-line')).toHaveLength(1));
  expect((field as HTMLInputElement).value).toBe('');
  house.say(1, { text: 'Hello Ana' });
  await waitFor(() => expect(element('.chat-lines').textContent).toContain('Hello Ana'));
});

test('at a rated table there are no hints, and it says so', async () => {
  const house = await TestHouse.open({ ...BABEL, rated: true });
  const at = await show(house.visit(0));
  expect(element('.top .badge').textContent).toBe('Rated');
  const hint = at.button(at.words.hint.rated, at.tray);
  expect(hint.getAttribute('aria-disabled')).toBe('true');
  await at.user.click(hint);
  expect(toast()).toBe(at.words.trouble.rated);
  expect(elements('dialog')).toEqual([]);
});

test('somebody who watches sees the game and can do nothing', async () => {
  const house = await TestHouse.open(BABEL);
  const at = await show(house.visit('spectator'));
  expect(element('.top-watch').textContent).toBe('You are watching');
  expect(elements('.tray-back, .held', at.tray)).toEqual([]);
  const [move] = house.legal(0);
  house.act(0, { type: 'play', move, ply: 0 });
  await at.reached(1);
  expect(at.status).toBe('Ana decides');
  await at.press('Log', element('.top'));
  await at.user.click(screen.getByRole('tab', { name: 'Chat' }));
  expect(screen.queryByRole('textbox', { name: 'Say something' })).toBeNull();
});

test('for somebody who is away a bot can be asked to play', async () => {
  const house = await TestHouse.open(BABEL);
  const at = await show(house.visit(0));
  const bo = () => element('[data-seat="1"] .seat-state').textContent;
  expect(bo()).toBe('Away');
  await at.press('Table menu');
  await at.press('Let a bot play for Bo', dialog());
  await waitFor(() => expect(toast()).toBe(at.words.trouble['not-away']));
  house.time += 60_000;
  await at.press('Table menu');
  await at.press('Let a bot play for Bo', dialog());
  await waitFor(() => expect(bo()).toBe(at.words.table.standIn));
  await waitFor(() =>
    expect(elements('.log-aside').at(-1)?.textContent).toBe(at.words.table.tookOver('Bo')),
  );
});

test('a rematch asks everybody who is still at the table to come along', async () => {
  const house = await TestHouse.open(BABEL);
  const at = await show(house.visit(0));
  const other = house.visit(1);
  await waitFor(() => expect(other.store.getState().now).not.toBeNull());
  house.act(0, { type: 'offer', what: 'end' });
  house.act(1, { type: 'accept', what: 'end' });
  await waitFor(() => expect(at.root.dataset.over).toBe('true'));
  const before = location.pathname;
  expect(await other.ask({ type: 'rematch' })).toBeNull();
  const [come] = await screen.findAllByRole('button', { name: at.words.again.come });
  expect(location.pathname).toBe(before);
  await at.user.click(come);
  await waitFor(() => expect(location.pathname).toBe('/t/mnopqrstuvwx'));
  other.close();
});

test('whoever would rather not play again says so, and their seat is free', async () => {
  const house = await TestHouse.open(BABEL);
  const at = await show(house.visit(0));
  house.act(0, { type: 'offer', what: 'end' });
  house.act(1, { type: 'accept', what: 'end' });
  await waitFor(() => expect(at.root.dataset.over).toBe('true'));
  const leave = '/api/tables/mnopqrstuvwx/leave';
  const asked = answering({ [leave]: {} });
  const other = house.visit(1);
  await waitFor(() => expect(other.store.getState().now).not.toBeNull());
  expect(await other.ask({ type: 'rematch' })).toBeNull();
  // The offer stands over the board and in the final scores: one answer counts for both.
  await waitFor(() =>
    expect(screen.getAllByRole('button', { name: at.words.again.notNow })).toHaveLength(2),
  );
  const [not] = screen.getAllByRole('button', { name: at.words.again.notNow });
  await at.user.click(not);
  await waitFor(() => expect(asked).toContain(leave));
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: at.words.again.come })).toBeNull(),
  );
  other.close();
});
