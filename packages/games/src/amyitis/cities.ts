import { CITIES, COURT, PLANT_CARDS, RESOURCES } from './box.ts';
import type { State } from './state.ts';
import { NOTHING_MORE } from './tasks.ts';

/** The cities of the box as numbers, for rules that run in a playout. */

/** What is traded on a square of the loop. */
export const BABYLON = 0;
export const PLANT_CITY = 1;
const COURT_CITY = 2;

/** By square: what is traded there. */
export const TRADES: readonly number[] = CITIES.map(({ trade }) =>
  trade === 'babylon' ? BABYLON : trade === 'plant' ? PLANT_CITY : COURT_CITY,
);

/** By square: the resource that is asked there; Babylon asks for none in particular. */
export const ASKS: readonly number[] = CITIES.map((city) =>
  city.trade === 'babylon' ? NOTHING_MORE : RESOURCES.indexOf(city.asks),
);

/** By square: the first and the second court kind sold there, or -1. */
export const SELLS_FIRST: readonly number[] = CITIES.map((city) => sells(city, 0));
export const SELLS_SECOND: readonly number[] = CITIES.map((city) => sells(city, 1));

function sells(city: (typeof CITIES)[number], at: 0 | 1): number {
  return city.trade === 'court' ? COURT.indexOf(city.sells[at]) : -1;
}

/** By square: its place among the plant cities, or -1. */
export const PLANT_PLACE: readonly number[] = CITIES.map((city, at) =>
  city.trade === 'plant' ? CITIES.slice(0, at).filter(({ trade }) => trade === 'plant').length : -1,
);

/** The squares that are plant cities, in order. */
export const PLANT_CITIES: readonly number[] = CITIES.flatMap((city, at) =>
  city.trade === 'plant' ? [at] : [],
);

/** The place among the plant cities where the last card stays. [S2] */
export const KHORSABAD = PLANT_CITIES.findIndex((city) => CITIES[city].name === 'Khorsabad');

const FACES = PLANT_CARDS.flat();
const QUALITIES: readonly number[] = FACES.map(({ quality }) => quality);
const EXTRAS: readonly number[] = FACES.map(({ extra }) =>
  extra === null ? NOTHING_MORE : RESOURCES.indexOf(extra),
);

/** The quality of the plant on sale in a plant city. */
export function qualityIn(state: State, city: number): number {
  return QUALITIES[state.plants[PLANT_PLACE[city]]];
}

/** The resource that the plant on sale asks for besides the city's, or `NOTHING_MORE`. */
export function extraIn(state: State, city: number): number {
  return EXTRAS[state.plants[PLANT_PLACE[city]]];
}
