import { useKeyPresses } from '../common/listen.ts';
import { SIGHTS, type Sight, useShared, type Worktop } from './desk.ts';
import { nextLevel, nextOpen, type Plan, stackMove } from './input.ts';
import { type Move, moves } from './rules.ts';

/** What a key leads to: a move, a change of plan, or another sight. */
type KeyAnswer =
  | { readonly move: Move }
  | { readonly plan: Partial<Plan> }
  | { readonly sight: true };

function buildingKey(desk: Worktop, key: string): KeyAnswer | null {
  const { aim, plan, hold } = desk;
  const holding = hold === 'new' || hold === 'kept';
  switch (key) {
    case '1':
      return { plan: { hold: 'new' } };
    case '2':
      return { plan: { hold: 'kept' } };
    case '3':
      return { plan: { hold: 'items' } };
    case 'r':
      return holding ? { plan: { turns: ((plan.turns + 1) & 3) as Plan['turns'] } } : null;
    case 'R':
      return holding ? { plan: { turns: ((plan.turns + 3) & 3) as Plan['turns'] } } : null;
    case 'v':
      return aim?.legal ? { plan: { level: nextLevel(aim) } } : null;
    case 'o':
      return aim?.legal ? { plan: { open: nextOpen(aim) } } : null;
    default:
      return null;
  }
}

/** What a single key asks for on this desk, or null when it means nothing now. */
function pressKey(desk: Worktop, key: string): KeyAnswer | null {
  if (key === 'g') return { sight: true };
  if (!desk.mine) return null;
  const { phase } = desk.view;
  if (key === 'e') {
    const { stack } = desk.plan;
    const digs = (phase === 'dig' || phase === 'remove') && stack !== null;
    return { move: digs ? stackMove(desk.view, stack) : moves.done() };
  }
  if (phase === 'store' && key === 's') return { move: moves.store() };
  if (phase === 'store' && key === 'x') return { move: moves.discard() };
  return phase === 'build' ? buildingKey(desk, key) : null;
}

/** Side by side there is only garden or plan to choose. */
function nextSight(sight: Sight, wide: boolean): Sight {
  const offered = wide ? SIGHTS.slice(0, 2) : SIGHTS;
  return offered[(offered.indexOf(sight) + 1) % offered.length];
}

/** Single keys work anywhere on the page. */
export function useKeys(desk: Worktop): void {
  const { flat, wide } = useShared();
  const sight = desk.sight ?? (flat ? 'plan' : 'garden');
  useKeyPresses((event) => {
    const answer = pressKey(desk, event.key);
    if (!answer) return;
    event.preventDefault();
    if ('move' in answer) desk.make(answer.move);
    else if ('plan' in answer) desk.put(answer.plan);
    else desk.show(nextSight(sight, wide));
  });
}
