import { waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { type AtTable, bot, element, elements, guest, sitDown } from '../../testing/table.tsx';
import { babelKit } from '../boards/babel/index.ts';

const ALONE = { game: 'babel', seats: [guest('Ana'), bot('random')] };
const AFTER = { game: 'babel', seats: [bot('random'), guest('Ana')], slow: true };

describe('whose turn it is', () => {
  test('is said in the tray, at the seat, in the title and aloud when it is mine', async () => {
    const at = await sitDown(ALONE);
    const prompt = at.status;
    expect(prompt).toMatch(/^Your turn.+/);
    expect(element('.seat-deciding').dataset.seat).toBe('0');
    expect(document.title).toMatch(/^● /);
    const aloud = elements('[role="log"] p').map(({ textContent }) => textContent);
    expect(aloud).toContain(prompt.replace('Your turn', 'Your turn. '));
    expect(at.tray.className).toContain('tray-urgent');
  });

  test('is said of the bot that thinks when it is not', async () => {
    const at = await sitDown(AFTER);
    expect(at.status).toBe('Nidintu is thinking …');
    expect(element('.seat-deciding').dataset.seat).toBe('0');
    expect(document.title).toBe('Babel · Nabu');
    expect(at.tray.className).not.toContain('tray-urgent');
  });
});

describe('the way back', () => {
  const dim = (at: AtTable) =>
    ['Undo', 'Redo', 'Start turn over'].map(
      (name) => at.button(name, at.tray).getAttribute('aria-disabled') === 'true',
    );
  const first = (at: AtTable, word: string) => at.legal.find((move) => move.startsWith(word)) ?? '';

  test('opens with the first move and leads back, on again, and to the beginning', async () => {
    const at = await sitDown(ALONE);
    expect(dim(at)).toEqual([true, true, true]);
    await at.make(first(at, 'mv'));
    await at.make(first(at, 'dep'));
    expect(dim(at)).toEqual([false, true, false]);
    await at.press('Undo', at.tray);
    await at.reached(1);
    expect(dim(at)).toEqual([false, false, false]);
    await at.press('Redo', at.tray);
    await at.reached(2);
    await at.press('Start turn over', at.tray);
    await at.reached(0);
    expect(dim(at)).toEqual([true, false, true]);
  });

  test('is on the keys u, U and r as well', async () => {
    const at = await sitDown(ALONE);
    await at.make(first(at, 'mv'));
    await at.user.keyboard('u');
    await at.reached(0);
    await at.user.keyboard('U');
    await at.reached(1);
    await at.user.keyboard('u');
    await at.reached(0);
    await at.user.keyboard('r');
    await at.reached(1);
  });

  test('says why when there is nothing to take back', async () => {
    const at = await sitDown(ALONE);
    await at.press('Undo', at.tray);
    await waitFor(() => expect(element('.toast-refusal').textContent).not.toBe(''));
    expect(element('.toast-refusal p').textContent?.trim()).toBe(
      at.words.trouble['nothing-to-undo'],
    );
  });
});

describe('the log', () => {
  test('tells of each move, points at its pieces and leads to it', async () => {
    const at = await sitDown(ALONE);
    const walk = at.legal.find((move) => move.startsWith('mv')) ?? '';
    await at.make(walk);
    const line = await waitFor(() => element('.rail-log .log-line[title="Move 1"]'));
    await waitFor(() => expect(element('[role="log"]').textContent).toContain(line.textContent));
    await at.user.hover(line);
    expect(elements('.site.is-pointed')).toHaveLength(1);
    await at.user.unhover(line);
    expect(elements('.site.is-pointed')).toHaveLength(0);
    await at.user.click(line);
    await waitFor(() => expect(element('.replay-told').textContent).toBe(line.textContent));
  });

  test('forgets what was taken back', async () => {
    const at = await sitDown(ALONE);
    await at.make(at.legal.find((move) => move.startsWith('mv')) ?? '');
    await waitFor(() => element('.log-line[title="Move 1"]'));
    await at.press('Undo', at.tray);
    await waitFor(() => expect(elements('.log-line[title="Move 1"]')).toHaveLength(0));
  });

  test('is walked through with the arrows, pointing as it goes', async () => {
    const at = await sitDown({ ...ALONE, moves: 6 });
    const lines = await waitFor(() => {
      const found = elements('.rail-log .log-line');
      expect(found.length).toBeGreaterThan(3);
      return found;
    });
    element('.rail-log [role="group"]').focus();
    await at.user.keyboard('{ArrowUp}');
    expect(document.activeElement).toBe(lines.at(-1));
    await at.user.keyboard('{ArrowUp}');
    expect(document.activeElement).toBe(lines.at(-2));
    await at.user.keyboard('{ArrowDown}{ArrowDown}');
    expect(document.activeElement).toBe(lines.at(-1));
  });
});

test('the rules are one press away, in a page of their own', async () => {
  await sitDown(ALONE);
  const [link] = elements<HTMLAnchorElement>('.top .top-rules');
  expect(link.textContent?.trim()).toBe('Rules');
  expect(link.getAttribute('href')).toBe('/rules/babel');
  expect(link.target).toBe('_blank');
});

describe('a refusal', () => {
  test('is told in the words of its rule, with the way to it, and stays until it is closed', async () => {
    const at = await sitDown(ALONE);
    const end = at.button('End turn', at.tray);
    await at.user.click(end);
    await at.user.click(end);
    const [toast, ...more] = elements('.toast-refusal');
    expect(more).toEqual([]);
    expect(toast.closest('[role="alert"]')).not.toBeNull();
    const link = element<HTMLAnchorElement>('a', toast);
    const clause = link.hash.slice(1);
    expect(link.pathname).toBe('/rules/babel');
    expect(link.textContent).toBe(`Read rule ${clause}`);
    expect(toast.textContent).toContain(babelKit.words.en.clause(clause));
    expect(at.ply).toBe(0);
    await at.make(at.legal.find((move) => move.startsWith('mv')) ?? '');
    expect(toast.isConnected).toBe(true);
    await at.press('Close', toast);
    expect(toast.isConnected).toBe(false);
  });

  test('out of turn says so', async () => {
    const at = await sitDown(AFTER);
    await at.press('End turn', at.tray);
    expect(element('.toast-refusal').textContent).toContain('It is not your decision now.');
    expect(at.ply).toBe(0);
  });
});

test('whoever watches is offered no way back, no hint and no hand', async () => {
  const at = await sitDown({ ...AFTER, seats: [bot('random'), bot('random')], moves: 4 });
  expect(elements('.tray-back, .held', at.tray)).toEqual([]);
  expect(within(at.tray).queryByRole('button', { name: 'Hint' })).toBeNull();
  expect(at.legal).toEqual([]);
});
