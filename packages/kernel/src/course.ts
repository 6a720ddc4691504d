import type { Game, GameEvent, OptionValues, Word } from './contract.ts';
import type { Made } from './made.ts';
import { Refusal } from './refusal.ts';
import { PlyRng } from './rng.ts';
import { step } from './step.ts';

/** A move with all that happened by it, secrets included. */
export interface Entry<Move, Event> extends Made<Move> {
  /** The first move of a match is ply 1. */
  readonly ply: number;
  readonly events: readonly Event[];
}

/** A copy of the state is kept every so many plies, so that any ply is near one. */
const SNAPSHOT_EVERY = 64;

/**
 * The course of a match: its moves in order, and the state after any of them.
 * Events are not kept but told again by playing again, so that a match in memory stays small.
 */
export class Course<
  State,
  Move extends Word,
  View,
  Event extends GameEvent,
  Options extends OptionValues,
> {
  readonly #game: Game<State, Move, View, Event, Options>;
  readonly #seed: string;
  readonly #made: Made<Move>[] = [];
  readonly #snapshots: State[];

  constructor(game: Game<State, Move, View, Event, Options>, seed: string, first: State) {
    this.#game = game;
    this.#seed = seed;
    this.#snapshots = [game.copy(first)];
  }

  /** The moves, first to last. */
  get made(): readonly Made<Move>[] {
    return this.#made;
  }

  /** Goes on by a move that led to a state. */
  add(made: Made<Move>, state: State): void {
    const ply = this.#made.push(made);
    if (ply % SNAPSHOT_EVERY === 0) this.#snapshots[ply / SNAPSHOT_EVERY] = this.#game.copy(state);
  }

  /** Goes back to a ply; returns the moves that came after it. */
  cut(ply: number): readonly Made<Move>[] {
    this.#snapshots.length = Math.floor(ply / SNAPSHOT_EVERY) + 1;
    return this.#made.splice(ply);
  }

  /** The state after so many moves: a copy that nobody else holds. */
  at(ply: number): State {
    const plies = this.#made.length;
    if (!Number.isInteger(ply) || ply < 0 || ply > plies)
      throw new Refusal('stale', `There is no ply ${ply}: the match has ${plies}.`);
    const nearest = Math.floor(ply / SNAPSHOT_EVERY);
    const state = this.#game.copy(this.#snapshots[nearest]);
    for (let i = nearest * SNAPSHOT_EVERY; i < ply; i++) {
      const { seat, move } = this.#made[i];
      this.#game.play(state, seat, move, new PlyRng(this.#seed, i + 1));
    }
    return state;
  }

  /** The state after so many moves, at least one, and what happened by the last of them: a copy that nobody else holds. */
  reached(ply: number): { readonly state: State; readonly events: readonly Event[] } {
    const state = this.at(ply - 1);
    const { seat, move } = this.#madeBy(ply);
    const { events } = step(this.#game, state, seat, move, new PlyRng(this.#seed, ply));
    return { state, events };
  }

  #madeBy(ply: number): Made<Move> {
    const made = this.#made[ply - 1];
    if (made) return made;
    throw new Refusal('stale', `There is no ply ${ply}: the match has ${this.#made.length}.`);
  }

  /** The moves after a given ply with all that happened by them, secrets included. */
  *replay(afterPly: number): Generator<Entry<Move, Event>> {
    const state = this.at(afterPly);
    let ply = afterPly;
    for (const made of this.#made.slice(afterPly)) {
      const rng = new PlyRng(this.#seed, ++ply);
      const { events } = step(this.#game, state, made.seat, made.move, rng);
      yield { ...made, ply, events };
    }
  }
}
