import type { PaceKind } from '@nabu/table';
import { manifestOf } from '../kit/games.ts';
import type { Language } from '../table/kit.ts';
import type { Words } from '../words/en.ts';

/** What people are rated in. */
export interface Ladder {
  readonly game: string;
  readonly seats: number;
  readonly pace: PaceKind;
}

/** A rating as it is shown: a whole number, with a question mark while it is hardly known. */
export function ratingText(rating: number, provisional: boolean): string {
  return `${Math.round(rating)}${provisional ? '?' : ''}`;
}

/** A ladder in words: the game, how many play, and how fast. */
export function ladderText(
  { game, seats, pace }: Ladder,
  words: Words,
  language: Language,
): string {
  const title = manifestOf(game)?.words[language].title ?? game;
  return [title, words.ratings.players(seats), words.lobby.filter.paces[pace]].join(' · ');
}

/** A ladder as it is asked for. */
export function ladderQuery({ game, seats, pace }: Ladder): string {
  return new URLSearchParams({ game, seats: String(seats), pace }).toString();
}
