import type { SeatFace } from '../../table/kit.ts';
import { shapePath } from '../common/glyph.tsx';
import { centre, type Rect } from '../common/rect.ts';

interface PieceProps {
  readonly face: Pick<SeatFace, 'colour' | 'shape'>;
  /** The piece fills this box. */
  readonly box: Rect;
  readonly className?: string;
  /** The name under which a flight lands here. */
  readonly at?: string;
}

/** A round piece of shell in the colour and with the shape of its seat. */
export function Piece({ face, box, className = '', at }: PieceProps) {
  const { x, y } = centre(box);
  return (
    <g
      className={`piece ${className}`}
      transform={`translate(${x} ${y}) scale(${box.width / 100})`}
      data-at={at}
    >
      <ellipse className="piece-shadow" cx="3" cy="14" rx="47" ry="42" />
      <circle className="piece-edge" cy="7" r="45" fill={`var(--seat-${face.colour})`} />
      <circle className="piece-top" r="45" fill={`var(--seat-${face.colour})`} />
      <circle r="45" fill="url(#ur-gloss)" />
      <circle className="piece-ring" r="36" />
      <path
        className="piece-mark"
        d={shapePath(face.shape)}
        transform="translate(-22.800 -22.800) scale(1.900)"
      />
    </g>
  );
}

/** The box of a piece that stands on a square. */
export function pieceBox(square: Rect): Rect {
  const width = square.width * 0.66;
  const { x, y } = centre(square);
  return { x: x - width / 2, y: y - width / 2, width, height: width };
}
