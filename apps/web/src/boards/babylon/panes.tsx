import { type ReactNode, useMemo, useState } from 'react';

const PANES = ['quarry', 'plan', 'points'] as const;
type PaneName = (typeof PANES)[number];

/** Which panes beside the garden are open; the points fold by themselves where the garden has little room. */
export interface Panes {
  isOpen(pane: PaneName): boolean;
  toggle(pane: PaneName): void;
  /** How much of the garden they cover at its sides and its foot. */
  readonly insets: { readonly left: number; readonly right: number; readonly bottom: number };
}

/** The widths of the columns beside the garden. */
const LEFT = 276;
const RIGHT = 222;
/** A garden on a narrower board gets the room of the points. */
const ROOMY = 1100;
const NARROW = { left: 0, right: 0, bottom: 70 } as const;

/** Remembers which panes a person opened or folded. */
export function usePanes(width: number, wide: boolean): Panes {
  const [chosen, choose] = useState<{ readonly [pane in PaneName]?: boolean }>({});
  const isOpen = (pane: PaneName) => chosen[pane] ?? (pane !== 'points' || width >= ROOMY);
  const left = isOpen('quarry') || isOpen('plan') ? LEFT : 0;
  const right = isOpen('points') ? RIGHT : 0;
  const insets = useMemo(() => (wide ? { left, right, bottom: 24 } : NARROW), [wide, left, right]);
  return {
    isOpen,
    toggle: (pane) => choose({ ...chosen, [pane]: !isOpen(pane) }),
    insets,
  };
}

interface PaneProps {
  readonly name: PaneName;
  readonly title: string;
  readonly note?: string;
  readonly panes: Panes;
  readonly children: ReactNode;
}

/** A part beside the garden under its title; a press on the title folds it. */
export function Pane({ name, title, note, panes, children }: PaneProps) {
  const open = panes.isOpen(name);
  return (
    <section className={`pane pane-${name}${open ? '' : ' is-folded'}`}>
      <h2>
        <button
          type="button"
          className="pane-fold"
          aria-expanded={open}
          onClick={() => panes.toggle(name)}
        >
          {title}
        </button>
        {open && note && <small>{note}</small>}
      </h2>
      {open && children}
    </section>
  );
}
