import type { OptionValues, Seat } from '@nabu/kernel';
import type { ComponentType } from 'react';
import type { Language } from '../../table/kit.ts';
import type { PositionWords } from './position-words.ts';
import type { Refusals } from './refusals.ts';

/** Something that can be put on a space of the board when a position is set up. */
export interface SetupPiece {
  readonly id: string;
  /** Whose it is, if it is anybody's. */
  readonly seat: Seat | null;
  /** What it is, in words; empty where whose it is says enough. */
  readonly text: string;
}

/** A value as the position writes it, and in words. */
export type SetupOption = readonly [value: string, text: string];

/** One word of a position that is set by a control instead of on the board. */
export type SetupField = { readonly name: string; readonly label: string } & (
  | { readonly kind: 'choice'; readonly options: readonly SetupOption[] }
  | { readonly kind: 'count'; readonly most: number }
  | { readonly kind: 'flag' }
  /** How many there are of each: `AAH`, `m2f3` or, with a comma, `M,M,SP`. */
  | {
      readonly kind: 'tally';
      readonly kinds: readonly SetupOption[];
      readonly form: 'letters' | 'counted' | 'list';
    }
  /** Several numbers with a stroke between them. */
  | { readonly kind: 'numbers'; readonly parts: readonly string[] }
  /** Any of them, with commas between. */
  | { readonly kind: 'pick'; readonly options: readonly SetupOption[] }
  /** So many places, each with one of the options; the first option is an empty place. */
  | {
      readonly kind: 'places';
      readonly options: readonly SetupOption[];
      readonly count: number;
      readonly between: '' | ',';
    }
);

/** What is set of one player, or of the whole table. */
export interface SetupGroup {
  readonly seat: Seat | null;
  readonly fields: readonly SetupField[];
}

/** What an editor of a game's own is given. */
export interface SetupEditorProps {
  readonly words: PositionWords;
  /** The last position that the rules allowed. */
  readonly state: unknown;
  readonly names: readonly string[];
  readonly language: Language;
  /** What the rules say against a position; null when they allow it. */
  refusalOf(words: PositionWords): string | null;
  onChange(words: PositionWords): void;
}

/** How positions of a game are set up. Whether the rules allow one, they say themselves. */
export interface SetupKind {
  /** What the rules say against positions, in Spanish. */
  readonly refusals: Refusals;
  pieces(seats: number, language: Language): readonly SetupPiece[];
  /** The position with a piece on a space, or with what lies there taken away; null where the space takes no such thing. */
  put(
    words: PositionWords,
    space: string,
    piece: string | null,
    options: OptionValues,
  ): PositionWords | null;
  groups(seats: number, language: Language): readonly SetupGroup[];
  /** The position after one of its words was changed by a control: what follows from that word is left to the rules. */
  settle?(words: PositionWords, name: string): PositionWords;
  /** For what can neither be put on the board nor be set by controls. */
  readonly Editor?: ComponentType<SetupEditorProps>;
}
