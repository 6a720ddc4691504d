import type { Scene, WebGLRenderer } from 'three';
import type { Eye } from './eye.ts';
import type { Kit } from './kit.ts';
import type { Piece } from './model.ts';
import { makePools } from './pools.ts';

/** What is always drawn, and what is added to a picture that is already there. */
const WHOLE = 0;
const ADDED = 1;

/** Draws a few pieces into the picture as it is, which costs little however much it shows. */
export type Patch = (pieces: readonly Piece[]) => void;

/** Makes a way to add to a picture; its context must keep what was drawn before. */
export function makePatch(renderer: WebGLRenderer, scene: Scene, eye: Eye, kit: Kit): Patch {
  const pools = makePools(kit);
  const { layers } = eye.camera;
  pools.group.traverse((mesh) => mesh.layers.set(ADDED));
  scene.add(pools.group);
  return (pieces) => {
    pools.show(pieces, true);
    renderer.autoClear = false;
    layers.set(ADDED);
    renderer.render(scene, eye.camera);
    layers.set(WHOLE);
    renderer.autoClear = true;
  };
}
