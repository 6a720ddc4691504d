import { create } from 'zustand';
import type { BoardProps } from '../../table/kit.ts';
import { type Answer, type Desk, NOTHING, type Plan, settle } from './input.ts';
import { type Event, type Move, moves, nearSeat, type View } from './rules.ts';

export type Props = BoardProps<View, Move, Event>;

interface Shared {
  readonly plan: Plan;
  /** The move whose outcome is being looked at before it is made. */
  readonly hint: Move | null;
}

/** What board and tray share: the half-built move. The page shows one table at a time. */
const useShared = create<Shared>(() => ({ plan: NOTHING, hint: null }));

/** A desk to work at: what is planned, and the ways to go on. */
export interface Worktop extends Desk {
  /** True when the viewer may make moves now. */
  readonly mine: boolean;
  readonly hint: Move | null;
  /** Follows a press: makes its move or takes up its plan. */
  follow(answer: Answer): void;
  /** Makes a move and drops the plan. */
  make(move: Move): void;
  /** Drops the plan. */
  clear(): void;
  /** Shows what a move would lead to; null shows nothing. */
  look(move: Move | null): void;
}

/** The viewer's desk, the same for board and tray. */
export function useDesk(props: Props): Worktop {
  const shared = useShared();
  const { view, legal, viewer } = props;
  const table = { view, legal, seat: nearSeat(viewer) };
  const mine = viewer !== 'spectator' && legal.length > 0;
  const put = (plan: Plan) => useShared.setState({ plan, hint: null });
  const make = (move: Move) => {
    put(NOTHING);
    props.choose(move);
  };
  return {
    ...table,
    plan: settle(shared.plan, table),
    hint: shared.hint && legal.includes(shared.hint) ? shared.hint : null,
    mine,
    make,
    follow: (answer) => {
      if (answer.move) make(answer.move);
      else if (mine || answer.plan.kind === 'look' || answer.plan.kind === 'none') put(answer.plan);
      // Nothing can be planned out of turn: the attempt to move is answered with the reason.
      else if (viewer !== 'spectator') make(moves.end());
    },
    clear: () => put(NOTHING),
    look: (hint) => useShared.setState({ hint }),
  };
}
