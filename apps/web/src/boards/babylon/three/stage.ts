import {
  ACESFilmicToneMapping,
  type Group,
  PCFShadowMap,
  PerspectiveCamera,
  Scene,
  Vector3,
  WebGLRenderer,
} from 'three';
import { type Hands, listen, type Point } from './gestures.ts';
import { makeGhost, type Ring, type Tone } from './ghost.ts';
import { makeGround } from './ground.ts';
import { makeKit } from './kit.ts';
import { type Mood, makeLight, sandOf } from './light.ts';
import type { Piece } from './model.ts';
import { between, eyeOf, HOME, type Orbit } from './orbit.ts';
import { makePalms } from './palms.ts';
import { type Beam, beamThrough } from './pick.ts';
import { makePools } from './pools.ts';

/** Sharper than this costs more than the eye gains. */
const FINEST = 2;
/** Frames that take longer than this while something moves ask for a coarser picture, down to a limit. */
const SLOW = 45;
const COARSEST = 0.6;
/** Milliseconds for the camera to travel when it is sent somewhere. */
const TRAVEL = 320;

/** How many pixels of the picture lie behind something on each side. */
export interface Insets {
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
}

/** How much of the garden must be seen at least, across and up, from the distance of `HOME`. */
const ACROSS = 12.9;
const UP = 9.7;

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
  /** Where a point of the garden is seen. */
  project(x: number, y: number, z: number): Point;
  /** The line of sight through a point of the picture. */
  beam(at: Point): Beam;
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

/** Opens the stage on a canvas; throws where there is no WebGL. */
export function openStage(canvas: HTMLCanvasElement, events: StageEvents): Stage {
  const renderer = makeRenderer(canvas);
  const scene = new Scene();
  const camera = new PerspectiveCamera(36, 1, 0.5, 80);
  const kit = makeKit();
  const pools = makePools(kit);
  const ghost = makeGhost(kit);
  const light = makeLight();
  let ground: Group | null = null;
  let orbit = HOME;
  let journey: { from: Orbit; to: Orbit; began: number } | null = null;
  let asked = 0;
  let frames = 0;
  const pace = makePace(renderer);
  scene.add(light.group, pools.group, ghost.group, makePalms());

  function aimCamera(): void {
    camera.position.set(...eyeOf(orbit));
    camera.lookAt(orbit.x, orbit.y, orbit.z);
    camera.updateMatrixWorld();
  }

  /** True while the camera is on its way. */
  function travel(now: number): boolean {
    if (!journey) return false;
    if (journey.began === 0) journey.began = now;
    const t = Math.min(1, (now - journey.began) / TRAVEL);
    orbit = between(journey.from, journey.to, 1 - (1 - t) ** 3);
    if (t === 1) journey = null;
    aimCamera();
    return true;
  }

  function draw(now: number): void {
    asked = 0;
    const falling = pools.step(now);
    if (falling) renderer.shadowMap.needsUpdate = true;
    const moving = travel(now) || falling;
    renderer.render(scene, camera);
    canvas.dataset.frames = String(++frames);
    pace(now, moving);
    if (moving) ask();
  }

  /** One picture, soon; asking twice is asking once. */
  function ask(): void {
    if (asked === 0) asked = requestAnimationFrame(draw);
  }

  function setOrbit(next: Orbit): void {
    journey = null;
    orbit = next;
    aimCamera();
    ask();
  }

  const changed = () => {
    renderer.shadowMap.needsUpdate = true;
    ask();
  };
  const { onPoint, onPress } = events;
  const deaf = listen(canvas, { orbit: () => orbit, setOrbit, onPoint, onPress });
  const stop = new AbortController();
  const lost = (event: Event) => {
    event.preventDefault();
    cancelAnimationFrame(asked);
    asked = 0;
    events.onLost();
  };
  const back = () => {
    changed();
    events.onBack();
  };
  canvas.addEventListener('webglcontextlost', lost, { signal: stop.signal });
  canvas.addEventListener('webglcontextrestored', back, { signal: stop.signal });
  aimCamera();

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
    resize(width, height, { left, right, bottom }) {
      if (width === 0 || height === 0) return;
      const free = {
        width: Math.max(1, width - left - right),
        height: Math.max(1, height - bottom),
      };
      const tall = Math.max(UP * (height / free.height), ACROSS * (height / free.width));
      camera.aspect = width / height;
      camera.fov = (360 / Math.PI) * Math.atan(tall / 2 / HOME.distance);
      camera.setViewOffset(width, height, (right - left) / 2, bottom / 2, width, height);
      camera.updateProjectionMatrix();
      renderer.setSize(width, height, false);
      ask();
    },
    orbit: () => orbit,
    look(to, still) {
      if (still) return setOrbit(to);
      journey = { from: orbit, to, began: 0 };
      ask();
    },
    project(x, y, z) {
      const seen = new Vector3(x, y, z).project(camera);
      const { clientWidth, clientHeight } = canvas;
      return { x: ((seen.x + 1) / 2) * clientWidth, y: ((1 - seen.y) / 2) * clientHeight };
    },
    beam: (at) => beamThrough(camera, at, canvas.clientWidth, canvas.clientHeight),
    dispose() {
      cancelAnimationFrame(asked);
      stop.abort();
      deaf();
      pools.dispose();
      kit.dispose();
      renderer.dispose();
    },
  };
}
