import type { Seat } from '@nabu/kernel';
import { decisionOf, stageOf } from './advice.ts';
import { TEMPLES } from './box.ts';
import { PLANT_CITIES, qualityIn } from './cities.ts';
import { canAcquire } from './court.ts';
import type { Event, Tell } from './events.ts';
import { majority, nextSpace, SPACES, sow } from './fields.ts';
import { cubesAround, gardenersNeeded, grow } from './planting.ts';
import { procession } from './procession.ts';
import { lastInTurn } from './rounds.ts';
import { copy, GARDENER, NONE, type State } from './state.ts';
import { leader, runnerUp } from './temples.ts';

/** Who takes the rewards of a temple; null where nobody does. [E2] */
export interface Ranks {
  readonly first: Seat | null;
  readonly second: Seat | null;
}

/** What the end of the round would bring in one temple. */
export interface TempleForecast {
  /** Whose procession is still to come, or null when it has been. [E1] */
  readonly walker: Seat | null;
  /** Who takes the rewards, by the temple that the procession goes to; all alike when it has been. */
  readonly ranks: readonly Ranks[];
}

/** Who would win the Gardener of a row of fields. [F3] */
export interface RowForecast {
  /** The cubes in the row by seat. */
  readonly cubes: readonly number[];
  /** The spaces that are still empty. */
  readonly left: number;
  /** Who has the majority now; null when it is shared or there are no cubes. */
  readonly winner: Seat | null;
  /** Who has it once a cube of each seat fills the last space; null while more than one is left. */
  readonly filledBy: readonly (Seat | null)[] | null;
  /** Whether a Gardener is left to be won. */
  readonly gardener: boolean;
}

/** What planting a square with the plant of one city would bring. [G5]-[G8] */
export interface PlantForecast {
  readonly city: number;
  readonly quality: number;
  /** The Gardeners that it takes besides. */
  readonly gardeners: number;
  /** The points for the water around it and who takes them; null when the most is shared. [G7] */
  readonly water: { readonly seat: Seat; readonly points: number } | null;
  /** The neutral cubes that would flow in. [G8] */
  readonly neutral: number;
}

/** What planting a square would bring, whoever plants it. */
export interface SquareForecast {
  /** The cubes around it by seat. */
  readonly cubes: readonly number[];
  /** Who alone has the most of them; null when that is shared or there are none. */
  readonly most: Seat | null;
  /** By plant city along the loop. */
  readonly plants: readonly PlantForecast[];
}

/** What everybody would take if the round ended now, and what planting would pay to whom. */
export interface Forecast {
  /** By temple; null once the game is over. */
  readonly temples: readonly TempleForecast[] | null;
  readonly rows: readonly RowForecast[];
  /** By square; null where there is no tile any more. */
  readonly squares: readonly (SquareForecast | null)[];
}

/** Tries out on imagined states, by the rules themselves, what the position is worth to whom. */
export function forecast(state: Readonly<State>): Forecast {
  return {
    temples: state.over ? null : forecastTemples(state),
    rows: [0, 1].map((row) => forecastRow(state, row)),
    squares: state.tiles.map((_, square) =>
      ((state.gardens >> square) & 1) === 1 ? forecastSquare(state, square) : null,
    ),
  };
}

/** Until the procession has been, it is tried with every temple it could go to. [E1] [E2] */
function forecastTemples(state: Readonly<State>): readonly TempleForecast[] {
  const ahead = stageOf(state) === null || decisionOf(state) === 'procession';
  const walker = lastInTurn(state);
  const ends = TEMPLES.map((_, goal) => {
    const end = copy(state);
    if (ahead) procession(end, walker, goal);
    return end;
  });
  return TEMPLES.map((_, temple) => ({
    walker: ahead ? walker : null,
    ranks: ends.map((end) => ranksIn(end, temple)),
  }));
}

function ranksIn(state: State, temple: number): Ranks {
  const first = leader(state, temple, NONE);
  return { first: seatOrNull(first), second: seatOrNull(runnerUp(state, temple, first)) };
}

const seatOrNull = (owner: number): Seat | null => (owner === NONE ? null : owner);

function forecastRow(state: Readonly<State>, row: number): RowForecast {
  const owners = state.fields.slice(row * SPACES, (row + 1) * SPACES);
  const left = SPACES - nextSpace(state, row);
  return {
    cubes: eachSeat(state, (seat) => owners.filter((owner) => owner === seat).length),
    left,
    winner: seatOrNull(majority(state, row)),
    filledBy: left === 1 ? eachSeat(state, (seat) => reapedBy(state, seat, row)) : null,
    gardener: canAcquire(state, state.turn, GARDENER),
  };
}

/** Who wins a row when a seat's cube fills its last space. [F3] */
function reapedBy(state: Readonly<State>, seat: Seat, row: number): Seat | null {
  const events = told((tell) => sow(copy(state), seat, row, 'F2', tell));
  return events.find((event) => event.type === 'reaped')?.winner ?? null;
}

function forecastSquare(state: Readonly<State>, square: number): SquareForecast {
  const plants = PLANT_CITIES.map((city) => forecastPlant(state, square, city));
  return { cubes: cubesAround(state, square), most: plants[0].water?.seat ?? null, plants };
}

/** The plant of a city grows on the square, as if it had water and whoever plants it the Gardeners. */
function forecastPlant(state: Readonly<State>, square: number, city: number): PlantForecast {
  const planter = state.turn;
  const quality = qualityIn(state, city);
  const gardeners = gardenersNeeded(square, quality);
  const imagined = { ...copy(state), caravan: city };
  imagined.gardeners[planter] += gardeners;
  const events = told((tell) => grow(imagined, planter, square, tell));
  const water = events.find((event) => event.type === 'scored' && event.source === 'irrigation');
  return {
    ...{ city, quality, gardeners },
    water: water?.type === 'scored' ? { seat: water.seat, points: water.points } : null,
    neutral: events.filter((event) => event.type === 'irrigated').length,
  };
}

/** The events of something that is done to an imagined state. */
function told(act: (tell: Tell) => void): readonly Event[] {
  const events: Event[] = [];
  act((event) => events.push(event));
  return events;
}

function eachSeat<T>({ seats }: Readonly<State>, of: (seat: Seat) => T): readonly T[] {
  return Array.from({ length: seats }, (_, seat) => of(seat));
}
