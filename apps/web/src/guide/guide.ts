import type { Comparison } from '@nabu/search';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { TableSession } from '../session/table-session.ts';
import { type GuideKept, keepGuide } from './kept.ts';

/** A move that is not made yet because it throws something away. */
export interface Warning extends Comparison {
  readonly ply: number;
}

interface GuideState extends GuideKept {
  readonly warning: Warning | null;
  /** A move is being compared with the best one. */
  readonly checking: boolean;
}

/** Whoever loses so much of their chances is warned first. */
const THROWN_AWAY = 0.1;
/** So little is nothing to speak of: the move was good. */
const NOTHING = 0.03;

/** The guide at one table of this device: warns before moves, learns how well they are chosen, can be silenced. */
export class Guide {
  readonly store: StoreApi<GuideState>;
  readonly #session: TableSession;
  /** The last move that was asked about; older answers count no more. */
  #asked = 0;
  /** The last move that was found good enough, at its ply: it is asked about again once it is confirmed. */
  #allowed = '';

  constructor(session: TableSession, kept: GuideKept) {
    this.#session = session;
    this.store = createStore(() => ({ ...kept, warning: null, checking: false }));
  }

  /** Whether a move may be made now: false for one that throws something away, until it is chosen once more. */
  async allows(move: string): Promise<boolean> {
    const { silenced, warning } = this.store.getState();
    const ply = this.#session.store.getState().now?.ply ?? 0;
    const asked = ++this.#asked;
    const insisted = warning?.move === move && warning.ply === ply;
    if (silenced || insisted || this.#allowed === `${ply} ${move}`) {
      this.store.setState({ warning: null, checking: false });
      return true;
    }
    this.store.setState({ checking: true, warning: null });
    const comparison = await this.#session.compare?.(move).catch(() => null);
    if (asked !== this.#asked) return false;
    this.store.setState({ checking: false });
    const may = !comparison || this.#judge(comparison, ply);
    if (may) this.#allowed = `${ply} ${move}`;
    return may;
  }

  #judge(comparison: Comparison, ply: number): boolean {
    const { loses } = comparison;
    if (loses >= THROWN_AWAY) {
      this.store.setState(({ poor }) => ({ poor: poor + 1, warning: { ...comparison, ply } }));
    } else if (loses <= NOTHING) this.store.setState(({ good }) => ({ good: good + 1 }));
    else this.store.setState(({ poor }) => ({ poor: poor + 1 }));
    this.#keep();
    return loses < THROWN_AWAY;
  }

  /** Takes a warning away; the move is not made. */
  heed(): void {
    this.store.setState({ warning: null });
  }

  /** Says nothing any more, or speaks again; also when the page is opened again. */
  silence(silenced: boolean): void {
    this.store.setState({ silenced, warning: null });
    this.#keep();
  }

  #keep(): void {
    const { silenced, good, poor } = this.store.getState();
    keepGuide(this.#session.id, { silenced, good, poor });
  }
}
