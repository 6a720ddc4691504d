import type { CSSProperties } from 'react';
import { centre, type Rect } from '../common/rect.ts';
import type { Layout } from './geometry.ts';
import { outlook } from './outlook.ts';
import type { BoardPart } from './part.ts';
import { actor, type Move, SQUARE_NAMES, squareAhead } from './rules.ts';
import { boundsOf } from './terraces.ts';
import { factsOf } from './tip-facts.ts';
import { squareText } from './words/describe.ts';
import { gistOf } from './words/gist.ts';
import { labelMove } from './words/moves.ts';
import { whyNot } from './words/why.ts';

/** What on the board a move is about; null when it lies in the tray. */
function anchorOf({ layout, garden, props }: BoardPart, move: Move): Rect | null {
  switch (move.type) {
    case 'recruit':
      return layout.groups[move.group] ?? null;
    case 'caravan':
      return layout.cities[squareAhead(props.view, move.steps)];
    case 'field':
      return layout.rows[move.row];
    case 'temple':
    case 'procession':
      return layout.temples[move.temple];
    case 'irrigate': {
      const { x, y } = garden.edges[move.edge].single[0].cube;
      return { x: x - 12, y: y - 12, width: 24, height: 24 };
    }
    case 'plant':
      return boundsOf(garden.squares[move.square].top);
    case 'buy':
    case 'court':
      return layout.court;
    default:
      return null;
  }
}

/** The title of a tip: the move, or what lies there when it is nobody's to move. */
function titleOf({ props, desk, say }: BoardPart, move: Move): string {
  const { view, seats } = props;
  if (move.type === 'plant')
    return `${SQUARE_NAMES[move.square]}: ${squareText(say, view, move.square, (seat) => seats[seat].name)}`;
  if (move.type === 'caravan' && actor(view) !== desk.seat)
    return say.cities[squareAhead(view, move.steps)];
  return labelMove(say, move, view);
}

/** What the looked-at move costs and brings, or why it cannot be made. */
function TipText({ part, move }: { part: BoardPart; move: Move }) {
  const { desk, props, say } = part;
  const legal = desk.mine && desk.legal.includes(move);
  const names = props.seats.map(({ name }) => name);
  const gist = legal
    ? gistOf(say, outlook(props.preview(move), desk.seat), desk.seat, names)
    : null;
  const why = legal ? null : whyNot(say, props, desk.seat, move);
  return (
    <>
      <b className="tip-title">{titleOf(part, move)}</b>
      {gist && gist.costs.length + gist.gains.length > 0 && (
        <span className="tip-line">
          {gist.costs.map((text) => (
            <span key={text} className="tip-cost">
              {text}
            </span>
          ))}
          {gist.gains.map((text) => (
            <span key={text} className="tip-gain">
              {text}
            </span>
          ))}
        </span>
      )}
      {factsOf(part, move).map((text) => (
        <span key={text}>{text}</span>
      ))}
      {gist?.notes.map((text) => (
        <span key={text} className="tip-note">
          {text}
        </span>
      ))}
      {why && <span className="tip-why">{why}</span>}
    </>
  );
}

/** A small board beside what is looked at. */
export function Tip({ part }: { part: BoardPart }) {
  const { desk, layout } = part;
  const anchor = desk.looked && anchorOf(part, desk.looked);
  if (!desk.looked || !anchor) return null;
  const inGarden = desk.looked.type === 'irrigate' || desk.looked.type === 'plant';
  return (
    <div
      className={`tip${inGarden ? ` in-garden ${layout.shape}` : ''}`}
      style={inGarden ? besideGarden(layout, anchor) : besideThing(layout, anchor)}
      data-tells={layout.shape === 'tall'}
      aria-hidden="true"
    >
      <div className="tip-body">
        <TipText part={part} move={desk.looked} />
      </div>
    </div>
  );
}

/** In the upper corner of the garden that lies farther away; under it where there is little room. */
function besideGarden({ garden, shape }: Layout, anchor: Rect): CSSProperties {
  if (shape === 'tall') return { left: garden.x, width: garden.width, bottom: 4 };
  const left = centre(anchor).x > centre(garden).x;
  const width = garden.width * 0.4;
  return {
    width,
    top: garden.y + 4,
    left: left ? garden.x + 4 : garden.x + garden.width - width - 4,
    justifyContent: left ? 'start' : 'end',
  };
}

/** Below or above the thing itself, inside its page. */
function besideThing(layout: Layout, anchor: Rect): CSSProperties {
  const { x } = centre(anchor);
  const page = Object.values(layout.pages).find((p) => x >= p.x && x <= p.x + p.width);
  const { x: left, width } = page ?? layout.pages.garden;
  const half = Math.min(150, width / 2 - 6);
  const below = anchor.y < 150;
  return {
    left: Math.max(left + half + 4, Math.min(x, left + width - half - 4)),
    width: 2 * half,
    ...(below
      ? { top: anchor.y + anchor.height + 8 }
      : { bottom: layout.size.height - anchor.y + 8 }),
  };
}
