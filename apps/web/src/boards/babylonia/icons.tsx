import { Picture, type PictureBox } from '../common/picture.tsx';
import type { Kind } from './rules.ts';

const star = Array.from({ length: 16 }, (_, index) => {
  const turn = (Math.PI / 8) * index - Math.PI / 2;
  const reach = index % 2 === 0 ? 11.4 : 5.2;
  return `${(12 + reach * Math.cos(turn)).toFixed(2)} ${(12 + reach * Math.sin(turn)).toFixed(2)}`;
}).join('L');

const grain = (y: number) =>
  `M12.7 ${y}c.1-3.2 2.2-5.2 5.9-5.4.2 3.8-2 5.6-5.9 5.4zM11.3 ${y}c-.1-3.2-2.2-5.2-5.9-5.4-.2 3.8 2 5.6 5.9 5.4z`;

/** The signs of merchant, civil servant, priest and farmer: four silhouettes that no one mixes up. */
const SIGNS: readonly string[] = [
  // An amphora.
  'M8.6 1.4h6.8v2.4h-1.2v2c1 .3 1.9.7 2.6 1.3l1.6-1.2 1.7 1.6-1.9 2c.5 1 .8 2.1.8 3.4 0 3.6-2 6.4-4.4 8v2H9.4v-2C7 19.3 5 16.5 5 12.9c0-1.3.3-2.4.8-3.4l-1.9-2 1.7-1.6 1.6 1.2c.7-.6 1.6-1 2.6-1.3v-2H8.6z',
  // A clay tablet with three lines of writing.
  'M5.2 1.6h13.6a2 2 0 0 1 2 2v16.8a2 2 0 0 1-2 2H5.2a2 2 0 0 1-2-2V3.6a2 2 0 0 1 2-2zM6.6 6v2.3h7.2l3.4-1.1zM6.6 10.8v2.3h4.6l3.4-1.1zM6.6 15.6v2.3h8.2l2.6-1.1z',
  // The star of Ishtar.
  `M${star}ZM12 9.3a2.7 2.7 0 1 0 0 5.4a2.7 2.7 0 1 0 0-5.4z`,
  // An ear of grain.
  `M12 .8c2.3 2.2 2.3 4.6 0 6.6-2.3-2-2.3-4.4 0-6.6z${grain(11.6)}${grain(16.6)}M11.1 16h1.8v7.4h-1.8z`,
];

/** A walled gate: the sign for cities on crop fields. */
const GATE =
  'M2.6 21.4V7.6h3V4.4h2.8v3.2h2.2V3h2.8v4.6h2.2V4.4h2.8v3.2h3v13.8h-6.4v-4.2a3 3 0 0 0-6 0v4.2z';

interface SignProps extends PictureBox {
  readonly kind: Kind | 'city';
  readonly className?: string;
}

/** The sign of a kind of token or of cities, centred on (x, y) inside an SVG, or as a picture in HTML. */
export function Sign({ kind, x = 0, y = 0, size, className = 'sign' }: SignProps) {
  return (
    <Picture x={x - size / 2} y={y - size / 2} size={size} className={className}>
      <path d={kind === 'city' ? GATE : SIGNS[kind]} fill="currentColor" fillRule="evenodd" />
    </Picture>
  );
}
