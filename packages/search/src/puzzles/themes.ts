import type { GameEvent, Seat } from '@nabu/kernel';
import { botsOf } from '../bots-of.ts';

/** Themes that any game can have: what a move is for, where what it does says nothing of that. */
export const COMMON_THEMES = ['win', 'deny', 'prepare', 'quiet'] as const;

/** The theme that these events of a seat's move, or turn, show; null where they show none. */
export function themeIn(gameId: string, events: readonly GameEvent[], seat: Seat): string | null {
  const rules = botsOf(gameId)?.themes ?? [];
  const rule = rules.find(({ shows }) => events.some((event) => shows(event as never, seat)));
  return rule?.theme ?? null;
}
