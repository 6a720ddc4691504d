import { useKeyAnswers } from '../common/listen.ts';
import type { Worktop } from './desk.ts';
import {
  type Answer,
  type Desk,
  mustDrop,
  NOTHING,
  pressCard,
  pressMigrate,
  pressRun,
} from './input.ts';
import { ALL_NATIONS, moves, NATIONS, type Run, runsOf } from './rules.ts';

/** What a single key asks for on this desk, or null when it means nothing now. */
export function pressKey(desk: Desk, key: string): Answer | null {
  const { plan, view, seat } = desk;
  const letter = (NATIONS as readonly string[]).indexOf(key.toUpperCase());
  if (letter >= 0) {
    const nation = ALL_NATIONS[letter];
    // A card that is not held is asked for all the same: the answer says why it cannot be had.
    const held = (view.sides[seat].hand?.[nation] ?? 0) > 0;
    return held || mustDrop(desk) ? pressCard(desk, nation) : { move: moves.deploy(nation) };
  }
  switch (key.toLowerCase()) {
    case 'd':
      return plan.kind === 'card' ? { move: moves.deploy(plan.nation) } : null;
    case 'w':
      return plan.kind === 'card' ? { move: moves.walk(plan.nation) } : null;
    case '1':
      return { move: moves.build(seat) };
    case '2':
      return { move: moves.build(1 - seat) };
    case '0':
      return { move: moves.starter() };
    case 'g':
      return pressMigrate(desk);
    case 'x':
      return nextRun(desk);
    case 'e':
      return { move: moves.end() };
    case 'escape':
      return plan.kind === 'none' ? null : { plan: NOTHING };
    default:
      return null;
  }
}

/** What is asked for where there is no run at all, to hear why not. */
const NO_RUN: Run = { nation: 0, run: 1, start: 0, length: 0 };

/** Opens the runs at the pawn's site one after the other; without one the answer says what is missing. */
function nextRun(desk: Desk): Answer {
  const { plan, view, seat } = desk;
  const { pawn, rows } = view.sides[seat];
  const site = ALL_NATIONS.find((each) => each === pawn);
  const runs = site === undefined ? [] : runsOf(rows[site]);
  if (site === undefined || runs.length === 0) return { move: moves.half(NO_RUN) };
  const open = plan.kind === 'run' ? runs.findIndex((run) => run.start === plan.run.start) : -1;
  return pressRun({ ...desk, plan: NOTHING }, site, runs[(open + 1) % runs.length]);
}

/** Single keys work anywhere on the page while it is the viewer's turn to decide. */
export function useKeys(desk: Worktop): void {
  useKeyAnswers((key) => pressKey(desk, key), desk.follow, desk.mine);
}
