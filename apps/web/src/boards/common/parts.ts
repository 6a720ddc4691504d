import type { Word } from '@nabu/kernel';

/**
 * Parts of a board carry a name in `data-part`, so that what is told about them can be shown where they are:
 * a piece in the game's notation, or a move that is made there.
 */
export function movePart({ index }: Word): string {
  return `move ${index}`;
}

/** The part that ends a turn. */
export const END_PART = 'end';

/** Moves that end a turn with the main button, by the names that games give them. */
export function endsTurn(type: string): boolean {
  return type === 'end' || type === 'done' || type === 'pass';
}
