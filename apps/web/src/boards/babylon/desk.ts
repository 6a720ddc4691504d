import type { Seat } from '@nabu/kernel';
import { useMemo } from 'react';
import { create } from 'zustand';
import type { BoardProps } from '../../table/kit.ts';
import { type Aim, aimAt, type Desk, type Hold, holdOf, NOTHING, type Plan } from './input.ts';
import {
  type Cell,
  type Event,
  type LegalPlace,
  legalPlaces,
  type Move,
  nearSeat,
  spaces,
  stateOf,
  type View,
} from './rules.ts';

export type Props = BoardProps<View, Move, Event>;

/** The parts of the board that can fill it; on a wide window they stand side by side. */
export const SIGHTS = ['garden', 'plan', 'quarry', 'points'] as const;
export type Sight = (typeof SIGHTS)[number];

interface Shared {
  readonly plan: Plan;
  /** The view in which the plan was carried out; in the next one nothing is planned yet. */
  readonly spent: View | null;
  /** The move whose outcome is being looked at before it is made. */
  readonly hint: Move | null;
  /** What fills the board; null leaves it to the phase of the turn. */
  readonly sight: Sight | null;
  /** Gardens are looked at from above, by choice. */
  readonly flat: boolean;
  /** There is room for all parts side by side. */
  readonly wide: boolean;
  /** Whose garden is shown; null for the viewer's own. */
  readonly seat: Seat | null;
  /** Pieces pointed at from the tally, in the game's notation. */
  readonly pointed: readonly string[];
  /** Whether there is a picture in three dimensions: not known yet, there, lost for now, never. */
  readonly webgl: 'unknown' | 'ready' | 'lost' | 'none';
}

/** How a table is found: nothing is planned, pointed at or opened. */
export const NOTHING_SHOWN = {
  ...{ plan: NOTHING, spent: null, hint: null, sight: null, seat: null, pointed: [] },
} satisfies Partial<Shared>;

/** What board, tray and seats share. The page shows one table at a time. */
export const useShared = create<Shared>(() => ({
  ...{ ...NOTHING_SHOWN, flat: false, wide: true, webgl: 'unknown' },
}));

/** A desk to work at: what is planned, and the ways to go on. */
export interface Worktop extends Desk {
  readonly hold: Hold | null;
  /** The placement aimed at with the tile that is held. */
  readonly aim: Aim | null;
  /** The move looked at: the placement aimed at, or another that was pointed at. */
  readonly hint: Move | null;
  /** The part that was asked to fill the board, or null. */
  readonly sight: Sight | null;
  /** Changes the plan. */
  put(plan: Partial<Plan>): void;
  /** Makes a move, legal or not; a legal one drops what was aimed at as soon as it is seen. */
  make(move: Move): void;
  /** Fills the board with one of its parts; a garden is seen the same way until this is changed. */
  show(sight: Sight): void;
  /** Shows what a move would lead to; null shows nothing. */
  look(move: Move | null): void;
}

function byCell(places: readonly LegalPlace[]): ReadonlyMap<Cell, readonly LegalPlace[]> {
  const map = new Map<Cell, LegalPlace[]>();
  for (const place of places) map.set(place.cell, [...(map.get(place.cell) ?? []), place]);
  return map;
}

/** The viewer's desk, the same for board and tray. */
export function useDesk(props: Props): Worktop {
  const shared = useShared();
  const { view, legal, viewer } = props;
  const seat = nearSeat(viewer);
  const mine = viewer !== 'spectator' && legal.length > 0;
  const known = useMemo(() => {
    const state = stateOf(view);
    const places = mine ? byCell(legalPlaces(state)) : new Map<Cell, readonly LegalPlace[]>();
    return { state, places, legal: new Set(legal), ground: spaces(state, seat) };
  }, [view, legal, mine, seat]);
  const { turns } = shared.plan;
  // A plan stays until its move is seen, so that a ghost turns into the tile without a gap.
  const carriedOut = shared.spent !== null && shared.spent !== view;
  const plan = carriedOut ? { ...NOTHING, turns } : shared.plan;
  const sight = carriedOut ? null : shared.sight;
  const current = { plan, sight, spent: carriedOut ? null : shared.spent };
  const desk: Desk = { ...known, plan, view, seat, mine };
  const aim = plan.at === null ? null : aimAt(desk, plan.at);
  const hint = shared.hint && known.legal.has(shared.hint) ? shared.hint : null;
  return {
    ...desk,
    hold: holdOf(desk),
    aim,
    hint: hint ?? (aim?.legal ? aim.move : null),
    sight,
    put: (change) => useShared.setState({ ...current, plan: { ...plan, ...change } }),
    make: (move) => {
      if (known.legal.has(move)) useShared.setState({ spent: view });
      props.choose(move);
    },
    show: (next) => {
      const flat = next === 'garden' || next === 'plan' ? next === 'plan' : shared.flat;
      useShared.setState({ ...current, sight: next, flat });
    },
    look: (move) => useShared.setState({ hint: move }),
  };
}
