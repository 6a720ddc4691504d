import { useMemo, useRef } from 'react';
import { sharedTipOf } from '../../explain/shared-tip.tsx';
import { type Flight, FlightLayer } from '../common/flights.tsx';
import { Hit } from '../common/hit.tsx';
import { NewsLayer, type NewsPlace } from '../common/news.tsx';
import { inset } from '../common/rect.ts';
import { useSize } from '../common/size.ts';
import type { BabylonDesk, Props } from './desk.ts';
import { isDigging, stackMove } from './input.ts';
import {
  extentOf,
  FACE,
  faceOf,
  plateOf,
  type QuarryShape,
  shapeFor,
  stackArea,
} from './quarry-shape.ts';
import { digPays, type Income, type Stack, type StackView, stackName } from './rules.ts';
import { TileFace } from './tile.tsx';
import { phrases } from './words/index.ts';
import { nameTile } from './words/name.ts';
import { pointedStacks, stackPiece } from './words/pieces.ts';

const LAYERS = ['stone-0', 'stone-1', 'stone-2'] as const;

interface QuarryProps {
  readonly props: Props;
  readonly desk: BabylonDesk;
}

interface ShapedProps extends QuarryProps {
  readonly shape: QuarryShape;
}

interface ReliefProps {
  readonly shape: QuarryShape;
  readonly stack: Stack;
  readonly view: StackView;
}

/** The layers of a stack seen a little from the south, the lowest first. */
function Relief({ shape, stack, view }: ReliefProps) {
  const at = (height: number) => ({ ...faceOf(shape, stack, height), rx: 6 });
  const top = faceOf(shape, stack, view.height);
  return (
    <g>
      <rect className="pit" {...at(0)} />
      {LAYERS.slice(0, view.height).map((layer, depth) => (
        <g key={layer} className={`layer ${layer}`}>
          <rect className="wall" {...at(depth)} />
          <rect className="stone" {...at(depth + 1)} />
        </g>
      ))}
      {view.top !== null && <TileFace tile={view.top} x={top.x} y={top.y} size={FACE} />}
    </g>
  );
}

/** Which of the four sides of a stack pay when it is dug: a stroke between the symbols of each. */
function paidSides({ x, y }: { readonly x: number; readonly y: number }, { sides }: Income) {
  const [across, down] = [x + FACE / 2 - 9, y + FACE / 2 - 9];
  const marks = [
    sides.north && `M${across} ${y + 3}h18`,
    sides.east && `M${x + FACE - 3} ${down}v18`,
    sides.south && `M${across} ${y + FACE - 3}h18`,
    sides.west && `M${x + 3} ${down}v18`,
  ];
  return marks.filter(Boolean).join('');
}

/** What each dig brings, beside the tiles and never on them. */
function Pays({ props, desk, shape }: ShapedProps) {
  return (
    <g className="pays">
      {props.view.quarry.map(({ height, top }, stack) => {
        if (top === null) return null;
        const income = digPays(desk.state, stack);
        const plate = plateOf(shape, stack);
        return (
          <g key={stackName(stack)} className="pay">
            <path d={paidSides(faceOf(shape, stack, height), income)} />
            <rect {...plate} rx={plate.height / 2} />
            <text x={plate.x + plate.width / 2} y={plate.y + plate.height - 6}>
              +{income.total}
            </text>
          </g>
        );
      })}
    </g>
  );
}

/** The names of the columns and rows, quietly at the edge. */
function Coordinates({ shape }: { readonly shape: QuarryShape }) {
  return (
    <g className="coordinates">
      {[0, 1, 2, 3].map((i) => (
        <g key={i}>
          <text x={faceOf(shape, i, 0).x + FACE / 2} y={11}>
            {stackName(i)[0]}
          </text>
          <text x={7} y={faceOf(shape, 4 * i, 0).y + FACE / 2 + 4}>
            {stackName(4 * i)[1]}
          </text>
        </g>
      ))}
    </g>
  );
}

function useDigFlight({ step, language }: Props, shape: QuarryShape): readonly Flight[] {
  return useMemo(() => {
    const dug = step?.events.find((event) => event.type === 'dug');
    if (!step || !dug) return [];
    const place = faceOf(shape, dug.stack, step.before.quarry[dug.stack].height);
    return [
      {
        key: `dug ${step.number}`,
        from: place,
        to: { ...place, y: place.y - 46 },
        delay: 0,
        duration: 350,
        tag: true,
        sprite: (
          <g className="pays-tag">
            <rect x={-46} y={-14} width={92} height={28} rx={14} />
            <text y={5}>{phrases[language].labels.tags(dug.income.total)}</text>
          </g>
        ),
      },
    ];
  }, [step, language, shape]);
}

/** One stack: what lies on top, what digging there brings, and the way to dig. */
function StackPart({ props, desk, shape, stack }: ShapedProps & { readonly stack: Stack }) {
  const say = phrases[props.language];
  const { view } = props;
  const seen = view.quarry[stack];
  const move = stackMove(view, stack);
  const lit = desk.can(move);
  const digging = view.phase === 'dig' && seen.top !== null;
  const income = digging ? digPays(desk.state, stack) : null;
  const what = seen.top === null ? say.labels.stackEmpty : nameTile(say, seen.top);
  const label = [
    say.labels.stack(stackName(stack), seen.height, what),
    ...(income ? [say.labels.income(income)] : []),
  ].join(', ');
  const chosen = desk.draft.stack === stack && lit;
  const press = () => {
    if (lit && !chosen) desk.put({ ...desk.draft, stack });
    else desk.make(move);
  };
  const pointed = pointedStacks(props.pointed).includes(stack);
  return (
    <Hit
      label={label}
      area={stackArea(shape, stack, seen.height)}
      part={stackPiece(stack)}
      space={stackPiece(stack)}
      tip={sharedTipOf.space(stackPiece(stack))}
      lit={lit}
      chosen={chosen}
      radius={8}
      className={pointed ? 'stack is-pointed' : 'stack'}
      onPress={press}
      onHint={(on) => desk.point(on ? move : null)}
    >
      <Relief shape={shape} stack={stack} view={seen} />
    </Hit>
  );
}

/** The stacks that others dug since the viewer's last move. */
function newStacks({ view, news }: Props, shape: QuarryShape): readonly NewsPlace[] {
  return [...new Set(pointedStacks(news))].map((stack) => ({
    key: stackName(stack),
    area: inset(faceOf(shape, stack, view.quarry[stack].height), -1.5),
  }));
}

/** The quarry as a relief: sixteen stacks, the higher the more of them is left. */
export function Quarry({ props, desk }: QuarryProps) {
  const say = phrases[props.language];
  const room = useRef<HTMLDivElement>(null);
  const size = useSize(room);
  const pays = props.view.phase === 'dig' && isDigging(desk);
  const shape = useMemo(() => shapeFor(size ?? { width: 1, height: 1 }, pays), [size, pays]);
  const flights = useDigFlight(props, shape);
  const { width, height } = extentOf(shape);
  const part = { props, desk, shape };
  return (
    <div ref={room} className="quarry-room">
      {/* biome-ignore lint/a11y/useSemanticElements: an SVG has no fieldset */}
      <svg
        className="quarry"
        viewBox={`0 0 ${width} ${height}`}
        role="group"
        aria-label={say.labels.quarry}
      >
        <Coordinates shape={shape} />
        {props.view.quarry.map((_, stack) => (
          <StackPart key={stackName(stack)} {...part} stack={stack} />
        ))}
        <NewsLayer places={newStacks(props, shape)} />
        {pays && <Pays {...part} />}
        <FlightLayer flights={flights} step={props.step?.number ?? -1} still={props.still} />
      </svg>
    </div>
  );
}
