import type { SeatFace } from '../../table/kit.ts';
import { shapePath } from '../common/glyph.tsx';
import type { Rect } from '../common/rect.ts';
import type { Layout, Side } from './geometry.ts';
import { type Place, QUARRY } from './rules.ts';

interface PawnProps {
  readonly face: SeatFace;
  readonly box: Rect;
  readonly active: boolean;
}

/** Where a pawn stands: in the corner of its temple's plot, or waiting at the quarry. */
export function pawnBox(layout: Layout, side: Side, place: Place): Rect {
  if (place === QUARRY) return layout.camps[side];
  const { temple } = layout.sites[side][place];
  const size = temple.width < 110 ? { width: 24, height: 32 } : { width: 32, height: 42 };
  return { x: temple.x + temple.width - size.width - 4, y: temple.y + 4, ...size };
}

/** A building pawn: a figure with the colour and the shape of its seat. */
export function Pawn({ face, box, active }: PawnProps) {
  const scale = box.width / 32;
  return (
    <g
      className={`pawn${active ? ' is-active' : ''}`}
      style={{ transform: `translate(${box.x}px, ${box.y}px) scale(${scale})` }}
      data-at={`pawn:${face.seat}`}
    >
      <ellipse className="pawn-shadow" cx={16} cy={39.5} rx={13} ry={3} />
      <path
        className="pawn-body"
        d="M16 2a8 8 0 0 1 5.2 14c1 .9 1.5 1.9 1.2 3.200L21.2 20c.3 6.5 2.3 11 6.3 14.8.8.8 1 2.2.6 3.2-.3.8-1 1.2-1.9 1.200H5.800c-.9 0-1.6-.4-1.9-1.2-.4-1-.2-2.4.6-3.2 4-3.8 6-8.3 6.3-14.800l-1.2-.8c-.3-1.3.2-2.3 1.2-3.200A8 8 0 0 1 16 2z"
        fill={`var(--seat-${face.colour})`}
      />
      <path
        className="pawn-mark"
        d={shapePath(face.shape)}
        transform="translate(10.5 23.5) scale(.46)"
      />
    </g>
  );
}
