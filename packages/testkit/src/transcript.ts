import type { Game, GameEvent, OptionValues, Seat, Table, Word } from '@nabu/kernel';
import { presets, rngFrom } from '@nabu/kernel';
import { expect } from 'vitest';
import { difference } from './difference.ts';
import { RiggedRng } from './rigged.ts';

/** A table at which a transcript is played. */
export interface TableSettings<Options> {
  readonly seats: number;
  /** Options that differ from their presets. */
  readonly options?: Partial<Options>;
}

/** Lays out a table of a game; a position is then `given` or `dealt`. */
export function table<
  State,
  Move extends Word,
  View,
  Event extends GameEvent,
  Options extends OptionValues,
>(game: Game<State, Move, View, Event, Options>, { seats, options }: TableSettings<Options>) {
  const set: Table<Options> = { seats, options: { ...presets(game.options), ...options } };
  return {
    /** Begins at a position in the game's own text. */
    given: (position: string) =>
      new Transcript(game, set, game.notation.readPosition(position, set)),
    /** Begins with the setup that a seed gives. */
    dealt: (seed: number | string) => new Transcript(game, set, game.setup(set, rngFrom(seed))),
  };
}

/**
 * A game as it is told in a rulebook: moves that are played, what the table shows then, and what
 * is not allowed. Every step throws with the position at hand when it does not hold.
 */
export class Transcript<
  State,
  Move extends Word,
  View,
  Event extends GameEvent,
  Options extends OptionValues,
> {
  readonly game: Game<State, Move, View, Event, Options>;
  readonly table: Table<Options>;
  readonly state: State;
  readonly #rng = new RiggedRng();
  #seat: Seat | null = null;
  #events: Event[] = [];

  constructor(game: Game<State, Move, View, Event, Options>, set: Table<Options>, state: State) {
    this.game = game;
    this.table = set;
    this.state = state;
  }

  /** The text of the position now. */
  get position(): string {
    return this.game.notation.writePosition(this.state);
  }

  /** What happened during the last `plays`. */
  get events(): readonly Event[] {
    return this.#events;
  }

  /** Who plays where more than one seat could decide, and whose moves are asked about from here on, in turn or not. */
  as(seat: Seat): this {
    this.#seat = seat;
    return this;
  }

  /** What chance gives next: the results of `rng.below`, in order. */
  draws(...values: readonly number[]): this {
    this.#rng.add(...values);
    return this;
  }

  /** Plays moves separated by semicolons, each for the seat that must decide. */
  plays(moves: string): this {
    this.#events = [];
    for (const text of moves.split(';')) {
      const seat = this.#actor();
      const move = this.#word(text);
      const clause = this.game.refuse(this.state, seat, move);
      if (clause !== null) this.#fail(`seat ${seat} may not play ${text.trim()} [${clause}]`);
      this.game.play(this.state, seat, move, this.#rng, (event) => this.#events.push(event));
    }
    if (this.#rng.left.length > 0) this.#fail(`chance was not asked for ${this.#rng.left}`);
    return this;
  }

  /** The position text has each of these words as a whole word. */
  shows(...words: readonly string[]): this {
    const shown = this.position.split(' ');
    for (const word of words.flatMap((text) => text.split(' ')))
      if (!shown.includes(word)) this.#fail(`it does not show ${word}`);
    return this;
  }

  /** The position text has no word for any of these places: `lacks('T2:H')` when there is no `T2:H=...`. */
  lacks(...places: readonly string[]): this {
    for (const word of this.position.split(' '))
      if (places.includes(word.split('=')[0])) this.#fail(`it shows ${word}`);
    return this;
  }

  /** Each of these moves is refused; `'H [A5]'` says by which clause. */
  cannot(...moves: readonly string[]): this {
    for (const text of moves) {
      const [, name, clause] = /^(.*?)(?:\[(\w+)\])?$/.exec(text) ?? [text, text];
      const found = this.game.refuse(this.state, this.#asked(), this.#word(name));
      if (found === null) this.#fail(`${name.trim()} is allowed`);
      if (clause && found !== clause) this.#fail(`${name.trim()} is refused by ${found}`);
    }
    return this;
  }

  /** Each of these moves is legal. */
  can(...moves: readonly string[]): this {
    for (const text of moves) {
      const clause = this.game.refuse(this.state, this.#asked(), this.#word(text));
      if (clause !== null) this.#fail(`${text} is refused by ${clause}`);
    }
    return this;
  }

  /** These moves are legal and no others. */
  canOnly(...moves: readonly string[]): this {
    const offered = this.game.moves(this.state, this.#asked()).map(this.game.notation.format);
    expect(new Set(offered), this.position).toEqual(new Set(moves));
    return this;
  }

  /** These seats, and no others, must decide now. */
  awaits(...seats: readonly Seat[]): this {
    expect(this.game.actors(this.state), this.position).toEqual(seats);
    return this;
  }

  /** The last moves told an event with at least these properties. */
  tells(part: Partial<Event>): this {
    const told = this.#events.some((event) => difference({ ...event, ...part }, event) === null);
    if (!told) this.#fail(`no ${JSON.stringify(part)} among ${JSON.stringify(this.#events)}`);
    return this;
  }

  /** The totals of all seats, in order. */
  scores(...totals: readonly number[]): this {
    const found = this.game.scores(this.state).map(({ total }) => total);
    expect(found, this.position).toEqual(totals);
    return this;
  }

  /** The game is over, with this ending and these places. */
  over(ending: string, ...places: readonly number[]): this {
    expect(this.game.result(this.state), this.position).toEqual({ ending, places });
    expect(this.game.actors(this.state), this.position).toEqual([]);
    return this;
  }

  /** The game is not over. */
  goesOn(): this {
    expect(this.game.result(this.state), this.position).toBeNull();
    return this;
  }

  /** The same position once more, to try something else from here. */
  again(): Transcript<State, Move, View, Event, Options> {
    return new Transcript(this.game, this.table, this.game.copy(this.state));
  }

  #actor(): Seat {
    const actors = this.game.actors(this.state);
    if (this.#seat !== null && (actors.length !== 1 || actors[0] === this.#seat)) return this.#seat;
    return actors[0] ?? 0;
  }

  #asked(): Seat {
    return this.#seat ?? this.#actor();
  }

  #word(text: string): Move {
    return this.game.notation.parse(text) ?? this.#fail(`"${text.trim()}" is not a move`);
  }

  #fail(what: string): never {
    throw new Error(`At ${this.position}: ${what}.`);
  }
}
