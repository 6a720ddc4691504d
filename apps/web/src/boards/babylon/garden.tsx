import type { Seat } from '@nabu/kernel';
import { type KeyboardEvent, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useSame } from '../../table/same.ts';
import type { Size } from '../common/size.ts';
import type { BabylonDesk, Props } from './desk.ts';
import type { Directed } from './director.ts';
import { pointAt, pressAt, spaceAt } from './garden-input.ts';
import { discsOf, ghostOf, ringsOf } from './garden-marks.ts';
import { GardenParts, type PartsHandle } from './garden-parts.tsx';
import { type Shown, turned } from './input.ts';
import { spaces } from './rules.ts';
import type { Point } from './three/gestures.ts';
import { gardenPieces, middleOf } from './three/model.ts';
import { dragged, HOME, keepIn, nearer, type Orbit } from './three/orbit.ts';
import type { Insets, Stage } from './three/stage.ts';
import { phrases } from './words/index.ts';
import { cellSpace, pointedCells } from './words/pieces.ts';

/** What the garden in three dimensions is given. */
export interface GardenProps {
  readonly props: Props;
  readonly desk: BabylonDesk;
  /** Whose garden it is. */
  readonly seat: Seat;
  readonly size: Size;
  /** How much of the picture lies behind panels on each side. */
  readonly insets: Insets;
  readonly hidden: boolean;
  /** What somebody else has just built here, while the camera shows it. */
  readonly directed: Directed | null;
}

interface Ears {
  point(at: Point): void;
  press(at: Point): void;
  /** The other mouse button turns the tile in hand. */
  other(): void;
  /** Points of the garden are seen elsewhere now. */
  view(): void;
  /** Whether there is a picture in three dimensions. */
  webgl(state: Shown['webgl']): void;
}

/** Opens the stage on a canvas once, and closes it with the page; without WebGL there is none. */
function useStage(ears: React.RefObject<Ears>) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [stage, setStage] = useState<Stage | null>(null);
  useEffect(() => {
    let open: Stage | null = null;
    let gone = false;
    const begin = async () => {
      const { openStage } = await import('./three/stage.ts');
      if (gone || !canvas.current) return;
      open = openStage(canvas.current, {
        onPoint: (at) => at && ears.current.point(at),
        onPress: (at) => ears.current.press(at),
        onOther: () => ears.current.other(),
        onView: () => ears.current.view(),
        onLost: () => ears.current.webgl('lost'),
        onBack: () => ears.current.webgl('ready'),
      });
      setStage(open);
      ears.current.webgl('ready');
    };
    // No WebGL, or no way to load the picture: the ground plan can do everything.
    begin().catch(() => ears.current.webgl('none'));
    return () => {
      gone = true;
      open?.dispose();
    };
  }, [ears]);
  return { canvas, stage };
}

/** Dusk or dawn, followed as it changes. */
function useMood(stage: Stage | null): void {
  useEffect(() => {
    const root = document.documentElement;
    const set = () => stage?.mood(root.dataset.theme === 'dawn' ? 'dawn' : 'dusk');
    set();
    const watch = new MutationObserver(set);
    watch.observe(root, { attributeFilter: ['data-theme'] });
    return () => watch.disconnect();
  }, [stage]);
}

/** Fits the garden between what lies beside it. */
function useFit(stage: Stage | null, { size, insets, hidden, props }: GardenProps): void {
  const still = useRef(true);
  still.current = hidden || props.still;
  useLayoutEffect(() => {
    stage?.resize(size.width, size.height, insets, still.current);
  }, [stage, size, insets]);
}

/** Puts the pieces of the garden on the stage; what is new comes down, unless another garden is shown. */
function usePieces(stage: Stage | null, { props, seat, directed }: GardenProps): void {
  const { view, still } = props;
  const garden = directed && !directed.risen ? directed.before : view.gardens[seat];
  const altered = view.turn === seat ? view.altered : null;
  const shown = useRef<{ seat: Seat; stage: Stage } | null>(null);
  const jumped = props.step === null;
  useLayoutEffect(() => {
    if (!stage) return;
    const same = shown.current?.seat === seat && shown.current.stage === stage;
    shown.current = { seat, stage };
    stage.show(gardenPieces(garden, altered), still || jumped || !same);
  }, [stage, garden, altered, seat, still, jumped]);
}

/** The view from which what is built is seen best: nearer, and from where the viewer looked. */
function closeUp(from: Orbit, { cells }: Directed): Orbit {
  const spots = cells.map(middleOf);
  const mean = (of: (spot: (typeof spots)[number]) => number) =>
    spots.reduce((sum, spot) => sum + of(spot), 0) / spots.length;
  return keepIn({
    ...{ turn: from.turn, tilt: 0.85, distance: HOME.distance * 0.66 },
    ...{ x: mean(({ x }) => x) * 0.7, y: HOME.y, z: mean(({ z }) => z) * 0.7 },
  });
}

/** Sends the eye to what somebody builds and back to where the viewer looked from. */
function useCamera(stage: Stage | null, { directed }: GardenProps): void {
  const home = useRef<Orbit | null>(null);
  const there = directed ? `${directed.seat} ${directed.cells.join()}` : null;
  const latest = useRef(directed);
  latest.current = directed;
  useLayoutEffect(() => {
    const scene = latest.current;
    if (!stage || (there === null && home.current === null)) return;
    home.current ??= stage.orbit();
    const to = scene ? closeUp(home.current, scene) : home.current;
    // The other garden comes in from the side.
    stage.look({ ...stage.orbit(), turn: to.turn + (scene ? 0.5 : -0.5) }, true);
    stage.look(to, false);
    if (!scene) home.current = null;
  }, [stage, there]);
}

function useMarks(stage: Stage | null, { props, desk, seat }: GardenProps): void {
  const own = seat === desk.seat;
  const ghost = useSame(ghostOf(desk, own));
  const discs = useSame(discsOf(desk, own));
  const pointed = pointedCells([...props.pointed, ...desk.shown.pieces], seat);
  const news = pointedCells(props.news, seat);
  const rings = useSame(ringsOf(desk, own, { pointed, news }, spaces(desk.state, seat)));
  useLayoutEffect(() => stage?.ghost(ghost.pieces, ghost.tone), [stage, ghost]);
  useLayoutEffect(() => stage?.rings(rings), [stage, rings]);
  useLayoutEffect(() => stage?.discs(discs), [stage, discs]);
}

const KEY_TURNS: { readonly [key: string]: (orbit: Orbit) => Orbit } = {
  ArrowLeft: (orbit) => dragged(orbit, -40, 0),
  ArrowRight: (orbit) => dragged(orbit, 40, 0),
  ArrowUp: (orbit) => dragged(orbit, 0, -25),
  ArrowDown: (orbit) => dragged(orbit, 0, 25),
  '+': (orbit) => nearer(orbit, 1.15),
  '-': (orbit) => nearer(orbit, 1 / 1.15),
  Home: () => HOME,
};

/** The buttons that do what a drag does, in words. */
function Turns({ stage, props }: { readonly stage: Stage; readonly props: Props }) {
  const { labels } = phrases[props.language];
  const go = (change: (orbit: Orbit) => Orbit) => stage.look(change(stage.orbit()), props.still);
  const acts = [
    [labels.turnLeft, (orbit: Orbit) => ({ ...orbit, turn: orbit.turn - Math.PI / 4 })],
    [labels.nearer, (orbit: Orbit) => nearer(orbit, 1.25)],
    [labels.above, (orbit: Orbit) => ({ ...HOME, turn: 0, tilt: 0.02, distance: orbit.distance })],
    [labels.turnRight, (orbit: Orbit) => ({ ...orbit, turn: orbit.turn + Math.PI / 4 })],
    [labels.farther, (orbit: Orbit) => nearer(orbit, 0.8)],
    [labels.home, () => HOME],
  ] as const;
  return (
    <div className="turns">
      {acts.map(([label, change]) => (
        <button key={label} type="button" onClick={() => go(change)}>
          {label}
        </button>
      ))}
    </div>
  );
}

/** The points that rise from what was built. */
function Earned({ stage, directed }: { readonly stage: Stage; readonly directed: Directed }) {
  const { x, z } = middleOf(directed.cells[0]);
  const at = stage.project(x, 1.2, z);
  const { points } = directed;
  return (
    <span className="earned" style={{ left: at.x, top: at.y }} aria-hidden="true">
      {points < 0 ? `−${-points}` : `+${points}`}
    </span>
  );
}

const DEAF: Ears = {
  ...{ point: () => {}, press: () => {}, other: () => {}, view: () => {}, webgl: () => {} },
};

/** A garden in three dimensions, with the ghost of the tile that is held. */
export function Garden(garden: GardenProps) {
  const { props, desk, seat, size, insets, hidden, directed } = garden;
  const say = phrases[props.language];
  const ears = useRef<Ears>(DEAF);
  const parts = useRef<PartsHandle>(null);
  const { canvas, stage } = useStage(ears);
  const levels = useMemo(() => desk.ground.map(({ level }) => level), [desk.ground]);
  const own = seat === desk.seat;
  const ground = useMemo(
    () => (own ? levels : spaces(desk.state, seat).map(({ level }) => level)),
    [own, levels, desk.state, seat],
  );
  const touch = (at: Point) => {
    const cell = stage && spaceAt({ stage, levels: ground }, at);
    if (cell !== null) props.touch(cellSpace(seat, cell));
  };
  const scene = stage && own && { stage, desk, levels, props };
  ears.current = {
    point: (at) => {
      touch(at);
      if (scene) pointAt(scene, at);
    },
    press: (at) => {
      touch(at);
      if (scene) pressAt(scene, at);
    },
    other: () => own && desk.put(turned(desk.draft, 1)),
    view: () => parts.current?.follow(),
    webgl: (webgl) => desk.show({ webgl }),
  };
  useMood(stage);
  useFit(stage, garden);
  useLayoutEffect(() => stage?.sleep(hidden), [stage, hidden]);
  usePieces(stage, garden);
  useCamera(stage, garden);
  useMarks(stage, garden);
  const onKeyDown = (event: KeyboardEvent) => {
    const change = KEY_TURNS[event.key];
    if (!stage || !change) return;
    event.preventDefault();
    event.stopPropagation();
    stage.look(change(stage.orbit()), props.still);
  };
  return (
    <div className="garden" hidden={hidden}>
      <canvas
        ref={canvas}
        tabIndex={0}
        role="img"
        aria-label={`${say.labels.gardenOf(props.seats[seat].name)}. ${say.labels.gardenHint}.`}
        onKeyDown={onKeyDown}
      />
      {!stage && <p className="garden-note">{say.labels.gardenLoading}</p>}
      {stage && directed?.risen && <Earned stage={stage} directed={directed} />}
      {stage && own && !hidden && <GardenParts ref={parts} {...{ stage, levels, size, insets }} />}
      {stage && <Turns stage={stage} props={props} />}
    </div>
  );
}
