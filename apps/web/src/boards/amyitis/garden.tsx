import { Channels } from './channels.tsx';
import { WaterMarks } from './forecast-marks.tsx';
import { asked } from './input.ts';
import { MoveHit } from './move-hit.tsx';
import { touchGarden } from './near-channel.ts';
import { Region } from './panel.tsx';
import type { BoardPart } from './part.ts';
import { Plants } from './plants.tsx';
import { Plaque } from './plaque.tsx';
import { EDGE_NAMES, FLOORS, has, isDouble, moveOf, NONE, SQUARE_NAMES } from './rules.ts';
import { boundsOf, pathOf, pointList, type SquarePlace } from './terraces.ts';
import { ownerText } from './words/cubes.ts';
import { squareText } from './words/describe.ts';
import { squareLines } from './words/forecast.ts';
import { channelText } from './words/moves.ts';
import { partOf } from './words/pieces.ts';

/** The walls of glazed brick and the earth on top of them, back to front. */
function Terrain({ part }: { part: BoardPart }) {
  const { garden, props } = part;
  const { view } = props;
  return garden.order.map((square) => {
    const { top, left, right } = garden.squares[square];
    const state = `${has(view.watered, square) ? ' is-watered' : ''}${view.tiles[square] === NONE ? ' is-unused' : ''}${view.planters[square] === NONE ? '' : ' is-planted'}`;
    return (
      <g key={SQUARE_NAMES[square]}>
        {left && <Wall points={left} side="left" />}
        {right && <Wall points={right} side="right" />}
        <polygon className={`earth floor-${FLOORS[square]}${state}`} points={pointList(top)} />
      </g>
    );
  });
}

function Wall({ points, side }: { points: SquarePlace['top']; side: 'left' | 'right' }) {
  return (
    <>
      <polygon className={`wall wall-${side}`} points={pointList(points)} />
      <polygon
        className="wall-bricks"
        fill={`url(#amyitis-bricks-${side})`}
        points={pointList(points)}
      />
      <path className="wall-rim" d={pathOf(points.slice(0, 2))} />
    </>
  );
}

/** Terraces to press while something other than water is decided. */
function Squares({ part }: { part: BoardPart }) {
  const { garden, props, say, desk } = part;
  const { view, seats } = props;
  const pointed = props.pointed.map(partOf);
  const name = (seat: number) => seats[seat].name;
  return garden.order.map((square) => {
    const { top } = garden.squares[square];
    const content = squareText(say, view, square, name);
    const told = desk.facts.squares[square];
    const watered = has(view.watered, square);
    const isPointed = pointed.some((p) => p?.kind === 'square' && p.at === square);
    return (
      <MoveHit
        key={SQUARE_NAMES[square]}
        part={part}
        answer={{ move: moveOf.plant(square) }}
        label={[
          say.describe.square(SQUARE_NAMES[square], FLOORS[square], content, watered),
          ...(told ? squareLines(say, told, name) : []),
        ].join(' ')}
        area={boundsOf(top)}
        outline={pathOf(top, true)}
        space={SQUARE_NAMES[square]}
        className={`square${isPointed ? ' is-pointed' : ''}`}
      />
    );
  });
}

/** Channels to press while water is decided. */
function Edges({ part }: { part: BoardPart }) {
  const { garden, props, say } = part;
  const { view, seats } = props;
  return garden.edges.map(({ zone }, edge) => {
    const cubes = [view.areas[2 * edge], view.areas[2 * edge + 1]]
      .filter((owner) => owner !== NONE)
      .map((owner) => ownerText(say, owner, (seat) => seats[seat].name));
    const room = isDouble(view, edge) ? 2 : 1;
    return (
      <MoveHit
        key={EDGE_NAMES[edge]}
        part={part}
        answer={{ move: moveOf.irrigate(edge) }}
        label={`${channelText(say, EDGE_NAMES[edge])}, ${cubes.length}/${room}${cubes.length > 0 ? ` (${cubes.join(', ')})` : ''}`}
        area={boundsOf(zone)}
        outline={pathOf(zone, true)}
        space={EDGE_NAMES[edge]}
        className="edge"
      />
    );
  });
}

/** The evening or the morning behind the gardens. */
function Sky({ part }: { part: BoardPart }) {
  return <rect className="sky" {...part.layout.garden} rx={10} fill="url(#amyitis-sky)" />;
}

function River({ part }: { part: BoardPart }) {
  const { river } = part.garden;
  return (
    <g>
      <polygon className="river" points={pointList(river)} />
      <polygon fill="url(#amyitis-waves)" points={pointList(river)} />
    </g>
  );
}

/** The hanging gardens: sixteen terraces in four steps above the river, and the channels between. */
export function Garden({ part }: { part: BoardPart }) {
  const irrigates = asked(part.desk) === 'irrigate' && part.desk.mine;
  return (
    <Region
      label={part.say.labels.pages.garden}
      className="garden"
      onPointerMove={(event) => touchGarden(part, event)}
    >
      <Sky part={part} />
      <River part={part} />
      <Terrain part={part} />
      {part.garden.order.map((square) => (
        <g key={SQUARE_NAMES[square]} data-at={`square:${square}`}>
          <Plaque part={part} square={square} />
          <Plants part={part} square={square} />
        </g>
      ))}
      <Channels part={part} />
      {part.desk.shown.forecast && <WaterMarks part={part} />}
      {irrigates ? <Edges part={part} /> : <Squares part={part} />}
    </Region>
  );
}
