import type { Step } from '@nabu/search/ratings';
import type { ComponentType } from 'react';
import type { AnyKit, Language } from '../table/kit.ts';

/** What the house says of a game before anybody plays it, in one language. */
export interface FrontWords {
  readonly title: string;
  /** What it is about, in one line. */
  readonly line: string;
  /** What one does in it, in a sentence or two. */
  readonly text: string;
}

/** A text that is fetched when somebody reads it. */
type Text = () => Promise<{ readonly default: string }>;

/**
 * A game as the house shows it. It is loaded with the front page, so it holds nothing of the board and the rules but
 * ways to load them.
 */
export interface GameManifest {
  /** Loads board and words, needed at a table only. */
  readonly kit: () => Promise<AnyKit>;
  /** The rules page in each language, as it is written beside the rules. */
  readonly rulesPages: { readonly [language in Language]: Text };
  /** What is looked up during a game, on one page in each language. */
  readonly aids: { readonly [language in Language]: Text };
  /** The lessons of the game, as they are written. */
  readonly lessons: Text;
  /** The puzzles of the game, as they were made. */
  readonly puzzles: Text;
  /** The picture of the game. */
  readonly Emblem: ComponentType;
  readonly words: { readonly [language in Language]: FrontWords };
  /** What its puzzles are about, besides what puzzles of any game can be about. */
  readonly themes: { readonly [language in Language]: { readonly [theme: string]: string } };
  /** What a person can switch off on their device, by the name that `isSwitchedOn` asks for. */
  readonly switches?: {
    readonly [name: string]: {
      readonly [language in Language]: {
        readonly legend: string;
        readonly on: string;
        readonly off: string;
      };
    };
  };
  /** The fewest and the most who can play. */
  readonly players: readonly [fewest: number, most: number];
  /** How long a game takes, in minutes. */
  readonly minutes: readonly [from: number, to: number];
  /** How the levels of its bots did against each other. */
  readonly ratings: readonly Step[];
  /** Where it stands on the front page, 1 for the first. Guests stand after all others. */
  readonly place: number;
  /** A small guest of the house: it is shown smaller. */
  readonly guest: boolean;
}
