import type { KnownPlayer } from '../ratings/players.ts';
import type { Wanted } from './queue.ts';

/** How strong somebody is, and how sure that is. */
export interface Strength {
  readonly rating: number;
  readonly deviation: number;
}

/** What the lobby asks of other parts of the house about people. */
export interface LobbySources {
  /** How strong a person is in a kind of game. */
  strength(person: string, kind: Wanted): Promise<Strength>;
  /** What the house knows of those who sit under these ids, by id. */
  known(whos: readonly string[], kind: Wanted): Promise<ReadonlyMap<string, KnownPlayer>>;
  /** The persons with whom somebody does not play: whom they block and who blocks them. */
  blocks(person: string): Promise<ReadonlySet<string>>;
}

/** Of somebody who never played. */
export const UNKNOWN: Strength = { rating: 1500, deviation: 350 };

/** A house in which nobody is rated and nobody is blocked. */
export const NO_SOURCES: LobbySources = {
  strength: async () => UNKNOWN,
  known: async () => new Map(),
  blocks: async () => new Set(),
};
