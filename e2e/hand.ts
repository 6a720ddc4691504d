import { RESOURCES } from '@nabu/games/amyitis';
import { cellNamed } from '@nabu/games/babylon';
import type { AnyMatch } from '@nabu/kernel';
import type { Locator, Page } from 'playwright-core';
import { layTile } from './hand-garden.ts';

/** Moves that the main button makes. */
const ENDS = ['end', 'done', 'pass'];
/** Kinds of tokens in Babylonia, as boards count them. */
const TOKENS = 'mspf';
/** Goods of Amyitis, in the order in which they lie in the tray. */
const GOODS: readonly string[] = RESOURCES;
/** Where Amyitis shows its cities on a narrow window. */
const CARAVAN_PAGE = 2;

/** Moves that a finger aims at before it makes them. */
const TOUCHED_TWICE: { readonly [game: string]: RegExp } = {
  ...{ babylonia: /@/, amyitis: /./, ur: /^move/ },
};

/** A person who makes moves with what lies on the board and in the tray, by mouse or by finger. */
export class Hand {
  readonly page: Page;
  readonly touches: boolean;

  constructor(page: Page, touches = false) {
    this.page = page;
    this.touches = touches;
  }

  /** Presses a part in its middle, or where else nothing lies over it: cards and runs lie over the sites of Babel. */
  async press(target: Locator): Promise<void> {
    const where = await target.evaluate((part) => {
      const { left, top, width, height } = part.getBoundingClientRect();
      const free = [0.5, 0.97, 0.03, 0.9, 0.1, 0.75, 0.25]
        .map((down) => ({ x: width / 2, y: height * down }))
        .find(({ x, y }) => part.contains(document.elementFromPoint(left + x, top + y)));
      return free ? { position: free } : {};
    });
    return this.touches ? target.tap(where) : target.click(where);
  }

  /** What has a name on the board or in the tray. */
  part(name: string): Locator {
    return this.page.locator(`.table [data-part="${name}"]`).filter({ visible: true }).first();
  }

  /** Presses a button that stays pressed, unless it is. */
  async take(button: Locator): Promise<void> {
    if ((await button.getAttribute('aria-pressed')) !== 'true') await this.press(button);
  }

  /** Makes a move of whoever decides in a match, which the page shows. */
  async make(match: AnyMatch, notation: string): Promise<void> {
    const move = match.game.notation.parse(notation);
    if (!move) throw new Error(`${notation} is no move of ${match.game.id}.`);
    const made = this.part(`move ${move.index}`);
    const ends = 'type' in move && ENDS.includes(String(move.type));
    const last = ends ? this.part('end') : await this.#upTo(match, notation, made);
    if (last) await this.#finally(last, match, notation);
  }

  /** Takes up what a move needs; gives what is pressed last. */
  #upTo(match: AnyMatch, notation: string, made: Locator): Promise<Locator | null> {
    switch (match.game.id) {
      case 'babel':
        return this.#babel(notation, made);
      case 'babylonia':
        return this.#babylonia(notation, made);
      case 'amyitis':
        return this.#amyitis(notation, made);
      case 'babylon':
        return this.#babylon(match, notation, made);
      default:
        return Promise.resolve(made);
    }
  }

  /** The last press; where a finger only aims by it, it touches again. */
  async #finally(last: Locator, { game }: AnyMatch, notation: string): Promise<void> {
    await this.press(last);
    if (!this.touches || !TOUCHED_TWICE[game.id]?.test(notation)) return;
    await this.#looked();
    await this.press(last);
  }

  /** Nobody touches again before what the first touch led to is on the screen. */
  #looked(): Promise<void> {
    return this.page.evaluate(async () => {
      const frame = () => new Promise((done) => requestAnimationFrame(done));
      for (let frames = 0; frames < 3; frames++) await frame();
    });
  }

  async #babel(notation: string, made: Locator): Promise<Locator> {
    const card = /^(?:dep|mv) (\w)/.exec(notation)?.[1];
    if (card) await this.press(this.part(`hand ${card}`));
    const [, from, to] = /^mig (\w)>(\w)$/.exec(notation) ?? [];
    if (!from) return made;
    await this.press(this.page.locator('.tray-actions > button:not([data-part])').last());
    await this.press(this.part(`1:${from}`));
    return this.part(`1:${to}`);
  }

  async #babylonia(notation: string, made: Locator): Promise<Locator> {
    if (notation.startsWith('card ')) return this.part(notation).getByRole('button');
    const [, token, hex] = /^(\w)@(\w+)$/.exec(notation) ?? [];
    if (!token) return made;
    await this.take(this.page.locator(`[data-tip="token ${TOKENS.indexOf(token)}"]`));
    return this.part(hex);
  }

  async #amyitis(notation: string, made: Locator): Promise<Locator> {
    const tabs = this.page.locator('.tabs .tab');
    if (notation.startsWith('caravan ') && (await tabs.count()) > 0)
      await this.press(tabs.nth(CARAVAN_PAGE));
    const sold = /^sell (.*)$/.exec(notation)?.[1].split(',') ?? [];
    for (const good of sold) await this.press(this.page.locator('.good').nth(GOODS.indexOf(good)));
    return made;
  }

  async #babylon(match: AnyMatch, notation: string, made: Locator): Promise<Locator | null> {
    const [kind, where] = notation.split(' ');
    const holds = this.page.locator('.tray-actions .choice-move[aria-pressed]');
    switch (kind) {
      case 'dig':
      case 'remove':
        await this.press(this.part(`quarry ${where}`));
        return this.part('end');
      case 'build':
        await layTile(this, match, notation);
        return null;
      case 'symbol':
        await this.take(holds.nth(1));
        await this.press(this.page.locator(`[data-cell="${cellNamed(where)}"]`).first());
        return made;
      case 'store':
      case 'discard':
        return made;
      default:
        await this.take(holds.first());
        return made;
    }
  }
}
