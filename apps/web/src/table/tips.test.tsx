import { act, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { type AtTable, bot, element, elements, guest, sitDown } from '../../testing/table.tsx';
import { phrases as babel } from '../boards/babel/words/index.ts';
import { tipPhrases as babelTips } from '../boards/babel/words/tips.ts';
import { phrases as babylonia } from '../boards/babylonia/words/index.ts';
import { tipPhrases as babyloniaTips } from '../boards/babylonia/words/tips.ts';
import { LANGUAGES } from './kit.ts';

const ALONE = { game: 'babel', seats: [guest('Ana'), bot('random')], slow: true };
const card = () => waitFor(() => element('.tip-card'));
const gone = () => waitFor(() => expect(elements('.tip-card')).toEqual([]));

/** The first card of my hand, which is a button. */
const held = (at: AtTable) => element('.held-press', at.tray);

describe('what a card does', () => {
  test('is told when the mouse rests on it, and not any more when it has left', async () => {
    const at = await sitDown(ALONE);
    await at.user.hover(held(at));
    const tip = await card();
    expect(babelTips.en.powers.some((power) => tip.textContent?.includes(power))).toBe(true);
    await at.user.hover(element('.top'));
    await gone();
  });

  test('is not told when it comes to lie under a mouse that rests', async () => {
    const at = await sitDown(ALONE);
    const resting = { coords: { clientX: 40, clientY: 500 } };
    await at.user.pointer([{ target: element('.top'), ...resting }]);
    await at.user.pointer([{ target: held(at), ...resting }]);
    await new Promise((rested) => setTimeout(rested, 500));
    expect(elements('.tip-card')).toEqual([]);
    await at.user.pointer([{ target: element('.top'), coords: { clientX: 41, clientY: 500 } }]);
    await at.user.pointer([{ target: held(at), coords: { clientX: 42, clientY: 500 } }]);
    await card();
  });

  test('is told to the focus, as its description, until Escape', async () => {
    const at = await sitDown(ALONE);
    held(at).focus();
    const tip = await card();
    expect(held(at).getAttribute('aria-describedby')).toBe(tip.id);
    await at.user.keyboard('{Escape}');
    await gone();
    expect(held(at).hasAttribute('aria-describedby')).toBe(false);
  });

  test('is told to a finger that is held down, which then presses nothing', async () => {
    const at = await sitDown(ALONE);
    await at.user.pointer([{ keys: '[TouchA>]', target: held(at) }]);
    await card();
    await at.user.pointer([{ keys: '[/TouchA]', target: held(at) }]);
    expect(held(at).getAttribute('aria-pressed')).toBe('false');
    // The next touch closes it and does what it always does.
    await at.user.pointer([{ keys: '[TouchA]', target: held(at) }]);
    await gone();
    expect(held(at).getAttribute('aria-pressed')).toBe('true');
  });

  test('is not told to a finger whose short touch a busy page learns of late: it presses', async () => {
    const at = await sitDown(ALONE);
    const down = new PointerEvent('pointerdown', { pointerType: 'touch', bubbles: true });
    held(at).dispatchEvent(down);
    await card();
    const up = new PointerEvent('pointerup', { pointerType: 'touch', bubbles: true });
    Object.defineProperty(up, 'timeStamp', { value: down.timeStamp + 80 });
    held(at).dispatchEvent(up);
    await gone();
    act(() => held(at).click());
    expect(held(at).getAttribute('aria-pressed')).toBe('true');
  });
});

test('a row of Babel opens with all its cards, the newest first', async () => {
  const at = await sitDown({ ...ALONE, moves: 30 });
  const site = elements<Element>('[data-board] [data-tip^="site"]', at.board).find(
    (each) => each.querySelectorAll('.nation-card').length > 1,
  );
  const drawn = elements('.nation-card', site).map(({ classList }) => classList.item(1));
  await at.user.hover(element('.hit-area', site));
  await card();
  const told = elements('.tip-chips li').map(({ className }) => className);
  expect(told).toEqual(drawn.toReversed());
});

test('a stack of Babel opens with all its levels, the top first', async () => {
  const at = await sitDown({ ...ALONE, moves: 40 });
  const stack = element<Element>('[data-board] [data-tip^="stack"]', at.board);
  await at.user.hover(element('.hit-area', stack));
  const levels = elements('.level-number', stack).map(({ textContent }) => textContent);
  expect((await card()).textContent).toContain(levels[0]);
});

test('a token of Babylonia says what it does', async () => {
  const at = await sitDown({ ...ALONE, game: 'babylonia' });
  await at.user.hover(element('.stand-token', at.tray));
  const tip = await card();
  expect(babyloniaTips.en.tokens.some((text) => tip.textContent?.includes(text))).toBe(true);
});

test.each(LANGUAGES)('every card, power and token has one sentence in %s', (language) => {
  const sentences = [
    ...babelTips[language].powers,
    ...babyloniaTips[language].tokens,
    ...Object.values(babylonia[language].cards).map(({ text }) => text),
  ];
  expect(babelTips[language].powers).toHaveLength(babel[language].nations.length);
  for (const text of sentences) expect(text).toMatch(/^[A-ZÁÉÍÓÚ0-9].{20,}\.$/u);
});
