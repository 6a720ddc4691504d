import { useMemo } from 'react';
import { encode } from 'uqr';

/** The light modules that a reader needs around a code. */
const QUIET = 4;

/** The dark modules of the code of a text as one path, a module being one by one, and the side of the whole. */
export function qrPath(text: string): { readonly size: number; readonly d: string } {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET });
  const rows = data.map((row, y) => {
    let d = '';
    for (let x = 0; x < size; x++) {
      let run = 0;
      while (row[x + run]) run++;
      if (run > 0) d += `M${x} ${y}h${run}v1h-${run}z`;
      x += run;
    }
    return d;
  });
  return { size, d: rows.join('') };
}

/** A text as a code for cameras: always dark on light, as not every camera reads the other way round. */
export function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const { size, d } = useMemo(() => qrPath(text), [text]);
  return (
    <svg className="qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <rect className="qr-ground" width={size} height={size} rx={2} />
      <path className="qr-dark" d={d} shapeRendering="crispEdges" />
    </svg>
  );
}
