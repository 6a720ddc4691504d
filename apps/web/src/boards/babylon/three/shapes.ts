import {
  BoxGeometry,
  type BufferGeometry,
  CircleGeometry,
  ConeGeometry,
  CylinderGeometry,
  ExtrudeGeometry,
  IcosahedronGeometry,
  LatheGeometry,
  Shape,
  SphereGeometry,
  TorusGeometry,
  Vector2,
} from 'three';
import { fuse, type Part } from './fuse.ts';
import { LIFT, SLAB } from './model.ts';

const LIMESTONE = '#efe0c2';
const SHADE = '#cdb68d';
const LAPIS = '#2f5fb8';
const GOLD = '#e3ae3f';
const BRONZE = '#b9803a';
const WATER = '#3fb6ad';
const STONE = '#e5d6b6';

const box = (w: number, h: number, d: number) => new BoxGeometry(w, h, d);
const drum = (top: number, bottom: number, h: number, sides = 12) =>
  new CylinderGeometry(top, bottom, h, sides);
const ball = (r: number) => new SphereGeometry(r, 14, 10);
/** A ball too small to show its corners. */
const bead = (r: number) => new IcosahedronGeometry(r, 1);

/** A flat body with round corners, lying on its middle at height 0 and reaching down. */
function slab(width: number, depth: number, height: number, round: number): BufferGeometry {
  const [w, d] = [width / 2 - round, depth / 2 - round];
  const outline = new Shape();
  outline.absarc(w, d, round, 0, Math.PI / 2, false);
  outline.absarc(-w, d, round, Math.PI / 2, Math.PI, false);
  outline.absarc(-w, -d, round, Math.PI, 1.5 * Math.PI, false);
  outline.absarc(w, -d, round, 1.5 * Math.PI, 2 * Math.PI, false);
  const bevel = Math.min(0.025, height / 4);
  const body = new ExtrudeGeometry(outline, {
    depth: height - 2 * bevel,
    bevelSize: bevel,
    bevelThickness: bevel,
    bevelOffset: -bevel,
    bevelSegments: 1,
    curveSegments: 3,
  });
  body.rotateX(Math.PI / 2);
  body.translate(0, -bevel, 0);
  return body;
}

/** A terrace whose top is at height 0; white, to be tinted. */
export function terrace(): BufferGeometry {
  return fuse([
    { of: slab(1.95, 1.95, SLAB * 0.62, 0.07), colour: '#ffffff' },
    { of: slab(1.82, 1.82, SLAB * 0.42, 0.05), colour: '#cfcfcf', at: [0, -SLAB * 0.58, 0] },
  ]);
}

/** A round pillar from height 0 up; a tall one wears a band of glazed brick. */
export function pillar(levels: number): BufferGeometry {
  const height = levels * LIFT - SLAB;
  const shaft = height - 0.2;
  const profile = [
    [0.13, 0],
    [0.115, shaft * 0.12],
    [0.135, shaft * 0.45],
    [0.105, shaft],
  ].map(([x, y]) => new Vector2(x, y));
  const parts: Part[] = [
    { of: box(0.42, 0.06, 0.42), colour: SHADE, at: [0, 0.03, 0] },
    { of: drum(0.15, 0.18, 0.05), colour: LIMESTONE, at: [0, 0.085, 0] },
    { of: new LatheGeometry(profile, 16), colour: LIMESTONE, at: [0, 0.1, 0] },
    { of: drum(0.2, 0.115, 0.07), colour: GOLD, at: [0, height - 0.075, 0] },
    { of: box(0.44, 0.05, 0.44), colour: STONE, at: [0, height - 0.025, 0] },
  ];
  if (levels > 1) {
    const middle = height / 2;
    parts.push({ of: drum(0.155, 0.155, 0.2), colour: LAPIS, at: [0, middle, 0] });
    for (const side of [-0.115, 0.115])
      parts.push({ of: drum(0.165, 0.165, 0.03), colour: GOLD, at: [0, middle + side, 0] });
  }
  return fuse(parts);
}

/** A clump of leaves at a terrace's edge; white, to be tinted. */
export function leaf(): BufferGeometry {
  const tuft = new IcosahedronGeometry(0.1, 1);
  const sprig = new IcosahedronGeometry(0.1, 0);
  return fuse([
    { of: tuft, colour: '#ffffff', at: [0, 0.03, 0], scale: [1.1, 0.75, 0.8] },
    { of: sprig, colour: '#e2e2e2', at: [0.11, 0, 0.01], scale: [0.8, 0.6, 0.7] },
    { of: sprig, colour: '#d0d0d0', at: [-0.1, -0.01, 0.01], scale: [0.75, 0.6, 0.7] },
  ]);
}

/** Leaves that hang down over the edge, outwards along the depth; white, to be tinted. */
export function vine(): BufferGeometry {
  const tuft = new IcosahedronGeometry(0.07, 0);
  const drops = [0, 1, 2, 3, 4];
  return fuse(
    drops.map((i) => ({
      of: tuft,
      colour: i % 2 === 0 ? '#ffffff' : '#d8d8d8',
      at: [Math.sin(i * 2.1) * 0.035, 0.03 - i * 0.095, 0.03] as const,
      scale: [1.15 - i * 0.15, 1.1, 0.7 - i * 0.06] as const,
    })),
  );
}

/** Petals around a heart: how many, how long, how wide, how far they rise. */
function blossom(colour: string, heart: string, petals: number, form: readonly number[]): Part[] {
  const [long, wide, rise] = form;
  const petal = new SphereGeometry(1, 8, 4);
  const ring = Array.from({ length: petals }, (_, i): Part => {
    const angle = (i * 2 * Math.PI) / petals;
    return {
      of: petal,
      colour,
      at: [Math.cos(angle) * long, 0.09 + rise * 0.3, Math.sin(angle) * long],
      turn: [0, -angle, rise],
      scale: [long * 0.82, 0.022, wide],
    };
  });
  return [...ring, { of: bead(0.05), colour: heart, at: [0, 0.11, 0], scale: [1, 0.8, 1] }];
}

/** A flower bed in the middle of a terrace: the four flowers differ in colour and in form. */
export function flower(name: 'white' | 'pink' | 'blue' | 'yellow'): BufferGeometry {
  const bed: Part[] = [
    {
      of: new TorusGeometry(0.215, 0.03, 5, 16),
      colour: STONE,
      at: [0, 0.01, 0],
      turn: [Math.PI / 2, 0, 0],
    },
    { of: drum(0.2, 0.2, 0.03), colour: '#4d7a35', at: [0, 0.01, 0] },
    ...[0, 1, 2, 3, 4].map(
      (i): Part => ({
        of: new IcosahedronGeometry(0.055, 0),
        colour: i % 2 ? '#5d8f3d' : '#426f2e',
        at: [Math.cos(i * 1.257) * 0.16, 0.04, Math.sin(i * 1.257) * 0.16],
      }),
    ),
  ];
  switch (name) {
    case 'white':
      return fuse([...bed, ...blossom('#fffdf4', '#f1c232', 5, [0.1, 0.062, 0.25])]);
    case 'pink':
      return fuse([...bed, ...blossom('#ef6f9b', '#8e1f4b', 4, [0.095, 0.085, 0.35])]);
    case 'blue':
      return fuse([...bed, ...blossom('#4d7ff0', '#e9f0ff', 6, [0.115, 0.034, 0.1])]);
    case 'yellow':
      return fuse([...bed, ...blossom('#ffcf2e', '#6a3b12', 10, [0.105, 0.024, 0.15])]);
  }
}

/** A long basin over two spaces with a bowl in its middle. */
export function fountain(): BufferGeometry {
  const rim = 0.07;
  const [w, d] = [1.6, 0.74];
  return fuse([
    { of: slab(w, d, 0.05, 0.2), colour: SHADE, at: [0, 0.05, 0] },
    ...[-1, 1].flatMap((side): Part[] => [
      { of: box(w - 0.3, 0.2, rim), colour: LIMESTONE, at: [0, 0.1, side * (d / 2 - rim / 2)] },
      { of: box(rim, 0.2, d - 0.26), colour: LIMESTONE, at: [side * (w / 2 - rim / 2), 0.1, 0] },
      {
        of: box(w - 0.3, 0.03, rim + 0.03),
        colour: LAPIS,
        at: [0, 0.205, side * (d / 2 - rim / 2)],
      },
      {
        of: box(rim + 0.03, 0.03, d - 0.26),
        colour: LAPIS,
        at: [side * (w / 2 - rim / 2), 0.205, 0],
      },
      ...[-1, 1].map(
        (end): Part => ({
          of: drum(0.09, 0.1, 0.26, 8),
          colour: GOLD,
          at: [side * (w / 2 - 0.1), 0.13, end * (d / 2 - 0.08)],
        }),
      ),
    ]),
    { of: drum(0.05, 0.08, 0.34), colour: STONE, at: [0, 0.2, 0] },
    { of: drum(0.2, 0.06, 0.08), colour: LIMESTONE, at: [0, 0.38, 0] },
  ]);
}

/** The water of a fountain: a pool, a bowl and four arcs. */
export function water(): BufferGeometry {
  const pool = new CircleGeometry(1, 24);
  const drop = new IcosahedronGeometry(0.028, 0);
  const arcs = [0, 1, 2, 3].flatMap((arc) =>
    [0, 1, 2, 3, 4, 5].map((i): Part => {
      const t = i / 5;
      const out = 0.05 + t * (arc % 2 === 0 ? 0.46 : 0.2);
      const angle = (arc * Math.PI) / 2;
      const y = 0.44 + 0.5 * t - 0.85 * t * t;
      return { of: drop, colour: '#c8f4ee', at: [Math.cos(angle) * out, y, Math.sin(angle) * out] };
    }),
  );
  return fuse([
    { of: box(1.48, 0.02, 0.62), colour: WATER, at: [0, 0.15, 0] },
    {
      of: pool,
      colour: '#7fd8cf',
      at: [0, 0.425, 0],
      turn: [-Math.PI / 2, 0, 0],
      scale: [0.17, 0.17, 1],
    },
    { of: drum(0.015, 0.03, 0.2), colour: '#d9fbf6', at: [0, 0.5, 0] },
    ...arcs,
  ]);
}

/** A bridge along the width: it rests on two spaces and swings over the one between. */
export function bridge(): BufferGeometry {
  const side = new Shape();
  side.moveTo(-1.28, 0.02);
  side.quadraticCurveTo(0, 0.72, 1.28, 0.02);
  side.lineTo(0.92, 0.02);
  side.quadraticCurveTo(0, 0.44, -0.92, 0.02);
  const deck = new ExtrudeGeometry(side, { depth: 0.5, bevelEnabled: false, curveSegments: 14 });
  deck.translate(0, 0, -0.25);
  const arch = (x: number) => 0.02 + 0.35 * (1 - (x / 1.28) ** 2);
  const posts = [-1, -0.6, -0.2, 0.2, 0.6, 1].flatMap((x) =>
    [-0.23, 0.23].map(
      (z): Part => ({
        of: drum(0.025, 0.03, 0.2, 8),
        colour: LAPIS,
        at: [x, arch(x) + 0.1, z],
      }),
    ),
  );
  const rails = [-0.8, -0.4, 0, 0.4, 0.8].flatMap((x) =>
    [-0.23, 0.23].map(
      (z): Part => ({
        of: box(0.43, 0.035, 0.045),
        colour: GOLD,
        at: [x, (arch(x - 0.2) + arch(x + 0.2)) / 2 + 0.2, z],
        turn: [0, 0, Math.atan2(arch(x + 0.2) - arch(x - 0.2), 0.4)],
      }),
    ),
  );
  return fuse([{ of: deck, colour: LIMESTONE }, ...posts, ...rails]);
}

/** Steps from the middle of the lower space eastwards to the level above. */
export function stairway(): BufferGeometry {
  const steps = 6;
  const run = 0.13;
  const rise = LIFT / steps;
  const treads = Array.from({ length: steps }, (_, i): Part[] => {
    const height = rise * (i + 1);
    const x = -0.26 + run * i;
    return [
      {
        of: box(run + 0.005, height, 0.5),
        colour: i % 2 ? LIMESTONE : STONE,
        at: [x, height / 2, 0],
      },
      { of: box(run, 0.015, 0.26), colour: '#b4472f', at: [x, height + 0.006, 0] },
    ];
  });
  const walls = [-0.29, 0.29].flatMap((z): Part[] => [
    { of: drum(0.06, 0.07, 0.3, 8), colour: LAPIS, at: [-0.36, 0.15, z] },
    { of: bead(0.065), colour: GOLD, at: [-0.36, 0.34, z] },
    { of: drum(0.06, 0.07, 0.3, 8), colour: LAPIS, at: [0.64, LIFT + 0.15, z] },
    { of: bead(0.065), colour: GOLD, at: [0.64, LIFT + 0.34, z] },
    {
      of: box(Math.hypot(0.84, LIFT), 0.09, 0.07),
      colour: LIMESTONE,
      at: [0.06, LIFT / 2 + 0.13, z],
      turn: [0, 0, Math.atan2(LIFT, 0.84)],
    },
  ]);
  return fuse([
    ...treads.flat(),
    ...walls,
    { of: box(0.42, 0.015, 0.26), colour: '#b4472f', at: [0.7, LIFT + 0.008, 0] },
  ]);
}

/** A winged guardian, as tall as a single pillar. */
export function statue(): BufferGeometry {
  const top = LIFT - SLAB;
  // Feathers in three rows, swept back over the flank.
  const wings = [-1, 1].flatMap((side) =>
    [0, 1, 2].map(
      (row): Part => ({
        of: new SphereGeometry(1, 10, 6),
        colour: row === 1 ? LAPIS : row === 0 ? '#f0c56a' : BRONZE,
        at: [-0.1 - row * 0.025, 0.36 + row * 0.055, side * (0.105 + row * 0.008)],
        turn: [side * -0.12, 0, -0.3 - row * 0.16],
        scale: [0.17 - row * 0.012, 0.05, 0.02],
      }),
    ),
  );
  const legs = [-0.1, 0.12].flatMap((x) =>
    [-0.06, 0.06].map(
      (z): Part => ({
        of: drum(0.035, 0.045, 0.18, 8),
        colour: GOLD,
        at: [x, 0.2, z],
      }),
    ),
  );
  return fuse([
    { of: box(0.52, 0.06, 0.4), colour: SHADE, at: [0, 0.03, 0] },
    { of: box(0.46, 0.06, 0.34), colour: LAPIS, at: [0, 0.085, 0] },
    ...legs,
    { of: ball(1), colour: GOLD, at: [0, 0.33, 0], scale: [0.22, 0.11, 0.11] },
    { of: drum(0.07, 0.1, 0.16), colour: GOLD, at: [0.13, 0.44, 0] },
    { of: ball(0.075), colour: '#f0c56a', at: [0.15, 0.55, 0] },
    { of: drum(0.085, 0.07, 0.1), colour: LAPIS, at: [0.14, 0.65, 0] },
    { of: new ConeGeometry(0.06, 0.06, 10), colour: GOLD, at: [0.14, top - 0.02, 0] },
    { of: box(0.06, 0.09, 0.07), colour: BRONZE, at: [0.2, 0.5, 0] },
    ...wings,
    { of: drum(0.02, 0.012, 0.2, 6), colour: BRONZE, at: [-0.235, 0.3, 0], turn: [0, 0, 0.5] },
  ]);
}

/** A pavilion with a glazed dome. */
export function belvedere(): BufferGeometry {
  const dome = new SphereGeometry(0.3, 16, 6, 0, 2 * Math.PI, 0, Math.PI / 2);
  const posts = [-0.22, 0.22].flatMap((x) =>
    [-0.22, 0.22].map(
      (z): Part => ({
        of: drum(0.03, 0.035, 0.34, 8),
        colour: LIMESTONE,
        at: [x, 0.22, z],
      }),
    ),
  );
  return fuse([
    { of: slab(0.66, 0.66, 0.05, 0.1), colour: STONE, at: [0, 0.05, 0] },
    ...posts,
    { of: slab(0.64, 0.64, 0.06, 0.1), colour: LIMESTONE, at: [0, 0.44, 0] },
    { of: drum(0.3, 0.31, 0.04, 16), colour: GOLD, at: [0, 0.45, 0] },
    { of: dome, colour: LAPIS, at: [0, 0.46, 0], scale: [1, 0.95, 1] },
    { of: bead(0.04), colour: GOLD, at: [0, 0.76, 0] },
    { of: new ConeGeometry(0.02, 0.1, 8), colour: GOLD, at: [0, 0.83, 0] },
  ]);
}
