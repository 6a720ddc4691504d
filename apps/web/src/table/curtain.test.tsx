import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type AtTable, dialog, element, elements, guest, sitDown } from '../../testing/table.tsx';

const TOGETHER = { game: 'babel', seats: [guest('Ana'), guest('Bo')] };

/** Makes moves that lead to the end of the turn soon. */
async function playTurn(at: AtTable): Promise<void> {
  while (elements('dialog').length === 0) {
    const [move] = ['end', 'bld start', 'dep', 'mv'].flatMap(
      (word) => at.legal.find((each) => each.startsWith(word)) ?? [],
    );
    const before = at.ply;
    expect(await at.session.play(move)).toBeNull();
    await at.reached(before + 1);
  }
}

/** The cards that the page knows of. */
const hand = (at: AtTable) =>
  elements('.held-press', at.tray).map((card) => card.getAttribute('aria-label'));

const passedTo = (name: string) =>
  waitFor(() =>
    expect(dialog().getAttribute('aria-label')).toBe(`Please pass the device to ${name}`),
  );

test('between two people at one screen a curtain hides what only one may see', async () => {
  const at = await sitDown(TOGETHER);
  await passedTo('Ana');
  expect(hand(at)).toEqual([]);
  expect(at.legal).toEqual([]);
  await at.press('I am Ana', dialog());
  await waitFor(() => expect(hand(at)).not.toEqual([]));
  expect(elements('dialog')).toEqual([]);
  expect(element('.tray-turn').textContent).toBe('Your turn');
  await playTurn(at);
  await passedTo('Bo');
  expect(hand(at)).toEqual([]);
  expect(elements('.is-lit')).toEqual([]);
  await at.press('I am Bo', dialog());
  await waitFor(() => expect(hand(at)).not.toEqual([]));
  expect(element('.seat-name', element('[data-seat="1"]')).textContent).toBe('Bo (you)');
});

test('what one has picked up is not in the hand of the next', async () => {
  const at = await sitDown(TOGETHER);
  await passedTo('Ana');
  await at.press('I am Ana', dialog());
  await waitFor(() => expect(hand(at)).not.toEqual([]));
  const medes = () => element('.held.nation-M', at.tray);
  await at.user.click(element('.held-press', medes()));
  expect(medes().classList).toContain('is-chosen');
  // The moves are not made with it: they are made as the move box makes them.
  await playTurn(at);
  await passedTo('Bo');
  await at.press('I am Bo', dialog());
  await waitFor(() => expect(hand(at)).not.toEqual([]));
  expect(medes().classList).not.toContain('is-chosen');
});

test('the curtain is not lifted by Escape', async () => {
  const at = await sitDown(TOGETHER);
  await passedTo('Ana');
  const cancelled = dialog().dispatchEvent(new Event('cancel', { cancelable: true }));
  expect(cancelled).toBe(false);
  expect(dialog().hasAttribute('open')).toBe(true);
  expect(hand(at)).toEqual([]);
});

test('what the other did is told without the secrets in it', async () => {
  const at = await sitDown(TOGETHER);
  await passedTo('Ana');
  await at.press('I am Ana', dialog());
  await waitFor(() => expect(hand(at)).not.toEqual([]));
  await playTurn(at);
  await at.press('I am Bo', dialog());
  await waitFor(() => expect(hand(at)).not.toEqual([]));
  const told = () => elements('.rail-log .log-line').map(({ textContent }) => textContent ?? '');
  await waitFor(() =>
    expect(told().find((line) => line.startsWith('Bo draws'))).toMatch(/^Bo draws \d [A-Z]/),
  );
  expect(told()).toContain('Ana draws 3 cards.');
});

test('what was said to one is forgotten before the other looks', async () => {
  const at = await sitDown(TOGETHER);
  await passedTo('Ana');
  await at.press('I am Ana', dialog());
  await waitFor(() => expect(hand(at)).not.toEqual([]));
  const said = () => element('[role="log"]').textContent;
  await at.user.type(element('[role="combobox"]'), 'hand{Enter}');
  expect(said()).toContain('Your hand: ');
  await playTurn(at);
  await passedTo('Bo');
  expect(said()).not.toContain('Your hand: ');
});
