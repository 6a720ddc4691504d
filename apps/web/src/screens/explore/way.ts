import type { Explored } from '@nabu/protocol';

/** What the house is asked about a position, by the keys on the way to it. */
export function askedOf(game: string, seats: number, keys: readonly string[]): string {
  const asked = new URLSearchParams({
    seats: String(seats),
    ...(keys.length > 0 && { path: keys.join('.') }),
  });
  return `/api/explore/${game}?${asked}`;
}

/** The address of a position, by the keys on the way to it; without any, of the first one. */
export function addressOf(game: string, seats: number, keys: readonly string[]): string {
  const path = keys.length > 0 ? `&path=${keys.join('.')}` : '';
  return `/explore/${game}?seats=${seats}${path}`;
}

/** The keys of all positions on the way to the one that is shown. */
export function keysOf({ start, path }: Pick<Explored, 'start' | 'path'>): readonly string[] {
  return [start, ...path.map(({ key }) => key)];
}
