import { useEffect } from 'react';
import { create } from 'zustand';
import type { BoardProps } from '../../table/kit.ts';
import type { Page } from './geometry.ts';
import { type Answer, type Desk, NOTHING, type Plan, settle } from './input.ts';
import { type Event, type Move, nearSeat, type View } from './rules.ts';

export type Props = BoardProps<View, Move, Event>;

interface Shared {
  readonly plan: Plan;
  /** The move whose outcome is being looked at before it is made. */
  readonly hint: Move | null;
  /** A move a finger has touched once: a second touch makes it. */
  readonly armed: Move | null;
  readonly page: Page;
}

/** What board and tray share: the half-built move. The page shows one table at a time. */
const useShared = create<Shared>(() => ({ plan: NOTHING, hint: null, armed: null, page: 'city' }));

/** Whether the last press came from a finger, which cannot hover to see what a move would bring. */
let byFinger = false;

/** Notices what the person points with. */
export function usePointerKind(): void {
  useEffect(() => {
    const pointer = (event: PointerEvent) => {
      byFinger = event.pointerType === 'touch';
    };
    const key = () => {
      byFinger = false;
    };
    window.addEventListener('pointerdown', pointer, true);
    window.addEventListener('keydown', key, true);
    return () => {
      window.removeEventListener('pointerdown', pointer, true);
      window.removeEventListener('keydown', key, true);
    };
  }, []);
}

/** A desk to work at: what is planned, and the ways to go on. */
export interface Worktop extends Desk {
  /** True when the viewer may make moves now. */
  readonly mine: boolean;
  /** The move looked at: hovered, focused, or armed by a finger. */
  readonly hint: Move | null;
  readonly armed: Move | null;
  readonly page: Page;
  /** Follows a press: makes its move or takes up its plan. */
  follow(answer: Answer): void;
  /** Makes a move at once and drops the plan. */
  make(move: Move): void;
  /** Drops the plan. */
  clear(): void;
  /** Shows what a move would lead to; null shows nothing. */
  look(move: Move | null): void;
  turnTo(page: Page): void;
}

/** The viewer's desk, the same for board and tray. */
export function useDesk(props: Props): Worktop {
  const shared = useShared();
  const { view, legal, viewer } = props;
  const table = { view, legal, seat: nearSeat(viewer) };
  const armed = shared.armed && legal.includes(shared.armed) ? shared.armed : null;
  const put = (plan: Plan) => useShared.setState({ plan, hint: null, armed: null });
  const make = (move: Move) => {
    put(NOTHING);
    props.choose(move);
  };
  const press = (move: Move) => {
    if (byFinger && armed !== move && legal.includes(move)) useShared.setState({ armed: move });
    else make(move);
  };
  return {
    ...table,
    plan: settle(shared.plan, table),
    hint: shared.hint ?? armed,
    armed,
    page: shared.page,
    mine: viewer !== 'spectator' && legal.length > 0,
    make,
    follow: (answer) => (answer.move ? press(answer.move) : put(answer.plan)),
    clear: () => put(NOTHING),
    look: (hint) => useShared.setState({ hint }),
    turnTo: (page) => useShared.setState({ page }),
  };
}
