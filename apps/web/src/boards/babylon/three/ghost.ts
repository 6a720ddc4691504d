import {
  CircleGeometry,
  Group,
  Mesh,
  MeshBasicMaterial,
  MeshStandardMaterial,
  RingGeometry,
} from 'three';
import { fuse } from './fuse.ts';
import type { Kit } from './kit.ts';
import { tintColour } from './kit.ts';
import type { Piece } from './model.ts';

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

function stuffFor(tone: Tone, colour: string) {
  const { colour: glow, opacity } = TONES[tone];
  return new MeshStandardMaterial({
    ...{ color: colour, vertexColors: true, transparent: true, opacity, roughness: 0.7 },
    ...{ emissive: glow, emissiveIntensity: tone === 'illegal' ? 0.75 : 0.32 },
  });
}

function clear(group: Group): void {
  for (const child of [...group.children]) {
    if (child instanceof Mesh && child.userData.own) child.material.dispose();
    group.remove(child);
  }
}

function meshOf(kit: Kit, piece: Piece, tone: Tone): Mesh {
  const flat = piece.kind === 'paving' || piece.kind.endsWith('-mark');
  const stuff = flat
    ? kit.stuff[piece.kind].clone()
    : stuffFor(tone, tintColour(piece.kind, piece.tint));
  if (flat && stuff instanceof MeshStandardMaterial) {
    stuff.transparent = true;
    stuff.opacity = TONES[tone].opacity;
    stuff.color.set(tintColour(piece.kind, piece.tint));
  }
  const mesh = new Mesh(kit.shape[piece.kind], stuff);
  mesh.position.set(piece.x, piece.y, piece.z);
  mesh.rotation.y = piece.turn;
  mesh.scale.setScalar(piece.size);
  mesh.userData.own = true;
  mesh.renderOrder = flat ? 3 : 2;
  return mesh;
}

/** A ring smaller than this is filled, so that it is still seen from afar. */
const FILLED = 0.3;

/** Gold with an edge of lapis, so that it shows on every stone. */
function makeRings() {
  const turn = [-Math.PI / 2, 0, 0] as const;
  const edge = { of: new RingGeometry(0.9, 1.08, 28), colour: '#16336c', turn };
  const band = { of: new RingGeometry(0.74, 0.92, 28), colour: '#ffcf55', turn };
  const disc = { of: new CircleGeometry(0.92, 24), colour: '#ffcf55', turn };
  return { dot: fuse([edge, disc]), ring: fuse([edge, band]) };
}

/** Makes an empty ghost. */
export function makeGhost(kit: Kit): Ghost {
  const group = new Group();
  const pieces = new Group();
  const marks = new Group();
  group.add(pieces, marks);
  const { dot, ring } = makeRings();
  const weak = new MeshBasicMaterial({ vertexColors: true, transparent: true, opacity: 0.9 });
  const strong = new MeshBasicMaterial({ color: '#fff3c4', vertexColors: true, depthTest: false });
  return {
    group,
    show(list, tone) {
      clear(pieces);
      for (const piece of list) pieces.add(meshOf(kit, piece, tone));
    },
    rings(list) {
      clear(marks);
      for (const { x, y, z, size, strong: stands } of list) {
        const mesh = new Mesh(size < FILLED ? dot : ring, stands ? strong : weak);
        mesh.position.set(x, y + 0.03, z);
        mesh.scale.setScalar(size);
        mesh.renderOrder = 4;
        marks.add(mesh);
      }
    },
  };
}
