import type { Seat } from '@nabu/kernel';
import { legalPlaces } from './advice.ts';
import { priceOf, supportsAt, withOpen } from './build.ts';
import type { Cell } from './map.ts';
import { standIn, type View } from './sight.ts';
import { copy, type State } from './state.ts';
import type { Corner } from './tiles.ts';

/** More single pillars than any placement takes. */
const PLENTY = 15;

/** The cheapest way to lay a tile at a place that the player to move has too few pillars for. */
export interface UnpaidPlace {
  readonly cell: Cell;
  readonly level: number;
  readonly open: Corner | null;
  /** Single pillars it would cost, swaps at two to one included. */
  readonly cost: number;
}

/** By place: what laying a tile there would need at the least, where nothing but pillars is missing. [B12] */
export function unpaidPlaces(shown: State | View): readonly UnpaidPlace[] {
  const state = standIn(shown);
  const payable = new Set(legalPlaces(state).map(({ cell }) => cell));
  const rich = copy(state);
  rich.stock[state.turn] = PLENTY;
  const cheapest = new Map<Cell, UnpaidPlace>();
  for (const { cell, level, opens } of legalPlaces(rich)) {
    if (payable.has(cell)) continue;
    for (const open of opens) {
      const cost = costOf(state, state.turn, { cell, level, open });
      if (cost < (cheapest.get(cell)?.cost ?? PLENTY))
        cheapest.set(cell, { cell, level, open, cost });
    }
  }
  return [...cheapest.values()];
}

function costOf(state: State, seat: Seat, at: Omit<UnpaidPlace, 'cost'>): number {
  return priceOf(state, withOpen(supportsAt(state, seat, at.cell, at.level), at.open));
}
