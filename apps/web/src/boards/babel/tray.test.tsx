import { expect, test } from 'vitest';
import { type AtTable, element, elements, sitFirst } from '../../../testing/table.tsx';

const cards = (at: AtTable) => elements('.held', at.tray);
const letterOf = (card: Element) => /nation-(\w)/.exec(card.className)?.[1] ?? '';

test('the cards of my hand are lit that can be used now', async () => {
  const at = await sitFirst('babel');
  const usable = at.legal.flatMap((move) => /^(?:mv|dep|drop) (\w)/.exec(move)?.[1] ?? []);
  const lit = cards(at).filter(({ className }) => className.includes('is-lit'));
  expect(new Set(lit.map(letterOf))).toEqual(new Set(usable));
});

test('a card in hand offers both its uses, lights the one that is legal, and is put back', async () => {
  const at = await sitFirst('babel');
  const [first] = elements('.held-press', at.tray);
  await at.user.click(first);
  expect(first.getAttribute('aria-pressed')).toBe('true');
  expect(at.button(/^Deploy/, at.tray).className).toContain('is-dim');
  expect(at.button(/^Walk to/, at.tray).className).toContain('is-lit');
  expect(elements('.site .is-lit, .hit.is-lit', at.board)).toHaveLength(1);
  await at.press('Cancel', at.tray);
  expect(elements('[aria-pressed="true"]', at.tray)).toEqual([]);
  await at.user.click(first);
  await at.user.keyboard('{Escape}');
  expect(elements('[aria-pressed="true"]', at.tray)).toEqual([]);
});

test('a first turn by letters alone', async () => {
  const at = await sitFirst('babel');
  const letter = () => letterOf(cards(at)[0]).toLowerCase();
  await at.user.keyboard(`${letter()}w`);
  await at.reached(1);
  await at.user.keyboard(`${letter()}d`);
  await at.reached(2);
  await at.user.keyboard('0');
  await at.reached(3);
  await at.user.keyboard('e{Enter}');
  await at.reached(4);
  expect(at.status).toContain('is thinking');
});

test('a card that is not held is asked for all the same, to hear why not', async () => {
  const at = await sitFirst('babel');
  const held = cards(at).map(letterOf);
  const missing = ['A', 'H', 'M', 'P', 'S'].find((letter) => !held.includes(letter)) ?? '';
  await at.user.keyboard(missing.toLowerCase());
  expect(element('.toast-refusal a').getAttribute('href')).toMatch(/^\/rules\/babel#\w+$/);
});
