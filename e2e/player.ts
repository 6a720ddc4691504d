import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** A person at a table who plays by the text board, the way a screen reader user would. */
export class Player {
  readonly page: Page;
  #chance: number;

  constructor(page: Page, seed = 1) {
    this.page = page;
    this.#chance = seed;
  }

  /** The labels of the legal moves; empty when it is not this player's decision. */
  async moves(): Promise<string[]> {
    await this.#openTextBoard();
    await this.page.locator('.text-board[aria-busy="false"]').waitFor();
    return this.page.locator('.text-moves button').allTextContents();
  }

  /** Waits until this player has something to decide. */
  async myTurn(): Promise<void> {
    const count = () => this.moves().then((moves) => moves.length);
    await expect.poll(count, { timeout: 60_000 }).toBeGreaterThan(0);
  }

  /** Makes a legal move; returns its label, or null when there was nothing to decide. */
  async decide(prefer?: RegExp): Promise<string | null> {
    await this.liftCurtain();
    if (await this.over()) return null;
    const labels = await this.moves();
    if (labels.length === 0) return null;
    const wanted = labels.flatMap((label, i) => (prefer?.test(label) ? [i] : []));
    const pool = wanted.length > 0 ? wanted : labels.map((_, i) => i);
    const label = labels[pool[this.#below(pool.length)]];
    const before = await this.ply();
    const button = this.page.locator('.text-moves button').filter({ hasText: exactly(label) });
    const clicked = await button
      .first()
      .dispatchEvent('click', {}, { timeout: 2000 })
      .then(
        () => true,
        () => false,
      );
    if (clicked) await this.#settled(before);
    return clicked ? label : null;
  }

  async liftCurtain(): Promise<void> {
    const curtain = this.page.locator('dialog.curtain button');
    // Lifting it re-renders the page, so a click that comes to nothing is simply tried again.
    while (await curtain.isVisible()) await curtain.click({ timeout: 1000 }).catch(() => undefined);
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

  async #openTextBoard(): Promise<void> {
    const board = this.page.locator('.text-board');
    if (await board.isVisible()) return;
    await this.page.locator('.table').waitFor();
    await this.page.keyboard.press('t');
    await board.waitFor();
  }

  async #settled(before: number): Promise<void> {
    await expect.poll(() => this.ply(), { timeout: 15_000 }).not.toBe(before);
  }

  /** Small fixed chance of its own, so that a run can be repeated. */
  #below(bound: number): number {
    this.#chance = (Math.imul(this.#chance, 1664525) + 1013904223) >>> 0;
    return Math.floor((this.#chance / 2 ** 32) * bound);
  }
}

function exactly(label: string): RegExp {
  return new RegExp(`^${label.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`);
}
