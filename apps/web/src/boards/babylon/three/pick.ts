import { type PerspectiveCamera, Vector3 } from 'three';
import type { Point } from './gestures.ts';

/** A line of sight: from the eye in a direction. */
export interface Beam {
  readonly from: readonly [number, number, number];
  readonly to: readonly [number, number, number];
}

/** The line of sight through a point of the picture. */
export function beamThrough(
  camera: PerspectiveCamera,
  { x, y }: Point,
  width: number,
  height: number,
): Beam {
  const far = new Vector3((x / width) * 2 - 1, 1 - (y / height) * 2, 0.5).unproject(camera);
  return { from: camera.position.toArray(), to: far.sub(camera.position).toArray() };
}
