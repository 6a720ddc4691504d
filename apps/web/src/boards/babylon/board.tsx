import { type CSSProperties, useLayoutEffect, useMemo, useRef } from 'react';
import { walkWithArrows } from '../common/focus.ts';
import { type Size, useSize } from '../common/size.ts';
import './babylon.css';
import { Bar } from './bar.tsx';
import { Cells } from './cells.tsx';
import { type BabylonDesk, type Props, useBabylonDesk } from './desk.ts';
import { type Directed, useDirector } from './director.ts';
import { Garden } from './garden.tsx';
import { cellAt, GROUND_PLAN_BOX, GroundPlanDrawing } from './ground-plan.tsx';
import { spot, UNIT } from './ground-plan-items.tsx';
import { fillWith, isDigging, SIGHTS, type Sight } from './input.ts';
import { Pane, type Panes, usePanes } from './panes.tsx';
import { cellPart, placePart } from './parts.ts';
import { Points } from './points.tsx';
import { Quarry } from './quarry.tsx';
import { type Cell, PLACES, seenItems, spaces } from './rules.ts';
import { Spots } from './spots.tsx';
import { lookedStack, StackCard } from './stack-card.tsx';
import { RoundToken } from './token.tsx';
import { phrases } from './words/index.ts';
import { cellSpace, pointedCells } from './words/pieces.ts';
import { worthOf } from './worth.ts';

interface PartProps {
  readonly props: Props;
  readonly desk: BabylonDesk;
}

/** Wide and high enough for quarry, garden, ground plan and points side by side. */
const WIDE: Size = { width: 820, height: 500 };
/** So low and long that the bar below the garden is one line. */
const LOW: Size = { width: 560, height: 420 };
/** So low that the bar has to be slim, lest the places of the ground plan get too small for fingers. */
const SHORT = 400;
/** So narrow that the line above needs signs in place of words. */
const ONE_LINE = 570;
/** The same between the panes of a wide board, which leave only the two ways of looking beside it. */
const ONE_LINE_BETWEEN = 490;
const CELLS: readonly Cell[] = Array.from({ length: 64 }, (_, cell) => cell);

/** What fills the board when nobody has chosen: the quarry to dig, the garden to build. */
function sightFor(desk: BabylonDesk, wide: boolean, flat: boolean): Sight {
  const digging = isDigging(desk);
  const ground = flat ? 'ground-plan' : 'garden';
  if (desk.draft.sight === 'quarry' || desk.draft.sight === 'points')
    return wide ? ground : desk.draft.sight;
  return !wide && digging && desk.draft.sight === null ? 'quarry' : ground;
}

function Switch({ props, desk, sight, wide }: PartProps & { sight: Sight; wide: boolean }) {
  const { labels } = phrases[props.language];
  const offered = wide ? SIGHTS.slice(0, 2) : SIGHTS;
  return (
    <fieldset className="switch">
      <legend className="hidden-text">{labels.sightsOf}</legend>
      {offered.map((each) => (
        <button
          key={each}
          type="button"
          aria-pressed={each === sight}
          onClick={() => desk.follow(fillWith(desk.draft, each))}
        >
          {labels.sights[each]}
        </button>
      ))}
    </fieldset>
  );
}

/** The ground plan of a garden with everything that can be pressed on it. */
function GroundPlan({ props, desk, seat }: PartProps & { readonly seat: number }) {
  const say = phrases[props.language];
  const { view } = props;
  const ground = useMemo(() => spaces(desk.state, seat), [desk.state, seat]);
  const items = useMemo(() => seenItems(desk.state, seat), [desk.state, seat]);
  const own = seat === desk.seat && props.viewer !== 'spectator';
  return (
    // biome-ignore lint/a11y/useSemanticElements: an SVG has no fieldset
    <svg
      className="ground-plan"
      viewBox={GROUND_PLAN_BOX}
      role="group"
      aria-label={say.labels.groundPlanOf(props.seats[seat].name)}
      onPointerMove={({ currentTarget, clientX, clientY }) => {
        const cell = cellAt(currentTarget, { x: clientX, y: clientY });
        if (cell !== null) props.touch(cellSpace(seat, cell));
      }}
    >
      <GroundPlanDrawing
        garden={view.gardens[seat]}
        ground={ground}
        items={items}
        fresh={view.turn === seat ? view.fresh : 0}
        pointed={pointedCells([...props.pointed, ...desk.shown.pieces], seat)}
        news={pointedCells(props.news, seat)}
      >
        {own && <SpaceParts />}
        {own && <Spots desk={desk} say={say} worth={worthOf(props)} />}
        {!own && <Cells ground={ground} say={say} />}
      </GroundPlanDrawing>
    </svg>
  );
}

/** Names every space and every place for a tile, so that hints can be shown there. */
function SpaceParts() {
  const spaces = CELLS.map((cell) => ({ part: cellPart(cell), ...spot(cell), half: UNIT / 2 }));
  const places = PLACES.map((cell) => {
    const { x, y } = spot(cell);
    return { part: placePart(cell), x: x + UNIT / 2, y: y + UNIT / 2, half: UNIT };
  });
  return [...spaces, ...places].map(({ part, x, y, half }) => {
    const area = { x: x - half, y: y - half, width: 2 * half, height: 2 * half };
    return <rect key={part} {...area} data-part={part} fill="none" pointerEvents="none" />;
  });
}

function Head({ props, desk, seat }: PartProps & { readonly seat: number }) {
  const say = phrases[props.language];
  const { view } = props;
  return (
    <div className="board-head">
      <span className="hidden-text">{say.labels.round(view.round, view.rounds)}</span>
      <span className="board-round" aria-hidden="true">
        {say.labels.round(view.round, view.rounds)}
      </span>
      <span className="board-round-short" aria-hidden="true">
        {say.labels.roundShort(view.round, view.rounds)}
      </span>
      <RoundToken view={view} say={say} />
      {seat !== desk.seat && (
        <button type="button" className="board-back" onClick={() => desk.show({ seat: null })}>
          {props.seats[seat].name} · {say.labels.myGarden}
        </button>
      )}
    </div>
  );
}

function Note({ props, desk }: PartProps) {
  const { labels } = phrases[props.language];
  const { webgl } = desk.shown;
  if (webgl !== 'lost' && webgl !== 'none') return null;
  return (
    <p className="garden-note" role="status">
      {webgl === 'lost' ? labels.gardenLost : labels.gardenNone}
    </p>
  );
}

/** Who builds while the camera is there, and what it earns. */
function Builder({ directed, props }: { readonly directed: Directed; readonly props: Props }) {
  const { labels } = phrases[props.language];
  const { name } = props.seats[directed.seat];
  return (
    <p className="builder">
      {name}
      {directed.risen && <b>{labels.points(directed.points)}</b>}
    </p>
  );
}

interface FieldProps extends PartProps {
  readonly size: Size;
  readonly seat: number;
  /** What somebody else has just built, while the camera shows it. */
  readonly directed: Directed | null;
}

interface SightProps extends PartProps {
  readonly seat: number;
  readonly sight: Sight;
}

/** The quarry beside the garden is large while a stack is chosen; beside the ground plan always, which would else jump with every turn. */
const isLarge = (desk: PartProps['desk'], sight: Sight) =>
  sight === 'ground-plan' || isDigging(desk);

/** What lies over both sides of the garden and can be folded. */
function Beside({ seat, sight, panes, ...part }: SightProps & { readonly panes: Panes }) {
  const { labels } = phrases[part.props.language];
  const large = isLarge(part.desk, sight);
  const stack = lookedStack(part.desk);
  return (
    <>
      <div
        className={large && panes.isOpen('quarry') ? 'side side-left is-large' : 'side side-left'}
      >
        <Pane name="quarry" title={labels.quarry} panes={panes} large={large}>
          <Quarry {...part} />
          {(large || stack !== null) && <StackCard {...part} stack={stack} />}
        </Pane>
        {sight !== 'ground-plan' && !(large && panes.isOpen('quarry')) && (
          <Pane name="ground-plan" title={labels.sights['ground-plan']} panes={panes}>
            <GroundPlan {...part} seat={seat} />
          </Pane>
        )}
        {sight === 'ground-plan' && <Note {...part} />}
      </div>
      <div className="side side-right">
        <Pane name="points" title={labels.sights.points} panes={panes}>
          <Points {...part} seat={seat} />
        </Pane>
      </div>
    </>
  );
}

/** The one part that fills a board without room for several, if it is not the garden or its ground plan. */
function Alone({ seat, sight, ...part }: SightProps) {
  return (
    <>
      {sight === 'quarry' && (
        <section className="pane pane-quarry">
          <Quarry {...part} />
        </section>
      )}
      {sight === 'points' && (
        <section className="pane pane-points">
          <Points {...part} seat={seat} />
        </section>
      )}
    </>
  );
}

/** The room of the line above the garden of a wide board, as `.board-top` has it. */
function between({ width }: Size, { left, right }: Panes['insets']): number {
  return width - Math.max(left + 12, 130) - Math.max(right + 24, 130);
}

/** The parts of the board: side by side where there is room, else one at a time. */
function Field({ props, desk, size, seat, directed }: FieldProps) {
  const { webgl, flat: chosen } = desk.shown;
  const wide = size.width >= WIDE.width && size.height >= WIDE.height;
  const unseen = webgl !== 'unknown' && webgl !== 'ready';
  const flat = unseen || chosen;
  const sight = directed ? (flat ? 'ground-plan' : 'garden') : sightFor(desk, wide, flat);
  const { show } = desk;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another width is news
  useLayoutEffect(() => show({ wide }), [wide]);
  const bar = desk.mine && desk.view.phase === 'build';
  const low = !wide && size.height < LOW.height && size.width >= LOW.width;
  const short = !wide && !low && size.height < SHORT;
  const large = isLarge(desk, sight);
  const panes = usePanes({ width: size.width, wide, low, short, bar, large });
  const { insets } = panes;
  const part = { props, desk };
  const tight = size.width < ONE_LINE || (wide && between(size, insets) < ONE_LINE_BETWEEN);
  const covered = {
    ...{ '--left': `${insets.left}px`, '--right': `${insets.right}px` },
    // Beside the ground plan nothing ever moves.
    '--aside': `${sight === 'ground-plan' ? 0 : panes.aside}px`,
    ...{ '--panes': panes.scale, '--top': `${insets.top}px`, '--bottom': `${insets.bottom}px` },
  };
  const looks = [
    wide ? 'is-wide' : 'is-narrow',
    ...(low ? ['is-low'] : []),
    ...(short ? ['is-short'] : []),
    ...(tight ? ['is-tight'] : []),
  ];
  return (
    <div className={`field ${looks.join(' ')} shows-${sight}`} style={covered as CSSProperties}>
      {webgl !== 'none' && webgl !== 'unwanted' && (
        <Garden {...part} {...{ seat, size, insets, directed }} hidden={sight !== 'garden'} />
      )}
      {sight === 'ground-plan' && (
        <section className="pane pane-ground-plan is-main">
          <GroundPlan {...part} seat={seat} />
        </section>
      )}
      {wide ? (
        <Beside {...part} seat={seat} sight={sight} panes={panes} />
      ) : (
        <Alone {...part} seat={seat} sight={sight} />
      )}
      <div className="board-top">
        <Switch {...part} sight={sight} wide={wide} />
        <Head {...part} seat={directed ? desk.seat : seat} />
        {sight === 'ground-plan' && !wide && <Note {...part} />}
        {directed && <Builder directed={directed} props={props} />}
      </div>
      {(sight === 'garden' || sight === 'ground-plan') && seat === desk.seat && <Bar {...part} />}
    </div>
  );
}

/** Babylon's board: a garden in three dimensions, its ground plan, the quarry and what everything counts. */
export function Board(props: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const size = useSize(frame);
  const desk = useBabylonDesk();
  const { seat: shown } = desk.shown;
  const chosen = shown !== null && shown < props.view.gardens.length ? shown : desk.seat;
  const directed = useDirector(props);
  const seat = directed?.seat ?? props.follow ?? chosen;
  return (
    <div
      ref={frame}
      className={`babylon${props.still ? ' is-still' : ''}`}
      data-board="babylon"
      role="application"
      aria-label={phrases[props.language].title}
      onKeyDown={walkWithArrows}
    >
      {size && size.width > 0 && <Field {...{ props, desk, size, seat, directed }} />}
    </div>
  );
}
