import { ACESFilmicToneMapping, type Group, PCFShadowMap, Scene, WebGLRenderer } from 'three';
import { DRAW_NOW } from '../../common/draw-now.ts';
import { type Disc, makeDiscs } from './discs.ts';
import { type Drawing, makeDrawing } from './drawing.ts';
import { type Eye, type Insets, makeEye } from './eye.ts';
import { type Hands, listen } from './gestures.ts';
import { makeGhost, type Ring, type Tone } from './ghost.ts';
import { makeGround } from './ground.ts';
import { makeKit } from './kit.ts';
import { type Mood, makeLight, sandOf } from './light.ts';
import type { Piece } from './model.ts';
import type { Orbit } from './orbit.ts';
import { makePalms } from './palms.ts';
import { makePatch } from './patch.ts';
import { makePools } from './pools.ts';

export type { Insets };

/** What the page hears from the stage. */
export interface StageEvents {
  onPoint: Hands['onPoint'];
  onPress: Hands['onPress'];
  onOther: Hands['onOther'];
  /** Points of the garden are seen elsewhere now. */
  onView(): void;
  /** The picture is lost until `onBack`. */
  onLost(): void;
  onBack(): void;
}

/** The garden in three dimensions. It draws only when something has changed. */
export interface Stage {
  show(pieces: readonly Piece[], still: boolean): void;
  ghost(pieces: readonly Piece[], tone: Tone): void;
  rings(rings: readonly Ring[]): void;
  discs(discs: readonly Disc[]): void;
  mood(mood: Mood): void;
  /** Gives the picture a size, or the garden another part of it: at once or by a short journey. */
  resize(width: number, height: number, insets: Insets, still: boolean): void;
  orbit(): Orbit;
  /** Looks from elsewhere, at once or by a short journey. */
  look(orbit: Orbit, still: boolean): void;
  /** Nobody can see it for now. */
  readonly sleep: Drawing['sleep'];
  readonly project: Eye['project'];
  readonly beam: Eye['beam'];
  dispose(): void;
}

/** Whether pictures are drawn without a graphics card, by the name the browser gives what draws them. */
function drawsSlowly(): boolean {
  const gl = document.createElement('canvas').getContext('webgl2');
  const info = gl?.getExtension('WEBGL_debug_renderer_info');
  const name = info ? String(gl?.getParameter(info.UNMASKED_RENDERER_WEBGL)) : '';
  gl?.getExtension('WEBGL_lose_context')?.loseContext();
  return /swiftshader|llvmpipe|softpipe|software|basic render/i.test(name);
}

/** With `keeps` a picture stays when it has been shown, so that it can be added to. */
function makeRenderer(canvas: HTMLCanvasElement, keeps: boolean): WebGLRenderer {
  const renderer = new WebGLRenderer({
    ...{ canvas, antialias: true, alpha: true, preserveDrawingBuffer: keeps },
  });
  renderer.toneMapping = ACESFilmicToneMapping;
  renderer.toneMappingExposure = 1.08;
  renderer.shadowMap.enabled = true;
  renderer.shadowMap.type = PCFShadowMap;
  renderer.shadowMap.autoUpdate = false;
  return renderer;
}

/** Tells when the picture is lost, when it is back and when somebody wants to copy it; returns the way to stop telling. */
function watchCanvas(
  canvas: HTMLCanvasElement,
  onLost: () => void,
  onBack: () => void,
  onDraw: () => void,
) {
  const stop = new AbortController();
  const lost = (event: Event) => {
    // Without this the browser would never give the picture back.
    event.preventDefault();
    onLost();
  };
  canvas.addEventListener('webglcontextlost', lost, { signal: stop.signal });
  canvas.addEventListener('webglcontextrestored', onBack, { signal: stop.signal });
  canvas.addEventListener(DRAW_NOW, onDraw, { signal: stop.signal });
  return () => stop.abort();
}

/** Opens the stage on a canvas; throws where there is no WebGL. */
export function openStage(canvas: HTMLCanvasElement, events: StageEvents): Stage {
  const slow = drawsSlowly();
  const renderer = makeRenderer(canvas, slow);
  const scene = new Scene();
  const eye = makeEye(canvas);
  const kit = makeKit();
  const pools = makePools(kit);
  const ghost = makeGhost(kit);
  const discs = makeDiscs();
  const light = makeLight();
  let ground: Group | null = null;
  scene.add(light.group, pools.group, ghost.group, discs.group, makePalms());

  const patch = slow ? makePatch(renderer, scene, eye, kit) : null;
  /** The eye has moved. */
  const looked = () => {
    discs.face(eye);
    events.onView();
  };
  const step = (now: number) => {
    const falling = pools.step(now);
    if (falling) shade();
    const travelling = eye.travel(now);
    if (travelling) looked();
    return travelling || falling;
  };
  const drawing = makeDrawing(renderer, scene, eye, step, patch);
  const { ask, resized, settle, add, shade, sleep, stop, now } = drawing;
  /** Shadows are drawn anew only when what throws them has changed. */
  const changed = () => {
    shade();
    ask();
  };
  const setOrbit = (orbit: Orbit) => {
    eye.set(orbit);
    looked();
    ask();
  };
  const { onPoint, onPress, onOther } = events;
  const deaf = listen(canvas, { orbit: eye.orbit, setOrbit, onPoint, onPress, onOther });
  const lost = () => {
    stop();
    events.onLost();
  };
  const back = () => {
    changed();
    events.onBack();
  };
  const unwatch = watchCanvas(canvas, lost, back, now);

  return {
    show(pieces, still) {
      const { added, removed } = pools.show(pieces, still || slow);
      if (added.length + removed.length === 0) return;
      shade();
      if (removed.every(({ kind }) => kind.endsWith('-mark'))) add(added);
      else ask();
    },
    ghost(pieces, tone) {
      ghost.show(pieces, tone);
      if (pieces.length > 0) ask();
      else settle();
    },
    rings(rings) {
      ghost.rings(rings);
      settle();
    },
    discs(list) {
      discs.show(list);
      discs.face(eye);
      settle();
    },
    mood(mood) {
      light.set(mood);
      if (ground) scene.remove(ground);
      ground = makeGround(sandOf(mood));
      scene.add(ground);
      // Everything there will ever be is in the scene now, seen or not.
      renderer.compile(scene, eye.camera);
      changed();
    },
    resize(width, height, insets, still) {
      if (width === 0 || height === 0) return;
      if (!eye.fit({ width, height, insets }, !still && !slow)) {
        looked();
        return ask();
      }
      renderer.setSize(width, height, false);
      looked();
      resized();
    },
    orbit: eye.orbit,
    look(to, still) {
      if (still) return setOrbit(to);
      eye.send(to);
      ask();
    },
    sleep,
    project: eye.project,
    beam: eye.beam,
    dispose() {
      stop();
      unwatch();
      deaf();
      pools.dispose();
      discs.dispose();
      kit.dispose();
      renderer.dispose();
    },
  };
}
