import { type ReactNode, useMemo, useState } from 'react';
import type { Insets } from './three/eye.ts';

const PANES = ['quarry', 'ground-plan', 'points'] as const;
type PaneName = (typeof PANES)[number];

/** Which panes beside the garden are open; the points fold by themselves where the garden has little room. */
export interface Panes {
  isOpen(pane: PaneName): boolean;
  toggle(pane: PaneName): void;
  /** How much of the garden they cover, with the bars above and below it. */
  readonly insets: Insets;
  /** How far what stands beside a large quarry has moved aside for it. */
  readonly aside: number;
  /** How much larger they are than on most boards. */
  readonly scale: number;
}

/** The widths of the columns beside the garden. */
const LEFT = 276;
const RIGHT = 262;
/** The same with a quarry to choose from; the garden moves aside, so that nothing of it lies behind. */
const LARGE = 432;
/** On a board from this width on, what lies at the left is larger by so much. */
const VAST = 2000;
const LARGER = 1.5;
/** A garden on a narrower board gets the room of the points. */
const ROOMY = 1100;
/** The height of the line above the garden, and of the bar below it with what is around it. */
const TOP = 56;
const BAR = 98;
/** The same where it is one line, on a low and long board. */
const LOW_BAR = 66;

/** The same on a board so low that every row of the ground plan counts. */
const SHORT_BAR = 63;

interface PanesRoom {
  readonly width: number;
  readonly wide: boolean;
  /** The bar is one line. */
  readonly low: boolean;
  /** The bar is as low as two lines can be. */
  readonly short: boolean;
  /** The bar of the tile that is held may be there; beside panes its room is always kept. */
  readonly bar: boolean;
  /** The quarry is wanted large: a stack has to be chosen, or the ground plan stays beside the room for it. */
  readonly large: boolean;
}

/** Remembers which panes a person opened or folded. */
export function usePanes({ width, wide, low, short, bar, large }: PanesRoom): Panes {
  const [chosen, choose] = useState<{ readonly [pane in PaneName]?: boolean }>({});
  const isOpen = (pane: PaneName) => chosen[pane] ?? (pane !== 'points' || width >= ROOMY);
  const scale = width >= VAST ? LARGER : 1;
  const column = isOpen('quarry') || isOpen('ground-plan') ? LEFT * scale : 0;
  const aside = large && isOpen('quarry') ? (LARGE - LEFT) * scale : 0;
  const left = wide ? column + aside : 0;
  const right = wide && isOpen('points') ? RIGHT : 0;
  const bottom = wide || bar ? (low ? LOW_BAR : short ? SHORT_BAR : BAR) : 0;
  const insets = useMemo(() => ({ left, right, top: TOP, bottom }), [left, right, bottom]);
  return {
    isOpen,
    toggle: (pane) => choose({ ...chosen, [pane]: !isOpen(pane) }),
    insets,
    aside: wide ? aside : 0,
    scale,
  };
}

interface PaneProps {
  readonly name: PaneName;
  readonly title: string;
  readonly panes: Panes;
  /** It is what the viewer has to decide by: larger, and over what lies beside it. */
  readonly large?: boolean;
  readonly children: ReactNode;
}

/** A part beside the garden under its title; a press on the title folds it. */
export function Pane({ name, title, panes, large = false, children }: PaneProps) {
  const open = panes.isOpen(name);
  const look = open ? (large ? ' is-large' : '') : ' is-folded';
  return (
    <section className={`pane pane-${name}${look}`}>
      <h2>
        <button
          type="button"
          className="pane-fold"
          aria-expanded={open}
          onClick={() => panes.toggle(name)}
        >
          {title}
        </button>
      </h2>
      {open && children}
    </section>
  );
}
