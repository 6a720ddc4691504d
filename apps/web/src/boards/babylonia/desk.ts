import { useEffect, useMemo } from 'react';
import { create } from 'zustand';
import type { BoardProps } from '../../table/kit.ts';
import { useKeyAnswers } from '../common/listen.ts';
import type { Hex } from './geometry.ts';
import { type Answer, type Desk, NOTHING, type Plan, pressKey, settle } from './input.ts';
import type { Event, Kind, Move, View } from './rules.ts';

export type Props = BoardProps<View, Move, Event>;

/** A token on its way from the stand under a pointer. */
interface Drag {
  readonly kind: Kind;
  readonly x: number;
  readonly y: number;
}

interface Shared {
  readonly plan: Plan;
  /** The hex under the pointer or with the focus. */
  readonly hovered: Hex | null;
  /** Hexes pointed at from beside the board: a place in a list, a line of a report. */
  readonly shown: readonly Hex[];
  readonly drag: Drag | null;
}

const START: Shared = { plan: NOTHING, hovered: null, shown: [], drag: null };

/** What board and tray share. The page shows one table at a time. */
export const useShared = create<Shared>(() => START);

/** A desk to work at: what is planned, and the ways to go on. */
export interface Worktop extends Desk {
  /** True when the viewer may make moves now. */
  readonly mine: boolean;
  /** Follows a press: makes its move or takes up its plan. */
  follow(answer: Answer): void;
  make(move: Move): void;
  put(change: Partial<Plan>): void;
  hover(hex: Hex | null): void;
}

/** The viewer's desk, the same for board and tray. */
export function useDesk(props: Props): Worktop {
  const stored = useShared((shared) => shared.plan);
  const { view, legal, viewer } = props;
  // The same plan as long as nothing changes, so that what hangs on it is not drawn anew.
  const plan = useMemo(() => settle(stored, view, legal), [stored, view, legal]);
  const set = (next: Plan) => useShared.setState({ plan: next });
  const make = (move: Move) => {
    // A kind that still has somewhere to go stays in hand: farmers come in numbers.
    set({ ...NOTHING, kind: move.type === 'place' ? plan.kind : null });
    props.choose(move);
  };
  return {
    ...{ view, legal, viewer, plan, make },
    mine: viewer !== 'spectator' && legal.length > 0,
    follow: (answer) => (answer.move ? make(answer.move) : set(answer.plan)),
    put: (change) => set({ ...plan, ...change }),
    hover: (hovered) => useShared.setState({ hovered }),
  };
}

/** Clears the desk when a table is left. */
export function useFreshDesk(): void {
  useEffect(() => () => useShared.setState(START), []);
}

/** Single keys work anywhere on the page. */
export function useKeys(desk: Worktop): void {
  useKeyAnswers((key) => pressKey(desk, key), desk.follow);
}
