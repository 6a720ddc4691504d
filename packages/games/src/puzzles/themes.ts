import type { GameEvent, Seat } from '@nabu/kernel';
import { amyitisThemes } from '../amyitis/themes.ts';
import { babelThemes } from '../babel/themes.ts';
import { babylonThemes } from '../babylon/themes.ts';
import { babyloniaThemes } from '../babylonia/themes.ts';
import type { GameId } from '../registry.ts';
import { urThemes } from '../ur/themes.ts';
import type { ThemeRule } from './theme-rule.ts';

/** The themes of each game, those that say most first; the compiler names a game that is missing. */
const RULES = {
  babel: babelThemes,
  babylonia: babyloniaThemes,
  amyitis: amyitisThemes,
  babylon: babylonThemes,
  ur: urThemes,
} as const satisfies { readonly [id in GameId]: readonly ThemeRule<never>[] };

/** Themes that any game can have: what a move is for, where what it does says nothing of that. */
export const COMMON_THEMES = ['win', 'deny', 'prepare', 'quiet'] as const;

/** Every theme there is. */
export type Theme = (typeof RULES)[GameId][number]['theme'] | (typeof COMMON_THEMES)[number];

/** The themes that puzzles of a game may have. */
export function themesOf(gameId: string): readonly Theme[] {
  return [...new Set([...COMMON_THEMES, ...rulesOf(gameId).map(({ theme }) => theme)])];
}

/** The theme that these events of a seat's move, or turn, show; null where they show none. */
export function themeIn(gameId: string, events: readonly GameEvent[], seat: Seat): Theme | null {
  const rule = rulesOf(gameId).find(({ shows }) => events.some((event) => shows(event, seat)));
  return rule?.theme ?? null;
}

function rulesOf(gameId: string): readonly (ThemeRule<GameEvent> & { readonly theme: Theme })[] {
  const rules: { readonly [id: string]: readonly unknown[] } = RULES;
  return (rules[gameId] ?? []) as readonly (ThemeRule<GameEvent> & { readonly theme: Theme })[];
}
