import { waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import {
  boardParts,
  dimParts,
  litParts,
  playTurn,
  pressPart,
  primary,
  trayParts,
} from '../../testing/hands.ts';
import { type AtTable, bot, element, elements, sitDown, sitFirst } from '../../testing/table.tsx';
import { GAMES, loadKit } from '../kit/games.ts';
import { LANGUAGES } from '../table/kit.ts';

const refusals = () => elements('.toast-refusal');

async function wordsOf(id: string) {
  const kit = await loadKit(id);
  if (!kit) throw new Error(`The house cannot show ${id}.`);
  return kit.words;
}

/** Presses a part; returns the clauses it was refused with, and closes what was said. */
async function refusedBy(at: AtTable, part: Element): Promise<readonly string[]> {
  await pressPart(at, part, 'pointer');
  const clauses = [];
  for (const toast of refusals()) {
    const link = toast.querySelector('a');
    if (link) clauses.push(`${link.pathname}#${link.hash.slice(1)} ${toast.textContent}`);
    await at.press('Close', toast);
  }
  return clauses;
}

/** What every tray must do, whichever game it belongs to: a new game is tested by being in the registry. */
describe.each(GAMES)('the tray of $id', ({ id, players: [fewest] }) => {
  test.each([
    ['first', 'keys', 0],
    ['first', 'pointer', 0],
    ['later', 'pointer', 21],
  ] as const)('plays a whole %s turn by %s; what is lit is legal', async (_, way, moves) => {
    const at = await sitFirst(id, { moves });
    const before = at.ply;
    await playTurn(at, way);
    expect(at.ply).toBeGreaterThan(before);
    expect(refusals().map(({ textContent }) => textContent)).toEqual([]);
    expect(litParts(at)).toEqual([]);
    // A short game may be over by then.
    if (at.root.dataset.over !== 'true') expect(at.status).toMatch(/is thinking …$/);
  });

  test('does nothing while somebody else decides', async () => {
    const at = await sitFirst(id, { moves: 3, wait: true });
    expect(litParts(at)).toEqual([]);
    for (const part of trayParts(at)) if (part.isConnected) await refusedBy(at, part);
    expect(at.ply).toBe(3);
  });

  test('says which rule forbids what is pressed and cannot be done', async () => {
    const at = await sitFirst(id);
    const words = await wordsOf(id);
    const heard: string[] = [];
    for (const part of trayParts(at)) {
      if (!part.isConnected || litParts(at).includes(part) || part === primary(at)) continue;
      const dim = dimParts(at).includes(part);
      const clauses = await refusedBy(at, part);
      if (dim) expect(clauses).toHaveLength(1);
      heard.push(...clauses);
    }
    // Where everything in the tray is possible, the board has something that is not.
    for (const part of boardParts(at)) {
      if (heard.length > 0) break;
      if (!litParts(at).includes(part)) heard.push(...(await refusedBy(at, part)));
    }
    expect(heard).not.toEqual([]);
    for (const text of heard) {
      const clause = /^\/rules\/(\w+)#(\w+) /.exec(text);
      expect(clause?.[1]).toBe(id);
      expect(text).toContain(words.en.clause(clause?.[2] ?? ''));
    }
    expect(at.ply).toBe(0);
  });

  test('offers nothing to whoever watches', async () => {
    const seats = Array.from({ length: fewest }, () => bot('random'));
    const at = await sitDown({ game: id, seats, slow: true, moves: 5 });
    expect([...litParts(at), ...trayParts(at)]).toEqual([]);
    expect(primary(at)).toBeNull();
  });

  test('offers nothing when the game is over', async () => {
    const at = await sitFirst(id);
    await at.session.ask({ type: 'offer', what: 'end' });
    await waitFor(() => expect(at.root.dataset.over).toBe('true'));
    expect([...litParts(at), ...dimParts(at)]).toEqual([]);
    expect(primary(at)).toBeNull();
  });

  test.each(LANGUAGES)('speaks %s, as does the text board', async (language) => {
    const at = await sitFirst(id, { language });
    const say = (await wordsOf(id))[language];
    const { now, you } = at.session.store.getState();
    expect(at.status).toContain(say.prompt(now?.view, you as number));
    await at.press(at.words.table.textBoard, element('.top'));
    const board = await waitFor(() => element('.text-board[aria-busy="false"]'));
    expect(elements('.text-moves button', board)).toHaveLength(at.legal.length);
    const told = say.describe(now?.view, you as number, at.names);
    const lines = elements('.text-passage > p:not(.text-filter)', board);
    expect(lines.map(({ textContent }) => textContent)).toEqual(told.flatMap(({ lines }) => lines));
  });
});
