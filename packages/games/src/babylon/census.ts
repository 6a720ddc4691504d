import type { Census } from '@nabu/kernel';
import { MATERIALS } from './box.ts';
import type { Event } from './events.ts';
import { cellName } from './map.ts';
import { format, parse } from './notation.ts';
import { topTile } from './quarry.ts';
import type { State } from './state.ts';
import { materialOf, NO_TILE, type Tile } from './tiles.ts';
import type { Move } from './vocabulary.ts';

/** What a tile is made of; starting tiles of nothing in particular. */
function stoneOf(tile: Tile): string | null {
  const material = tile === NO_TILE ? null : materialOf(tile);
  return material === null ? null : MATERIALS[material];
}

/** Where a tile lay in the quarry is chance; of laying one the place and the level matter. */
function like(state: State, move: Move): string {
  switch (move.type) {
    case 'remove':
      return 'remove';
    case 'dig':
      return `dig ${stoneOf(topTile(state, move.stack)) ?? ''}`.trim();
    case 'build':
      return `build ${cellName(move.cell)} ${move.level}`;
    default:
      return format(move);
  }
}

/** Counts the tiles dug by what they are made of, and the items that were built. */
export const census: Census<State, Move, Event> = {
  like,
  count(event) {
    if (event.type === 'dug') {
      const stone = stoneOf(event.tile);
      return stone === null ? [] : [{ heading: 'tile', name: stone, seat: event.seat }];
    }
    if (event.type === 'decorated')
      return [{ heading: 'item', name: event.item.kind, seat: event.seat }];
    if (event.type === 'built' && event.belvedere !== null)
      return [{ heading: 'item', name: 'belvedere', seat: event.seat }];
    return [];
  },
};

/** The move that such a text stands for, where nothing of it was left out; else null. */
export function moveLike(text: string): Move | null {
  return parse(text);
}
