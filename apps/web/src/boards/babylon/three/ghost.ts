import {
  Group,
  InstancedMesh,
  Matrix4,
  Mesh,
  MeshBasicMaterial,
  MeshLambertMaterial,
  RingGeometry,
} from 'three';
import { fuse, type Part } from './fuse.ts';
import { type Kit, tintColour } from './kit.ts';
import type { Kind, Piece } from './model.ts';

/** How something that is not there yet is shown. */
export type Tone = 'legal' | 'illegal' | 'offer';

const TONES = {
  legal: { colour: '#ffd979', opacity: 0.92, glow: 0.16 },
  illegal: { colour: '#e2553a', opacity: 0.55, glow: 0.75 },
  offer: { colour: '#ffd060', opacity: 0.8, glow: 0.3 },
} as const;

/** The frame of a tile that is not there yet, outside and inside: it stands out on sand and on every stone. */
const FRAMES = {
  legal: ['#123a8c', '#fff6d8'],
  illegal: ['#7c1d08', '#ffb39e'],
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
    const { colour: glow, opacity, glow: emissiveIntensity } = TONES[tone];
    const look = { color: tintColour(kind, tint), transparent: true, opacity };
    if (isFlat(kind)) {
      const color = tone === 'illegal' ? glow : look.color;
      return new MeshLambertMaterial({ ...look, color, map: kit.stuff[kind].map });
    }
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

/** As many rings as a garden has spaces, and as many again. */
const MOST_RINGS = 128;

/** Flat on the ground. */
const FLAT = [-Math.PI / 2, 0, 0] as const;

/** A square frame around a tile, half a side inside and outside. */
function square(inside: number, outside: number, colour: string): Part {
  const corner = Math.SQRT2;
  const of = new RingGeometry(inside * corner, outside * corner, 4, 1, Math.PI / 4);
  return { of, colour, turn: FLAT };
}

/** The frames of tiles that are not there yet, by whether they can be laid. */
function makeFrames() {
  const stuff = new MeshBasicMaterial({ vertexColors: true, transparent: true, depthTest: false });
  const make = ([outside, inside]: readonly [string, string]) => {
    const mesh = new Mesh(fuse([square(0.99, 1.09, outside), square(0.93, 0.99, inside)]), stuff);
    mesh.renderOrder = 5;
    mesh.visible = false;
    return mesh;
  };
  return { legal: make(FRAMES.legal), illegal: make(FRAMES.illegal) };
}

/** Gold with an edge of lapis, so that it shows on every stone. */
function makeRings() {
  const edge = { of: new RingGeometry(0.9, 1.08, 28), colour: '#16336c', turn: FLAT };
  const band = { of: new RingGeometry(0.74, 0.92, 28), colour: '#ffcf55', turn: FLAT };
  const shape = fuse([edge, band]);
  const weak = new MeshBasicMaterial({ vertexColors: true, transparent: true, opacity: 0.9 });
  const strong = new MeshBasicMaterial({ color: '#fff3c4', vertexColors: true, depthTest: false });
  const mesh = (stuff: MeshBasicMaterial) => {
    const all = new InstancedMesh(shape, stuff, MOST_RINGS);
    all.count = 0;
    all.frustumCulled = false;
    all.renderOrder = 4;
    return all;
  };
  return { weak: mesh(weak), strong: mesh(strong) };
}

const place = new Matrix4();

/** Makes an empty ghost. */
export function makeGhost(kit: Kit): Ghost {
  const group = new Group();
  const pieces = new Group();
  const ring = makeRings();
  const rings = [ring.weak, ring.strong];
  const frames = makeFrames();
  const stuff = makeStuffs(kit);
  group.add(pieces, ...rings, frames.legal, frames.illegal, unseen(kit, stuff));
  return {
    group,
    show(list, tone) {
      pieces.clear();
      for (const piece of list) pieces.add(meshOf(kit, piece, stuff(piece, tone)));
      const tile = list.find(({ kind }) => kind === 'terrace');
      for (const [name, frame] of Object.entries(frames)) {
        frame.visible = tile !== undefined && name === tone;
        if (tile) frame.position.set(tile.x, tile.y + 0.02, tile.z);
      }
    },
    rings(list) {
      for (const mesh of rings) mesh.count = 0;
      for (const { x, y, z, size, strong } of list.slice(0, MOST_RINGS)) {
        const mesh = ring[strong ? 'strong' : 'weak'];
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
