import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { TestHouse } from '../../testing/house.ts';
import { dialog, element, elements, show } from '../../testing/table.tsx';
import { choose } from '../settings/store.ts';

const BABEL = { game: 'babel', names: ['Ana', 'Bo'] };
const lines = () => elements('.chat-text').map(({ textContent }) => textContent);
const log = () => screen.getByRole('button', { name: /^(Log|Crónica)/ });

beforeEach(() => {
  localStorage.clear();
  choose({ chat: 'all' });
});

async function opened(viewer: 0 | 'spectator', tab: string, language: 'en' | 'es' = 'en') {
  const house = await TestHouse.open(BABEL);
  const at = await show(house.visit(viewer), language);
  const open = async () => {
    await at.user.click(log());
    await at.user.click(screen.getByRole('tab', { name: tab }));
  };
  return { house, at, open };
}

describe('unread lines', () => {
  test('are those of others that were not on the screen, and none once they were', async () => {
    const { house, at, open } = await opened(0, 'Chat');
    house.say(0, { text: 'mine' });
    house.say(1, { text: 'one' });
    house.say(1, { phrase: 'luck' });
    await screen.findByRole('button', { name: 'Log, 2 new messages' });
    expect(elements('.toast')).toHaveLength(2);
    await open();
    expect(lines()).toEqual(['mine', 'one', 'Good luck!']);
    expect(elements('.toast')).toEqual([]);
    expect(log().getAttribute('aria-label')).toBe('Log');
    await at.user.click(log());
    house.say(1, { text: 'two' });
    await screen.findByRole('button', { name: 'Log, 1 new message' });
    house.unsay(4);
    await waitFor(() => expect(log().getAttribute('aria-label')).toBe('Log'));
  });

  test('do not count what I muted, or chose not to see', async () => {
    const { house, open } = await opened(0, 'Chat');
    choose({ chat: 'phrases' });
    house.say(1, { text: 'free words' });
    house.say(1, { phrase: 'hello' });
    await screen.findByRole('button', { name: 'Log, 1 new message' });
    await open();
    expect(lines()).toEqual(['Hello!']);
  });
});

test('a phrase is sent as a key and read in my language', async () => {
  const { house, at, open } = await opened(0, 'Charla', 'es');
  house.say(1, { phrase: 'luck' });
  await open();
  expect(lines()).toEqual(['¡Suerte!']);
  await at.press('Frases');
  await at.press('¡Gracias!');
  await waitFor(() => expect(lines()).toEqual(['¡Suerte!', '¡Gracias!']));
  expect(at.session.store.getState().talk.lines.at(-1)).toMatchObject({
    phrase: 'thanks',
    text: '',
  });
});

describe('the room of those who watch', () => {
  test('is theirs while the game runs; players find it when the game is over', async () => {
    const { house, at } = await opened(0, 'Chat');
    house.say('spectator', { text: 'psst' });
    await at.user.click(log());
    expect(screen.queryByRole('tab', { name: 'Watchers' })).toBeNull();
    await at.user.click(log());
    house.act(0, { type: 'offer', what: 'end' });
    house.act(1, { type: 'accept', what: 'end' });
    await waitFor(() => expect(at.root.dataset.over).toBe('true'));
    house.say('spectator', { text: 'well played' });
    await screen.findByRole('button', { name: 'Log, 1 new message' });
  });

  test('can be written to by whoever watches, and the table cannot', async () => {
    const { house, at, open } = await opened('spectator', 'Watchers');
    house.say(0, { text: 'a move' });
    await open();
    await at.user.type(screen.getByRole('textbox', { name: /others who watch/ }), 'hm{Enter}');
    await waitFor(() => expect(lines()).toEqual(['hm']));
    await at.user.click(screen.getByRole('tab', { name: /^Chat/ }));
    expect(lines()).toEqual(['a move']);
    expect(screen.queryByRole('textbox', { name: 'Say something' })).toBeNull();
  });

  test('asks somebody unknown for a name first', async () => {
    const house = await TestHouse.open(BABEL);
    house.speak = 'no';
    const at = await show(house.visit('spectator'));
    await at.user.click(log());
    await at.user.click(screen.getByRole('tab', { name: 'Watchers' }));
    screen.getByRole('textbox', { name: at.words.talk.nameFirst });
    at.button(at.words.people.guest.comeIn);
  });
});

test('where free lines are off, phrases are there at once', async () => {
  const house = await TestHouse.open(BABEL);
  house.speak = 'phrases';
  const at = await show(house.visit(0));
  await at.user.click(log());
  await at.user.click(screen.getByRole('tab', { name: 'Chat' }));
  expect(screen.queryByRole('textbox', { name: 'Say something' })).toBeNull();
  await at.press('Well played!');
  await waitFor(() => expect(lines()).toEqual(['Well played!']));
});

test('somebody can be muted on this device, and heard again', async () => {
  const { house, at, open } = await opened(0, 'Chat');
  house.say(1, { text: 'blah' });
  await open();
  await at.press('Mute, block or report Bo');
  await at.press('Mute', dialog());
  await waitFor(() => expect(lines()).toEqual([]));
  house.say(1, { text: 'blah blah' });
  await screen.findByText('You have muted Bo.');
  expect(log().getAttribute('aria-label')).toBe('Log');
  await at.press('Hear Bo again');
  await waitFor(() => expect(lines()).toEqual(['blah', 'blah blah']));
});

test('a line that was taken away says so and offers nothing', async () => {
  const { house, at, open } = await opened(0, 'Chat');
  house.say(1, { text: 'foul' });
  await open();
  house.unsay(1);
  await waitFor(() =>
    expect(element('.chat-lines').textContent).toContain('This line was removed.'),
  );
  expect(within(element('.chat-lines')).queryByRole('button')).toBeNull();
  expect(at.root.textContent).not.toContain('foul');
});
