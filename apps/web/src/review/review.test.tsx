import { loadRules } from '@nabu/games/load';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { foreignTexts } from '../../testing/foreign.tsx';
import { fillStorage } from '../../testing/full-storage.ts';
import { rulesOf } from '../../testing/saves.ts';
import { bot, element, elements, guest, sitDown } from '../../testing/table.tsx';
import { reviewDispatcher, type ToReviewer } from './dispatch.ts';
import { keptReview } from './kept.ts';
import { Reviewing, workersFor } from './reviewing.ts';

/** The worker of a review in this thread; it looks at some jobs only, so that a test is short. */
class ThisThread extends EventTarget {
  static most = 25;
  #done = 0;
  readonly #answer = reviewDispatcher(loadRules, (data) =>
    this.dispatchEvent(new MessageEvent('message', { data })),
  );

  postMessage(message: ToReviewer): void {
    const skipped = message.type === 'job' && ++this.#done > ThisThread.most;
    setTimeout(() => {
      if (skipped) this.dispatchEvent(new MessageEvent('message', { data: { finding: null } }));
      else void this.#answer(message);
    });
  }

  terminate(): void {}
}

beforeEach(() => {
  vi.stubGlobal('Worker', ThisThread);
  return () => vi.unstubAllGlobals();
});

const FINISHED = { game: 'ur', seats: [guest('Ana'), bot('greedy')], moves: 1000 };

async function reviewed(language: 'en' | 'es' = 'en') {
  const at = await sitDown({ ...FINISHED, language });
  await at.user.keyboard('v');
  const panel = await waitFor(() => element('.review-panel'));
  await waitFor(() => expect(panel.textContent).toContain(at.words.review.done));
  return { at, panel };
}

describe('the review of a finished game', () => {
  test('tells chances, players, turning points and decisions, and is kept with the game', async () => {
    const { at, panel } = await reviewed();
    const plot = within(panel).getByRole('img');
    expect(plot.getAttribute('aria-label')).toMatch(/^Chance to win over \d+ turns; at the end /);
    expect(elements('polyline', panel)).toHaveLength(2);
    expect(elements('.review-players tbody tr', panel)).toHaveLength(4);
    expect(keptReview(at.session.id)?.outlook.at(-1)?.ply).toBe(at.ply);
  });

  test('leads from a decision to the moment before it', async () => {
    const { at, panel } = await reviewed();
    await at.user.selectOptions(within(panel).getByLabelText('Which'), 'All');
    const [first] = within(panel).getAllByRole('button', { name: /^Move \d+, / });
    const ply = Number(/^Move (\d+)/.exec(first.textContent?.trim() ?? '')?.[1]) - 1;
    await at.user.click(first);
    const told = ply === 0 ? 'Opening' : `Move ${ply} of ${at.ply}`;
    await waitFor(() => expect(at.status).toContain(told));
  });

  test('is not made again when it was kept', async () => {
    const { at } = await reviewed();
    await at.press('Close', element('.review-panel'));
    vi.stubGlobal('Worker', undefined);
    await at.user.keyboard('v');
    await waitFor(() => expect(screen.getByText(at.words.review.done)).toBeTruthy());
  });

  test('is told in Spanish', async () => {
    const { panel } = await reviewed('es');
    expect(within(panel).getByRole('heading', { name: 'Momentos decisivos' })).toBeTruthy();
    expect(within(panel).getByRole('rowheader', { name: 'Precisión' })).toBeTruthy();
    expect(foreignTexts()).toEqual([]);
  });

  test.each(['en', 'es'] as const)(
    'says in %s when it cannot be kept, and is shown all the same',
    async (language) => {
      const at = await sitDown({ ...FINISHED, language });
      fillStorage();
      await at.user.keyboard('v');
      const panel = await waitFor(() => element('.review-panel'));
      await waitFor(() => expect(panel.textContent).toContain(at.words.review.unkept));
      expect(within(panel).getByRole('img')).toBeTruthy();
    },
  );

  test('hires nobody when it was given up before it was begun', async () => {
    const { at } = await reviewed();
    localStorage.removeItem(`nabu.review.${at.session.id}`);
    const reviewing = new Reviewing(at.session, await rulesOf('ur'));
    const begun = reviewing.begin();
    reviewing.stop();
    await begun;
    expect(reviewing.store.getState()).toMatchObject({ phase: 'none', film: null });
  });

  test('is not offered while the game goes on', async () => {
    const at = await sitDown({ ...FINISHED, moves: 4, slow: true });
    await at.user.keyboard('v');
    expect(within(element('.top')).queryByRole('button', { name: 'Review' })).toBeNull();
    expect(elements('.review-panel')).toEqual([]);
  });
});

test('one core is left to the page, and no machine gets more workers than are of use', () => {
  expect([undefined, 1, 2, 4, 64].map(workersFor)).toEqual([1, 1, 1, 3, 4]);
});
