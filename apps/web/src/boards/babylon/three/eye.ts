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

/** How much of the garden must be seen at least, across and up, from the distance of `HOME`. */
const ACROSS = 12.9;
const UP = 9.7;
/** Milliseconds for the eye to travel when it is sent somewhere. */
const TRAVEL = 320;

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
  /** Fits the garden into what is free of a picture of this size. */
  fit(width: number, height: number, insets: Insets): void;
  /** Where a point of the garden is seen. */
  project(x: number, y: number, z: number): Point;
  /** How many pixels a length of one space has at a point of the garden. */
  pixelsAt(point: Vector3): number;
  /** The line of sight through a point of the picture. */
  beam(at: Point): Beam;
}

/** Opens an eye at its home. */
export function makeEye(canvas: HTMLCanvasElement): Eye {
  const camera = new PerspectiveCamera(36, 1, 0.5, 80);
  let orbit = HOME;
  let journey: { from: Orbit; to: Orbit; began: number } | null = null;

  function put(next: Orbit): void {
    orbit = next;
    camera.position.set(...eyeOf(orbit));
    camera.lookAt(orbit.x, orbit.y, orbit.z);
    camera.updateMatrixWorld();
  }
  put(HOME);

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
      if (!journey) return false;
      if (journey.began === 0) journey.began = now;
      const t = Math.min(1, (now - journey.began) / (TRAVEL * motionLength()));
      put(between(journey.from, journey.to, 1 - (1 - t) ** 3));
      if (t === 1) journey = null;
      return true;
    },
    fit: (width, height, insets) => fit(camera, width, height, insets),
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

function fit(
  camera: PerspectiveCamera,
  width: number,
  height: number,
  { left, right, top, bottom }: Insets,
): void {
  const free = {
    width: Math.max(1, width - left - right),
    height: Math.max(1, height - top - bottom),
  };
  const tall = Math.max(UP * (height / free.height), ACROSS * (height / free.width));
  camera.aspect = width / height;
  camera.fov = (360 / Math.PI) * Math.atan(tall / 2 / HOME.distance);
  camera.setViewOffset(width, height, (right - left) / 2, (bottom - top) / 2, width, height);
  camera.updateProjectionMatrix();
}
