import type { ReactNode } from 'react';

/** Where a small picture stands inside an SVG, and how large it is; in HTML only the size counts. */
export interface PictureBox {
  readonly x?: number;
  readonly y?: number;
  readonly size: number;
}

interface PictureProps extends PictureBox {
  readonly className: string;
  /** The drawing's own square; 0 0 24 24 unless told. */
  readonly box?: string;
  readonly children: ReactNode;
}

/** A small square picture that says nothing by itself; works inside an SVG and inside HTML. */
export function Picture({ x, y, size, className, box = '0 0 24 24', children }: PictureProps) {
  return (
    <svg
      x={x}
      y={y}
      width={size}
      height={size}
      viewBox={box}
      className={className}
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}
