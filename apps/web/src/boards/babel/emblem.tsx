import type { ReactNode } from 'react';
import type { Nation } from './rules.ts';

/** Bull's head with wide horns. */
const assyrians = (
  <path d="M12 22c-2.7 0-3.7-2-4-4.500L7 13.200c-2 .3-3.7-.8-4.2-2.7 1.5.5 2.9.3 3.9-.6C4 8.7 2.9 5.8 4 2.300c.7 2.9 2.5 4.5 5.3 4.800h5.400c2.8-.3 4.6-1.9 5.3-4.8 1.1 3.5 0 6.4-2.7 7.6 1 .9 2.4 1.1 3.9.6-.5 1.9-2.2 3-4.2 2.700l-1 4.300c-.3 2.5-1.3 4.5-4 4.500zM9.3 12.200a1.15 1.15 0 1 0 0 .01zm5.4 0a1.15 1.15 0 1 1 0 .01zM10.2 18.300h3.600v1.300h-3.600z" />
);

/** Sun disc: a ring, a hub and eight rays. */
const hittites = (
  <>
    <path d="M12 6.400a5.6 5.6 0 1 0 0 11.200a5.6 5.6 0 1 0 0-11.200zm0 2a3.6 3.6 0 1 1 0 7.200a3.6 3.6 0 1 1 0-7.200z" />
    <circle cx="12" cy="12" r="1.7" />
    {[0, 45, 90, 135, 180, 225, 270, 315].map((turn) => (
      <path key={turn} d="M10.5 5.2 12 .8l1.5 4.400z" transform={`rotate(${turn} 12 12)`} />
    ))}
  </>
);

/** Horse's head with a combed mane. */
const medes = (
  <path d="M6.6 22c.1-4.6 1.2-7.3 4-9.7-1.7.4-2.9 1.4-4.4 2.1-1.3.6-2.7-.2-3.1-1.5-.2-.8 0-1.6.6-2.200l4.5-4.6.9-4.3 2.3 2.1 1.6-1.6.6 2.4 2.5-.3-.3 1.9 2.5.9-1 1.5 2.2 1.9-1.5 1 1.7 2.6-1.7.5 1 3.1-1.5.2c.1 1.4-.1 2.8-.5 4zM9.9 7.700a1 1 0 1 0 .01 0z" />
);

/** Drawn bow with its arrow. */
const persians = (
  <>
    <g fill="none" stroke="currentColor" strokeLinecap="round">
      <path d="M3.8 2.800C13.5 2.6 21.4 10.5 21.2 20.2" strokeWidth="2.4" />
      <path d="M3.8 2.8 9 15l12.2 5.2" strokeWidth="1.1" />
      <path d="M4.6 19.4 17.5 6.5" strokeWidth="1.7" />
    </g>
    <path d="m20.8 3.2-1.2 5.5-4.3-4.300z" />
    <path d="M2.2 18.6 4.3 16.500l3.2 3.2-2.1 2.1-.5-2.700z" />
  </>
);

/** Reed boat with high stems, a sail and the water under it. */
const sumerians = (
  <>
    <path d="M1.8 8.600c1.9 0 2.7.9 3.1 2.5.5 1.9 1.7 2.7 3.9 2.700h6.400c2.2 0 3.4-.8 3.9-2.7.4-1.6 1.2-2.5 3.1-2.5-.3 5.4-3.7 8.5-8.5 8.500h-3.400c-4.8 0-8.2-3.1-8.5-8.500z" />
    <path d="M11.2 1.800h1.500v10.600h-1.500z" />
    <path d="M13.7 2.800c2.9 1.7 4.3 4.5 4 8h-4zM10.2 4.600c-1.9 1.5-2.8 3.6-2.8 6.200h2.800z" />
    <path
      d="M3 20.800c1.5-1.3 3-1.3 4.5 0s3 1.3 4.5 0 3-1.3 4.5 0 3 1.3 4.5 0"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
    />
  </>
);

const EMBLEMS: { readonly [nation in Nation]: ReactNode } = {
  0: assyrians,
  1: hittites,
  2: medes,
  3: persians,
  4: sumerians,
};

interface EmblemProps {
  readonly nation: Nation;
  readonly size: number;
  readonly x?: number;
  readonly y?: number;
  readonly className?: string;
}

/** A nation's emblem in the current colour; works inside an SVG and inside HTML. */
export function Emblem({ nation, size, x = 0, y = 0, className = 'emblem' }: EmblemProps) {
  return (
    <svg
      {...{ x, y }}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="currentColor"
      fillRule="evenodd"
      className={className}
      aria-hidden="true"
    >
      {EMBLEMS[nation]}
    </svg>
  );
}
