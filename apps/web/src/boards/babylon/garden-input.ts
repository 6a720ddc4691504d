import type { BabylonDesk, Props } from './desk.ts';
import { aimAt, cellsOfItem, type ItemMove, itemMoves, pressSpace } from './input.ts';
import { placeAt, snap, surfaceAt } from './picking.ts';
import type { Cell } from './rules.ts';
import type { Point } from './three/gestures.ts';
import { middleOf, topOf } from './three/model.ts';
import type { Stage } from './three/stage.ts';
import { worthOf } from './worth.ts';

interface Scene {
  readonly stage: Pick<Stage, 'project' | 'beam'>;
  readonly desk: BabylonDesk;
  readonly props: Props;
  /** By column: the level of its highest tile. */
  readonly levels: readonly number[];
}

/** A pointer this near to an offered item, in pixels, means that item. */
const NEAR = 44;

/** The item offered under the pointer. */
function itemUnder({ stage, desk, levels }: Scene, at: Point): ItemMove | null {
  let best: ItemMove | null = null;
  let least = NEAR;
  for (const move of itemMoves(desk.legal)) {
    const cells = cellsOfItem(move);
    const spots = cells.map((cell) => ({ ...middleOf(cell), y: topOf(levels[cell]) }));
    const mean = (axis: 'x' | 'y' | 'z') =>
      spots.reduce((sum, spot) => sum + spot[axis], 0) / spots.length;
    const seen = stage.project(mean('x'), mean('y') + 0.2, mean('z'));
    const distance = Math.hypot(seen.x - at.x, seen.y - at.y);
    if (distance < least) [best, least] = [move, distance];
  }
  return best;
}

/** The place a pointer means for the tile that is held: a legal one near by, else the one below it. */
function placeUnder(
  { stage, desk, levels }: Scene,
  at: Point,
): { cell: Cell; level: number | null } | null {
  const wish = desk.draft.level;
  const all = [...desk.places.values()].flatMap((there) => {
    const wished = there.filter(({ level }) => level === wish);
    return wished.length > 0 ? wished : there;
  });
  const legal = snap(at, all, stage.project);
  if (legal) return { cell: legal.cell, level: legal.level };
  const surface = surfaceAt(stage.beam(at), levels);
  return surface && { cell: placeAt(surface.column, surface.row), level: null };
}

/** The space below the pointer, in any garden. */
export function spaceAt(
  { stage, levels }: Pick<Scene, 'stage' | 'levels'>,
  at: Point,
): Cell | null {
  return surfaceAt(stage.beam(at), levels)?.cell ?? null;
}

/** The pointer hovers: the ghost follows, or an offered item is looked at. */
export function pointAt(scene: Scene, at: Point): void {
  const { desk } = scene;
  if (desk.hold === 'items') {
    const item = itemUnder(scene, at);
    if (item !== desk.pointed) desk.point(item);
    return;
  }
  if (desk.hold !== 'new' && desk.hold !== 'kept') return;
  const place = placeUnder(scene, at);
  if (place && place.cell !== desk.draft.at) desk.put({ ...desk.draft, at: place.cell });
}

/** A press: lays the tile, puts up the item, chooses the space; a finger aims first. */
export function pressAt(scene: Scene, at: Point): void {
  const { desk, props } = scene;
  const item = desk.hold === 'items' ? itemUnder(scene, at) : null;
  const cell = spaceAt(scene, at);
  if (desk.hold === 'new' || desk.hold === 'kept') layAt(scene, at);
  else if (item) desk.make(item);
  else if (cell !== null && props.viewer !== 'spectator')
    desk.follow(pressSpace(desk, cell, worthOf(props)));
}

function layAt(scene: Scene, at: Point): void {
  const { desk } = scene;
  const place = placeUnder(scene, at);
  const aim = place && aimAt(desk, place.cell);
  if (aim) desk.follow({ move: aim.move });
}
