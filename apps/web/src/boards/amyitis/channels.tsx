import { Marker, ownerClass } from './cube.tsx';
import { asked } from './input.ts';
import type { BoardPart } from './part.ts';
import { EDGE_NAMES, isDouble, moveOf, NONE } from './rules.ts';
import { cubePlace, type Point, pathOf } from './terraces.ts';
import { partOf } from './words/pieces.ts';

interface AreaProps {
  readonly part: BoardPart;
  readonly line: readonly Point[];
  readonly owner: number;
  /** It was irrigated in the step just shown: the water flows in. */
  readonly fresh: boolean;
}

/** The water of one area, in the colour and the pattern of whoever brought it. */
function Water({ part, line, owner, fresh }: AreaProps) {
  const d = pathOf(line);
  const width = part.garden.unit * 0.082;
  const { x, y } = cubePlace(line);
  const { seats } = part.props;
  const shown = `water-area ${ownerClass(owner, seats)}${fresh ? ' is-fresh' : ''}`;
  return (
    <g className={shown}>
      <path className="water" d={d} strokeWidth={width} pathLength={1} />
      <path className="water-pattern" d={d} strokeWidth={width * 0.55} />
      <Marker
        owner={owner}
        seats={seats}
        x={x}
        y={y}
        size={Math.max(13, part.garden.unit * 0.15)}
      />
    </g>
  );
}

function Channel({ part, edge }: { part: BoardPart; edge: number }) {
  const { garden, props, desk } = part;
  const { view, step } = props;
  const place = garden.edges[edge];
  const lines = isDouble(view, edge) ? place.double : place.single;
  const lit = asked(desk) === 'irrigate' && desk.legal.includes(moveOf.irrigate(edge));
  const looked = desk.looked === moveOf.irrigate(edge);
  const pointed = props.pointed.map(partOf).some((p) => p?.kind === 'edge' && p.at === edge);
  const next = lines.findIndex((_, area) => view.areas[2 * edge + area] === NONE);
  const fresh = (area: number) =>
    !props.still &&
    (step?.events.some(
      (e) => e.type === 'irrigated' && e.edge === EDGE_NAMES[edge] && e.area === area,
    ) ??
      false);
  const width = garden.unit * 0.11;
  return (
    <g className={`channel${pointed ? ' is-pointed' : ''}`} data-space={EDGE_NAMES[edge]}>
      {lines.map((line, area) => {
        const owner = view.areas[2 * edge + area];
        const state = `groove${lit && area === next ? ' is-lit' : ''}${looked && area === next ? ' is-looked' : ''}`;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: an area is its place on the edge
          <g key={area} data-at={`area:${edge}:${area}`}>
            <path className={state} d={pathOf(line)} strokeWidth={width} />
            {owner !== NONE && <Water part={part} line={line} owner={owner} fresh={fresh(area)} />}
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
