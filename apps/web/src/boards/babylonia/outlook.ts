import { useMemo } from 'react';
import type { BabyloniaDesk, Props } from './desk.ts';
import type { Hex } from './geometry.ts';
import { kindAimed } from './input.ts';
import { type Outcome, outcomeOf } from './reasons.ts';
import type { Kind, View } from './rules.ts';
import { phrases } from './words/index.ts';

/** What is being looked at, and what placing there would lead to. */
export interface Outlook {
  readonly hex: Hex | null;
  /** The kind that would be placed. */
  readonly kind: Kind | null;
  /** What the placement scores and surrounds; null when it is not legal. */
  readonly outcome: Outcome | null;
  /** The table after the placement. */
  readonly after: View | null;
}

/** Looks at the hex under the pointer, the focus or the last touch, with what is in hand. */
export function useOutlook({ view, language }: Props, desk: BabyloniaDesk): Outlook {
  const hex = desk.pointed ?? desk.draft.at ?? desk.draft.pinned;
  const kind = kindAimed(desk);
  // The frame keeps previews, so that this stays the same while the same is looked at.
  const seen = desk.ghost?.outcome ?? null;
  return useMemo(
    () => ({
      ...{ hex, kind },
      outcome: seen ? outcomeOf(phrases[language], view, seen.events) : null,
      after: seen?.view ?? null,
    }),
    [hex, kind, seen, language, view],
  );
}
