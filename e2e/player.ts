import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { PATIENCE } from './browser.ts';

/** What a page shows of its table at one moment. */
interface Sight {
  readonly ply: number;
  readonly over: boolean;
  /** The text board is open. */
  readonly open: boolean;
  /** The labels of the legal moves on the text board, once it shows the present. */
  readonly labels: readonly string[];
  /** What the page says is to be done, and what it refused. */
  readonly said: string;
}

/** A person at a table who plays by the text board, the way a screen reader user would. */
export class Player {
  readonly page: Page;
  #chance: number;

  constructor(page: Page, seed = 1) {
    this.page = page;
    this.#chance = seed;
  }

  /** The labels of the legal moves; empty when it is not this player's decision. */
  async moves(): Promise<readonly string[]> {
    await this.openTextBoard();
    await this.page.locator('.text-board[aria-busy="false"]').waitFor();
    return (await this.sight()).labels;
  }

  /** Waits until this player has something to decide. */
  async myTurn(): Promise<void> {
    const count = () => this.moves().then((moves) => moves.length);
    await expect.poll(count).toBeGreaterThan(0);
  }

  /** Makes a legal move as soon as there is one to make, and waits until it is made. */
  async move(prefer?: RegExp): Promise<void> {
    await playUntil([this], (moves) => moves > 0, prefer);
  }

  /** Makes a legal move and waits until it is made; returns its label, or null when there is nothing to decide just now. */
  async decide(prefer?: RegExp): Promise<string | null> {
    await this.liftCurtain();
    const { over, open, labels, ply } = await this.sight();
    if (!over && !open) await this.openTextBoard();
    if (over || labels.length === 0) return null;
    const wanted = labels.flatMap((label, i) => (prefer?.test(label) ? [i] : []));
    const pool = wanted.length > 0 ? wanted : labels.map((_, i) => i);
    const place = pool[this.#below(pool.length)];
    if (!(await this.#press(place, labels[place], ply))) return null;
    await this.#made(labels[place], ply);
    return labels[place];
  }

  async liftCurtain(): Promise<void> {
    const curtain = this.page.locator('dialog.curtain');
    if (!(await curtain.isVisible())) return;
    await curtain.getByRole('button').click();
    await curtain.waitFor({ state: 'hidden' });
  }

  /** The number of moves made, as the page knows it. */
  async ply(): Promise<number> {
    return Number(await this.page.locator('.table').getAttribute('data-ply'));
  }

  async over(): Promise<boolean> {
    return (await this.page.locator('.table').getAttribute('data-over')) === 'true';
  }

  /** The totals on the seats, in seat order. */
  async scores(): Promise<number[]> {
    return (await this.page.locator('.seat-score').allTextContents()).map(Number);
  }

  /** Opens the text board, unless a curtain falls meanwhile: then no key reaches the table. */
  async openTextBoard(): Promise<void> {
    await this.page.locator('.table').waitFor();
    if (await this.#textBoard.isVisible()) return;
    await this.page.keyboard.press('t');
    await this.page.locator('.text-board:visible, dialog.curtain:visible').first().waitFor();
  }

  async closeTextBoard(): Promise<void> {
    if (!(await this.#textBoard.isVisible())) return;
    await this.page.keyboard.press('t');
    await this.#textBoard.waitFor({ state: 'hidden' });
  }

  /** All that is seen at one moment: asked one by one, the answers would be of different moments. */
  async sight(): Promise<Sight> {
    await this.page.locator('.table').waitFor();
    return this.page.evaluate(() => {
      const table = document.querySelector<HTMLElement>('.table');
      const text = (selector: string) => document.querySelector(selector)?.textContent ?? '';
      const buttons = document.querySelectorAll(
        '.text-board[aria-busy="false"] .text-moves button',
      );
      return {
        ply: Number(table?.dataset.ply),
        over: table?.dataset.over === 'true',
        open: document.querySelector('.text-board') !== null,
        labels: [...buttons].map((button) => button.textContent),
        said: `${text('.tray-prompt')} ${text('.toasts')} ${text('.connection')}`.trim(),
      };
    });
  }

  get #textBoard() {
    return this.page.locator('.text-board');
  }

  /** Presses the button of a move; false when the page shows another moment by now. */
  #press(place: number, label: string, ply: number): Promise<boolean> {
    return this.page.evaluate(
      ([place, label, ply]) => {
        const board = '.text-board[aria-busy="false"] .text-moves button';
        const button = document.querySelectorAll<HTMLElement>(board)[place];
        const now = document.querySelector<HTMLElement>('.table')?.dataset.ply;
        if (button?.textContent !== label || now !== String(ply)) return false;
        button.click();
        return true;
      },
      [place, label, ply] as const,
    );
  }

  async #made(label: string, before: number): Promise<void> {
    const late = Date.now() + PATIENCE;
    for (let seen = await this.sight(); seen.ply === before; seen = await this.sight()) {
      if (Date.now() > late)
        throw new Error(
          `The move "${label}" was pressed and not made. The page says: ${seen.said}`,
        );
      await this.page.waitForTimeout(20);
    }
  }

  /** Small fixed chance of its own, so that a run can be repeated. */
  #below(bound: number): number {
    this.#chance = (Math.imul(this.#chance, 1664525) + 1013904223) >>> 0;
    return Math.floor((this.#chance / 2 ** 32) * bound);
  }
}

/** Everybody decides what there is to decide until something holds; throws when nothing happens at the table any more. */
export async function playUntil(
  players: readonly Player[],
  enough: (moves: number) => boolean | Promise<boolean>,
  prefer?: RegExp | ((moves: number) => RegExp | undefined),
): Promise<void> {
  const [first] = players;
  let late = Date.now() + PATIENCE;
  let last = -1;
  for (let moves = 0; !(await enough(moves)); ) {
    const before = moves;
    const wish = typeof prefer === 'function' ? prefer(moves) : prefer;
    for (const player of players) if ((await player.decide(wish)) !== null) moves++;
    const { ply, over, said } = await first.sight();
    if (ply !== last || moves !== before) late = Date.now() + PATIENCE;
    last = ply;
    if (over && (await enough(moves))) return;
    if (over || Date.now() > late)
      throw new Error(
        `${over ? 'The game is over' : 'Nothing happens any more'} at move ${ply}: ${said}`,
      );
    if (moves === before) await first.page.waitForTimeout(30);
  }
}

/** Everybody plays until the game is over. */
export function playOut(
  players: readonly Player[],
  prefer?: RegExp | ((moves: number) => RegExp | undefined),
): Promise<void> {
  return playUntil(players, () => players[0].over(), prefer);
}

/** Waits until all pages show the same moment of a match that rests; returns its ply. */
export async function sameMoment(players: readonly Player[]): Promise<number> {
  const plies = () => Promise.all(players.map((player) => player.ply()));
  await expect.poll(async () => new Set(await plies()).size).toBe(1);
  return players[0].ply();
}
