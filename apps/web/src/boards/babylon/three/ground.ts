import {
  BoxGeometry,
  CircleGeometry,
  Group,
  Mesh,
  MeshBasicMaterial,
  MeshLambertMaterial,
  MeshPhongMaterial,
  PlaneGeometry,
  RepeatWrapping,
} from 'three';
import { fuse, type Part } from './fuse.ts';
import { BOARD, boardTexture, brickTexture, groundTexture, rippleTexture } from './paint.ts';

const PLINTH = 0.62;
const MOAT = 12.4;

function plinth(): Mesh {
  const bricks = brickTexture();
  bricks.wrapS = RepeatWrapping;
  bricks.repeat.set(4, 1);
  const wall = new MeshLambertMaterial({ map: bricks });
  const top = new MeshLambertMaterial({ color: '#d9bd8c' });
  const side = BOARD + 0.3;
  const body = new Mesh(new BoxGeometry(side, PLINTH, side), [wall, wall, top, top, wall, wall]);
  body.position.y = -PLINTH / 2 - 0.012;
  body.receiveShadow = true;
  body.castShadow = true;
  return body;
}

function board(): Mesh {
  const stone = new MeshLambertMaterial({ map: boardTexture() });
  const face = new Mesh(new PlaneGeometry(BOARD, BOARD), stone);
  face.rotation.x = -Math.PI / 2;
  face.receiveShadow = true;
  return face;
}

/** Water around the plinth. */
function moat(): Mesh {
  const ripples = rippleTexture();
  ripples.wrapS = RepeatWrapping;
  ripples.wrapT = RepeatWrapping;
  ripples.repeat.set(3, 3);
  const water = new MeshPhongMaterial({
    ...{ map: ripples, color: '#8fd3d3', specular: '#6f6a58', shininess: 24 },
    ...{ emissive: '#123a44', emissiveIntensity: 0.35 },
  });
  const pool = new Mesh(new PlaneGeometry(MOAT, MOAT), water);
  pool.rotation.x = -Math.PI / 2;
  pool.position.y = -PLINTH + 0.09;
  pool.receiveShadow = true;
  return pool;
}

const MERLONS = 15;

/** Stepped battlements along one side of the banks. */
function battlements(side: number, across: boolean): Part[] {
  const edge = side * (MOAT / 2 + 0.3);
  return Array.from({ length: MERLONS }, (_, i) => {
    const along = (i - (MERLONS - 1) / 2) * 0.82;
    const [x, z] = across ? [along, edge] : [edge, along];
    return [
      { of: new BoxGeometry(0.44, 0.16, 0.44), colour: '#c9ab80', at: [x, -PLINTH + 0.35, z] },
      { of: new BoxGeometry(0.22, 0.14, 0.22), colour: '#c9ab80', at: [x, -PLINTH + 0.5, z] },
    ] as const satisfies readonly Part[];
  }).flat();
}

/** Low banks around the water with battlements, and posts at their corners. */
function banks(): Mesh {
  const edge = MOAT / 2 + 0.2;
  const parts: Part[] = [];
  for (const side of [-1, 1]) {
    parts.push(...battlements(side, true), ...battlements(side, false));
    const long = new BoxGeometry(MOAT + 0.8, 0.28, 0.44);
    parts.push({ of: long, colour: '#b99a72', at: [0, -PLINTH + 0.14, side * edge] });
    parts.push({
      of: long,
      colour: '#b99a72',
      at: [side * edge, -PLINTH + 0.14, 0],
      turn: [0, Math.PI / 2, 0],
    });
    for (const other of [-1, 1]) {
      const at = [side * edge, -PLINTH + 0.3, other * edge] as const;
      parts.push({ of: new BoxGeometry(0.7, 0.6, 0.7), colour: '#2f5fb8', at });
      const cap = [at[0], at[1] + 0.35, at[2]] as const;
      parts.push({ of: new BoxGeometry(0.8, 0.12, 0.8), colour: '#e3ae3f', at: cap });
    }
  }
  const stone = new MeshLambertMaterial({ vertexColors: true });
  const mesh = new Mesh(fuse(parts), stone);
  mesh.receiveShadow = true;
  mesh.castShadow = true;
  return mesh;
}

function sand(colour: string): Mesh {
  const stuff = new MeshBasicMaterial({
    map: groundTexture(colour),
    transparent: true,
    depthWrite: false,
  });
  const disc = new Mesh(new CircleGeometry(17, 48), stuff);
  disc.rotation.x = -Math.PI / 2;
  disc.position.y = -PLINTH - 0.02;
  disc.renderOrder = -1;
  return disc;
}

/** What the garden stands on: a plinth of glazed brick in its water, on sand. */
export function makeGround(sandColour: string): Group {
  const group = new Group();
  group.add(sand(sandColour), moat(), banks(), plinth(), board());
  return group;
}
