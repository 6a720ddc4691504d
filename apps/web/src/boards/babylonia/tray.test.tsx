import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { touch } from '../../../testing/hands.ts';
import { type AtTable, element, elements, sitFirst } from '../../../testing/table.tsx';

const token = (at: AtTable, name: RegExp) => at.button(name, at.tray);
const litHexes = (at: AtTable) => elements<Element>('.is-lit', at.board);
const placings = (at: AtTable, letter: string) =>
  at.legal.filter((move) => move.startsWith(`${letter}@`));

test('a token in hand lights the hexes where it may lie, and is put back', async () => {
  const at = await sitFirst('babylonia');
  const farmers = token(at, /farmer/);
  await at.user.click(farmers);
  expect(farmers.getAttribute('aria-pressed')).toBe('true');
  expect(litHexes(at)).toHaveLength(placings(at, 'f').length);
  await at.user.click(farmers);
  expect(litHexes(at)).toEqual([]);
});

test('the letters take tokens up, Escape puts them back, E ends the turn', async () => {
  const at = await sitFirst('babylonia');
  await at.user.keyboard('f');
  expect(token(at, /farmer/).getAttribute('aria-pressed')).toBe('true');
  await at.user.keyboard('{Escape}');
  expect(elements('[aria-pressed="true"]', at.tray)).toEqual([]);
  await at.user.keyboard('e');
  expect(element('.toast-refusal a').getAttribute('href')).toMatch(/^\/rules\/babylonia#\w+$/);
  expect(at.ply).toBe(0);
});

test('with a token placed the turn can be ended, and undo gives the token back', async () => {
  const at = await sitFirst('babylonia');
  const stand = () => element('.stand').textContent;
  const before = stand();
  await at.user.keyboard('f');
  await at.user.click(litHexes(at)[0]);
  await at.reached(1);
  expect(stand()).not.toBe(before);
  expect(at.button('Done', at.tray).className).toContain('button-primary');
  await at.press('Undo', at.tray);
  await at.reached(0);
  expect(stand()).toBe(before);
});

test('a finger aims with its first touch and places with its second', async () => {
  const at = await sitFirst('babylonia');
  await touch(at, token(at, /farmer/));
  const [hex] = litHexes(at);
  await touch(at, hex);
  expect(at.session.store.getState().now?.ply).toBe(0);
  const again = elements<Element>('.is-chosen, .is-aimed', at.board);
  expect(again.length).toBeGreaterThan(0);
  await touch(at, litHexes(at)[0]);
  await waitFor(() => expect(at.ply).toBe(1));
});
