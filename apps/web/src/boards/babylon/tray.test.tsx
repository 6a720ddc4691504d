import { expect, test } from 'vitest';
import { litParts } from '../../../testing/hands.ts';
import { type AtTable, element, elements, sitFirst } from '../../../testing/table.tsx';

/** After the first tiles are removed one is dug, then one is built and its statue can be put up. */
const DIGGING = 6;
const BUILDING = 7;
const DECORATING = 8;

const pressed = (at: AtTable) =>
  elements('[aria-pressed="true"]', at.tray).map((part) => part.getAttribute('aria-label'));

test('a stack of the quarry is chosen first, then dug by the one button or by E', async () => {
  const at = await sitFirst('babylon', { moves: DIGGING });
  expect(litParts(at)).toHaveLength(at.legal.length);
  expect(at.button('Dig', at.tray).className).toContain('is-dim');
  await at.user.click(litParts(at)[0]);
  expect(at.ply).toBe(DIGGING);
  expect(at.button(/^Dig \w\d$/, at.tray).className).toContain('button-primary');
  await at.user.keyboard('e{Enter}');
  await at.reached(DIGGING + 1);
});

test('the two tiles are taken up by pressing them or by their keys', async () => {
  const at = await sitFirst('babylon', { moves: BUILDING });
  expect(pressed(at)).toEqual([expect.stringMatching(/^New tile/)]);
  await at.press(/^Kept tile/, at.tray);
  expect(pressed(at)).toEqual([expect.stringMatching(/^Kept tile/)]);
  await at.user.keyboard('1');
  expect(pressed(at)).toEqual([expect.stringMatching(/^New tile/)]);
});

test('R turns the tile in hand', async () => {
  const at = await sitFirst('babylon', { moves: BUILDING });
  const picture = () => element('[aria-pressed="true"]', at.tray).innerHTML;
  const before = picture();
  await at.user.keyboard('r');
  expect(picture()).not.toBe(before);
  await at.user.keyboard('R');
  expect(picture()).toBe(before);
});

test('what was built can be decorated, and the place of a tile that is gone says why it is empty', async () => {
  const at = await sitFirst('babylon', { moves: DECORATING });
  const items = at.legal.filter((move) => move !== 'done');
  expect(elements('.choice-item.is-lit', at.tray)).toHaveLength(items.length);
  await at.press(/^New tile: none/, at.tray);
  expect(element('.toast-refusal a').getAttribute('href')).toMatch(/^\/rules\/babylon#\w+$/);
  await at.user.click(element('.choice-item', at.tray));
  await at.reached(DECORATING + 1);
});
