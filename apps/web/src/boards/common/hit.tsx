import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';
import type { Rect } from './rect.ts';

interface HitProps {
  /** What a screen reader says. */
  readonly label: string;
  /** The sensitive area; at least 44 px each way wherever a finger may go. */
  readonly area: Rect;
  onPress(): void;
  /** Called with true when the pointer or the focus arrives and with false when it leaves. */
  onHint?(on: boolean): void;
  /** It would be legal to press this now. */
  readonly lit?: boolean;
  /** This is what the half-built move starts from. */
  readonly chosen?: boolean;
  /** What lies here, or the move that is made here, as `parts.ts` names them. */
  readonly part?: string | undefined;
  /** The space of the board that this is, as the log knows it. */
  readonly space?: string | undefined;
  /** What is told about it, as the kit's `Tip` names it. */
  readonly tip?: string | undefined;
  readonly className?: string;
  readonly radius?: number;
  /** The path of the sensitive area where it is no box; it lies inside `area`. */
  readonly outline?: string;
  readonly children?: ReactNode;
}

/** A part of an SVG board that can be pressed by pointer, finger or keyboard alike. */
export function Hit({ label, area, onPress, onHint, lit, chosen, ...rest }: HitProps) {
  const press = (event: MouseEvent | KeyboardEvent) => {
    event.preventDefault();
    event.stopPropagation();
    onPress();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' || event.key === ' ') press(event);
  };
  const state = `${lit ? ' is-lit' : ''}${chosen ? ' is-chosen' : ''}`;
  // An SVG has no button element.
  const button = {
    className: 'hit-area',
    'data-part': rest.part,
    role: 'button',
    tabIndex: 0,
    'aria-label': label,
    'aria-pressed': chosen,
    onClick: press,
    onKeyDown,
    onPointerEnter: () => onHint?.(true),
    onPointerLeave: () => onHint?.(false),
    onFocus: () => onHint?.(true),
    onBlur: () => onHint?.(false),
  } as const;
  return (
    <g
      className={`hit${state} ${rest.className ?? ''}`}
      data-space={rest.space}
      data-tip={rest.tip}
    >
      {rest.children}
      {rest.outline ? (
        <path d={rest.outline} {...button} />
      ) : (
        <rect {...area} rx={rest.radius ?? 10} {...button} />
      )}
    </g>
  );
}
