import type { PointerEvent, ReactNode } from 'react';
import type { Rect } from '../common/rect.ts';

interface PanelProps {
  readonly place: Rect;
  readonly title: string;
  readonly children?: ReactNode;
}

interface RegionProps {
  readonly label: string;
  readonly className?: string;
  onPointerMove?(event: PointerEvent<SVGGElement>): void;
  readonly children?: ReactNode;
}

/** A part of the board that a screen reader announces by name. */
export function Region({ label, className, onPointerMove, children }: RegionProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: an SVG has no fieldset
    // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: a group of shapes is not interactive
    <g role="group" aria-label={label} className={className} onPointerMove={onPointerMove}>
      {children}
    </g>
  );
}

/** A wall of glazed brick that some parts of the board hang on. */
export function Panel({ place, title, children }: PanelProps) {
  return (
    <Region label={title}>
      <rect className="panel-wall" {...place} rx={10} />
      <text className="panel-title" x={place.x + 10} y={place.y + 11}>
        {title}
      </text>
      {children}
    </Region>
  );
}
