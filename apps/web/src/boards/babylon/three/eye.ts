import { PerspectiveCamera, Vector3 } from 'three';
import { motionLength } from '../../../settings/apply.ts';
import type { Point } from './gestures.ts';
import { between, eyeOf, HOME, type Orbit } from './orbit.ts';
import { type Beam, beamThrough } from './pick.ts';

/** How many pixels of the picture lie behind something on each side. */
export interface Insets {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** What must be seen of a garden from `HOME`: its board to the edge of the plinth, and some levels above. */
const REACH = 4.75;
const LOW = -0.3;
const HIGH = 1.7;
/** How many pixels are left free around it. */
const MARGIN = 4;
/** Milliseconds for the eye to travel when it is sent somewhere. */
const TRAVEL = 320;

/** A picture and what lies over it. */
interface Frame {
  readonly width: number;
  readonly height: number;
  readonly insets: Insets;
}

/** The eye that looks at the garden, and its journeys. */
export interface Eye {
  readonly camera: PerspectiveCamera;
  orbit(): Orbit;
  /** Looks from elsewhere at once. */
  set(orbit: Orbit): void;
  /** Sets out for elsewhere. */
  send(orbit: Orbit): void;
  /** Goes on with a journey; true while there is one. */
  travel(now: number): boolean;
  /** Fits the garden into what is free of a picture, where wished by a journey if nothing but that has changed; true when the picture has another size. */
  fit(frame: Frame, glides: boolean): boolean;
  /** Where a point of the garden is seen. */
  project(x: number, y: number, z: number): Point;
  /** How many pixels a length of one space has at a point of the garden. */
  pixelsAt(point: Vector3): number;
  /** The line of sight through a point of the picture. */
  beam(at: Point): Beam;
}

const NONE: Insets = { left: 0, right: 0, top: 0, bottom: 0 };

/** From one way of looking to another; it begins with the first picture. */
interface Journey<Sight> {
  readonly from: Sight;
  readonly to: Sight;
  began: number;
}

/** How much of a journey is done, from 0 to 1: fast at first, slow at the end. */
function wayOf(journey: Journey<unknown>, now: number): number {
  if (journey.began === 0) journey.began = now;
  const length = TRAVEL * motionLength();
  const t = length === 0 ? 1 : Math.min(1, (now - journey.began) / length);
  return 1 - (1 - t) ** 3;
}

/** Opens an eye at its home. */
export function makeEye(canvas: HTMLCanvasElement): Eye {
  const camera = new PerspectiveCamera(36, 1, 0.5, 80);
  let orbit = HOME;
  let frame: Frame = { width: 0, height: 0, insets: NONE };
  let journey: Journey<Orbit> | null = null;
  let glide: Journey<Insets> | null = null;

  function put(next: Orbit): void {
    orbit = next;
    camera.position.set(...eyeOf(orbit));
    camera.lookAt(orbit.x, orbit.y, orbit.z);
    camera.updateMatrixWorld();
  }
  put(HOME);
  function place(next: Frame): void {
    frame = next;
    fit(camera, frame);
  }

  return {
    camera,
    orbit: () => orbit,
    set(next) {
      journey = null;
      put(next);
    },
    send(to) {
      journey = { from: orbit, to, began: 0 };
    },
    travel(now) {
      const moving = journey !== null || glide !== null;
      if (journey) {
        const t = wayOf(journey, now);
        put(between(journey.from, journey.to, t));
        if (t === 1) journey = null;
      }
      if (glide) {
        const t = wayOf(glide, now);
        place({ ...frame, insets: between(glide.from, glide.to, t) });
        if (t === 1) glide = null;
      }
      return moving;
    },
    fit(next, glides) {
      const resized = next.width !== frame.width || next.height !== frame.height;
      const travels = glides && !resized;
      glide = travels ? { from: frame.insets, to: next.insets, began: 0 } : null;
      if (!travels) place(next);
      return resized;
    },
    project(x, y, z) {
      const seen = new Vector3(x, y, z).project(camera);
      const { clientWidth, clientHeight } = canvas;
      return { x: ((seen.x + 1) / 2) * clientWidth, y: ((1 - seen.y) / 2) * clientHeight };
    },
    pixelsAt(point) {
      const seen = 2 * Math.tan((camera.fov * Math.PI) / 360) * point.distanceTo(camera.position);
      return canvas.clientHeight / seen;
    },
    beam: (at) => beamThrough(camera, at, canvas.clientWidth, canvas.clientHeight),
  };
}

/** The box that the garden fills as it is seen from `HOME`, in tangents of angles from the line of sight. */
function boxFromHome() {
  const camera = new PerspectiveCamera();
  camera.position.set(...eyeOf(HOME));
  camera.lookAt(HOME.x, HOME.y, HOME.z);
  camera.updateMatrixWorld();
  const sides = [-REACH, REACH];
  const corners = sides.flatMap((x) =>
    sides.flatMap((z) => [LOW, HIGH].map((y) => new Vector3(x, y, z))),
  );
  const seen = corners.map((corner) => corner.applyMatrix4(camera.matrixWorldInverse));
  const across = seen.map(({ x, z }) => x / -z);
  const up = seen.map(({ y, z }) => y / -z);
  const [left, right] = [Math.min(...across), Math.max(...across)];
  const [bottom, top] = [Math.min(...up), Math.max(...up)];
  return {
    width: right - left,
    height: top - bottom,
    x: (left + right) / 2,
    y: (top + bottom) / 2,
  };
}

/** Makes the garden as large as the free part of the picture lets it be, in the middle of that part. */
function fit(camera: PerspectiveCamera, { width, height, insets }: Frame): void {
  const { left, right, top, bottom } = insets;
  const box = boxFromHome();
  const free = {
    width: Math.max(1, width - left - right - 2 * MARGIN),
    height: Math.max(1, height - top - bottom - 2 * MARGIN),
  };
  const scale = Math.min(free.width / box.width, free.height / box.height);
  camera.aspect = width / height;
  camera.fov = (360 / Math.PI) * Math.atan(height / 2 / scale);
  const aside = (right - left) / 2 + scale * box.x;
  const down = (bottom - top) / 2 - scale * box.y;
  camera.setViewOffset(width, height, aside, down, width, height);
  camera.updateProjectionMatrix();
}
