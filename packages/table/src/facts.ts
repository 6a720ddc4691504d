import type { OptionValues } from '@nabu/kernel';

export const LANGUAGES = ['en', 'es'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Who finds a table: everyone in the lobby, or only those who were given its link. */
export const VISIBILITIES = ['public', 'link'] as const;
export type Visibility = (typeof VISIBILITIES)[number];

/** A table waits until every seat is taken, is played, and is over. */
export const PHASES = ['waiting', 'playing', 'over'] as const;
export type Phase = (typeof PHASES)[number];

/** What is settled when a table is set up and never changes. */
export interface Facts {
  readonly id: string;
  readonly game: string;
  /** The version of the rules it is played under. */
  readonly rules: number;
  readonly options: OptionValues;
  /** The bot of each seat, or null where a person sits or will sit. */
  readonly seats: readonly (string | null)[];
  readonly seed: string;
  readonly visibility: Visibility;
  /** A game that counts: nobody is given advice in it, and no bot agrees to end it early. */
  readonly rated: boolean;
  /** The bot that plays for somebody who is away. */
  readonly caretaker: string;
  readonly language: Language | null;
  /** When it was set up (ms since 1970). */
  readonly created: number;
  /** The table this is a rematch of. */
  readonly before: string | null;
}

/** Who sits in for the absent where nothing else was settled. */
export const CARETAKER = 'scribe';

/** How long somebody must have been away before a bot may be asked to play for them (ms). */
export const AWAY_MS = 60_000;
