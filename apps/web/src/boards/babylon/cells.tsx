import { type KeyboardEvent, useRef, useState } from 'react';
import { spot, UNIT } from './ground-plan-items.tsx';
import { type Cell, cellName, rowOf, SIDE, type SpaceView } from './rules.ts';
import type { Phrases } from './words/phrases.ts';
import { spaceText } from './words/spoken.ts';

const NONE: ReadonlySet<Cell> = new Set();
/** How far an arrow key goes over the spaces. */
export const STEPS: { readonly [key: string]: number } = {
  ...{ ArrowLeft: -1, ArrowRight: 1, ArrowUp: -SIDE, ArrowDown: SIDE },
};

/** The space one step further, or the same at the edge; null for another key. */
function stepFrom(cell: Cell, key: string): Cell | null {
  const step = STEPS[key];
  if (step === undefined) return null;
  const next = cell + step;
  const sameRow = Math.abs(step) === SIDE || rowOf(next) === rowOf(cell);
  return next >= 0 && next < SIDE * SIDE && sameRow ? next : cell;
}

interface CellsProps {
  readonly ground: readonly SpaceView[];
  readonly say: Phrases;
  /** Spaces where a press does something; the others answer why not. */
  readonly lit?: ReadonlySet<Cell>;
  /** What a press on a lit space is for. */
  act?(cell: Cell): string;
  /** Without it the spaces can only be read. */
  onPress?(cell: Cell): void;
}

/** Every space of a garden, one stop for Tab: arrows walk over them and each says what is there. */
export function Cells({ ground, say, lit = NONE, act, onPress }: CellsProps) {
  const group = useRef<SVGGElement>(null);
  const [stop, setStop] = useState<Cell>([...lit][0] ?? 0);
  const press = (cell: Cell, event: KeyboardEvent) => {
    const next = stepFrom(cell, event.key);
    if (next !== null) {
      setStop(next);
      group.current?.querySelector<SVGElement>(`[data-cell="${next}"]`)?.focus();
    } else if (onPress && (event.key === 'Enter' || event.key === ' ')) onPress(cell);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <g ref={group} className="cells">
      {ground.map((space) => {
        const { cell } = space;
        const { x, y } = spot(cell);
        const told = `${cellName(cell)} ${spaceText(say, space)}`;
        return (
          // biome-ignore lint/a11y/noStaticElementInteractions: it is a button, or walked over with the arrows
          <rect
            key={cell}
            data-cell={cell}
            className={lit.has(cell) ? 'cell is-lit' : 'cell'}
            x={x - UNIT / 2 + 1}
            y={y - UNIT / 2 + 1}
            width={UNIT - 2}
            height={UNIT - 2}
            rx={6}
            role={onPress ? 'button' : 'img'}
            tabIndex={cell === stop ? 0 : -1}
            aria-label={lit.has(cell) && act ? `${told}. ${act(cell)}` : told}
            onClick={() => onPress?.(cell)}
            onKeyDown={(event) => press(cell, event)}
          />
        );
      })}
    </g>
  );
}
