import type { Seat } from '@nabu/kernel';
import { COURT, PLANT_CARDS, TILES } from './box.ts';
import { PLANT_PLACE, qualityIn } from './cities.ts';
import { canAcquire } from './court.ts';
import type { Tell } from './events.ts';
import { gain } from './goods.ts';
import { irrigateBetween } from './irrigation.ts';
import {
  EDGE_NAMES,
  qualityFor,
  SQUARE_EDGES,
  SQUARE_NAMES,
  SQUARE_NEIGHBOURS,
  SQUARES_FOR_QUALITY,
} from './map.ts';
import { award, LINE, score, scored } from './scoring.ts';
import { FIRST_COPY, GARDENER, NEUTRAL, NONE, type State } from './state.ts';
import { ACQUIRE, CHOOSE_COURT, push } from './tasks.ts';

/** The best quality the garden can ask for. */
const ENOUGH = SQUARES_FOR_QUALITY.length - 1;

/** The squares a player could plant with what a city sells, payment aside, as a word. [G2]-[G5] */
export function plantable(state: State, seat: Seat, city: number): number {
  const quality = Math.min(qualityIn(state, city) + state.gardeners[seat], ENOUGH);
  return state.gardens & state.watered & SQUARES_FOR_QUALITY[quality];
}

/** The least quality that a square with water asks for; null when none has any. [G3] [G4] */
export function leastQuality({ gardens, watered }: Readonly<State>): number | null {
  const least = SQUARES_FOR_QUALITY.findIndex((squares) => (gardens & watered & squares) !== 0);
  return least < 0 ? null : least;
}

/** The fewest Gardeners that let a plant of a quality grow on a square. [G4] [G5] */
export function gardenersNeeded(square: number, quality: number): number {
  return Math.max(0, qualityFor(square) - quality);
}

/** Everything that planting a square brings, in its order; the payment has been made. [G5]-[G10] */
export function grow(state: State, seat: Seat, square: number, tell?: Tell): void {
  const city = state.caravan;
  const quality = qualityIn(state, city);
  takeTile(state, seat, square, quality, tell);
  rewardIrrigation(state, square, quality, tell);
  waterNeighbours(state, square, tell);
  flip(state, city, tell);
  grantCourt(state, seat, square, tell);
}

function takeTile(state: State, seat: Seat, square: number, quality: number, tell?: Tell): void {
  const gardeners = gardenersNeeded(square, quality);
  state.gardeners[seat] -= gardeners;
  state.copies[FIRST_COPY[GARDENER]] += gardeners;
  state.gardens &= ~(1 << square);
  state.planters[square] = seat;
  state.won[seat] += 1;
  const number = state.tiles[square];
  const tile = TILES[number];
  tell?.({ type: 'planted', seat, square: SQUARE_NAMES[square], tile: number, quality, gardeners });
  score(state, seat, LINE.tiles, tile.points, SQUARE_NAMES[square], tell);
  gain(state, seat, 'talent', tile.talents, 'G6', tell);
  gain(state, seat, 'camel', tile.camels, 'G6', tell);
}

/** Cubes around a square by owner; a scratch pad, so that counting allocates nothing. */
const around = [0, 0, 0, 0, 0];

/** Counts every cube on the sides of a square, half-filled sides included, into `around`. [G7] */
function countAround(state: State, square: number): void {
  around.fill(0);
  const edges = SQUARE_EDGES[square];
  for (let k = 0; k < edges.length; k++) {
    const one = state.areas[2 * edges[k]];
    const two = state.areas[2 * edges[k] + 1];
    if (one !== NONE) around[one] += 1;
    if (two !== NONE) around[two] += 1;
  }
}

/** The cubes on the sides of a square by seat, half-filled sides included. [G7] */
export function cubesAround(state: State, square: number): readonly number[] {
  countAround(state, square);
  return around.slice(0, state.seats);
}

/** The one player with the most cubes around a square, or `NONE` when that is shared. [G7] */
export function mostAround(state: State, square: number): number {
  countAround(state, square);
  let best = NONE;
  let most = 0;
  for (let seat = 0; seat < NEUTRAL; seat++) {
    if (around[seat] > most) {
      most = around[seat];
      best = seat;
    } else if (around[seat] === most) {
      best = NONE;
    }
  }
  return best;
}

function rewardIrrigation(state: State, square: number, quality: number, tell?: Tell): void {
  const winner = mostAround(state, square);
  if (winner !== NONE) {
    award(state, winner, LINE.irrigation, quality);
    tell?.(scored(winner, LINE.irrigation, quality, edgesOf(state, winner, square)));
  } else if (tell !== undefined) {
    const most = Math.max(...around.slice(0, NEUTRAL));
    const tied = [0, 1, 2, 3].filter((seat) => most > 0 && around[seat] === most);
    tell({ type: 'unrewarded', square: SQUARE_NAMES[square], tied });
  }
}

/** The sides of a square on which a player has cubes, by name. */
function edgesOf(state: State, seat: Seat, square: number): readonly string[] {
  return SQUARE_EDGES[square]
    .filter((edge) => state.areas[2 * edge] === seat || state.areas[2 * edge + 1] === seat)
    .map((edge) => EDGE_NAMES[edge]);
}

/** Neutral cubes between the new garden and those planted before. [G8] */
function waterNeighbours(state: State, square: number, tell?: Tell): void {
  const edges = SQUARE_EDGES[square];
  const neighbours = SQUARE_NEIGHBOURS[square];
  for (let k = 0; k < edges.length; k++)
    if (state.planters[neighbours[k]] !== NONE) irrigateBetween(state, edges[k], tell);
}

/** The plant card is turned over, in Khorsabad as well. [G9] */
function flip(state: State, city: number, tell?: Tell): void {
  const place = PLANT_PLACE[city];
  state.plants[place] ^= 1;
  const up = state.plants[place];
  tell?.({ type: 'flipped', city, face: PLANT_CARDS[up >> 1][up & 1] });
}

/** By tile: the kind of court card it grants, `ANY` for a choice, `NONE` for none. */
const ANY = COURT.length;
const GRANTS: readonly number[] = TILES.map(({ court }) =>
  court === null ? NONE : court === 'choice' ? ANY : COURT.indexOf(court),
);

function grantCourt(state: State, seat: Seat, square: number, tell?: Tell): void {
  const grant = GRANTS[state.tiles[square]];
  if (grant === NONE) return;
  if (grant === ANY) push(state, CHOOSE_COURT, seat);
  else if (canAcquire(state, seat, grant)) push(state, ACQUIRE, seat, grant);
  else tell?.({ type: 'forgone', seat, court: COURT[grant] });
}
