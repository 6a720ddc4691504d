import { PACE_KINDS, type PaceKind } from '@nabu/table';

/** What people are rated in: a game, with so many seats, at a kind of pace. */
export interface Ladder {
  readonly game: string;
  readonly seats: number;
  readonly pace: PaceKind;
}

/** A ladder as one word: game, seats and pace with slashes between. */
export function writeLadder({ game, seats, pace }: Ladder): string {
  return `${game}/${seats}/${pace}`;
}

/** The ladder of a word, or null when it is none. */
export function readLadder(text: string): Ladder | null {
  const parts = /^([a-z]{1,20})\/([2-9])\/([a-z]{1,20})$/.exec(text);
  const pace = PACE_KINDS.find((kind) => kind === parts?.[3]);
  return parts && pace ? { game: parts[1], seats: Number(parts[2]), pace } : null;
}
