import type { AnyGame } from '@nabu/kernel';
import type { Locator, Page } from 'playwright-core';

/** Moves that the main button makes. */
const ENDS = ['end', 'done', 'pass'];
const TOKENS: { readonly [letter: string]: string } = {
  ...{ m: 'merchant', s: 'servant', p: 'priest', f: 'farmer' },
};

const part = (page: Page, name: string): Locator =>
  page.locator(`.table [data-part="${name}"]`).filter({ visible: true }).first();

/** What is pressed to make a move, one after the other: pieces, spaces and buttons of the board and the tray. */
async function presses(page: Page, game: AnyGame, notation: string): Promise<readonly Locator[]> {
  const move = game.notation.parse(notation);
  const made = part(page, `move ${move?.index}`);
  const card = game.id === 'babel' && /^(?:dep|mv) (\w)/.exec(notation)?.[1];
  if (card) return [part(page, `hand ${card}`), made];
  const [, token, hex] = (game.id === 'babylonia' && /^(\w)@(\w+)$/.exec(notation)) || [];
  if (token && hex) {
    const held = page.locator('.stand-token', { hasText: new RegExp(TOKENS[token]) });
    // One that is in hand already would be put back.
    const taken = (await held.getAttribute('aria-pressed')) === 'true';
    return taken ? [part(page, hex)] : [held, part(page, hex)];
  }
  const ends = move && 'type' in move && ENDS.includes(String(move.type));
  return [ends ? part(page, 'end') : made];
}

/** Makes a move on the board itself; false, and nothing is pressed, where its pieces are not pressed one by one. */
export async function makeByHand(
  page: Page,
  game: AnyGame,
  notation: string,
  press: (target: Locator) => Promise<void> = (target) => target.click(),
): Promise<boolean> {
  const [first, ...rest] = await presses(page, game, notation);
  if ((await first.count()) === 0) return false;
  await press(first);
  for (const target of rest) await press(target);
  return true;
}
