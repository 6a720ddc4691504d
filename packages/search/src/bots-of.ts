import type { GameId } from '@nabu/games';
import type { GameBots } from './game-bots.ts';
import { ratingOf } from './ratings.ts';
import * as registry from './registry.ts';

/** The compiler names a game that `registry.ts` lacks. */
const BOTS: { readonly [id in GameId]: GameBots } = registry;

/** How bots play a game of the house; null for any other game. */
export function botsOf(gameId: string): GameBots | null {
  return Object.hasOwn(BOTS, gameId) ? BOTS[gameId as GameId] : null;
}

/** The measured rating of a level in a game of the house, or null where there is none. */
export function measuredRating(gameId: string, level: string): number | null {
  return ratingOf(botsOf(gameId)?.ratings ?? [], level);
}
