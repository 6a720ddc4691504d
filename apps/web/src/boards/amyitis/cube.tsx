import type { SeatFace } from '../../table/kit.ts';
import { shapePath } from '../common/glyph.tsx';
import { NEUTRAL } from './rules.ts';

interface CubeProps {
  /** A seat or `NEUTRAL`. */
  readonly owner: number;
  readonly seats: readonly SeatFace[];
  /** The middle of the cube. */
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** The class that colours what an owner has laid, and patterns it too. */
export function ownerClass(owner: number, seats: readonly SeatFace[]): string {
  return owner === NEUTRAL ? 'own-neutral' : `own-${seats[owner].colour}`;
}

/** A cube in its owner's colour with the owner's shape on it; a neutral one is plain stone. */
export function Cube({ owner, seats, x, y, size }: CubeProps) {
  const s = size / 24;
  return (
    <g
      className={`cube ${ownerClass(owner, seats)}`}
      transform={`translate(${x} ${y}) scale(${s})`}
    >
      <path className="cube-left" d="M-11-5.500 0 0v12.500L-11 7z" />
      <path className="cube-right" d="M11-5.500 0 0v12.500L11 7z" />
      <path className="cube-top" d="M0-11.500 11-5.700 0 .2-11-5.700z" />
      {owner !== NEUTRAL && (
        <path
          className="cube-shape"
          d={shapePath(seats[owner].shape)}
          transform="translate(-6.600 -6.300) scale(.55)"
        />
      )}
    </g>
  );
}

/** A seat's mark on a small ground: its shape in its colour. */
export function Marker({ owner, seats, x, y, size }: CubeProps) {
  if (owner === NEUTRAL)
    return (
      <rect
        className="marker own-neutral"
        x={x - size / 3}
        y={y - size / 3}
        width={size / 1.5}
        height={size / 1.5}
        rx={2}
      />
    );
  return (
    <path
      className={`marker ${ownerClass(owner, seats)}`}
      d={shapePath(seats[owner].shape)}
      transform={`translate(${x - size / 2} ${y - size / 2}) scale(${size / 24})`}
    />
  );
}
