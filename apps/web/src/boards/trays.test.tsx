import { waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { dimParts, litParts, playTurn, pressPart, primary, trayParts } from '../../testing/hands.ts';
import { bot, dialog, element, elements, sitDown, sitFirst } from '../../testing/table.tsx';
import { GAMES, loadKit } from '../kit/games.ts';
import { type AnyKit, LANGUAGES } from '../table/kit.ts';

const kitOf = async (id: string) => (await loadKit(id)) as AnyKit;
const refusals = () => elements('.toast-refusal');

/** What every tray must do, whichever game it belongs to: a new game is tested by being in the registry. */
describe.each(GAMES)('the tray of $id', ({ id, players: [fewest] }) => {
  test.each([
    ['first', 'pointer', 0],
    ['first', 'keys', 0],
    ['later', 'pointer', 21],
  ] as const)('plays a whole %s turn by %s, and what is lit is legal', async (_, way, moves) => {
    const at = await sitFirst(id, { moves });
    const before = at.ply;
    await playTurn(at, way);
    expect(at.ply).toBeGreaterThan(before);
    expect(refusals().map(({ textContent }) => textContent)).toEqual([]);
    expect(litParts(at)).toEqual([]);
    expect(element('.tray-prompt').textContent).toMatch(/is thinking …$/);
  });

  test('answers why not, with the rule, whatever else is pressed in it', async () => {
    const at = await sitFirst(id);
    const { words } = await kitOf(id);
    let clauses = 0;
    for (const part of trayParts(at)) {
      if (!part.isConnected || litParts(at).includes(part) || part === primary(at)) continue;
      const dim = dimParts(at).includes(part);
      await pressPart(at, part, 'pointer');
      if (dim) expect(refusals()).toHaveLength(1);
      for (const toast of refusals()) {
        const link = element<HTMLAnchorElement>('a', toast);
        expect(link.pathname).toBe(`/rules/${id}`);
        expect(toast.textContent).toContain(words.en.clause(link.hash.slice(1)));
        clauses++;
        await at.press('Close', toast);
      }
      expect(at.ply).toBe(0);
    }
    expect(clauses).toBeGreaterThan(0);
  });

  test('is deaf but not dumb when somebody else decides', async () => {
    const at = await sitFirst(id);
    await playTurn(at, 'pointer');
    const { ply } = at;
    for (const part of trayParts(at)) {
      if (!part.isConnected) continue;
      await pressPart(at, part, 'pointer');
      for (const toast of refusals()) await at.press('Close', toast);
    }
    expect(at.ply).toBe(ply);
    expect(litParts(at)).toEqual([]);
  });

  test('offers nothing to whoever watches', async () => {
    const seats = Array.from({ length: fewest }, () => bot('random'));
    const at = await sitDown({ game: id, seats, slow: true, moves: 5 });
    expect([...litParts(at), ...dimParts(at), ...trayParts(at)]).toEqual([]);
    expect(primary(at)).toBeNull();
  });

  test('offers nothing when the game is over', async () => {
    const at = await sitFirst(id);
    await at.session.ask({ type: 'offerEnd' });
    await waitFor(() => expect(at.root.dataset.over).toBe('true'));
    expect([...litParts(at), ...dimParts(at)]).toEqual([]);
    expect(primary(at)).toBeNull();
  });

  test.each(LANGUAGES)('speaks %s, as does the text board', async (language) => {
    const at = await sitFirst(id, { language });
    const { words } = await kitOf(id);
    const { now, you, table } = at.session.store.getState();
    const say = words[language];
    expect(element('.tray-prompt').textContent).toContain(say.prompt(now?.view, you as number));
    await at.press(at.words.table.textBoard, element('.top'));
    const board = await waitFor(() => element('.text-board[aria-busy="false"]'));
    const names = (table?.seats ?? []).map((_, seat) => element(`[data-seat="${seat}"] .seat-name`));
    expect(elements('.text-moves button', board)).toHaveLength(at.legal.length);
    expect(elements('p', board).length).toBeGreaterThan(0);
    expect(names).toHaveLength(fewest);
  });
});

void dialog;
