import { type AnyGame, Match, presets, rngFrom } from '@nabu/kernel';
import { sketchFrom } from '@nabu/table';
import { waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { rulesOf } from '../../testing/saves.ts';
import { element, elements, sitFirst } from '../../testing/table.tsx';
import { GAMES } from '../kit/games.ts';
import { lensOf } from '../session/lens.ts';
import { worthOf } from './gains.ts';

/** So many moves were made before anybody points at anything. */
const MOVES = 24;

/** Points at a part as the keyboard does, and gives the card about it. */
async function cardOf(part: HTMLElement | SVGElement): Promise<HTMLElement> {
  part.focus();
  return waitFor(() => element('.tip-card'));
}

describe.each(GAMES)('in $id', ({ id: game }) => {
  test('what a move is said to bring is what the rules count after it, for every seat', async () => {
    const rules: AnyGame = await rulesOf(game);
    const match = Match.start(rules, {
      ...{ seats: rules.seats.min, options: presets(rules.options), seed: '5'.repeat(32) },
    });
    const rng = rngFrom(`explain ${game}`);
    let changed = 0;
    while (!match.over && match.ply < 160) {
      const [seat] = match.actors;
      const view = match.view(seat);
      const moves = match.moves(seat);
      const move = moves[rng.below(moves.length)];
      const worth = worthOf(sketchFrom(rules, view, seat), seat, move);
      const before = match.scores;
      const outcome = lensOf(rules, view, seat).preview(move);
      match.play(seat, move);
      if (!worth) throw new Error('A legal move has a worth.');
      for (const gain of worth.gains) {
        changed++;
        expect(gain.before).toBe(before[gain.seat].total);
        if (outcome) expect(gain.after).toBe(match.scores[gain.seat].total);
        const parts = gain.parts.reduce((sum, { points }) => sum + points, 0);
        if (gain.parts.length > 0) expect(gain.before + parts).toBe(gain.after);
      }
      const same = match.scores.every(({ total }, each) => total === before[each].total);
      if (outcome) expect(worth.gains.length === 0).toBe(same);
    }
    expect(changed).toBeGreaterThan(0);
  });

  test('every number, space, action and log line says something to who points at it', async () => {
    const at = await sitFirst(game, { moves: MOVES });
    for (const score of elements<HTMLElement>('.seat-score')) {
      const card = await cardOf(score);
      expect(card.textContent).toContain(at.names[Number(score.closest('li')?.dataset.seat)]);
      expect(score.getAttribute('aria-describedby')).toBe(card.id);
      await at.user.keyboard('{Escape}');
    }
    const parts = elements<SVGElement>('main [data-space]');
    const told = (part: SVGElement) =>
      part.matches('[aria-label]') ||
      part.querySelector('[aria-label]') !== null ||
      part.closest('[data-tip]') !== null ||
      part.textContent !== '';
    expect(parts.length).toBeGreaterThan(5);
    for (const space of new Set(parts.map(({ dataset }) => dataset.space)))
      expect(
        parts.some((part) => part.dataset.space === space && told(part)),
        space,
      ).toBe(true);
    for (const action of elements('.tray button'))
      expect(
        action.getAttribute('aria-label') || action.textContent,
        action.outerHTML,
      ).toBeTruthy();
    const [line] = elements<HTMLElement>('.log-line[data-tip]');
    if (!line) return;
    await at.user.hover(line);
    const card = await waitFor(() => element('.tip-card'));
    expect(card.textContent).toContain(
      line.querySelector('.log-said')?.textContent?.slice(-12, -1),
    );
  });

  test('a move that changes points says whose, from what to what, while it is pointed at', async () => {
    const at = await sitFirst(game, { moves: MOVES });
    const box = element<HTMLInputElement>('#move-box');
    const rules = at.session.store.getState();
    const state = rules.now;
    if (!state || typeof rules.you !== 'number') throw new Error('Nobody plays.');
    const sketch = sketchFrom(await rulesOf(game), state.view, rules.you);
    const brings = state.moves.find((text) => {
      const move = sketch.game.notation.parse(text);
      return move && (worthOf(sketch, sketch.seat, move)?.gains.length ?? 0) > 0;
    });
    if (!brings) return;
    box.focus();
    await at.user.clear(box);
    await at.user.paste(`what if ${brings}`);
    await at.user.keyboard('{Enter}');
    await waitFor(() =>
      expect(element('[role="log"]').textContent).toMatch(/from −?\d+ to −?\d+ \(/),
    );
  });
});
