import {
  ConeGeometry,
  CylinderGeometry,
  InstancedMesh,
  MeshLambertMaterial,
  Object3D,
  SphereGeometry,
} from 'three';
import { fuse, type Part } from './fuse.ts';

/** Where palms stand beyond the water, with their height and turn. */
const SPOTS: readonly (readonly [x: number, z: number, height: number, turn: number])[] = [
  [-7.4, -7.6, 1.15, 0.3],
  [-8.3, -6.2, 0.85, 1.9],
  [7.6, -7.3, 1.05, 2.4],
  [8.2, -5.7, 0.75, 0.9],
  [-7.8, 7.2, 0.8, 4.1],
  [7.9, 7.5, 0.9, 5.2],
  [-6, -8.4, 0.7, 3.3],
  [5.6, -8.5, 0.82, 1.2],
];

function palm() {
  const fronds = Array.from({ length: 9 }, (_, i): Part => {
    const angle = (i * 2 * Math.PI) / 9;
    return {
      of: new SphereGeometry(1, 8, 5),
      colour: i % 2 ? '#4f8a3d' : '#3b7434',
      at: [Math.cos(angle) * 0.55, 2.42 - (i % 2) * 0.12, Math.sin(angle) * 0.55],
      turn: [0, -angle, -0.42],
      scale: [0.62, 0.035, 0.13],
    };
  });
  return fuse([
    { of: new CylinderGeometry(0.08, 0.15, 2.4, 8), colour: '#8a6236', at: [0, 1.2, 0] },
    { of: new ConeGeometry(0.2, 0.3, 8), colour: '#6f9a3f', at: [0, 2.5, 0] },
    ...[0, 1, 2].map(
      (i): Part => ({
        of: new SphereGeometry(0.07, 6, 5),
        colour: '#b5652a',
        at: [Math.cos(i * 2.1) * 0.13, 2.3, Math.sin(i * 2.1) * 0.13],
      }),
    ),
    ...fronds,
  ]);
}

/** A few date palms around the garden. */
export function makePalms(): InstancedMesh {
  const stuff = new MeshLambertMaterial({ vertexColors: true });
  const mesh = new InstancedMesh(palm(), stuff, SPOTS.length);
  const place = new Object3D();
  SPOTS.forEach(([x, z, height, turn], i) => {
    place.position.set(x, -0.64, z);
    place.rotation.y = turn;
    place.scale.setScalar(height);
    place.updateMatrix();
    mesh.setMatrixAt(i, place.matrix);
  });
  mesh.castShadow = true;
  return mesh;
}
