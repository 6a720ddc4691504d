import type { SeatFace } from '../../table/kit.ts';
import { Picture, type PictureBox } from './picture.tsx';

const SHAPES: { readonly [shape in SeatFace['shape']]: string } = {
  circle: 'M12 2.5a9.5 9.5 0 1 1 0 19a9.5 9.5 0 1 1 0-19z',
  triangle: 'M12 2.2 22.2 20.6H1.8z',
  square: 'M3.6 3.6h16.8v16.8H3.6z',
  diamond: 'M12 1.2 22 12 12 22.8 2 12z',
};

interface GlyphProps extends PictureBox {
  readonly face: Pick<SeatFace, 'colour' | 'shape'>;
}

/** A seat's colour doubled by its shape; works inside an SVG and inside HTML. */
export function SeatGlyph({ face, ...place }: GlyphProps) {
  return (
    <Picture {...place} className="seat-glyph">
      <path
        d={SHAPES[face.shape]}
        fill={`var(--seat-${face.colour})`}
        stroke="var(--wall)"
        strokeWidth="1.5"
        strokeLinejoin="round"
      />
    </Picture>
  );
}

/** The path of a seat's shape in a box of 24 by 24. */
export function shapePath(shape: SeatFace['shape']): string {
  return SHAPES[shape];
}
