import { expect, test } from 'vitest';
import { litParts, touch } from '../../../testing/hands.ts';
import { element, sitFirst } from '../../../testing/table.tsx';

test('every recruit that is legal is lit on the board', async () => {
  const at = await sitFirst('amyitis');
  const recruits = at.legal.filter((move) => move.startsWith('recruit'));
  expect(litParts(at)).toHaveLength(recruits.length);
});

test('passing stands in its place and on the key P', async () => {
  const at = await sitFirst('amyitis');
  expect(at.button('Pass', at.tray).className).toContain('button-primary');
  await at.user.keyboard('p{Enter}');
  await at.reached(1);
  expect(at.status).toContain('is thinking');
});

test('a finger is asked once more before it passes', async () => {
  const at = await sitFirst('amyitis');
  await touch(at, at.button('Pass', at.tray));
  expect(at.ply).toBe(0);
  await touch(at, at.button('Pass ✓', at.tray));
  await at.reached(1);
});

test('N walks through what is lit, and Enter takes it', async () => {
  const at = await sitFirst('amyitis');
  const lit = litParts(at);
  await at.user.keyboard('n');
  expect(document.activeElement).toBe(lit[0]);
  await at.user.keyboard('nN');
  expect(lit).toContain(document.activeElement);
  await at.user.keyboard('{Enter}');
  await at.reached(1);
});

test('a token that nobody asks for says why it cannot be sold', async () => {
  const at = await sitFirst('amyitis');
  await at.press(/salt$/, at.tray);
  expect(element('.toast-refusal a').getAttribute('href')).toMatch(/^\/rules\/amyitis#\w+$/);
});
