import type { Score, Seat, TieBreak } from '@nabu/kernel';
import { NATIONS } from './box.ts';
import { at, handSize, type State } from './state.ts';
import { height } from './temples.ts';

/** The sum of a player's five temples. */
export function total(state: State, seat: Seat): number {
  const { temples } = state;
  const base = at(seat, 0);
  return (
    height(temples[base]) +
    height(temples[base + 1]) +
    height(temples[base + 2]) +
    height(temples[base + 3]) +
    height(temples[base + 4])
  );
}

/** Both totals, with one part for each site. [B7] */
export function scores(state: State): readonly Score[] {
  return [0, 1].map((seat) => ({
    total: total(state, seat),
    parts: NATIONS.map((source, site) => ({
      source,
      points: height(state.temples[at(seat, site)]),
    })),
  }));
}

/** The hands, which decide between equal totals. [E9] */
export function tieBreak(state: State): TieBreak {
  return { clause: 'E9', figures: [handSize(state, 0), handSize(state, 1)], wins: 'most' };
}

/** Who would win now: the higher total, then the larger hand, else both. [E8] [E9] */
export function ranking(state: State): readonly number[] {
  const lead = total(state, 0) - total(state, 1) || handSize(state, 0) - handSize(state, 1);
  return [lead < 0 ? 2 : 1, lead > 0 ? 2 : 1];
}
