import { other, type PathName, ROUTES, type Route, type State, sheltered } from '@nabu/games/ur';
import { lowestBit, type Seat } from '@nabu/kernel';
import type { Evaluation } from '../../mind.ts';
import { reward } from '../../reward.ts';

/** What each thing is worth, in the logarithm of the odds to win when one piece is left to bring home. */
export type Weights = {
  /** By position: a piece there, more than one in the hand; the last is home. */
  readonly short: readonly number[];
  readonly long: readonly number[];
  /** To be the one who rolls next. */
  readonly turn: number;
  /** The chance to be captured by the next roll, and that chance times how far the piece has come. */
  readonly danger: number;
  readonly loss: number;
  /** The same while the own roll comes before the rival's. */
  readonly laterDanger: number;
  readonly laterLoss: number;
  /** The chance that the next roll can reach a rosette; and the same for the roll after the rival's. */
  readonly rosette: number;
  readonly laterRosette: number;
};

/** The chance of each roll. */
const CHANCES = [1 / 16, 4 / 16, 6 / 16, 4 / 16, 1 / 16];

/** What the rest of the race leaves open even when hardly a piece is left. */
const LAST_LUCK = 0.5;

/**
 * Ur: the chance to win from the worth of where the pieces stand and of what the next roll can do. It
 * judges the board as it is before the roll, whatever the roll is: so a move is worth the mean over all
 * rolls that may follow it. The more is left to race, the less a lead says.
 */
export function urEvaluation(weights: Weights): Evaluation<State> {
  const worths: { readonly [path in PathName]: Float64Array } = {
    short: Float64Array.from(weights.short),
    long: Float64Array.from(weights.long),
  };
  return (state, out) => {
    const route = ROUTES[state.path];
    const worth = worths[state.path];
    const lead =
      sideWorth(state, route, worth, weights, 0) - sideWorth(state, route, worth, weights, 1);
    const left = (stepsLeft(state, route, 0) + stepsLeft(state, route, 1)) / (2 * route.home);
    const chance = 1 / (1 + Math.exp(-lead / Math.sqrt(left + LAST_LUCK)));
    const points = state.homes[0] - state.homes[1];
    out[0] = reward(chance, points);
    out[1] = reward(1 - chance, -points);
  };
}

/** What one side has on the board, at home and in prospect. */
function sideWorth(
  state: State,
  route: Route,
  worth: Float64Array,
  weights: Weights,
  seat: Seat,
): number {
  let sum = worth[route.home] * state.homes[seat];
  for (let left = state.on[seat]; left !== 0; left &= left - 1) sum += worth[lowestBit(left)];
  const { danger, loss } = threatTo(state, route, seat);
  const rosette = rosetteChance(state, route, seat);
  return state.turn === seat
    ? sum +
        weights.turn +
        weights.laterDanger * danger +
        weights.laterLoss * loss +
        weights.rosette * rosette
    : sum + weights.danger * danger + weights.loss * loss + weights.laterRosette * rosette;
}

const threat = { danger: 0, loss: 0 };

/** What the rival's roll can capture of a side, were it rolled now; the answer lasts until the next question. */
function threatTo(state: State, route: Route, seat: Seat): typeof threat {
  const rival = other(seat);
  const attackers = state.on[rival] | (state.hands[rival] > 0 ? 1 : 0);
  threat.danger = 0;
  threat.loss = 0;
  for (let roll = 1; roll < CHANCES.length; roll++) {
    const furthest = furthestHit(state.on[seat] & ~route.rosettes, route, attackers, roll);
    if (furthest === 0) continue;
    threat.danger += CHANCES[roll];
    threat.loss += (CHANCES[roll] * furthest) / route.home;
  }
  return threat;
}

/** The furthest position of `targets` that an attacker reaches with a roll, or 0. */
function furthestHit(targets: number, route: Route, attackers: number, roll: number): number {
  for (let left = targets; left !== 0; ) {
    const position = 31 - Math.clz32(left);
    const from = route.meets[position] - roll;
    if (route.meets[position] > 0 && from >= 0 && (attackers >>> from) & 1) return position;
    left &= ~(1 << position);
  }
  return 0;
}

/** The chance that a roll of the side can land on a rosette. */
function rosetteChance(state: State, route: Route, seat: Seat): number {
  const own = state.on[seat];
  const pieces = own | (state.hands[seat] > 0 ? 1 : 0);
  const free = route.rosettes & ~own & ~sheltered(state, seat);
  let chance = 0;
  for (let roll = 1; roll < CHANCES.length; roll++)
    if ((pieces << roll) & free) chance += CHANCES[roll];
  return chance;
}

/** The steps that the pieces of a side still have to go. */
function stepsLeft(state: State, route: Route, seat: Seat): number {
  let steps = state.hands[seat] * route.home;
  for (let left = state.on[seat]; left !== 0; left &= left - 1)
    steps += route.home - lowestBit(left);
  return steps;
}
