import { sharedTipOf } from '../../explain/shared-tip.tsx';
import { Marker, ownerClass } from './cube.tsx';
import { asked } from './input.ts';
import type { BoardPart } from './part.ts';
import { EDGE_NAMES, isDouble, moveOf, NONE } from './rules.ts';
import { type AreaPlace, pathOf } from './terraces.ts';
import { partOf } from './words/pieces.ts';

/** How broad a channel is, as a part of a terrace: one alone, or one of two side by side. */
const BREADTH = { single: 0.1, double: 0.052 } as const;

interface AreaProps {
  readonly part: BoardPart;
  readonly place: AreaPlace;
  readonly owner: number;
  readonly width: number;
  /** It was irrigated in the step just shown: the water flows in. */
  readonly fresh: boolean;
}

/** The water of one area, in the colour and the pattern of whoever brought it. */
function Water({ part, place, owner, width, fresh }: AreaProps) {
  const d = pathOf(place.line);
  const { seats } = part.props;
  const shown = `water-area ${ownerClass(owner, seats)}${fresh ? ' is-fresh' : ''}`;
  const size = Math.max(13, part.garden.unit * 0.15);
  return (
    <g className={shown}>
      <path className="water" d={d} strokeWidth={width * 0.8} pathLength={1} />
      <path className="water-pattern" d={d} strokeWidth={width * 0.42} />
      <Marker owner={owner} seats={seats} {...place.cube} size={size} />
    </g>
  );
}

/** An empty channel; one that can be irrigated now is bright, with a dark rim and drops in it. */
function Groove({ d, width, state }: { d: string; width: number; state: string }) {
  return (
    <>
      <path className={`groove-rim${state}`} d={d} strokeWidth={width + 2.4} />
      <path className={`groove${state}`} d={d} strokeWidth={width} />
      {state !== '' && <path className={`groove-drops${state}`} d={d} strokeWidth={width * 0.5} />}
    </>
  );
}

function Channel({ part, edge }: { part: BoardPart; edge: number }) {
  const { garden, props, desk } = part;
  const { view, step } = props;
  const kind = isDouble(view, edge) ? 'double' : 'single';
  const places: readonly AreaPlace[] = garden.edges[edge][kind];
  const lit = asked(desk) === 'irrigate' && desk.legal.includes(moveOf.irrigate(edge));
  const looked = desk.looked === moveOf.irrigate(edge);
  const pointed = props.pointed.map(partOf).some((p) => p?.kind === 'edge' && p.at === edge);
  const next = places.findIndex((_, area) => view.areas[2 * edge + area] === NONE);
  const fresh = (area: number) =>
    !props.still &&
    (step?.events.some(
      (e) => e.type === 'irrigated' && e.edge === EDGE_NAMES[edge] && e.area === area,
    ) ??
      false);
  const width = garden.unit * BREADTH[kind];
  return (
    <g
      className={`channel channel-${kind}${pointed ? ' is-pointed' : ''}`}
      data-space={EDGE_NAMES[edge]}
      data-tip={sharedTipOf.space(EDGE_NAMES[edge])}
    >
      {places.map((place, area) => {
        const owner = view.areas[2 * edge + area];
        const state = area === next ? `${lit ? ' is-lit' : ''}${looked ? ' is-looked' : ''}` : '';
        const own = { part, place, owner, width, fresh: fresh(area) };
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: an area is its place on the edge
          <g key={area} data-at={`area:${edge}:${area}`}>
            <Groove d={pathOf(place.line)} width={width} state={state} />
            {owner !== NONE && <Water {...own} />}
          </g>
        );
      })}
    </g>
  );
}

/** The irrigation channels, empty or flowing. */
export function Channels({ part }: { part: BoardPart }) {
  return part.garden.edges.map((_, edge) => (
    <Channel key={EDGE_NAMES[edge]} part={part} edge={edge} />
  ));
}
