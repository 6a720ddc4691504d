import {
  type Answer,
  aimAt,
  type Draft,
  fillWith,
  holdOf,
  type Input,
  nextLevel,
  nextOpen,
  type Shown,
  SIGHTS,
  type Sight,
  stackMove,
  turned,
} from './input.ts';
import { moveOf } from './rules.ts';

/** What a key is read from. */
interface KeyInput extends Input {
  readonly shown: Shown;
}

/** What a key changes of the draft while tiles are laid. */
function buildingKey(desk: Input, key: string): Partial<Draft> | null {
  const { draft } = desk;
  const hold = holdOf(desk);
  const aim = draft.at === null ? null : aimAt(desk, draft.at);
  const holding = hold === 'new' || hold === 'kept';
  switch (key) {
    case '1':
      return { hold: 'new' };
    case '2':
      return { hold: 'kept' };
    case '3':
      return { hold: 'items' };
    case 'r':
      return holding ? turned(draft, 1) : null;
    case 'R':
      return holding ? turned(draft, 3) : null;
    case 'v':
      return aim?.legal ? { level: nextLevel(aim) } : null;
    case 'o':
      return aim?.legal ? { open: nextOpen(aim) } : null;
    default:
      return null;
  }
}

/** What a single key asks for on this desk, or null when it means nothing now. */
export function pressKey(desk: KeyInput, key: string): Answer | null {
  const { draft, view } = desk;
  if (key === 'g') return fillWith(draft, nextSight(desk));
  if (!desk.mine) return null;
  const { phase } = view;
  if (key === 'e') {
    const { stack } = draft;
    const digs = (phase === 'dig' || phase === 'remove') && stack !== null;
    return { move: digs ? stackMove(view, stack) : moveOf.done() };
  }
  if (phase === 'store' && key === 's') return { move: moveOf.store() };
  if (phase === 'store' && key === 'x') return { move: moveOf.discard() };
  const change = phase === 'build' ? buildingKey(desk, key) : null;
  return change && { draft: { ...draft, ...change } };
}

/** Side by side there is only garden or ground plan to choose. */
function nextSight({ draft, shown }: KeyInput): Sight {
  const sight = draft.sight ?? (shown.flat ? 'ground-plan' : 'garden');
  const offered = shown.wide ? SIGHTS.slice(0, 2) : SIGHTS;
  return offered[(offered.indexOf(sight) + 1) % offered.length];
}
