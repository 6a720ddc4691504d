import {
  type Answer,
  atPawn,
  type Input,
  mustDrop,
  NOTHING,
  pressCard,
  pressMigrate,
  pressRun,
} from './input.ts';
import { ALL_NATIONS, moveOf, NATIONS, runsIn } from './rules.ts';

/** What a single key asks for on this desk, or null when it means nothing now. */
export function pressKey(desk: Input, key: string): Answer | null {
  const { draft, view, seat } = desk;
  const letter = (NATIONS as readonly string[]).indexOf(key.toUpperCase());
  if (letter >= 0) {
    const nation = ALL_NATIONS[letter];
    // A card that is not held is asked for all the same: the answer says why it cannot be had.
    const held = (view.sides[seat].hand?.[nation] ?? 0) > 0;
    return held || mustDrop(desk) ? pressCard(desk, nation) : { move: moveOf.deploy(nation) };
  }
  switch (key.toLowerCase()) {
    case 'd':
      return draft.kind === 'card' ? { move: moveOf.deploy(draft.nation) } : null;
    case 'w':
      return draft.kind === 'card' ? { move: moveOf.walk(draft.nation) } : null;
    case '1':
      return { move: moveOf.build(seat) };
    case '2':
      return { move: moveOf.build(1 - seat) };
    case '0':
      return { move: moveOf.buildStarter() };
    case 'g':
      return pressMigrate(desk);
    case 'x':
      return nextRun(desk);
    case 'e':
      return { move: moveOf.end() };
    case 'escape':
      return draft.kind === 'none' ? null : { draft: NOTHING };
    default:
      return null;
  }
}

/** Opens the runs at the pawn's site one after the other; without one the answer says what is missing. */
function nextRun(desk: Input): Answer {
  const { draft, view, seat } = desk;
  const { rows } = view.sides[seat];
  const site = ALL_NATIONS.find((each) => atPawn(desk, each));
  const runs = site === undefined ? [] : runsIn(rows[site]);
  // Asked for although there is no run at all, to hear why not.
  if (site === undefined || runs.length === 0) return { move: moveOf.half(ALL_NATIONS[0], 1) };
  const open = draft.kind === 'run' ? runs.findIndex((run) => run.start === draft.run.start) : -1;
  return pressRun({ ...desk, draft: NOTHING }, site, runs[(open + 1) % runs.length]);
}
