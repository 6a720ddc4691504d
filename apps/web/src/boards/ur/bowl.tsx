import type { Seat } from '@nabu/kernel';
import { SeatGlyph } from '../common/glyph.tsx';
import type { Rect } from '../common/rect.ts';
import type { Props } from './desk.ts';
import { Dice } from './dice.tsx';
import type { Layout } from './geometry.ts';
import { isStuck, winnerOf } from './rules.ts';
import { phrases } from './words/index.ts';

/** Where the parts of the strip lie: whose roll it is, the dice, the number. */
interface Parts {
  readonly glyph: { readonly x: number; readonly y: number; readonly size: number };
  readonly dice: Rect;
  readonly number: Spot;
  /** Whose roll it is, in words; and why nothing moves. There is no room for them upright. */
  readonly who: Spot | null;
  readonly note: Spot | null;
}

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Side by side; with a note at the end everything moves aside for it. */
function across(strip: Rect, noted: boolean): Parts {
  const height = strip.height * 0.74;
  const middle = strip.x + strip.width / 2 - (noted ? height * 0.8 : 0);
  const dice = { x: middle - height * 2.1, width: height * 4.2 };
  const y = strip.y + strip.height * 0.54;
  const size = height * 0.42;
  return {
    dice: { ...dice, y: y - height / 2, height },
    glyph: { x: dice.x - size * 1.7, y: y - size / 2, size },
    number: { x: dice.x + dice.width + height * 0.42, y },
    who: { x: dice.x - size * 2.2, y },
    note: { x: dice.x + dice.width + height * 0.85, y },
  };
}

function upright(strip: Rect): Parts {
  const width = strip.width * 0.74;
  const height = Math.min(strip.height * 0.62, width * 4.2);
  const x = strip.x + strip.width * 0.56;
  const y = strip.y + strip.height / 2;
  const size = width * 0.42;
  return {
    dice: { x: x - width / 2, y: y - height / 2, width, height },
    glyph: { x: x - size / 2, y: y - height / 2 - size * 1.5, size },
    number: { x, y: y + height / 2 + width * 0.42 },
    who: null,
    note: null,
  };
}

/** Whether the dice lie one above the other. */
function stands({ dice }: Layout): boolean {
  return dice.height > dice.width;
}

/** The floor that the dice lie on. */
function tray(layout: Layout): Rect {
  const { dice, cell } = layout;
  const along = stands(layout) && dice.height < 5 * cell ? 0 : Math.min(cell * 0.5, 40);
  const gap = cell * 0.1;
  return stands(layout)
    ? {
        x: dice.x + gap,
        y: dice.y + along,
        width: dice.width - gap,
        height: dice.height - 2 * along,
      }
    : {
        x: dice.x + along,
        y: dice.y + gap,
        width: dice.width - 2 * along,
        height: dice.height - gap,
      };
}

function rolledBy(props: Props, seat: Seat): string {
  const { labels } = phrases[props.language];
  const { roll } = props.view;
  return seat === props.viewer
    ? labels.youRolled(roll)
    : labels.rolled(props.seats[seat].name, roll);
}

/** The strip beside the board where the dice lie: whose they are, what they show, and when nothing can move. */
export function Bowl({ props, layout }: { readonly props: Props; readonly layout: Layout }) {
  const { view, step, still } = props;
  if (winnerOf(view) !== null || props.over) return null;
  const face = props.seats[view.turn];
  const { labels } = phrases[props.language];
  const note = isStuck(view) ? labels.noMove(view.roll) : null;
  const parts = stands(layout) ? upright(layout.dice) : across(layout.dice, note !== null);
  const label = `${rolledBy(props, view.turn)}${note ? `: ${note}` : ''}`;
  const size = Math.max(12, layout.cell * 0.17);
  const fresh = !still && (step?.events.some(({ type }) => type === 'rolled') ?? false);
  return (
    // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: a group of shapes is not interactive
    <g role="img" aria-label={label}>
      <rect {...tray(layout)} className="bowl-floor" rx={layout.cell * 0.2} />
      <SeatGlyph face={face} {...parts.glyph} />
      <Dice box={parts.dice} roll={view.roll} number={step?.number ?? 0} fresh={fresh} />
      <text className="roll" {...parts.number} fontSize={layout.cell * 0.55}>
        {view.roll}
      </text>
      {parts.who && (
        <text className="roll-who" {...parts.who} fontSize={size}>
          {view.turn === props.viewer ? labels.you : face.name}
        </text>
      )}
      {parts.note && note && (
        <text className="roll-note" {...parts.note} fontSize={size}>
          {note}
        </text>
      )}
    </g>
  );
}
