import { Color, Group, InstancedMesh, Object3D } from 'three';
import { motionLength } from '../../../settings/apply.ts';
import { type Kit, throwsShadow, tintColour } from './kit.ts';
import { KINDS, type Kind, type Piece } from './model.ts';

/** How far above its place a new piece appears, and for how long it comes down. */
const DROP = 1.4;
const FALL = 300;

interface Entering {
  readonly mesh: InstancedMesh;
  readonly index: number;
  readonly piece: Piece;
}

/** How a garden differs from the one shown before. */
interface Difference {
  readonly added: readonly Piece[];
  readonly removed: readonly Piece[];
}

/** All pieces of a garden, those of one kind drawn together. */
export interface Pools {
  readonly group: Group;
  /** Puts these pieces in place of the old ones; new ones come down from above unless `still`. */
  show(pieces: readonly Piece[], still: boolean): Difference;
  /** Moves what is coming down; true while something moves. */
  step(now: number): boolean;
  /** How many pieces of each kind are drawn. */
  counts(): ReadonlyMap<Kind, number>;
  dispose(): void;
}

const place = new Object3D();
const colour = new Color();

function put({ mesh, index, piece }: Entering, above: number): void {
  place.position.set(piece.x, piece.y + above, piece.z);
  place.rotation.set(0, piece.turn, 0);
  place.scale.setScalar(piece.size);
  place.updateMatrix();
  mesh.setMatrixAt(index, place.matrix);
}

function byKind(pieces: readonly Piece[]): Map<Kind, Piece[]> {
  const sorted = new Map<Kind, Piece[]>();
  for (const piece of pieces) {
    const list = sorted.get(piece.kind);
    if (list) list.push(piece);
    else sorted.set(piece.kind, [piece]);
  }
  return sorted;
}

const FACTS = ['kind', 'x', 'y', 'z', 'turn', 'size', 'tint'] as const;

/** The pieces of one list that are not in the other, or are there otherwise. */
function missing(from: ReadonlyMap<string, Piece>, pieces: readonly Piece[]): readonly Piece[] {
  return pieces.filter((piece) => {
    const other = from.get(piece.id);
    return !other || FACTS.some((fact) => piece[fact] !== other[fact]);
  });
}

const byId = (pieces: readonly Piece[]) => new Map(pieces.map((piece) => [piece.id, piece]));

/** Room for twice what is needed, so that a growing garden seldom needs new memory. */
function makeMesh(kit: Kit, kind: Kind, needed: number): InstancedMesh {
  const room = Math.max(16, 2 * needed);
  const mesh = new InstancedMesh(kit.shape[kind], kit.stuff[kind], room);
  mesh.castShadow = throwsShadow(kind);
  mesh.receiveShadow = true;
  mesh.frustumCulled = false;
  // A mesh without colours has another shader than one with them.
  mesh.setColorAt(0, colour.set('#ffffff'));
  return mesh;
}

/** Makes empty pools. */
export function makePools(kit: Kit): Pools {
  const group = new Group();
  const meshes = new Map<Kind, InstancedMesh>();
  let shown: ReadonlyMap<string, Piece> = new Map();
  let entering: Entering[] = [];
  let began = 0;

  function meshFor(kind: Kind, needed: number): InstancedMesh {
    const old = meshes.get(kind);
    if (old && old.instanceMatrix.count >= needed) return old;
    const mesh = makeMesh(kit, kind, needed);
    if (old) mesh.layers.mask = old.layers.mask;
    old?.removeFromParent();
    old?.dispose();
    meshes.set(kind, mesh);
    group.add(mesh);
    return mesh;
  }

  function fill(kind: Kind, pieces: readonly Piece[], still: boolean): void {
    const mesh = meshFor(kind, pieces.length);
    mesh.count = pieces.length;
    mesh.visible = pieces.length > 0;
    pieces.forEach((piece, index) => {
      const entry = { mesh, index, piece };
      const enters = !still && !shown.has(piece.id);
      if (enters) entering.push(entry);
      put(entry, enters ? DROP : 0);
      mesh.setColorAt(index, colour.set(tintColour(kind, piece.tint)));
    });
    mesh.instanceMatrix.needsUpdate = true;
    if (mesh.instanceColor) mesh.instanceColor.needsUpdate = true;
  }

  // All kinds are there from the beginning, so that their shaders are made before they are needed.
  for (const kind of KINDS) fill(kind, [], true);

  return {
    group,
    show(pieces, still) {
      const next = byId(pieces);
      const added = missing(shown, pieces);
      const removed = missing(next, [...shown.values()]);
      if (added.length + removed.length === 0) return { added, removed };
      entering = [];
      began = 0;
      const sorted = byKind(pieces);
      for (const kind of KINDS) fill(kind, sorted.get(kind) ?? [], still);
      shown = next;
      return { added, removed };
    },
    step(now) {
      if (entering.length === 0) return false;
      if (began === 0) began = now;
      const t = Math.min(1, (now - began) / (FALL * motionLength()));
      const above = DROP * (1 - t) ** 3;
      for (const entry of entering) {
        put(entry, above);
        entry.mesh.instanceMatrix.needsUpdate = true;
      }
      if (t === 1) entering = [];
      return true;
    },
    counts: () => new Map([...meshes].map(([kind, mesh]) => [kind, mesh.count])),
    dispose() {
      for (const mesh of meshes.values()) mesh.dispose();
    },
  };
}
