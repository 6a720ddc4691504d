import { useMemo } from 'react';
import { type Props, useShared, type Worktop } from './desk.ts';
import type { Hex } from './geometry.ts';
import { kindInHand } from './input.ts';
import { type Outcome, outcomeOf } from './reasons.ts';
import { type Kind, placing, type View } from './rules.ts';
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
export function useOutlook(props: Props, desk: Worktop): Outlook {
  const hovered = useShared((shared) => shared.hovered);
  const drag = useShared((shared) => shared.drag);
  const hex = hovered ?? desk.plan.aimed ?? desk.plan.pinned;
  const kind = drag?.kind ?? (desk.mine ? kindInHand(desk) : null);
  const { view, language } = props;
  const move = hex !== null && kind !== null ? placing(kind, hex) : null;
  const legal = move !== null && desk.legal.includes(move);
  const { preview } = props;
  // The frame keeps previews, so that asking again costs nothing.
  const seen = legal && move ? preview(move) : null;
  return useMemo(
    () => ({
      ...{ hex, kind },
      outcome: seen ? outcomeOf(phrases[language], view, seen.events) : null,
      after: seen?.view ?? null,
    }),
    [hex, kind, seen, language, view],
  );
}
