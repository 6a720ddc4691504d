import { memo } from 'react';
import { inset, type Rect } from '../common/rect.ts';
import type { Layout } from './geometry.ts';
import { Motifs, motifOf } from './motifs.tsx';
import { ROUTES, SQUARES, type Square, type View } from './rules.ts';

interface Stop {
  readonly offset: number;
  readonly className: string;
}

function Shade({ id, stops }: { readonly id: string; readonly stops: readonly Stop[] }) {
  return (
    <linearGradient id={id} x1="0" y1="0" x2="0.35" y2="1">
      {stops.map((stop) => (
        <stop key={stop.offset} {...stop} />
      ))}
    </linearGradient>
  );
}

const shade = (name: string): readonly Stop[] => [
  { offset: 0, className: `${name}-light` },
  { offset: 1, className: `${name}-deep` },
];

/** Colours and pictures that the drawing refers to. */
function Paints() {
  return (
    <defs>
      <Shade id="ur-body" stops={shade('body')} />
      <Shade id="ur-own" stops={shade('own')} />
      <Shade id="ur-shared" stops={shade('shared')} />
      <radialGradient id="ur-gloss" cx="0.35" cy="0.28" r="0.75">
        <stop offset="0" stopColor="#fff" stopOpacity="0.5" />
        <stop offset="0.45" stopColor="#fff" stopOpacity="0.06" />
        <stop offset="1" stopColor="#000" stopOpacity="0.28" />
      </radialGradient>
      <Motifs />
    </defs>
  );
}

interface TileProps {
  readonly square: Square;
  readonly box: Rect;
  /** Both players may stand here. */
  readonly shared: boolean;
}

/** One glazed square with its inlay. */
function Tile({ square, box, shared }: TileProps) {
  const outer = inset(box, box.width * 0.03);
  const inner = inset(box, box.width * 0.085);
  const picture = inset(box, box.width * 0.12);
  return (
    <g className={shared ? 'tile is-shared' : 'tile'}>
      <rect
        {...outer}
        rx={box.width * 0.07}
        className="tile-glaze"
        fill={shared ? 'url(#ur-shared)' : 'url(#ur-own)'}
      />
      <rect {...inner} rx={box.width * 0.045} className="tile-line" />
      <use href={`#ur-${motifOf(square)}`} {...picture} className="tile-inlay" />
    </g>
  );
}

/** Row letters and column numbers, printed quietly on the rim. */
function Names({ layout }: { readonly layout: Layout }) {
  const { squares, frame, cell, upright } = layout;
  const rim = cell * 0.11;
  const rows = (['A1', 'B1', 'C1'] as const).map((square) => ({ square, text: square[0] }));
  const columns = ['B1', 'B2', 'B3', 'B4', 'B7', 'B8'] as const;
  const middle = (square: Square) => ({
    x: squares[square].x + cell / 2,
    y: squares[square].y + cell / 2,
  });
  const below = frame.y + frame.height - rim;
  return (
    <g className="coordinates" fontSize={Math.max(8, cell * 0.12)}>
      {rows.map(({ square, text }) => (
        <text
          key={text}
          {...(upright
            ? { x: middle(square).x, y: below }
            : { x: frame.x + rim, y: middle(square).y })}
        >
          {text}
        </text>
      ))}
      {columns.map((square) => (
        <text
          key={square}
          {...(upright
            ? { x: frame.x + rim, y: middle(square).y }
            : { x: middle(square).x, y: frame.y + rim })}
        >
          {square[1]}
        </text>
      ))}
      {/* The bridge has no rim to print on: its squares carry their own numbers. */}
      {(['B5', 'B6'] as const).map((square) => (
        <text
          key={square}
          {...(upright
            ? { x: squares[square].x + rim, y: middle(square).y }
            : { x: middle(square).x, y: squares[square].y + rim })}
        >
          {square[1]}
        </text>
      ))}
    </g>
  );
}

interface GroundProps {
  readonly layout: Layout;
  readonly path: View['path'];
}

/** The board without pieces: a body of dark wood, twenty glazed squares, five rosettes. */
export const Ground = memo(function Ground({ layout, path }: GroundProps) {
  const { meets, squares } = ROUTES[path];
  const shared = squares[0].filter((_, position) => meets[position] > 0);
  return (
    <g className="ur-ground">
      <Paints />
      <path className="body-shadow" d={layout.body} />
      <path className="body" d={layout.body} fill="url(#ur-body)" />
      <path className="body-rim" d={layout.body} />
      {SQUARES.map((square) => (
        <Tile
          key={square}
          square={square}
          box={layout.squares[square]}
          shared={shared.includes(square)}
        />
      ))}
      <Names layout={layout} />
    </g>
  );
});
