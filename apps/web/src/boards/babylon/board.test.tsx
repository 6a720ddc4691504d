import { fireEvent } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  type AtTable,
  bot,
  element,
  elements,
  guest,
  sitDown,
  sitFirst,
} from '../../../testing/table.tsx';

/** Moves into the game for two at which a stack is chosen, a tile laid, and something decorated. */
const DIGGING = 6;
const BUILDING = 7;

/** A finger's touch, which gives no focus that could be seen. */
function tap(part: Element): void {
  fireEvent.pointerDown(part, { pointerType: 'touch' });
  fireEvent.click(part);
}

/** What is filled with gold: the one main thing to press. */
const gold = (at: AtTable) =>
  elements('.button-primary, .bar-lay.is-lit', at.root).map((part) => part.textContent);

test('a stack that is pointed at shows its tile and why it brings what it brings', async () => {
  const at = await sitFirst('babylon', { moves: DIGGING });
  expect(elements('.income')).toEqual([]);
  const [stack] = elements<SVGElement>('.quarry .hit.is-lit .hit-area', at.board);
  await at.user.hover(stack);
  const rows = elements('.income li:not(.income-total) b').map((each) => each.textContent ?? '');
  const sum = rows.reduce((all, text) => all + Number(text.replace('−', '-')), 0);
  expect(rows.length).toBeGreaterThanOrEqual(4);
  expect(element('.income-total').textContent).toBe(`${sum} pillar${sum === 1 ? '' : 's'}`);
  await at.user.unhover(stack);
  expect(elements('.income')).toEqual([]);
  await at.user.click(stack);
  await at.user.unhover(stack);
  expect(element('.stack-title').textContent).toMatch(/^[a-d][1-4], \d high/);
});

test('the numbers of all stacks stand beside them while one is to be dug, and only then', async () => {
  const digging = await sitFirst('babylon', { moves: DIGGING });
  expect(elements('.pay', digging.board)).toHaveLength(16);
});

test('the ground plan aims before it lays: pointing shows the tile, R, a button and the other mouse button turn it', async () => {
  const at = await sitFirst('babylon', { moves: BUILDING });
  const [, place] = elements<SVGElement>('.place.is-lit', at.board);
  await at.user.hover(place);
  const ghost = () => element<SVGElement>('.ghost', at.board).innerHTML;
  const faces = new Set([ghost()]);
  await at.user.keyboard('r');
  faces.add(ghost());
  await at.press(/Rotate/, at.board);
  faces.add(ghost());
  fireEvent.contextMenu(place);
  faces.add(ghost());
  expect(faces.size).toBe(4);
  expect(at.ply).toBe(BUILDING);
});

test('a finger aims at the ground plan, turns the tile and lays it by the one main button', async () => {
  const at = await sitFirst('babylon', { moves: BUILDING });
  expect(gold(at)).toEqual(['Done']);
  const [place] = elements<SVGElement>('.place.is-lit', at.board);
  tap(place);
  expect(at.ply).toBe(BUILDING);
  expect(gold(at)).toEqual(['Lay it here']);
  expect(at.button('Done', at.tray).className).not.toContain('primary');
  await at.press(/Rotate/, at.board);
  await at.press('Lay it here', at.board);
  await at.reached(BUILDING + 1);
});

test('a button says the open corner in words and goes on to the next', async () => {
  const at = await sitFirst('babylon', { moves: BUILDING });
  tap(elements<SVGElement>('.place.is-lit', at.board)[0]);
  await at.press(/^All corners borne\./, at.board);
  expect(at.button(/^Open: north-west\./, at.board)).toBeTruthy();
  expect(elements('.bar button').every((each) => /\p{L}{3}/u.test(each.textContent ?? ''))).toBe(
    true,
  );
});

test('everybody’s points stand side by side, and a category opens into pieces and formulas', async () => {
  const seats = [guest('Ana'), bot('random'), bot('random'), bot('random')];
  const at = await sitDown({ game: 'babylon', seats, moves: 120, slow: true });
  const points = element('.points', at.board);
  const totals = elements('.points-total td', points).map((cell) => Number(cell.textContent));
  expect(totals).toEqual(elements('.seat-score').map((score) => Number(score.textContent)));
  const rows = elements('tbody tr', points).map((row) =>
    elements('td', row).map((cell) => Number(cell.textContent)),
  );
  expect(rows.map((row) => row.length)).toEqual(Array(8).fill(4));
  expect(totals).toEqual(totals.map((_, seat) => rows.reduce((sum, row) => sum + row[seat], 0)));
  await at.press('Highest point', points);
  expect(element('.points-sum', points).textContent).toMatch(/^Highest point: (\d+) = (\d) × \2$/);
  await at.press(/garden$/, element('thead th:nth-of-type(2)', points));
  expect(element('.ground-plan').getAttribute('aria-label')).not.toContain('Ana');
});

test('the sheet of a seat says how its points come about', async () => {
  const seats = [guest('Ana'), bot('random')];
  const at = await sitDown({ game: 'babylon', seats, moves: 60, slow: true });
  await at.user.click(elements('.seat-score', at.root)[0]);
  const rows = elements('dialog .scores tbody tr').map((row) => row.textContent ?? '');
  expect(rows.find((row) => row.startsWith('Highest point'))).toMatch(
    /^Highest point V9(\d+) = (\d) × \2$/,
  );
});
