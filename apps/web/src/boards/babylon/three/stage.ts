import { ACESFilmicToneMapping, type Group, PCFShadowMap, Scene, WebGLRenderer } from 'three';
import { type Eye, type Insets, makeEye } from './eye.ts';
import { type Hands, listen } from './gestures.ts';
import { makeGhost, type Ring, type Tone } from './ghost.ts';
import { makeGround } from './ground.ts';
import { makeKit } from './kit.ts';
import { type Mood, makeLight, sandOf } from './light.ts';
import type { Piece } from './model.ts';
import type { Orbit } from './orbit.ts';
import { makePalms } from './palms.ts';
import { makePools } from './pools.ts';

export type { Insets };

/** Sharper than this costs more than the eye gains. */
const FINEST = 2;
/** Frames that take longer than this while something moves ask for a coarser picture, down to a limit. */
const SLOW = 45;
const COARSEST = 0.6;

/** What the page hears from the stage. */
export interface StageEvents {
  onPoint: Hands['onPoint'];
  onPress: Hands['onPress'];
  /** The picture is lost until `onBack`. */
  onLost(): void;
  onBack(): void;
}

/** The garden in three dimensions. It draws only when something has changed. */
export interface Stage {
  show(pieces: readonly Piece[], still: boolean): void;
  ghost(pieces: readonly Piece[], tone: Tone): void;
  rings(rings: readonly Ring[]): void;
  mood(mood: Mood): void;
  resize(width: number, height: number, insets: Insets): void;
  orbit(): Orbit;
  /** Looks from elsewhere, at once or by a short journey. */
  look(orbit: Orbit, still: boolean): void;
  readonly project: Eye['project'];
  readonly beam: Eye['beam'];
  dispose(): void;
}

function makeRenderer(canvas: HTMLCanvasElement): WebGLRenderer {
  const renderer = new WebGLRenderer({ canvas, antialias: true, alpha: true });
  renderer.setPixelRatio(Math.min(FINEST, devicePixelRatio));
  renderer.toneMapping = ACESFilmicToneMapping;
  renderer.toneMappingExposure = 1.08;
  renderer.shadowMap.enabled = true;
  renderer.shadowMap.type = PCFShadowMap;
  renderer.shadowMap.autoUpdate = false;
  return renderer;
}

/** Watches how fast a moving picture is drawn, and makes it coarser where that is too slow. */
function makePace(renderer: WebGLRenderer): (now: number, moving: boolean) => void {
  let last = 0;
  let slow = 0;
  return (now, moving) => {
    if (last > 0 && now - last > SLOW) slow++;
    last = moving ? now : 0;
    const ratio = renderer.getPixelRatio();
    if (slow < 4 || ratio <= COARSEST) return;
    slow = 0;
    renderer.setPixelRatio(Math.max(COARSEST, ratio * 0.75));
  };
}

/** Draws one picture when asked; `step` moves what moves and says whether it goes on moving. */
function makeDrawing(
  renderer: WebGLRenderer,
  scene: Scene,
  eye: Eye,
  step: (now: number) => boolean,
) {
  const pace = makePace(renderer);
  const canvas = renderer.domElement;
  let asked = 0;
  let frames = 0;
  function draw(now: number): void {
    asked = 0;
    const moving = step(now);
    renderer.render(scene, eye.camera);
    canvas.dataset.frames = String(++frames);
    pace(now, moving);
    if (moving) ask();
  }
  /** One picture, soon; asking twice is asking once. */
  function ask(): void {
    if (asked === 0) asked = requestAnimationFrame(draw);
  }
  function stop(): void {
    cancelAnimationFrame(asked);
    asked = 0;
  }
  return { ask, stop };
}

/** Tells when the picture is lost and when it is back; returns the way to stop telling. */
function watchContext(canvas: HTMLCanvasElement, onLost: () => void, onBack: () => void) {
  const stop = new AbortController();
  const lost = (event: Event) => {
    // Without this the browser would never give the picture back.
    event.preventDefault();
    onLost();
  };
  canvas.addEventListener('webglcontextlost', lost, { signal: stop.signal });
  canvas.addEventListener('webglcontextrestored', onBack, { signal: stop.signal });
  return () => stop.abort();
}

/** Opens the stage on a canvas; throws where there is no WebGL. */
export function openStage(canvas: HTMLCanvasElement, events: StageEvents): Stage {
  const renderer = makeRenderer(canvas);
  const scene = new Scene();
  const eye = makeEye(canvas);
  const kit = makeKit();
  const pools = makePools(kit);
  const ghost = makeGhost(kit);
  const light = makeLight();
  let ground: Group | null = null;
  scene.add(light.group, pools.group, ghost.group, makePalms());

  const { ask, stop } = makeDrawing(renderer, scene, eye, (now) => {
    const falling = pools.step(now);
    if (falling) renderer.shadowMap.needsUpdate = true;
    return eye.travel(now) || falling;
  });
  /** Shadows are drawn anew only when what throws them has changed. */
  const changed = () => {
    renderer.shadowMap.needsUpdate = true;
    ask();
  };
  const setOrbit = (orbit: Orbit) => {
    eye.set(orbit);
    ask();
  };
  const { onPoint, onPress } = events;
  const deaf = listen(canvas, { orbit: eye.orbit, setOrbit, onPoint, onPress });
  const lost = () => {
    stop();
    events.onLost();
  };
  const back = () => {
    changed();
    events.onBack();
  };
  const unwatch = watchContext(canvas, lost, back);

  return {
    show(pieces, still) {
      pools.show(pieces, still);
      changed();
    },
    ghost(pieces, tone) {
      ghost.show(pieces, tone);
      ask();
    },
    rings(rings) {
      ghost.rings(rings);
      ask();
    },
    mood(mood) {
      light.set(mood);
      if (ground) scene.remove(ground);
      ground = makeGround(sandOf(mood));
      scene.add(ground);
      changed();
    },
    resize(width, height, insets) {
      if (width === 0 || height === 0) return;
      eye.fit(width, height, insets);
      renderer.setSize(width, height, false);
      ask();
    },
    orbit: eye.orbit,
    look(to, still) {
      if (still) return setOrbit(to);
      eye.send(to);
      ask();
    },
    project: eye.project,
    beam: eye.beam,
    dispose() {
      stop();
      unwatch();
      deaf();
      pools.dispose();
      kit.dispose();
      renderer.dispose();
    },
  };
}
