import type { Seat } from '@nabu/kernel';
import { useMemo } from 'react';
import { create } from 'zustand';
import type { BoardProps } from '../../table/port.ts';
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
  /** The move whose outcome is being looked at before it is made. */
  readonly hint: Move | null;
  /** What fills the board; null leaves it to the phase of the turn. */
  readonly sight: Sight | null;
  /** Whose garden is shown; null for the viewer's own. */
  readonly seat: Seat | null;
  /** Pieces pointed at from the tally, in the game's notation. */
  readonly pointed: readonly string[];
  /** Whether there is a picture in three dimensions: not known yet, there, lost for now, never. */
  readonly webgl: 'unknown' | 'ready' | 'lost' | 'none';
}

/** What board, tray and seats share. The page shows one table at a time. */
export const useShared = create<Shared>(() => ({
  ...{ plan: NOTHING, hint: null, sight: null, seat: null, pointed: [], webgl: 'unknown' },
}));

/** A desk to work at: what is planned, and the ways to go on. */
export interface Worktop extends Desk {
  readonly hold: Hold | null;
  /** The placement aimed at with the tile that is held. */
  readonly aim: Aim | null;
  /** The move looked at: the placement aimed at, or another that was pointed at. */
  readonly hint: Move | null;
  /** Changes the plan. */
  put(plan: Partial<Plan>): void;
  /** Makes a move, legal or not; a legal one drops what was aimed at. */
  make(move: Move): void;
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
  const desk: Desk = { ...known, plan: shared.plan, view, seat, mine };
  const aim = shared.plan.at === null ? null : aimAt(desk, shared.plan.at);
  const hint = shared.hint && known.legal.has(shared.hint) ? shared.hint : null;
  return {
    ...desk,
    hold: holdOf(desk),
    aim,
    hint: hint ?? (aim?.legal ? aim.move : null),
    put: (plan) => useShared.setState({ plan: { ...shared.plan, ...plan } }),
    make: (move) => {
      if (known.legal.has(move)) {
        const { turns } = shared.plan;
        useShared.setState({ plan: { ...NOTHING, turns }, hint: null, sight: null });
      }
      props.choose(move);
    },
    look: (move) => useShared.setState({ hint: move }),
  };
}
