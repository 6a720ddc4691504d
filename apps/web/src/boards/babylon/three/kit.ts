import {
  type BufferGeometry,
  DoubleSide,
  type Material,
  MeshStandardMaterial,
  PlaneGeometry,
} from 'three';
import { KINDS, type Kind } from './model.ts';
import { markTexture, pavingTexture } from './paint.ts';
import * as shapes from './shapes.ts';

/** The body of every kind of piece and what it is made of; made once and shared by all. */
export interface Kit {
  readonly shape: { readonly [kind in Kind]: BufferGeometry };
  readonly stuff: { readonly [kind in Kind]: Material };
  dispose(): void;
}

/** The tints of the kinds that have them: basalt, granite, clay, the starting tile; leaves. */
const STONES = ['#6d6877', '#b3aaa4', '#cf8355', '#ead3a0'] as const;
const LEAVES = ['#5c9440', '#3f7a3a', '#7faa48'] as const;

/** The colour that a piece is tinted with. */
export function tintColour(kind: Kind, tint: number): string {
  if (kind === 'terrace' || kind === 'paving') return STONES[tint];
  if (kind === 'leaf' || kind === 'vine') return LEAVES[tint];
  return '#ffffff';
}

function flat(side: number, lift: number): BufferGeometry {
  const plane = new PlaneGeometry(side, side);
  plane.rotateX(-Math.PI / 2);
  plane.translate(0, lift, 0);
  return plane;
}

function makeShapes(): Kit['shape'] {
  const mark = flat(0.62, 0.012);
  return {
    terrace: shapes.terrace(),
    paving: flat(1.88, 0.004),
    single: shapes.pillar(1),
    double: shapes.pillar(2),
    leaf: shapes.leaf(),
    vine: shapes.vine(),
    white: shapes.flower('white'),
    pink: shapes.flower('pink'),
    blue: shapes.flower('blue'),
    yellow: shapes.flower('yellow'),
    'fountain-mark': mark,
    'bridge-mark': mark,
    'stairway-mark': mark,
    'statue-mark': mark,
    fountain: shapes.fountain(),
    water: shapes.water(),
    bridge: shapes.bridge(),
    stairway: shapes.stairway(),
    statue: shapes.statue(),
    belvedere: shapes.belvedere(),
  };
}

function makeStuff(): Kit['stuff'] {
  const stone = new MeshStandardMaterial({ vertexColors: true, roughness: 0.82 });
  const green = new MeshStandardMaterial({ vertexColors: true, roughness: 0.9, flatShading: true });
  const water = new MeshStandardMaterial({
    ...{ vertexColors: true, roughness: 0.12, metalness: 0.1, side: DoubleSide },
    ...{ emissive: '#1c5f5a', emissiveIntensity: 0.35 },
  });
  const paving = new MeshStandardMaterial({ map: pavingTexture(), roughness: 0.85 });
  const marks = [0, 1, 2, 3].map(
    (symbol) =>
      new MeshStandardMaterial({ map: markTexture(symbol), transparent: true, roughness: 0.7 }),
  );
  const own: { readonly [kind in Kind]?: Material } = {
    ...{ paving, water, leaf: green, vine: green },
    ...{ 'fountain-mark': marks[0], 'bridge-mark': marks[1] },
    ...{ 'stairway-mark': marks[2], 'statue-mark': marks[3] },
  };
  const entries = KINDS.map((kind): [Kind, Material] => [kind, own[kind] ?? stone]);
  return Object.fromEntries(entries) as { [kind in Kind]: Material };
}

/** Makes the bodies and materials of all pieces. */
export function makeKit(): Kit {
  const shape = makeShapes();
  const stuff = makeStuff();
  return {
    shape,
    stuff,
    dispose() {
      for (const kind of KINDS) {
        shape[kind].dispose();
        const material = stuff[kind];
        if (material instanceof MeshStandardMaterial) material.map?.dispose();
        material.dispose();
      }
    },
  };
}

/** Whether pieces of a kind throw shadows: what lies flat does not. */
export function throwsShadow(kind: Kind): boolean {
  return kind !== 'paving' && kind !== 'water' && !kind.endsWith('-mark');
}
