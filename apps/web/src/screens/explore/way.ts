import type { Explored } from '@nabu/protocol';

/** Which games are looked at. */
export interface Archive {
  readonly game: string;
  readonly seats: number;
  /** Moves of those alone who are so strong; of everybody when it is left out. */
  readonly strength?: string | undefined;
}

/** What the house is asked about a position, by the keys on the way to it. */
export function askedOf(archive: Archive, keys: readonly string[]): string {
  return `/api/explore/${archive.game}?${queryOf(archive, keys)}`;
}

/** Where the same is to be had as CSV. */
export function csvOf(archive: Archive, keys: readonly string[]): string {
  return `/api/explore/${archive.game}/csv?${queryOf(archive, keys)}`;
}

/** The address of a position, by the keys on the way to it; without any, of the first one. */
export function addressOf(archive: Archive, keys: readonly string[]): string {
  return `/explore/${archive.game}?${queryOf(archive, keys)}`;
}

function queryOf({ seats, strength }: Archive, keys: readonly string[]): string {
  return new URLSearchParams({
    seats: String(seats),
    ...(keys.length > 0 && { path: keys.join('.') }),
    ...(strength && { strength }),
  }).toString();
}

/** The keys of all positions on the way to the one that is shown. */
export function keysOf({ start, path }: Pick<Explored, 'start' | 'path'>): readonly string[] {
  return [start, ...path.map(({ key }) => key)];
}
