import type { SeatFace } from '../../table/kit.ts';
import { shapePath } from '../common/glyph.tsx';
import { Picture } from '../common/picture.tsx';
import { Sign } from './icons.tsx';
import type { Kind } from './rules.ts';

/** How large each shape is drawn, and where its sign sits, so that all four weigh the same. */
const FITS: {
  readonly [shape in SeatFace['shape']]: { scale: number; down: number; sign: number };
} = {
  circle: { scale: 2.45, down: 0, sign: 33 },
  triangle: { scale: 2.85, down: -3, sign: 26 },
  square: { scale: 2.4, down: 0, sign: 32 },
  diamond: { scale: 2.72, down: 0, sign: 28 },
};

interface TokenProps {
  readonly face: Pick<SeatFace, 'colour' | 'shape'>;
  /** Null when the viewer does not know it. */
  readonly kind: Kind | null;
  readonly faceDown?: boolean;
  readonly className?: string;
}

/** A token around (0, 0): its clan by shape and colour, its kind by a sign; face down, a plain back. */
export function Token({ face, kind, faceDown = false, className = '' }: TokenProps) {
  const { scale, down, sign } = FITS[face.shape];
  const low = face.shape === 'triangle' ? 6.5 : 0;
  const place = `translate(0 ${down}) scale(${scale}) translate(-12 -12)`;
  const path = shapePath(face.shape);
  return (
    <g
      className={`token stands token-${face.colour}${faceDown ? ' is-down' : ''} ${className}`}
      style={{ color: 'var(--on-token)' }}
    >
      <path className="token-shade" d={path} transform={`translate(0 2.5) ${place}`} />
      <path className="token-body" d={path} transform={place} />
      {faceDown && (
        <path
          className="token-back"
          d={path}
          transform={`${place} translate(12 ${low / scale + 12}) scale(0.78) translate(-12 -12)`}
        />
      )}
      {kind !== null && (
        <Sign kind={kind} y={low} size={faceDown ? sign * 0.8 : sign} className="token-sign" />
      )}
    </g>
  );
}

/** A token as a picture of its own, for trays and lists. */
export function TokenPicture({ size, ...token }: TokenProps & { readonly size: number }) {
  return (
    <Picture size={size} box="-32 -32 64 64" className="token-picture">
      <Token {...token} />
    </Picture>
  );
}
