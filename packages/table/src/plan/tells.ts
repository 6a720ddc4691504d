import { type AnyGame, type GameEvent, sha256Hex } from '@nabu/kernel';

/**
 * Whether whoever hears an event learns something that chance decided or that lay hidden. Secrets of others are
 * heard with null in their place: that they drew is nothing new.
 */
export function isNews({ notation }: AnyGame, event: GameEvent): boolean {
  if (event.type === 'revealed') return true;
  return notation.chance(event) !== null && !Object.values(event).includes(null);
}

/** A digest of what a move tells before chance has a say in it: the same move with the same outcome has the same one. */
export function tellsOf(game: AnyGame, events: readonly GameEvent[]): string {
  const cut = events.findIndex((event) => isNews(game, event));
  const certain = cut < 0 ? events : events.slice(0, cut);
  return sha256Hex(JSON.stringify(certain)).slice(0, 16);
}
