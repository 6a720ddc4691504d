import type { OptionValues } from '@nabu/kernel';
import type { Admits } from './admits.ts';
import type { Fill } from './filling.ts';
import type { Pace } from './pace.ts';

/** The languages a table can be held in. */
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
  /** The bot that plays for somebody who is away, or out where the game goes on. */
  readonly caretaker: string;
  /** How fast it is played; null without a clock. */
  readonly pace: Pace | null;
  readonly language: Language | null;
  /** Who may sit down. */
  readonly admits: Admits;
  /** Bots that take the seats that stay open; null where seats wait for people alone. */
  readonly fill: Fill | null;
  /** When it was set up (ms since 1970). */
  readonly created: number;
  /** The table this is a rematch of. */
  readonly before: string | null;
}

/** Who sits in for the absent where nothing else was settled. */
export const CARETAKER = 'scribe';

/** What is settled about a table where nobody wished for anything else. */
export const UNASKED = {
  ...{ visibility: 'link', rated: false, caretaker: CARETAKER, pace: null },
  ...{ language: null, admits: 'everybody', fill: null, before: null },
} as const satisfies Partial<Facts>;

/** How long somebody must have been away before a bot may play for them (ms); in a live game it does so by itself. */
export const AWAY_MS = 60_000;

/** After so long away from a live game the others may count somebody out (ms). */
export const FORFEIT_MS = 180_000;

/** Who has let a game without a clock wait for so long may be counted out (ms). */
export const IDLE_FORFEIT_MS = 14 * 86_400_000;

/** A live game is abandoned when everybody has been gone for so long (ms). */
export const ABANDON_MS = 60_000;

/** So long after somebody called for it a paused game goes on, whoever is ready (ms). */
export const RESUME_MS = { pause: 120_000, postpone: 86_400_000 } as const;
