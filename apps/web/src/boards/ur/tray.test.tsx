import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { element, elements, sitFirst } from '../../../testing/table.tsx';

/** Here three pieces can move. */
const MIDDLE = 8;

test('every piece that can move is a button with its number, and the number moves it', async () => {
  const at = await sitFirst('ur', { moves: MIDDLE });
  const choices = elements('.choice-move', at.tray);
  expect(choices).toHaveLength(at.legal.length);
  expect(choices.map((choice) => choice.getAttribute('aria-keyshortcuts'))).toEqual(
    choices.map((_, i) => String(i + 1)),
  );
  const chosen = choices[1].textContent;
  await at.user.keyboard('2{Enter}');
  await at.reached(MIDDLE + 1);
  expect(chosen).toMatch(/ to /);
  await waitFor(() => element(`.log-line[title="Move ${MIDDLE + 1}"]`));
});

test('pointing at a choice shows where it leads', async () => {
  const at = await sitFirst('ur', { moves: MIDDLE });
  const before = at.board.innerHTML;
  const [choice] = elements('.choice-move', at.tray);
  await at.user.hover(choice);
  expect(at.board.innerHTML).not.toBe(before);
  await at.user.unhover(choice);
  expect(at.board.innerHTML).toBe(before);
});

test('passing is refused with its rule while a piece can move', async () => {
  const at = await sitFirst('ur', { moves: MIDDLE });
  for (const press of [() => at.press('Pass', at.tray), () => at.user.keyboard('p')]) {
    await press();
    expect(element('.toast-refusal a').getAttribute('href')).toMatch(/^\/rules\/ur#\w+$/);
    await at.press('Close', element('.toast-refusal'));
  }
  expect(at.ply).toBe(MIDDLE);
});
