import { type CSSProperties, type ReactNode, useEffect, useRef, useState } from 'react';
import { type Spot, spotsOf } from './spots.ts';

interface HintNumbersProps {
  /** By hint: the parts of the board it is about. */
  readonly parts: readonly (readonly string[])[];
  readonly chosen: number | null;
  /** Looks at a hint; null at none. */
  onChoose(hint: number | null): void;
  onTry(hint: number): void;
  /** What else is drawn, knowing where the numbers stand. */
  children(spots: readonly Spot[]): ReactNode;
}

/** Numbers on the board where hints happen. The list beside them says the same, so nobody has to find them without eyes. */
export function HintNumbers({ parts, chosen, onChoose, onTry, children }: HintNumbersProps) {
  const layer = useRef<HTMLDivElement>(null);
  const spots = useSpots(layer, parts);
  useInSight(layer, chosen === null ? null : parts[chosen]);
  /** Looks at a hint anew, also when it is looked at already but was moved out of sight. */
  const reach = (hint: number) => {
    onChoose(null);
    requestAnimationFrame(() => onChoose(hint));
  };
  return (
    <>
      <div ref={layer} className="hint-numbers" aria-hidden="true">
        {spots.map(({ hint, x, y, small, away, beside }) => (
          <button
            key={`${hint} ${Math.round(x)} ${Math.round(y)}`}
            type="button"
            tabIndex={-1}
            className={`hint-badge${chosen === hint ? ' is-chosen' : ''}${small ? ' is-small' : ''}${away === null ? '' : ' is-away'}${beside === null ? '' : ' is-beside'}`}
            style={{ left: x, top: y, '--away': `${away ?? beside ?? 0}deg` } as CSSProperties}
            onPointerEnter={() => (away === null ? onChoose(hint) : reach(hint))}
            // What is out of sight is shown first and tried by the next press.
            onClick={() => (away === null ? onTry(hint) : reach(hint))}
          >
            {hint + 1}
          </button>
        ))}
      </div>
      {children(spots)}
    </>
  );
}

/** Follows the parts while the board moves under them. */
function useSpots(
  layer: { readonly current: HTMLElement | null },
  parts: readonly (readonly string[])[],
): readonly Spot[] {
  const [spots, setSpots] = useState<readonly Spot[]>([]);
  const latest = useRef(parts);
  latest.current = parts;
  useEffect(() => {
    let seen = '';
    let frame = 0;
    const look = () => {
      const root = layer.current?.closest('.table') ?? document;
      const now = spotsOf(root, latest.current);
      const text = JSON.stringify(now);
      if (text !== seen) setSpots(now);
      seen = text;
      frame = requestAnimationFrame(look);
    };
    look();
    return () => cancelAnimationFrame(frame);
  }, [layer]);
  return spots;
}

/** Brings a hint that is looked at into sight, where the board can be scrolled. */
function useInSight(
  layer: { readonly current: HTMLElement | null },
  parts: readonly string[] | null,
): void {
  const names = parts?.join('|') ?? '';
  useEffect(() => {
    if (names === '') return;
    const board = layer.current?.closest('.table')?.querySelector('.table-board');
    const found = names
      .split('|')
      .map((name) => board?.querySelector(`[data-part="${CSS.escape(name)}"]`))
      .find((part) => part);
    found?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [layer, names]);
}
