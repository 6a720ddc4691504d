/** A place at the table, 0-based, in turn order. */
export type Seat = number;

/** Somebody who looks at a match: a seat sees its own secrets, a spectator none. */
export type Viewer = Seat | 'spectator';

/** The only source of chance that rules may use. */
export interface Rng {
  /** A fair integer from 0 to `bound - 1`. */
  below(bound: number): number;
}

/** One word of a game's vocabulary of moves: made once, frozen, compared by identity. */
export interface Word {
  /** The word's place in `Game.vocabulary`. */
  readonly index: number;
}

/** Anything that happened; animation, log, screen reader and score explainer all read these. */
export interface GameEvent {
  readonly type: string;
}

/** Something hidden was turned up (not drawn): makes the move that told it a barrier to undo. */
export interface Revealed extends GameEvent {
  readonly type: 'revealed';
}

/** Points won or lost, with the clause that gives them and the pieces that earned them. */
export interface Scored extends GameEvent {
  readonly type: 'scored';
  readonly seat: Seat;
  readonly points: number;
  readonly clause: ClauseId;
  /** The pieces or places that earned the points, in the game's notation. */
  readonly pieces: readonly string[];
}

/** The id of a clause in a game's RULES.md, such as `P3`. */
export type ClauseId = string;

/** What a variant may be, and the values of all variants by their names. */
export type OptionValue = string | number | boolean;
export type OptionValues = { readonly [name: string]: OptionValue };

/** Every variant of a game with its preset and the values it may take. */
export type OptionSpec<Options> = {
  readonly [name in keyof Options]: {
    readonly preset: Options[name];
    readonly values: readonly Options[name][];
  };
};

/** What is agreed before a match: how many play, and which variants. */
export interface Table<Options> {
  readonly seats: number;
  readonly options: Options;
}

/** A seat's points so far, broken down by where they came from. */
export interface Score {
  readonly total: number;
  readonly parts: readonly { readonly source: string; readonly points: number }[];
}

/** How a match ended. */
export interface Result {
  /** The place of each seat, 1 for the winner; equal numbers share a place. */
  readonly places: readonly number[];
  /** The id of the ending in the game's words, such as `deck`. */
  readonly ending: string;
}

/** What the rules compare where points are equal, as numbers that can be told. */
export interface TieBreak {
  readonly clause: ClauseId;
  /** The figure of each seat. */
  readonly figures: readonly number[];
  readonly wins: 'most' | 'fewest';
}

/** Hears the events of a move. */
export type Tell<Event> = (event: Event) => void;

/** The rules of one game and nothing else: no clock, no network, no drawing, no opinion on which move is good. */
export interface Game<
  State,
  Move extends Word,
  View,
  Event extends GameEvent,
  Options extends OptionValues,
> {
  readonly id: string;
  /** The version of the rules, stored with every match. */
  readonly rules: number;
  readonly seats: { readonly min: number; readonly max: number };
  readonly options: OptionSpec<Options>;
  /** Every move that can ever be made, each once, at its own index. */
  readonly vocabulary: readonly Move[];

  setup(table: Table<Options>, rng: Rng, tell?: Tell<Event>): State;
  /** The seats that must decide now; empty exactly when the game is over. */
  actors(state: State): readonly Seat[];
  /** Every legal move of an acting seat, in a fixed order, without repeats; never empty for an actor, empty for others. */
  moves(state: State, seat: Seat): readonly Move[];
  /** Writes the same moves as a set, one bit for each word of the vocabulary; only where that is cheaper than a list. */
  legal?(state: State, seat: Seat, set: Int32Array): void;
  /** Carries out one legal move in place; `tell` hears what happened. */
  play(state: State, seat: Seat, move: Move, rng: Rng, tell?: Tell<Event>): void;
  copy(state: State): State;
  /** A uniformly random legal move of an acting seat, found without listing them all where that is possible. */
  sample(state: State, seat: Seat, rng: Rng): Move;

  /** All that a viewer may know, and no more; plain JSON. Whose it is stands under `viewer`, if at all. */
  view(state: State, viewer: Viewer): View;
  /** The event as a viewer hears it, or null when the viewer hears nothing. */
  witness(event: Event, viewer: Viewer): Event | null;
  /** A full state the viewer could not tell from the real one. Bots are given this and never a state. */
  imagine(view: View, rng: Rng): State;

  /** Points so far by seat. */
  scores(state: State): readonly Score[];
  /** Points by seat if the game ended now; only where the end itself gives points. `ranking` goes by them. */
  finalScores?(state: State): readonly Score[];
  /** The place of each seat if the game ended now, tie-breaks included. */
  ranking(state: State): readonly number[];
  /** What decides between equal points, as `ranking` has it; only where the rules know such a thing. */
  tieBreak?(state: State): TieBreak;
  /** The result once the game is over, else null. */
  result(state: State): Result | null;
  /** The clause that forbids a move to a seat, or null when it is legal. */
  refuse(state: State, seat: Seat, move: Move): ClauseId | null;

  readonly notation: Notation<State, Move, Event, Options>;
  /** What many games are looked at by; without it moves are told apart by their whole text and nothing else is counted. */
  readonly census?: Census<State, Move, Event>;
}

/** How many games are looked at together: which moves are alike, and what is counted. */
export interface Census<State, Move, Event> {
  /**
   * What a move is called where like positions are counted together. What hangs on the deal alone is left out; of the
   * state before the move only what everybody sees may be used.
   */
  like(state: State, move: Move): string;
  /** What of an event is worth counting. */
  count(event: Event): readonly Tally[];
}

/** One thing that somebody had or did: `{ heading: 'card', name: '3', seat: 1 }`. */
export interface Tally {
  readonly heading: string;
  readonly name: string;
  readonly seat: Seat;
}

/** How a game is written down: what travels, what is stored and what tests say. */
export interface Notation<State, Move, Event, Options> {
  format(move: Move): string;
  /** The move a text names, or null; tolerant of nothing but surrounding spaces. */
  parse(text: string): Move | null;
  /** What chance decided in this event (cards drawn, tiles turned), or null when the event holds no chance. */
  chance(event: Event): string | null;
  /** A whole position, secrets included, on one line. */
  writePosition(state: State): string;
  /** Reads a position back; throws a `PositionError` that says what is wrong and where. */
  readPosition(text: string, table: Table<Options>): State;
}

/** A position text that cannot be read; the message says what is wrong and what was expected. */
export class PositionError extends Error {
  override readonly name = 'PositionError';
}

/** A game whose types are not known here; methods are bivariant, so every `Game` fits. */
export type AnyGame = Game<unknown, Word, unknown, GameEvent, OptionValues>;
