/** Where the garden is looked at from: turned around it, tilted, at a distance, at a point. */
export interface Orbit {
  /** Around the upright axis; 0 looks from the south. */
  readonly turn: number;
  /** From straight above (0) towards the ground. */
  readonly tilt: number;
  readonly distance: number;
  /** The point looked at. */
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

/** The view a garden opens with. */
export const HOME: Orbit = { turn: 0.62, tilt: 0.92, distance: 15.5, x: 0, y: 0.55, z: 0 };

const TILT = { least: 0.02, most: 1.46 };
const DISTANCE = { least: 5, most: 26 };
const REACH = 4;

const clamp = (value: number, least: number, most: number) =>
  Math.min(most, Math.max(least, value));

/** The nearest view that is neither below the ground nor too near, too far or beside the garden. */
export function keepIn(orbit: Orbit): Orbit {
  return {
    turn: orbit.turn,
    tilt: clamp(orbit.tilt, TILT.least, TILT.most),
    distance: clamp(orbit.distance, DISTANCE.least, DISTANCE.most),
    x: clamp(orbit.x, -REACH, REACH),
    y: clamp(orbit.y, 0, REACH),
    z: clamp(orbit.z, -REACH, REACH),
  };
}

/** Turned and tilted as by a drag of so many pixels. */
export function dragged(orbit: Orbit, dx: number, dy: number): Orbit {
  return keepIn({ ...orbit, turn: orbit.turn - dx * 0.008, tilt: orbit.tilt - dy * 0.007 });
}

/** So many times nearer. */
export function nearer(orbit: Orbit, factor: number): Orbit {
  return keepIn({ ...orbit, distance: orbit.distance / factor });
}

/** Moved aside as by a drag of so many pixels, along the ground. */
export function moved(orbit: Orbit, dx: number, dy: number): Orbit {
  const scale = orbit.distance * 0.0016;
  const [sin, cos] = [Math.sin(orbit.turn), Math.cos(orbit.turn)];
  return keepIn({
    ...orbit,
    x: orbit.x - (dx * cos + dy * sin) * scale,
    z: orbit.z - (-dx * sin + dy * cos) * scale,
  });
}

/** Where the eye is. */
export function eyeOf({ turn, tilt, distance, x, y, z }: Orbit): readonly [number, number, number] {
  const out = Math.sin(tilt) * distance;
  return [x + Math.sin(turn) * out, y + Math.cos(tilt) * distance, z + Math.cos(turn) * out];
}

/** Part of the way from some numbers to others: from one view, or one frame, to another. */
export function between<Numbers extends { readonly [name in keyof Numbers]: number }>(
  from: Numbers,
  to: Numbers,
  t: number,
): Numbers {
  const mixed = { ...from };
  for (const name in from)
    mixed[name] = (from[name] + (to[name] - from[name]) * t) as (typeof mixed)[typeof name];
  return mixed;
}
