import { waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import {
  type AtTable,
  bot,
  dialog,
  element,
  elements,
  guest,
  sitDown,
} from '../../testing/table.tsx';
import { babelKit } from '../boards/babel/index.ts';
import { loadSave } from '../session/save.ts';
import { shelved } from '../session/shelf.ts';
import { plyIn } from './moment.ts';

const ALONE = { game: 'babel', seats: [guest('Ana'), bot('random')], slow: true };
const NAMES = ['Ana', 'Kudurru'];

async function openText(at: AtTable): Promise<HTMLElement> {
  await at.press('Text board', element('.top'));
  return waitFor(() => element('.text-board[aria-busy="false"]'));
}

describe('the text board', () => {
  test('has the whole position and every legal move in words', async () => {
    const at = await sitDown(ALONE);
    const board = await openText(at);
    expect(elements('.text-moves button', board)).toHaveLength(at.legal.length);
    const view = at.session.store.getState().now?.view;
    const told = babelKit.words.en.describe(view as never, 0, NAMES);
    const lines = elements('.text-passage > p', board).map(({ textContent }) => textContent);
    expect(lines).toEqual(told.flatMap(({ lines }) => lines));
    const headings = elements('h3', board).map(({ textContent }) => textContent);
    expect(headings).toEqual([...told.map(({ heading }) => heading), 'What you can do']);
  });

  test('makes the move that is pressed, and tells the new position', async () => {
    const at = await sitDown(ALONE);
    const board = await openText(at);
    const before = element('p', board).parentElement?.textContent;
    const walk = within(board).getAllByRole('button', { name: /^Walk to/ })[0];
    await at.user.click(walk);
    await at.reached(1);
    await waitFor(() => expect(element('.text-board').textContent).not.toBe(before));
  });

  test('says so when there is nothing to decide', async () => {
    const at = await sitDown({ ...ALONE, seats: [bot('random'), guest('Ana')] });
    const board = await openText(at);
    expect(board.textContent).toContain(at.words.table.textNoMoves);
    expect(elements('.text-moves button', board)).toEqual([]);
  });
});

describe.each([
  ['Text board', 't'],
  ['Log', 'l'],
])('the panel %s', (name, key) => {
  test('takes the focus when it opens and gives it back when it closes', async () => {
    const at = await sitDown(ALONE);
    const opener = at.button(name, element('.top'));
    await at.user.click(opener);
    expect(opener.getAttribute('aria-pressed')).toBe('true');
    const panel = element('aside.panel');
    expect(document.activeElement).toBe(panel);
    await at.press('Close', panel);
    expect(panel.isConnected).toBe(false);
    expect(document.activeElement).toBe(opener);
  });

  test(`opens and closes with ${key}, and closes with Escape`, async () => {
    const at = await sitDown(ALONE);
    const open = (count: number) =>
      waitFor(() => expect(elements('aside.panel')).toHaveLength(count));
    await at.user.keyboard(key);
    await open(1);
    expect(element('aside.panel').getAttribute('aria-label')).toBe(name);
    await at.user.keyboard(key);
    await open(0);
    await at.user.keyboard(key);
    await open(1);
    await at.user.keyboard('{Escape}');
    await open(0);
  });
});

test('the list of keys opens with a question mark', async () => {
  const at = await sitDown(ALONE);
  await at.user.keyboard('?');
  const sheet = await waitFor(dialog);
  expect(sheet.getAttribute('aria-label')).toBe('Keys');
  expect(elements('dt', sheet).length).toBeGreaterThan(5);
});

describe('a moment of a game', () => {
  const status = () => element('.tray-prompt > span').textContent;

  test('is named by the address, and its link can be copied', async () => {
    history.replaceState(null, '', '/here/the-same-table#3');
    const at = await sitDown({ ...ALONE, moves: 5 });
    await waitFor(() => expect(status()).toBe('Move 3 of 5'));
    await at.press('One move on');
    await waitFor(() => expect(status()).toBe('Move 4 of 5'));
    await at.press('Copy a link to this moment');
    await waitFor(async () =>
      expect(await navigator.clipboard.readText()).toMatch(/\/here\/the-same-table#4$/),
    );
    expect(element('.replay-choices [role="status"]').textContent).toContain('on this device');
  });

  test('of a game that is over and kept here goes along in its link', async () => {
    const at = await sitDown({ ...ALONE, moves: 1000 });
    await at.user.keyboard('{Escape}');
    await at.press('Replay', at.tray);
    await at.press('Copy a link to this moment');
    await waitFor(async () =>
      expect(await navigator.clipboard.readText()).toMatch(/\/analysis#tree=[\w-]+&at=\d+$/),
    );
    expect(element('.replay-choices [role="status"]').textContent).toContain('The whole game');
  });

  test('that does not exist leads to the last one, and what is no number nowhere', async () => {
    expect(['#12', '#', '#x1', '#-3', ''].map(plyIn)).toEqual([12, null, null, null, null]);
    history.replaceState(null, '', '/here/the-same-table#9999');
    await sitDown({ ...ALONE, moves: 5 });
    await waitFor(() => expect(status()).toBe('Move 5 of 5'));
  });

  test('is seen with the eyes of anybody once the game is over, hidden hands too', async () => {
    const at = await sitDown({ ...ALONE, moves: 1000 });
    await at.user.keyboard('{Escape}');
    await at.press('Replay', at.tray);
    const eyes = await waitFor(() => within(at.tray).getByLabelText('Seen by'));
    const hand = () => element('.board-tray').textContent;
    const own = hand();
    await at.user.selectOptions(eyes, 'Kudurru');
    await waitFor(() => expect(hand()).not.toBe(own));
    await at.user.selectOptions(eyes, 'Me');
    await waitFor(() => expect(hand()).toBe(own));
  });

  test('can be played on from, on a copy', async () => {
    const at = await sitDown({ ...ALONE, moves: 1000 });
    await at.press('Replay', at.tray);
    await at.press('Try it from here');
    await waitFor(() => expect(location.pathname).toMatch(/^\/here\/[0-9a-f]{12}$/));
    const id = location.pathname.slice('/here/'.length);
    expect(loadSave(id)).toMatchObject({ trial: true, over: false });
    expect(shelved()[0]).toMatchObject({ id, from: 'trial' });
  });

  test('is seen with one’s own eyes only while the game goes on', async () => {
    const at = await sitDown({ ...ALONE, moves: 5 });
    await at.press('Replay', at.tray);
    await waitFor(() => expect(status()).toBe('Move 4 of 5'));
    expect(within(at.tray).queryByLabelText('Seen by')).toBeNull();
  });
});

describe('the replay', () => {
  const told = () => element('.replay-told').textContent;
  const status = () => element('.tray-prompt > span').textContent;

  test('steps through the match and comes back to now', async () => {
    const at = await sitDown({ ...ALONE, moves: 5 });
    await at.press('Replay', at.tray);
    await waitFor(() => expect(status()).toBe('Move 4 of 5'));
    await at.press('One move back');
    await waitFor(() => expect(status()).toBe('Move 3 of 5'));
    await at.press('To the beginning');
    await waitFor(() => expect(status()).toBe('Opening'));
    await at.press('One move on');
    await waitFor(() => expect(status()).toBe('Move 1 of 5'));
    const line = await waitFor(() => element('.rail-log .log-line[title="Move 1"]'));
    await waitFor(() => expect(told()).toContain(line.textContent));
    await at.press('To the last move');
    await waitFor(() => expect(status()).toBe('Move 5 of 5'));
    await at.press('Back to now');
    await waitFor(() => expect(elements('.replay-bar')).toEqual([]));
  });

  test('shows the board as it was and lets nothing be done there', async () => {
    const at = await sitDown(ALONE);
    await at.make(at.legal.find((move) => move.startsWith('mv')) ?? '');
    await at.press('Replay', at.tray);
    await waitFor(() => expect(status()).toBe('Opening'));
    expect(elements('.tray-back, .is-lit', at.root)).toEqual([]);
    await at.press('End turn', at.tray);
    expect(element('.toast').textContent).toContain(at.words.replay.looking);
    expect(at.ply).toBe(1);
  });

  test('is walked through with keys and left with Escape', async () => {
    const at = await sitDown({ ...ALONE, moves: 3 });
    await at.press('Replay', at.tray);
    await waitFor(() => expect(status()).toBe('Move 2 of 3'));
    await at.user.keyboard('{ArrowLeft}');
    await waitFor(() => expect(status()).toBe('Move 1 of 3'));
    await at.user.keyboard('{End}');
    await waitFor(() => expect(status()).toBe('Move 3 of 3'));
    await at.user.keyboard('{Home}');
    await waitFor(() => expect(status()).toBe('Opening'));
    await at.user.keyboard('{Escape}');
    await waitFor(() => expect(elements('.replay-bar')).toEqual([]));
  });
});
