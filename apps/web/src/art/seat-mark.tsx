import type { SeatFace } from '../table/kit.ts';

const SHAPES: { readonly [shape in SeatFace['shape']]: string } = {
  circle: 'M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18z',
  triangle: 'M12 2.5L22 20.5H2z',
  square: 'M4 4h16v16H4z',
  diamond: 'M12 1.5L22.5 12 12 22.5 1.5 12z',
};

const FACES = [
  { colour: 'lapis', shape: 'circle' },
  { colour: 'ember', shape: 'triangle' },
  { colour: 'reed', shape: 'square' },
  { colour: 'ivory', shape: 'diamond' },
] as const;

/** Colour and shape of a seat: two signs for the same thing, so that colour alone never has to tell. */
export function faceOf(seat: number): Pick<SeatFace, 'colour' | 'shape'> {
  return FACES[seat % FACES.length];
}

/** The sign of a seat. */
export function SeatMark({
  seat,
  size = '1.25em',
}: {
  readonly seat: number;
  readonly size?: string;
}) {
  const { colour, shape } = faceOf(seat);
  return (
    <svg className="seat-mark" viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
      <path
        d={SHAPES[shape]}
        fill={`var(--seat-${colour})`}
        stroke="var(--ground-deep)"
        strokeWidth="1.5"
        strokeLinejoin="round"
      />
    </svg>
  );
}
