import {
  actor,
  BABYLON_SALE,
  COURT,
  camelCost,
  EDGE_NAMES,
  GARDENER,
  type Move,
  nextCrop,
  nextLevel,
  priceOf,
  SQUARE_NAMES,
  squareAhead,
  TILES,
  type Tile,
  type View,
} from '../rules.ts';
import type { Phrases } from './phrases.ts';

/** What a tile gives, in words: "4 points, 2 talents". */
export function tileText(phrases: Phrases, tile: Tile): string {
  const parts = [phrases.points(tile.points)];
  if (tile.talents > 0) parts.push(phrases.talents(tile.talents));
  if (tile.camels > 0) parts.push(phrases.camels(tile.camels));
  if (tile.court === 'choice') parts.push(phrases.anyCard);
  else if (tile.court !== null) parts.push(phrases.court[COURT.indexOf(tile.court)]);
  return parts.join(', ');
}

/** A channel by the terraces on both sides of it; `edge` is its name in the notation. */
export function channelText(phrases: Phrases, edge: string): string {
  const [one, other] = edge.split('-');
  return phrases.channel(one, other);
}

/** The court card a seat would take next of a kind, by name. */
export function nextCardText(phrases: Phrases, view: View, seat: number, kind: number): string {
  if (kind === GARDENER) return phrases.court[kind];
  return phrases.card(phrases.court[kind], nextLevel(view, seat, kind));
}

/** The label of a move on this table, with what it costs. */
export function labelMove(phrases: Phrases, move: Move, view: View): string {
  const { moves, resources } = phrases;
  const seat = actor(view);
  switch (move.type) {
    case 'recruit':
      return moves.recruit(
        phrases.crafts[move.craft],
        move.group + 1,
        groupPrice(view, move.group),
      );
    case 'caravan':
      return moves.caravan(
        phrases.cities[squareAhead(view, move.steps)],
        camelCost(view, seat, move.steps),
      );
    case 'field':
      return moves.field(move.row + 1, resources[nextCrop(view, move.row)]);
    case 'buy':
    case 'court':
      return moves[move.type](nextCardText(phrases, view, seat, move.court));
    case 'plant':
      return moves.plant(SQUARE_NAMES[move.square], squareText(phrases, view, move.square));
    default:
      return plainMove(phrases, move);
  }
}

/** Moves whose words depend on the table they are made at. */
type TableMove = Extract<
  Move,
  { readonly type: 'recruit' | 'caravan' | 'field' | 'buy' | 'court' | 'plant' }
>;

/** The label of a move that reads the same at every table. */
export function plainMove(phrases: Phrases, move: Exclude<Move, TableMove>): string {
  const { moves, resources, temples } = phrases;
  switch (move.type) {
    case 'temple':
    case 'procession':
      return moves[move.type](temples[move.temple]);
    case 'irrigate':
      return moves.irrigate(channelText(phrases, EDGE_NAMES[move.edge]));
    case 'sell': {
      const sold = move.other === null ? [move.resource] : [move.resource, move.other];
      return moves.sell(
        phrases.and(sold.map((kind) => resources[kind])),
        BABYLON_SALE[sold.length],
      );
    }
    case 'pay':
    case 'discard':
    case 'take':
      return moves[move.type](resources[move.resource]);
    case 'swap':
      return moves.swap(resources[move.resource], resources[move.other]);
    default:
      return moves[move.type];
  }
}

function groupPrice(view: View, group: number): number {
  return group < view.seats ? priceOf(view, group) : 0;
}

function squareText(phrases: Phrases, view: View, square: number): string {
  const tile = view.tiles[square];
  return tile < 0 ? phrases.labels.unused : tileText(phrases, TILES[tile]);
}
