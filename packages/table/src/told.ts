import type { GameEvent, OptionValues, OutReason, Score, Seat } from '@nabu/kernel';
import type { Admits } from './admits.ts';
import type { Offer } from './deeds.ts';
import type { Language, Phase, Visibility } from './facts.ts';
import type { Fill } from './filling.ts';
import type { Pace } from './pace.ts';

/** Who holds a seat. A `guest` keeps the seat while a bot sits in for them (`standIn`). */
export interface SeatInfo {
  readonly seat: Seat;
  readonly kind: 'open' | 'guest' | 'bot';
  /** The guest's name; null for an open seat or a bot. */
  readonly name: string | null;
  /** The bot that holds the seat, as it was asked for. */
  readonly bot: string | null;
  /** Whether the guest is here; a bot always is. */
  readonly online: boolean;
  /** The bot that plays for an absent guest until they return, or for one who is out. */
  readonly standIn: string | null;
  /** When an absent guest was last here (ms since 1970); null while they are. */
  readonly awaySince: number | null;
  /** How the guest came to be out of the game; null while they are in it. */
  readonly out: OutReason | null;
  /** The others chose to wait for the guest. */
  readonly awaited: boolean;
}

/** What anybody may know of a table without looking at its board. */
export interface TableInfo {
  readonly id: string;
  readonly game: string;
  readonly rules: number;
  /** False when this build has no such rules: the table can be listed but not shown. */
  readonly known: boolean;
  readonly options: OptionValues;
  /** SHA-256 of the seed, which is published with the record: nobody can change the chance of a match. */
  readonly commitment: string;
  readonly seats: readonly SeatInfo[];
  readonly phase: Phase;
  readonly visibility: Visibility;
  readonly rated: boolean;
  readonly caretaker: string;
  readonly pace: Pace | null;
  readonly language: Language | null;
  readonly admits: Admits;
  readonly fill: Fill | null;
  readonly created: number;
  /** The table this one is a rematch of, and the rematch of this one. */
  readonly before: string | null;
  readonly after: string | null;
}

/** How a match ended. */
export interface Outcome {
  readonly places: readonly number[];
  readonly ending: string;
}

/**
 * A deed as one viewer hears of it, numbered from 1. A move itself is never told, because in some
 * games it is a secret: `played` carries the events the viewer witnessed.
 */
export type Entry = { readonly n: number; readonly at: number } & (
  | { readonly kind: 'joined'; readonly seat: Seat; readonly name: string }
  | { readonly kind: 'started'; readonly events: readonly GameEvent[] }
  | {
      readonly kind: 'played' | 'redone';
      readonly seat: Seat;
      /** The moves now made. */
      readonly ply: number;
      readonly events: readonly GameEvent[];
    }
  | { readonly kind: 'undone'; readonly seat: Seat; readonly ply: number }
  | { readonly kind: 'offered'; readonly seat: Seat; readonly what: Offer }
  | {
      readonly kind:
        | 'accepted'
        | 'declined'
        | 'left'
        | 'returned'
        | 'awaited'
        | 'sealed'
        | 'resigned'
        | 'timeUp'
        | 'forfeited';
      readonly seat: Seat;
    }
  /** The house was not there for so long (ms): that is nobody's time. */
  | { readonly kind: 'held'; readonly ms: number }
  | { readonly kind: 'paused'; readonly what: 'pause' | 'postpone' }
  | { readonly kind: 'resumed' }
  | { readonly kind: 'ended'; readonly result: Outcome }
  | {
      readonly kind: 'tookOver' | 'filled' | 'botReplaced';
      readonly seat: Seat;
      readonly bot: string;
    }
  | { readonly kind: 'rematch'; readonly table: string }
);

/** What a seat has left: of its bank or vacation, and of what the decision at hand may take for nothing (ms). */
export interface TimeLeft {
  readonly bank: number;
  readonly free: number;
}

/** The clocks of a table: what each seat had left at a moment, and whose time has run since. */
export interface ClockTold {
  /** Milliseconds since 1970 by the clock of the house; it may lie ahead, while the house holds time back. */
  readonly since: number;
  readonly running: readonly Seat[];
  readonly seats: readonly TimeLeft[];
}

/** A game that is stopped, or (postponed and not yet sealed) about to be. */
export interface PauseTold {
  readonly what: 'pause' | 'postpone';
  /** Whose decision lies sealed. */
  readonly sealedBy: Seat | null;
  /** When play goes on whoever is ready; null until somebody calls for it. */
  readonly resumesAt: number | null;
}

/** The match as one viewer has it now; `view` is null until it starts. */
export interface Now {
  /** The last entry this is the outcome of. */
  readonly n: number;
  readonly phase: Phase;
  /** The number of moves made. */
  readonly ply: number;
  /** The seats that must decide. */
  readonly actors: readonly Seat[];
  /** All that this viewer may know: the game's `view`. */
  readonly view: unknown;
  /** This viewer's legal moves in notation; empty unless they must decide. */
  readonly moves: readonly string[];
  readonly scores: readonly Score[];
  readonly result: Outcome | null;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** What was offered; null when nothing is. */
  readonly offer: Offer | null;
  /** Who has agreed to the offer; the first of them made it. */
  readonly agreed: readonly Seat[];
  readonly pause: PauseTold | null;
  /** Null at a table without a clock. */
  readonly clock: ClockTold | null;
  /** The seats whose bot can be asked for its last thoughts. */
  readonly thoughts: readonly Seat[];
}

/** The match as a viewer saw it after so many moves, and what they witnessed of the last of them. */
export interface ViewAt {
  readonly ply: number;
  /** The last ply there is. */
  readonly last: number;
  readonly view: unknown;
  readonly events: readonly GameEvent[];
}

/** What may be told of one decision of a bot. */
export interface Decision {
  /** The number of moves made before it. */
  readonly ply: number;
  /** The moves it was between, best first, each with its chance to win (0 to 1). */
  readonly moves: readonly {
    readonly move: string;
    readonly chance: number;
    readonly made: boolean;
  }[];
  /** Why it made the move, in points: whom it costs what, what it makes ready, what the best other move would have left open. */
  readonly reason: {
    readonly denies: Points | null;
    readonly prepares: number | null;
    readonly fears: Points | null;
  } | null;
  /** The bot knew more than the asker: until the game is over moves and chances are as the asker could see them. */
  readonly secret: boolean;
}

/** Points of a seat. */
interface Points {
  readonly seat: Seat;
  readonly points: number;
}

/** What a bot thought in its last turn, decision by decision, as far as one viewer may know. */
export interface Thoughts {
  readonly seat: Seat;
  readonly decisions: readonly Decision[];
}
