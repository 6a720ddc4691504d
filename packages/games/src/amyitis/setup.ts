import { type Rng, shuffle, type Table } from '@nabu/kernel';
import {
  type BySeats,
  COURT_COPIES,
  PLANT_CARDS,
  RESOURCES,
  START_CAMELS,
  START_TALENTS,
  TEMPLE_SPACES,
  TEMPLES,
  TILES,
  TOP_TILE,
} from './box.ts';
import { KHORSABAD, PLANT_CITIES } from './cities.ts';
import type { Tell } from './events.ts';
import { CROPS } from './fields.ts';
import { survey } from './irrigation.ts';
import { EDGES, FLOORS, gardenFor, SQUARES } from './map.ts';
import type { Options } from './options.ts';
import { startRound } from './rounds.ts';
import {
  COPIES,
  FACE_DOWN,
  FIRST_COPY,
  GARDENER,
  KINDS,
  LEVELLED,
  NONE,
  SOURCES,
  type State,
  WINE,
} from './state.ts';

/** The table laid out fairly, with the first round's crafts dealt. [S1]-[S7] */
export function setup(table: Table<Options>, rng: Rng, tell?: Tell): State {
  const state = blank(table);
  layPlants(state, rng);
  layTiles(state, rng);
  layBounties(state, rng);
  tell?.({
    type: 'laid',
    plants: state.plants.map(plantText),
    tiles: tilesText(state),
    bounties: state.bounties.map((kind) => RESOURCES[kind]),
  });
  startRound(state, rng, tell);
  return state;
}

/** A table on which nothing has been dealt yet. [S1] [S3] [S7] */
export function blank({ seats, options }: Table<Options>): State {
  const state: State = {
    seats,
    doubleEdges: options.doubleEdges,
    limitedSupplies: options.limitedSupplies,
    round: 0,
    first: 0,
    turn: 0,
    passed: 0,
    crafts: Array(seats * 3).fill(FACE_DOWN),
    caravan: 0,
    plants: PLANT_CARDS.map((_, card) => card * 2),
    tiles: Array(SQUARES).fill(NONE),
    planters: Array(SQUARES).fill(NONE),
    gardens: gardenFor(seats),
    areas: Array(2 * EDGES).fill(NONE),
    full: 0,
    reach: 0,
    watered: 0,
    fields: Array(CROPS.length).fill(NONE),
    temples: Array(TEMPLES.length * TEMPLE_SPACES).fill(NONE),
    copies: courtCopies(seats),
    bounties: [],
    talents: Array(seats).fill(START_TALENTS),
    camels: Array(seats).fill(START_CAMELS),
    resources: Array(seats * KINDS).fill(0),
    levels: Array(seats * LEVELLED).fill(0),
    gardeners: Array(seats).fill(0),
    won: Array(seats).fill(0),
    points: Array(seats * SOURCES.length).fill(0),
    pending: [],
    over: false,
  };
  survey(state);
  return state;
}

/** The court cards of the box for a number of players. [S1] */
function courtCopies(seats: number): number[] {
  const box = COURT_COPIES[seats as keyof BySeats<unknown>];
  const copies: number[] = Array(COPIES).fill(0);
  [box.banker, box.caravaneer, box.palace].forEach((levels, kind) => {
    levels.forEach((count, at) => {
      copies[FIRST_COPY[kind] + at] = count;
    });
  });
  copies[FIRST_COPY[GARDENER]] = box.gardener;
  return copies;
}

/** Three cards in random cities with their poorer face up; Khorsabad's with either face up. [S2] */
function layPlants(state: State, rng: Rng): void {
  const last = PLANT_CARDS.length - 1;
  const cards = shuffle([...Array(last).keys()], rng);
  PLANT_CITIES.forEach((_, place) => {
    state.plants[place] = place === KHORSABAD ? 2 * last + rng.below(2) : 2 * cards[place];
  });
}

/** Tiles of each quality at random on the squares of their floor, the top tile on top. [S5] [S6] */
function layTiles(state: State, rng: Rng): void {
  for (const quality of [1, 2, 3]) {
    const pile = shuffle(
      [...TILES.keys()].filter((at) => at !== TOP_TILE && TILES[at].quality === quality),
      rng,
    );
    for (let square = 0, next = 0; square < SQUARES; square++)
      if ((state.gardens >> square) & 1 && FLOORS[square] === quality)
        state.tiles[square] = pile[next++];
  }
  state.tiles[FLOORS.indexOf(4)] = TOP_TILE;
}

/** A random token, all different and none of wine, on each level-2 Caravaneer. [S4] */
function layBounties(state: State, rng: Rng): void {
  const kinds = shuffle([...Array(WINE).keys()], rng);
  state.bounties = kinds.slice(0, state.copies[FIRST_COPY[1] + 1]);
}

/** A plant card with the face that is up: `1a` to `4b`. */
export function plantText(plant: number): string {
  return `${(plant >> 1) + 1}${'ab'[plant & 1]}`;
}

/** The tiles by square, each as its letter, a dot where there never was one. */
export function tilesText(state: State): string {
  return state.tiles.map((tile) => (tile === NONE ? '.' : String.fromCharCode(97 + tile))).join('');
}
