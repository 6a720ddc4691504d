import type { ReactNode } from 'react';
import type { Desk, DeskTypes } from './desk/kind.ts';
import { movePart } from './parts.ts';

/** What an HTML element needs so that the pointer and the focus point at something while on it. */
export function pointing<T extends DeskTypes>(
  desk: Pick<Desk<T>, 'point'>,
  spot: T['spot'] | null,
) {
  const on = () => desk.point(spot);
  const off = () => desk.point(null);
  return { onPointerEnter: on, onPointerLeave: off, onFocus: on, onBlur: off } as const;
}

interface ChoiceProps<T extends DeskTypes> {
  readonly desk: Pick<Desk<T>, 'point' | 'can' | 'aimed'>;
  readonly move: T['move'];
  /** What is pointed at while the button is; the move itself unless the board points at places. */
  readonly spot: T['spot'] | null;
  onPress(): void;
  /** The key that does the same. */
  readonly shortcut?: string;
  /** What is told about it, as the kit's `Tip` names it. */
  readonly tip?: string | undefined;
  readonly children: ReactNode;
}

/** One move as a button: dim when it is not legal, and pressable even then to hear why. */
export function Choice<T extends DeskTypes>({ desk, move, spot, ...rest }: ChoiceProps<T>) {
  const chosen = desk.aimed === move ? ' is-chosen' : '';
  return (
    <button
      type="button"
      className={`choice-move ${desk.can(move) ? 'is-lit' : 'is-dim'}${chosen}`}
      data-part={movePart(move)}
      data-tip={rest.tip}
      aria-keyshortcuts={rest.shortcut}
      onClick={rest.onPress}
      {...pointing(desk, spot)}
    >
      {rest.children}
    </button>
  );
}
