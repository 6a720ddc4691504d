import { type AnyGame, type AnyMatch, Match, presets, type Seat } from '@nabu/kernel';
import type { Entry, Now } from '@nabu/protocol';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { type TableSession, type TableState, UNOPENED } from '../src/session/table-session.ts';

/** A table with one person on a seat and a test that moves for everybody else. */
export class PlanSession implements Pick<TableSession, 'id' | 'home' | 'store' | 'play'> {
  readonly home = 'here';
  readonly match: AnyMatch;
  readonly store: StoreApi<TableState>;
  readonly seat: Seat;
  readonly id: string;
  #entries: Entry[];

  constructor(game: AnyGame, seat: Seat, id = 'planned', seats = game.seats.min) {
    this.match = Match.start(game, {
      ...{ seats, options: presets(game.options), seed: '7'.repeat(32) },
    });
    this.seat = seat;
    this.id = id;
    this.#entries = [{ n: 1, at: 0, kind: 'started', events: this.match.opening(seat) }];
    this.store = createStore<TableState>(() => ({ ...UNOPENED, ...this.#state() }));
  }

  /** The session as parts of the page take it: what it lacks is not asked for here. */
  get asSession(): TableSession {
    return this as unknown as TableSession;
  }

  /** Makes a move of any seat. */
  move(seat: Seat, text: string): void {
    const { ply } = this.match.play(seat, text);
    const events = this.match.heardAt(ply, this.seat);
    this.#entries.push({ n: this.#entries.length + 1, at: 0, kind: 'played', seat, ply, events });
    this.store.setState(this.#state());
  }

  undo(seat: Seat): void {
    const ply = this.match.undo(seat);
    this.#entries.push({ n: this.#entries.length + 1, at: 0, kind: 'undone', seat, ply });
    this.store.setState(this.#state());
  }

  async play(text: string): Promise<null> {
    this.move(this.seat, text);
    return null;
  }

  #state(): Partial<TableState> {
    const { match, seat } = this;
    const texts = match.moves(seat).map((move) => match.game.notation.format(move));
    const now: Now = {
      ...{ n: this.#entries.length, phase: match.over ? 'over' : 'playing', ply: match.ply },
      ...{ actors: match.actors, view: match.view(seat), moves: texts, scores: match.scores },
      ...{ result: match.result, canUndo: match.canUndo(seat), canRedo: false, offer: null },
      ...{ agreed: [], pause: null, clock: null, thoughts: [] },
    };
    return { connection: 'open', you: seat, mine: [seat], entries: [...this.#entries], now };
  }
}
