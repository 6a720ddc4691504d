import {
  type BufferGeometry,
  CircleGeometry,
  Group,
  InstancedMesh,
  Matrix4,
  Mesh,
  MeshBasicMaterial,
  MeshLambertMaterial,
  RingGeometry,
} from 'three';
import { fuse } from './fuse.ts';
import { type Kit, tintColour } from './kit.ts';
import type { Kind, Piece } from './model.ts';

/** How something that is not there yet is shown. */
export type Tone = 'legal' | 'illegal' | 'offer';

const TONES = {
  legal: { colour: '#ffd979', opacity: 0.82 },
  illegal: { colour: '#e2553a', opacity: 0.55 },
  offer: { colour: '#ffd060', opacity: 0.62 },
} as const;

/** A flat ring on a space. */
export interface Ring {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly size: number;
  /** Stands out from the others. */
  readonly strong: boolean;
}

/** Pieces that are not there yet, and rings that point at spaces. */
export interface Ghost {
  readonly group: Group;
  show(pieces: readonly Piece[], tone: Tone): void;
  rings(rings: readonly Ring[]): void;
}

/** What ghosts are made of. It is kept: a shader whose last material is gone would be made anew. */
function makeStuffs(kit: Kit) {
  const known = new Map<string, MeshLambertMaterial>();
  const make = ({ kind, tint }: Piece, tone: Tone): MeshLambertMaterial => {
    const { colour: glow, opacity } = TONES[tone];
    const look = { color: tintColour(kind, tint), transparent: true, opacity };
    if (isFlat(kind)) {
      const color = tone === 'illegal' ? glow : look.color;
      return new MeshLambertMaterial({ ...look, color, map: kit.stuff[kind].map });
    }
    const emissiveIntensity = tone === 'illegal' ? 0.75 : 0.32;
    return new MeshLambertMaterial({
      ...{ ...look, vertexColors: true, emissive: glow, emissiveIntensity },
    });
  };
  return (piece: Piece, tone: Tone): MeshLambertMaterial => {
    const name = `${tone} ${isFlat(piece.kind) ? piece.kind : ''} ${piece.tint}`;
    const stuff = known.get(name) ?? make(piece, tone);
    known.set(name, stuff);
    return stuff;
  };
}

const isFlat = (kind: Kind): boolean => kind === 'paving' || kind.endsWith('-mark');

function meshOf(kit: Kit, piece: Piece, stuff: MeshLambertMaterial): Mesh {
  const mesh = new Mesh(kit.shape[piece.kind], stuff);
  mesh.position.set(piece.x, piece.y, piece.z);
  mesh.rotation.y = piece.turn;
  mesh.scale.setScalar(piece.size);
  mesh.renderOrder = isFlat(piece.kind) ? 3 : 2;
  return mesh;
}

/** A ring smaller than this is filled, so that it is still seen from afar. */
const FILLED = 0.3;

/** As many rings as a garden has spaces, and as many again. */
const MOST_RINGS = 128;

/** Gold with an edge of lapis, so that it shows on every stone. */
function makeRings() {
  const turn = [-Math.PI / 2, 0, 0] as const;
  const edge = { of: new RingGeometry(0.9, 1.08, 28), colour: '#16336c', turn };
  const band = { of: new RingGeometry(0.74, 0.92, 28), colour: '#ffcf55', turn };
  const disc = { of: new CircleGeometry(0.92, 24), colour: '#ffcf55', turn };
  const shapes = { dot: fuse([edge, disc]), ring: fuse([edge, band]) };
  const weak = new MeshBasicMaterial({ vertexColors: true, transparent: true, opacity: 0.9 });
  const strong = new MeshBasicMaterial({ color: '#fff3c4', vertexColors: true, depthTest: false });
  const mesh = (shape: BufferGeometry, stuff: MeshBasicMaterial) => {
    const all = new InstancedMesh(shape, stuff, MOST_RINGS);
    all.count = 0;
    all.frustumCulled = false;
    all.renderOrder = 4;
    return all;
  };
  return {
    dot: { weak: mesh(shapes.dot, weak), strong: mesh(shapes.dot, strong) },
    ring: { weak: mesh(shapes.ring, weak), strong: mesh(shapes.ring, strong) },
  };
}

const place = new Matrix4();

/** Makes an empty ghost. */
export function makeGhost(kit: Kit): Ghost {
  const group = new Group();
  const pieces = new Group();
  const { dot, ring } = makeRings();
  const rings = [dot.weak, dot.strong, ring.weak, ring.strong];
  const stuff = makeStuffs(kit);
  group.add(pieces, ...rings, unseen(kit, stuff));
  return {
    group,
    show(list, tone) {
      pieces.clear();
      for (const piece of list) pieces.add(meshOf(kit, piece, stuff(piece, tone)));
    },
    rings(list) {
      for (const mesh of rings) mesh.count = 0;
      for (const { x, y, z, size, strong } of list.slice(0, MOST_RINGS)) {
        const mesh = (size < FILLED ? dot : ring)[strong ? 'strong' : 'weak'];
        place.makeScale(size, size, size).setPosition(x, y + 0.03, z);
        mesh.setMatrixAt(mesh.count++, place);
      }
      for (const mesh of rings) {
        mesh.visible = mesh.count > 0;
        mesh.instanceMatrix.needsUpdate = true;
      }
    },
  };
}

/** One ghost of each make that is never seen, so that the shaders are there before the first is. */
function unseen(kit: Kit, stuff: ReturnType<typeof makeStuffs>): Group {
  const group = new Group();
  const at = { id: '', x: 0, y: 0, z: 0, turn: 0, size: 1, tint: 0 };
  for (const kind of ['terrace', 'paving'] as const) {
    const piece = { ...at, kind };
    group.add(meshOf(kit, piece, stuff(piece, 'legal')));
  }
  group.visible = false;
  return group;
}
