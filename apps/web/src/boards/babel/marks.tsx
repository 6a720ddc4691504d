import type { Viewer } from '@nabu/kernel';
import type { Layout } from './geometry.ts';
import type { Difference, SiteChange } from './preview.ts';
import { sideOf } from './rules.ts';

interface MarksProps {
  readonly layout: Layout;
  readonly viewer: Viewer;
  readonly difference: Difference;
}

function signed(value: number): string {
  return value < 0 ? `−${-value}` : `+${value}`;
}

function Badge({ x, y, text, good }: { x: number; y: number; text: string; good: boolean }) {
  const width = text.length * 8 + 16;
  return (
    <g className={good ? 'mark' : 'mark mark-bad'} transform={`translate(${x} ${y})`}>
      <rect x={-width / 2} y={-12} width={width} height={24} rx={12} />
      <text className={good ? 'badge-text' : 'badge-text badge-text-bad'}>{text}</text>
    </g>
  );
}

function SiteMark({ change, layout, viewer }: MarksProps & { readonly change: SiteChange }) {
  const { seat, site, level, cards } = change;
  const { temple, plate } = layout.sites[sideOf(seat, viewer)][site];
  const middle = temple.x + temple.width / 2;
  return (
    <>
      {level && (
        <Badge
          x={middle}
          y={temple.y + temple.height / 2}
          text={`${level.from} → ${level.to}`}
          good={level.to > level.from}
        />
      )}
      {cards !== 0 && (
        <Badge
          x={plate.x + plate.width - 22}
          y={plate.y + plate.height / 2}
          text={signed(cards)}
          good={cards > 0}
        />
      )}
    </>
  );
}

/** What a move would change, marked where it would change, before it is made. */
export function Marks(props: MarksProps) {
  return (
    <g className="marks">
      {props.difference.sites.map((change) => (
        <SiteMark key={`${change.seat}-${change.site}`} change={change} {...props} />
      ))}
    </g>
  );
}
