import { type ReactNode, useMemo, useRef } from 'react';
import type { Camera } from '../common/camera.ts';
import { seenAt } from '../common/camera.ts';
import { useDesk } from '../common/desk/provider.tsx';
import { FlightLayer } from '../common/flights.tsx';
import { inset } from '../common/rect.ts';
import { type Size, useSize } from '../common/size.ts';
import { type Lens, useCamera } from '../common/use-camera.ts';
import './babylonia.css';
import { type Lie, lieOf } from './area.ts';
import { Bubbles } from './bubbles.tsx';
import { Cards } from './cards.tsx';
import { Controls } from './controls.tsx';
import { type BabyloniaDesk, babyloniaDesk, type Props } from './desk.ts';
import { boundsOf, boxOf, type Hex, playedOn, turned } from './geometry.ts';
import { Ground } from './ground.tsx';
import { HexFields, Pieces } from './hexes.tsx';
import { litHexes, pressHex } from './input.ts';
import { useForecast } from './insight.tsx';
import { Chains, Ghost, News, Rims } from './marks.tsx';
import { beatFlights, placingFlights, type Stage } from './motion.tsx';
import { useOutlook } from './outlook.ts';
import { Report } from './report.tsx';
import { Rulers } from './rulers.tsx';
import { isPlace } from './rules.ts';
import { TilePiece } from './tile.tsx';
import { useReveal, wantedHexes } from './use-reveal.ts';
import { nowTold, type Show, useShow } from './use-show.ts';
import { phrases } from './words/index.ts';
import { hexesIn } from './words/pieces.ts';
import { hexLabel } from './words/places.ts';

interface PartProps {
  readonly props: Props;
  readonly desk: BabyloniaDesk;
  readonly lens: Lens;
  readonly size: Size;
  readonly lie: Lie;
  readonly show: Show;
}

/** Where things are while they move; read at the moment a step begins. */
function useStage({ props, lens, lie, size }: PartProps, frame: () => Element | null): () => Stage {
  const camera = useRef<Camera>(lens.camera);
  camera.current = lens.camera;
  return () => ({
    ...{ camera: camera.current, size, viewer: props.viewer, seats: props.seats },
    place: (box) => seenAt(camera.current, lie.upright ? turned(box) : box),
    scoreAt: (seat) => {
      const score = document.querySelector(`.rail [data-seat="${seat}"] .seat-score`);
      const board = frame()?.getBoundingClientRect();
      const box = score?.getBoundingClientRect();
      if (!box || !board) return null;
      return { x: box.x - board.x, y: box.y - board.y, width: box.width, height: box.height };
    },
  });
}

function Flights(part: PartProps & { readonly frame: () => Element | null }) {
  const { props, show } = part;
  const { step, language, still } = props;
  const stage = useStage(part, part.frame);
  const latest = useRef(stage);
  latest.current = stage;
  const placed = useMemo(
    () => (step ? placingFlights(latest.current(), phrases[language], step) : []),
    [step, language],
  );
  const now = nowTold(show);
  const told = useRef(now);
  told.current = now;
  const { serial } = show;
  const beats = useMemo(() => {
    const current = told.current;
    return current ? beatFlights(latest.current(), current.beat, current.scene.hex, serial) : [];
  }, [serial]);
  return (
    <>
      <FlightLayer flights={placed} step={step?.number ?? -1} still={still} />
      <FlightLayer flights={beats} step={serial} still={still} />
    </>
  );
}

/** What the pointer, the focus, the log or a scoring draws the eye to. */
function Highlights({ props, desk, show }: PartProps) {
  const { view, seats, viewer } = props;
  const outlook = useOutlook(props, desk);
  const told = useForecast(
    view,
    outlook.hex !== null && isPlace(view, outlook.hex) ? outlook.hex : null,
  );
  const now = nowTold(show);
  return (
    <g className="highlights">
      {told && !now && <Chains told={told} seats={seats} />}
      {now?.scene.hex != null && now.scene.told && (
        <>
          <Scored hex={now.scene.hex}>
            <TilePiece tile={now.beat.tile === null ? now.scene.tile : 0} />
          </Scored>
          {now.beat.chain && <Chains told={now.scene.told} seats={seats} only={now.beat.seat} />}
          <Rims hexes={[now.scene.hex]} className="rims-now" />
        </>
      )}
      <News pieces={props.news} />
      <Rims hexes={view.waiting} className="rims-waiting" />
      <Rims hexes={[...hexesIn(props.pointed), ...desk.shown.hexes]} className="rims-pointed" />
      {outlook.outcome && <Rims hexes={outlook.outcome.paying} className="rims-paying" />}
      {outlook.outcome && <Rims hexes={outlook.outcome.surrounded} className="rims-surrounded" />}
      {outlook.hex !== null &&
        outlook.kind !== null &&
        viewer !== 'spectator' &&
        outlook.outcome && (
          <Ghost view={view} hex={outlook.hex} kind={outlook.kind} face={seats[viewer]} />
        )}
    </g>
  );
}

/** The tile that is being scored, although it has left the board already. */
function Scored({ hex, children }: { readonly hex: Hex; readonly children: ReactNode }) {
  const { x, y, width, height } = boxOf(hex);
  return <g transform={`translate(${x + width / 2} ${y + height / 2})`}>{children}</g>;
}

/** The pressable hexes; drawn anew only when what they say or show changes, not with every move of the camera. */
function Fields({ props, desk, lens, lie: { upright } }: PartProps) {
  const { view, language, seats } = props;
  const { mine, draft, legal } = desk;
  const latest = useRef({ desk, lens });
  latest.current = { desk, lens };
  const lit = useMemo(
    () => (mine ? litHexes({ draft, legal }) : new Set<Hex>()),
    [mine, draft, legal],
  );
  return useMemo(() => {
    const say = phrases[language];
    const names = seats.map(({ name }) => name);
    return (
      <HexFields
        view={view}
        lit={lit}
        aimed={draft.at}
        upright={upright}
        label={say.labels.map}
        labelOf={(hex) => hexLabel(say, view, hex, names)}
        onPress={(hex) => {
          const { desk: now } = latest.current;
          now.follow(pressHex(now, hex));
        }}
        onPoint={(hex) => latest.current.desk.point(hex)}
        onReveal={(hex) => latest.current.lens.reveal(upright ? turned(boxOf(hex)) : boxOf(hex))}
      />
    );
  }, [view, language, seats, lit, draft.at, upright]);
}

function MapDrawing(part: PartProps) {
  const { props, lens, lie } = part;
  const { view, language, seats } = props;
  const { scale, x, y } = lens.camera;
  return (
    <g
      className={lie.upright ? 'is-turned' : undefined}
      transform={`translate(${x} ${y}) scale(${scale})${lie.upright ? ' rotate(90)' : ''}`}
    >
      <Ground ground={view.ground} say={phrases[language]} />
      <Pieces view={view} seats={seats} />
      <Highlights {...part} />
      <Fields {...part} />
    </g>
  );
}

function MapPicture(part: PartProps & { readonly frame: () => Element | null }) {
  const { props, lens, size } = part;
  return (
    // biome-ignore lint/a11y/useSemanticElements: an SVG has no fieldset
    <svg
      className="babylonia-map"
      width={size.width}
      height={size.height}
      role="group"
      aria-label={phrases[props.language].labels.board}
      {...lens.handlers}
    >
      <MapDrawing {...part} />
      <Rulers
        ground={props.view.ground}
        camera={lens.camera}
        lie={part.lie}
        hex={part.desk.pointed ?? part.desk.draft.at ?? part.desk.draft.pinned}
      />
      <g className="overlay">
        <Flights {...part} />
      </g>
    </svg>
  );
}

/** Babylonia's board: the map between the rivers, and the Ziggurat Cards. */
export function Board(props: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const size = useSize(frame);
  const { ground } = props.view;
  const content = useMemo(() => inset(boundsOf(playedOn(ground)), -8), [ground]);
  const lie = useMemo(
    () => (size && size.width > 0 ? lieOf(size, content) : null),
    [size, content],
  );
  const lens = useCamera(frame, lie?.content ?? content, lie?.area ?? null);
  const desk = useDesk(babyloniaDesk);
  const show = useShow(props, desk.mine && desk.draft.kind !== null);
  useReveal(lens, lie, wantedHexes(props.pointed, desk.draft));
  const part = size && lie && { props, desk, lens, size, lie, show };
  return (
    <div
      ref={frame}
      className={`babylonia${props.still ? ' is-still' : ''}`}
      data-board="babylonia"
      role="application"
      aria-label={phrases[props.language].title}
      onPointerDownCapture={(event) => {
        const inReport = event.target instanceof Element && event.target.closest('.report');
        if (show.scenes.length > 0 && !inReport) show.skip();
      }}
    >
      {part && <MapPicture {...part} frame={() => frame.current} />}
      {part && <Around {...part} />}
    </div>
  );
}

/** Everything over and beside the map. */
function Around(part: PartProps) {
  const { props, desk, lens, lie, show } = part;
  const beside = lie.controls === 'over';
  return (
    <>
      <Controls {...part} at={lie.controls} />
      {beside && (
        <aside
          className="cards-beside scrolls"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: keys must be able to scroll it
          tabIndex={0}
          aria-label={phrases[props.language].labels.cards}
        >
          <Cards props={props} desk={desk} />
        </aside>
      )}
      <Report props={props} desk={desk} show={show} beside={beside} />
      <Bubbles
        {...part}
        anchorOf={(hex) => seenAt(lens.camera, lie.upright ? turned(boxOf(hex)) : boxOf(hex))}
      />
    </>
  );
}
