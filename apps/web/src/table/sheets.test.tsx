import { loadRules } from '@nabu/games/load';
import { replayRecord } from '@nabu/kernel';
import { waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import {
  type AtTable,
  bot,
  dialog,
  element,
  elements,
  guest,
  sitDown,
} from '../../testing/table.tsx';
import { loadSave } from '../session/save.ts';
import { shelve, shelved } from '../session/shelf.ts';
import { es } from '../words/es.ts';

const ALONE = { game: 'babel', seats: [guest('Ana'), bot('search:20')], slow: true };
const LATE = { ...ALONE, moves: 40 };
const OVER = { ...ALONE, moves: 10_000 };

const numbers = (cells: readonly HTMLElement[]) => cells.map((cell) => Number(cell.textContent));
const sum = (all: readonly number[]) => all.reduce((a, b) => a + b, 0);

/** Closes the sheet by its cross; the focus must be back where it was. */
async function closeSheet(at: AtTable, opener: HTMLElement): Promise<void> {
  expect(dialog().contains(document.activeElement)).toBe(true);
  await at.press('Close', dialog());
  expect(elements('dialog')).toEqual([]);
  expect(document.activeElement).toBe(opener);
}

describe('the points of a seat', () => {
  test('open into their sources, which add up to what the seat shows', async () => {
    const at = await sitDown(LATE);
    const totals = numbers(elements('.seat-score'));
    expect(sum(totals)).toBeGreaterThan(0);
    for (const [seat, total] of totals.entries()) {
      const opener = elements('.seat-score')[seat];
      await at.user.click(opener);
      expect(sum(numbers(elements('tbody td', dialog())))).toBe(total);
      if (total > 0) expect(numbers(elements('tfoot td', dialog()))).toEqual([total]);
      await closeSheet(at, opener);
    }
  });

  test('lead to the rules that give them, and to the moves that earned them', async () => {
    const at = await sitDown(LATE);
    const earner = numbers(elements('.seat-score')).findIndex((total) => total > 0);
    await at.user.click(elements('.seat-score')[earner]);
    for (const row of elements('tbody tr, .earnings li', dialog()))
      expect(element('.rule-link', row).getAttribute('href')).toMatch(/^\/rules\/\w+#[A-Z]+\d+$/);
    const [line] = elements('.earnings .log-line', dialog());
    const ply = Number(element('.log-ply', line).textContent);
    await at.user.click(line);
    await waitFor(() =>
      expect(element('.tray-prompt > span').textContent).toBe(`Move ${ply} of ${at.ply}`),
    );
  });

  test('say so while there are none', async () => {
    const at = await sitDown(ALONE);
    await at.user.click(elements('.seat-score')[0]);
    expect(dialog().textContent).toContain(at.words.table.noPoints);
  });
});

describe('the menu', () => {
  const open = async (at: AtTable) => {
    const opener = at.button('Table menu');
    await at.user.click(opener);
    return opener;
  };

  test('gives the focus back', async () => {
    const at = await sitDown(ALONE);
    const opener = await open(at);
    expect(within(dialog()).getByRole('link', { name: at.words.table.leave })).toBeTruthy();
    await closeSheet(at, opener);
  });

  test('changes the language of everything at once', async () => {
    const at = await sitDown(ALONE);
    await open(at);
    await at.press('Ver en español', dialog());
    expect(at.button(es.table.undo, at.tray)).not.toBeNull();
    expect(element('.tray-turn').textContent).toBe(es.table.yourTurn);
    expect(document.title).toMatch(/^● /);
  });

  test('leads away from the table, which stays kept', async () => {
    const at = await sitDown(ALONE);
    history.replaceState(null, '', `/here/${at.session.id}`);
    await open(at);
    await at.user.click(within(dialog()).getByRole('link', { name: 'Leave the table' }));
    expect(location.pathname).toBe('/');
    expect(loadSave(at.session.id)).not.toBeNull();
  });

  test('ends the game only when asked twice', async () => {
    const at = await sitDown(ALONE);
    await open(at);
    await at.press('End the game now', dialog());
    expect(dialog().textContent).toContain(at.words.ends.offers.end.ask);
    await at.press('Cancel', dialog());
    expect(at.root.dataset.over).toBe('false');
    await open(at);
    await at.press('End the game now', dialog());
    await at.press('End the game now', dialog());
    await waitFor(() => expect(at.root.dataset.over).toBe('true'));
    expect(element('.tray-prompt > span').textContent).toBe('The game is over');
    await waitFor(() => expect(dialog().textContent).toContain(at.words.end.endedEarly));
  });
});

describe('the end', () => {
  const open = async (at: AtTable) => {
    await at.press('Final scores', at.tray);
    return dialog();
  };

  test('shows places and points by source, adding up for every seat', async () => {
    const at = await sitDown(OVER);
    const sheet = await open(at);
    const totals = numbers(elements('.summary-total td', sheet));
    expect(totals.toSorted()).toEqual(numbers(elements('.seat-score')).toSorted());
    const rows = elements('.summary-points tbody tr', sheet).map((row) =>
      numbers(elements('td', row)),
    );
    totals.forEach((total, seat) => {
      expect(sum(rows.map((row) => row[seat]))).toBe(total);
    });
    const places = elements('.summary-place', sheet).map(({ textContent }) => textContent?.trim());
    expect(places).toEqual(['1st', '2nd']);
  });

  test('gives the record of the game away', async () => {
    const at = await sitDown(OVER);
    const made = vi.spyOn(URL, 'createObjectURL');
    const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    await at.press('Download the record', await open(at));
    await waitFor(() => expect(clicked).toHaveBeenCalledOnce());
    const link = clicked.mock.contexts[0] as HTMLAnchorElement;
    expect(link.download).toBe('babel-the-same-table.nabu');
    const record = await (made.mock.calls[0][0] as Blob).text();
    const game = await loadRules('babel');
    const { result } = replayRecord({ babel: game as NonNullable<typeof game> }, record);
    expect(result).toEqual(at.session.store.getState().now?.result);
  });

  test('leads on to the same people again, at a table that is kept', async () => {
    const at = await sitDown(OVER);
    await at.press('Play again', await open(at));
    await waitFor(() => expect(location.pathname).toMatch(/^\/here\/[0-9a-f]{12}$/));
    const next = loadSave(location.pathname.slice('/here/'.length));
    expect(next?.facts).toMatchObject({ seats: ['search:20', null], before: at.session.id });
  });

  test('lets the game be looked through from its beginning', async () => {
    const at = await sitDown(OVER);
    await at.press('Look through the game', await open(at));
    await waitFor(() => expect(element('.tray-prompt > span').textContent).toBe('Opening'));
  });
});

/** What is told over the board. */
const strip = () => elements('.told-strip')[0] ?? null;

async function hintsAt(at: Awaited<ReturnType<typeof sitDown>>) {
  await at.press('Hint', at.tray);
  return waitFor(() => {
    const found = elements('button.hint');
    expect(found.length).toBeGreaterThan(0);
    return found;
  });
}

describe('advice', () => {
  test('names legal moves without a dialog, and choosing one makes it', async () => {
    const at = await sitDown(ALONE);
    const hints = await hintsAt(at);
    expect(elements('dialog')).toEqual([]);
    await at.user.click(hints[0]);
    for (const yes of elements('.confirm-yes')) await at.user.click(yes);
    await at.reached(1);
  });

  test('is looked at by its number, and Escape puts it away', async () => {
    const at = await sitDown(ALONE);
    const hints = await hintsAt(at);
    const chosen = () => elements('.hint-chosen').length;
    expect(hints[0].className).toContain('hint-chosen');
    // Whoever looks at a move of their own looks at no hint any more.
    await at.user.hover(elements('.choice-move')[0]);
    await waitFor(() => expect(chosen()).toBe(0));
    await at.user.keyboard('1');
    await waitFor(() => expect(chosen()).toBe(1));
    await at.user.keyboard('{Escape}');
    await waitFor(() => expect(strip()).toBeNull());
    expect(at.ply).toBe(0);
  });

  test('is not offered when there is nothing to decide', async () => {
    const at = await sitDown({ ...ALONE, seats: [bot('random'), guest('Ana')] });
    const opener = at.button('Hint', at.tray);
    expect(opener.getAttribute('aria-disabled')).toBe('true');
    await at.user.click(opener);
    expect(strip()).toBeNull();
  });
});

test('a bot says why it moved, in words, and the focus stays with who asked', async () => {
  const at = await sitDown({ ...ALONE, seats: [bot('search:20'), guest('Ana')], slow: false });
  await waitFor(() => expect(at.legal.length).toBeGreaterThan(0));
  const opener = await waitFor(() => at.button('Why?'));
  await at.user.click(opener);
  await waitFor(() => expect(strip()?.textContent).not.toContain(at.words.house.loading));
  expect(strip()?.getAttribute('aria-label')).toBe('Why Nidintu moved like that');
  expect(strip()?.textContent).not.toMatch(/of 100|%/);
  await at.user.keyboard('{Escape}');
  await waitFor(() => expect(strip()).toBeNull());
  expect(document.activeElement).toBe(opener);
});

test('asked in the middle of its turn, a bot says why until one moves oneself', async () => {
  let asked = 0;
  const at = await sitDown({
    game: 'babylonia',
    seats: [bot('search:20'), guest('Ana')],
    // The first move comes at once, the others leave time to ask.
    pace: () => (asked++ === 0 ? 0 : 400),
  });
  while (at.legal.length > 0) await at.make(at.legal.includes('done') ? 'done' : at.legal[0]);
  await at.user.click(await waitFor(() => at.button('Why?')));
  await waitFor(() => expect(at.legal.length).toBeGreaterThan(0));
  await waitFor(() => expect(strip()?.textContent).not.toContain(at.words.house.loading));
  expect(strip()?.getAttribute('aria-label')).toBe('Why Nidintu moved like that');
  await at.make(at.legal[0]);
  await waitFor(() => expect(strip()).toBeNull());
});

test('a game that was brought here offers its set-up instead of playing again', async () => {
  const at = await sitDown(OVER);
  shelve({ ...shelved()[0], from: 'imported' });
  await at.press(at.words.end.table, at.tray);
  const offer = element<HTMLAnchorElement>('.summary-next a', dialog());
  expect(offer.getAttribute('href')).toMatch(/^\/play\/babel\?seats=2&/);
  expect(within(dialog()).queryByRole('button', { name: at.words.end.rematch })).toBeNull();
});
