import { type BufferGeometry, DoubleSide, MeshLambertMaterial, PlaneGeometry } from 'three';
import { KINDS, type Kind } from './model.ts';
import { markTexture, pavingTexture } from './paint.ts';
import * as shapes from './shapes.ts';

/** The body of every kind of piece and what it is made of; made once and shared by all. */
export interface Kit {
  readonly shape: { readonly [kind in Kind]: BufferGeometry };
  readonly stuff: { readonly [kind in Kind]: MeshLambertMaterial };
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

/** Nothing here shines, so the plainest light will do: it costs a third of the physical one. */
function makeStuff(): Kit['stuff'] {
  const stone = new MeshLambertMaterial({ vertexColors: true });
  const green = new MeshLambertMaterial({ vertexColors: true, flatShading: true });
  const water = new MeshLambertMaterial({
    ...{ vertexColors: true, side: DoubleSide, emissive: '#1c5f5a', emissiveIntensity: 0.35 },
  });
  const paving = new MeshLambertMaterial({ map: pavingTexture() });
  const marks = [0, 1, 2, 3].map(
    (symbol) => new MeshLambertMaterial({ map: markTexture(symbol), transparent: true }),
  );
  const own: Partial<Kit['stuff']> = {
    ...{ paving, water, leaf: green, vine: green },
    ...{ 'fountain-mark': marks[0], 'bridge-mark': marks[1] },
    ...{ 'stairway-mark': marks[2], 'statue-mark': marks[3] },
  };
  const entries = KINDS.map((kind): [Kind, MeshLambertMaterial] => [kind, own[kind] ?? stone]);
  return Object.fromEntries(entries) as Kit['stuff'];
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
        stuff[kind].map?.dispose();
        stuff[kind].dispose();
      }
    },
  };
}

/** Whether pieces of a kind throw shadows: what lies flat does not. */
export function throwsShadow(kind: Kind): boolean {
  return kind !== 'paving' && kind !== 'water' && !kind.endsWith('-mark');
}
