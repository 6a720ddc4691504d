import { Group, InstancedMesh, Matrix4, MeshBasicMaterial, PlaneGeometry, Vector3 } from 'three';
import type { Eye } from './eye.ts';
import { DISC_ROW, discTexture } from './paint.ts';

/** How a disc looks: plain, or pale for what cannot be had. */
const LOOKS = ['plain', 'pale'] as const;
type Look = (typeof LOOKS)[number];

/** A number that floats at a point of the garden and always faces the eye. */
export interface Disc {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  /** What it says, 0 to 15. */
  readonly level: number;
  readonly look: Look;
}

/** Discs with numbers. */
export interface Discs {
  readonly group: Group;
  show(discs: readonly Disc[]): void;
  /** Turns them to the eye, and keeps them large enough to be read. */
  face(eye: Eye): void;
  dispose(): void;
}

/** As many as a garden has places. */
const MOST = 64;
/** The width of a disc in spaces, and the least and most it may be so that it is about so many pixels wide. */
const WIDTH = { least: 0.4, most: 0.68, pixels: 17 };

/** A square that shows one number of the sheet. */
function faceOf(level: number): PlaneGeometry {
  const face = new PlaneGeometry(1, 1);
  const uv = face.getAttribute('uv');
  const [column, row] = [level % DISC_ROW, Math.floor(level / DISC_ROW)];
  for (let i = 0; i < uv.count; i++)
    uv.setXY(i, (column + uv.getX(i)) / DISC_ROW, 1 - (row + 1 - uv.getY(i)) / DISC_ROW);
  return face;
}

function makeStuff() {
  const map = discTexture();
  return {
    plain: new MeshBasicMaterial({ map, transparent: true, alphaTest: 0.2 }),
    pale: new MeshBasicMaterial({ map, transparent: true, alphaTest: 0.1, opacity: 0.5 }),
  };
}

const matrix = new Matrix4();
const spot = new Vector3();
const scale = new Vector3();

/** Makes discs without any to show. */
export function makeDiscs(): Discs {
  const group = new Group();
  const stuff = makeStuff();
  const meshes = new Map<string, InstancedMesh>();
  let shown: readonly Disc[] = [];
  const meshFor = (level: number, look: Look): InstancedMesh => {
    const name = `${level} ${look}`;
    const known = meshes.get(name);
    if (known) return known;
    const mesh = new InstancedMesh(faceOf(level), stuff[look], MOST);
    mesh.count = 0;
    mesh.frustumCulled = false;
    mesh.renderOrder = 4;
    meshes.set(name, mesh);
    group.add(mesh);
    return mesh;
  };
  // The first of each look is there from the beginning, so that its shader is made before it is needed.
  for (const look of LOOKS) meshFor(1, look).visible = false;
  return {
    group,
    show(discs) {
      shown = discs;
    },
    face({ camera, pixelsAt }) {
      for (const mesh of meshes.values()) mesh.count = 0;
      for (const { x, y, z, level, look } of shown.slice(0, MOST)) {
        const wanted = WIDTH.pixels / Math.max(1, pixelsAt(spot.set(x, y, z)));
        const size = Math.min(WIDTH.most, Math.max(WIDTH.least, wanted));
        const mesh = meshFor(level, look);
        spot.y += size / 2;
        matrix.compose(spot, camera.quaternion, scale.setScalar(size));
        mesh.setMatrixAt(mesh.count++, matrix);
      }
      for (const mesh of meshes.values()) {
        mesh.visible = mesh.count > 0;
        mesh.instanceMatrix.needsUpdate = true;
      }
    },
    dispose() {
      for (const mesh of meshes.values()) {
        mesh.geometry.dispose();
        mesh.dispose();
      }
      for (const look of LOOKS) stuff[look].dispose();
      stuff.plain.map?.dispose();
    },
  };
}
