import type { Seat } from '@nabu/kernel';
import { ALL_NATIONS, type Site, topOf, type View } from './rules.ts';

/** How one site would change. */
export interface SiteChange {
  readonly seat: Seat;
  readonly site: Site;
  /** The temple's level before and after, or null when it stays. */
  readonly level: { readonly from: number; readonly to: number } | null;
  /** How many nation cards more or fewer lie there. */
  readonly cards: number;
}

/** What differs between two views, for showing a move before it is made. */
export interface Difference {
  readonly sites: readonly SiteChange[];
  /** By seat. */
  readonly totals: readonly { readonly from: number; readonly to: number }[];
  /** By seat: how many hand cards more or fewer. */
  readonly hands: readonly number[];
  /** Cards the opponent would have to discard. */
  readonly drops: number;
  /** The game would end. */
  readonly ends: boolean;
  /** The end phase would begin. */
  readonly endPhase: boolean;
}

function siteChange(before: View, after: View, seat: Seat, site: Site): SiteChange | null {
  const [old, next] = [before.sides[seat], after.sides[seat]];
  const [from, to] = [topOf(old.temples[site]), topOf(next.temples[site])];
  const cards = next.rows[site].length - old.rows[site].length;
  if (from === to && cards === 0) return null;
  return { seat, site, level: from === to ? null : { from, to }, cards };
}

/** What a player would see change from one view to the other. */
export function difference(before: View, after: View): Difference {
  const seats = [0, 1];
  return {
    sites: seats.flatMap((seat) =>
      ALL_NATIONS.flatMap((site) => siteChange(before, after, seat, site) ?? []),
    ),
    totals: seats.map((seat) => ({ from: before.sides[seat].total, to: after.sides[seat].total })),
    hands: seats.map((seat) => after.sides[seat].handSize - before.sides[seat].handSize),
    drops: after.drops,
    ends: after.ending !== null && before.ending === null,
    endPhase: after.endPhase && !before.endPhase,
  };
}
