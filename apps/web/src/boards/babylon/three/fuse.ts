import {
  BufferAttribute,
  BufferGeometry,
  Color,
  Euler,
  Matrix4,
  Quaternion,
  Uint32BufferAttribute,
  Vector3,
} from 'three';

/** A simple body as part of a larger one. */
export interface Part {
  readonly of: BufferGeometry;
  readonly colour: number | string;
  readonly at?: readonly [number, number, number];
  readonly turn?: readonly [number, number, number];
  readonly scale?: readonly [number, number, number];
}

function placed({ of, at = [0, 0, 0], turn = [0, 0, 0], scale = [1, 1, 1] }: Part): BufferGeometry {
  const rotation = new Quaternion().setFromEuler(new Euler(...turn));
  const matrix = new Matrix4().compose(new Vector3(...at), rotation, new Vector3(...scale));
  return of.clone().applyMatrix4(matrix);
}

/** The corners of a body's triangles, by number. */
function cornersOf(body: BufferGeometry): readonly number[] {
  const { index } = body;
  if (index) return Array.from(index.array);
  return Array.from({ length: body.getAttribute('position').count }, (_, i) => i);
}

/** One body made of several, each with its own colour, so that it costs one drawing. */
export function fuse(parts: readonly Part[]): BufferGeometry {
  const bodies = parts.map(placed);
  const points = bodies.reduce((sum, body) => sum + body.getAttribute('position').count, 0);
  const whole = {
    position: new Float32Array(points * 3),
    normal: new Float32Array(points * 3),
    color: new Float32Array(points * 3),
  };
  const corners: number[] = [];
  const colour = new Color();
  let at = 0;
  bodies.forEach((body, i) => {
    const { array, count } = body.getAttribute('position');
    whole.position.set(array, at * 3);
    whole.normal.set(body.getAttribute('normal').array, at * 3);
    colour.set(parts[i].colour);
    for (let n = 0; n < count; n++) colour.toArray(whole.color, (at + n) * 3);
    for (const corner of cornersOf(body)) corners.push(at + corner);
    at += count;
    body.dispose();
  });
  const fused = new BufferGeometry();
  for (const [name, values] of Object.entries(whole))
    fused.setAttribute(name, new BufferAttribute(values, 3));
  // Neighbours share their corners: each is worked out once instead of once for every triangle.
  fused.setIndex(new Uint32BufferAttribute(corners, 1));
  return fused;
}
