import { useMemo } from 'react';
import { type Flight, FlightLayer } from '../common/flights.tsx';
import { Hit } from '../common/hit.tsx';
import { NewsLayer, type NewsPlace } from '../common/news.tsx';
import type { BabylonDesk, Props } from './desk.ts';
import { stackMove } from './input.ts';
import { digPays, type Income, type Stack, type StackView, stackName } from './rules.ts';
import { TileFace } from './tile.tsx';
import { phrases } from './words/index.ts';
import { nameTile } from './words/name.ts';
import { pointedStacks, stackPiece } from './words/pieces.ts';

/** From one stack to the next, across and down; a stack hides little of the one behind it. */
const PITCH = 76;
const DEPTH = 92;
const FACE = 70;
/** How far a tile's thickness lifts what lies on it. */
const RISE = 11;
const TOP = 40;

const LAYERS = ['stone-0', 'stone-1', 'stone-2'] as const;

function areaOf(stack: Stack, height: number) {
  const [x, y] = [(stack & 3) * PITCH, (stack >> 2) * DEPTH];
  return { x, y: y - height * RISE, width: FACE, height: FACE };
}

/** The layers of a stack seen a little from the south, the lowest first. */
function Relief({ stack, view }: { readonly stack: Stack; readonly view: StackView }) {
  const { x, y } = areaOf(stack, 0);
  return (
    <g>
      <rect className="pit" x={x} y={y} width={FACE} height={FACE} rx={6} />
      {LAYERS.slice(0, view.height).map((layer, depth) => (
        <g key={layer} className={`layer ${layer}`}>
          <rect className="wall" x={x} y={y - depth * RISE} width={FACE} height={FACE} rx={6} />
          <rect
            className="stone"
            x={x}
            y={y - (depth + 1) * RISE}
            width={FACE}
            height={FACE}
            rx={6}
          />
        </g>
      ))}
      {view.top !== null && (
        <TileFace tile={view.top} x={x} y={y - view.height * RISE} size={FACE} />
      )}
    </g>
  );
}

interface PaysProps {
  readonly stack: Stack;
  readonly height: number;
  readonly income: Income;
}

/** Which of the four sides of a stack pay when it is dug. */
function PaidSides({ stack, height, income }: PaysProps) {
  const { x, y } = areaOf(stack, height);
  const middle = { x: x + FACE / 2, y: y + FACE / 2 };
  const { north, east, south, west } = income.sides;
  const marks = [
    north && `M${middle.x - 11} ${y + 4}h22`,
    east && `M${x + FACE - 4} ${middle.y - 11}v22`,
    south && `M${middle.x - 26} ${y + FACE - 4}h52`,
    west && `M${x + 4} ${middle.y - 11}v22`,
  ];
  return <path d={marks.filter(Boolean).join('')} />;
}

/** How many pillars a dig brings. */
function Paid({ stack, height, income }: PaysProps) {
  const { x, y } = areaOf(stack, height);
  const middle = x + FACE / 2;
  return (
    <g>
      <rect x={middle - 19} y={y + FACE - 13} width={38} height={25} rx={12.5} />
      <text x={middle} y={y + FACE + 5.5}>
        +{income.total}
      </text>
    </g>
  );
}

/** What each dig brings; the numbers lie over the sides of the stacks before them. */
function Pays({ props, desk }: QuarryProps) {
  const { quarry } = props.view;
  const paid = quarry.flatMap(({ height, top }, stack) =>
    top === null ? [] : [{ stack, height, income: digPays(desk.state, stack) }],
  );
  return (
    <g className="pays">
      {paid.map((each) => (
        <PaidSides key={each.stack} {...each} />
      ))}
      {paid.map((each) => (
        <Paid key={each.stack} {...each} />
      ))}
    </g>
  );
}

function useDigFlight({ step, language }: Props): readonly Flight[] {
  return useMemo(() => {
    const dug = step?.events.find((event) => event.type === 'dug');
    if (!step || !dug) return [];
    const place = areaOf(dug.stack, step.before.quarry[dug.stack].height);
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
  }, [step, language]);
}

interface QuarryProps {
  readonly props: Props;
  readonly desk: BabylonDesk;
}

/** One stack: what lies on top, what digging there brings, and the way to dig. */
function StackPart({ props, desk, stack }: QuarryProps & { readonly stack: Stack }) {
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
      area={{ ...areaOf(stack, seen.height), height: FACE + seen.height * RISE }}
      part={stackPiece(stack)}
      space={stackPiece(stack)}
      lit={lit}
      chosen={chosen}
      radius={8}
      className={pointed ? 'stack is-pointed' : 'stack'}
      onPress={press}
    >
      <Relief stack={stack} view={seen} />
    </Hit>
  );
}

/** The stacks that others dug since the viewer's last move. */
function newStacks({ view, news }: Props): readonly NewsPlace[] {
  return [...new Set(pointedStacks(news))].map((stack) => ({
    key: stackName(stack),
    area: areaOf(stack, view.quarry[stack].height),
  }));
}

/** The quarry as a relief: sixteen stacks, the higher the more of them is left. */
export function Quarry({ props, desk }: QuarryProps) {
  const say = phrases[props.language];
  const flights = useDigFlight(props);
  const size = { width: 3 * PITCH + FACE + 12, height: 3 * DEPTH + FACE + TOP + 16 };
  const digging = props.view.phase === 'dig';
  return (
    // biome-ignore lint/a11y/useSemanticElements: an SVG has no fieldset
    <svg
      className="quarry"
      viewBox={`-6 ${-TOP} ${size.width} ${size.height}`}
      role="group"
      aria-label={say.labels.quarry}
    >
      {props.view.quarry.map((_, stack) => (
        <StackPart key={stackName(stack)} props={props} desk={desk} stack={stack} />
      ))}
      {digging && <Pays props={props} desk={desk} />}
      <NewsLayer places={newStacks(props)} />
      <FlightLayer flights={flights} step={props.step?.number ?? -1} still={props.still} />
    </svg>
  );
}
