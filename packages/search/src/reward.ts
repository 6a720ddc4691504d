import type { Seat, Word } from '@nabu/kernel';
import type { Evaluation, Mind } from './mind.ts';

/** Winning comes first; the margin only decides between lines that win as often. */
const WIN_WEIGHT = 0.9;

/** A lead of this many points is worth half of what the margin can be worth. */
const HALF_MARGIN = 10;

/** The number of seats of a state the bot imagined. */
export function seatsOf<State, Move extends Word, View>(
  mind: Mind<State, Move, View>,
  state: State,
): number {
  return mind.ranking(state).length;
}

/** Joins the chance to win and a lead in points to one reward from 0 to 1. */
export function reward(winChance: number, lead: number): number {
  const margin = 0.5 + (0.5 * lead) / (Math.abs(lead) + HALF_MARGIN);
  return WIN_WEIGHT * winChance + (1 - WIN_WEIGHT) * margin;
}

/** The chance to win that a reward speaks of, the margin taken as even. */
export function chanceOf(value: number): number {
  return Math.min(1, Math.max(0, (value - (1 - WIN_WEIGHT) / 2) / WIN_WEIGHT));
}

/** Writes the rewards of a state as if the game ended there; a shared win is shared in parts. */
export function settle<State, Move extends Word, View>(
  mind: Mind<State, Move, View>,
  state: State,
  out: Float64Array,
): void {
  const places = mind.result(state)?.places ?? mind.ranking(state);
  const totals = mind.scores(state).map((score) => score.total);
  const winners = places.filter((place) => place === 1).length;
  for (let seat = 0; seat < places.length; seat++) {
    out[seat] = reward(places[seat] === 1 ? 1 / winners : 0, leadOf(totals, seat));
  }
}

/** For games that have no evaluation of their own: whoever leads in points is likelier to win. */
export function pointsEvaluation<State, Move extends Word, View>(
  mind: Mind<State, Move, View>,
): Evaluation<State> {
  return (state, out) => {
    const totals = mind.scores(state).map((score) => score.total);
    const top = Math.max(...totals);
    const scale = 2 + 0.15 * Math.abs(top);
    const weights = totals.map((total) => Math.exp((total - top) / scale));
    const sum = weights.reduce((a, b) => a + b, 0);
    for (let seat = 0; seat < totals.length; seat++) {
      out[seat] = reward(weights[seat] / sum, leadOf(totals, seat));
    }
  };
}

/** Turns what each of `seats` is worth in points into chances to win and writes the rewards. */
export function shareOut(
  worth: Float64Array,
  seats: number,
  spread: number,
  out: Float64Array,
): void {
  const top = topOf(worth, seats);
  let sum = 0;
  for (let seat = 0; seat < seats; seat++) sum += weightOf(worth[seat], spread, top);
  for (let seat = 0; seat < seats; seat++) {
    const rival = rivalOf(worth, seats, seat);
    out[seat] = reward(weightOf(worth[seat], spread, top) / sum, worth[seat] - rival);
  }
}

/** The same for one seat alone. */
export function shareOf(worth: Float64Array, seats: number, spread: number, seat: Seat): number {
  const top = topOf(worth, seats);
  let own = 0;
  let sum = 0;
  for (let other = 0; other < seats; other++) {
    const weight = weightOf(worth[other], spread, top);
    if (other === seat) own = weight;
    sum += weight;
  }
  return reward(own / sum, worth[seat] - rivalOf(worth, seats, seat));
}

function topOf(worth: Float64Array, seats: number): number {
  let top = Number.NEGATIVE_INFINITY;
  for (let seat = 0; seat < seats; seat++) top = Math.max(top, worth[seat]);
  return top;
}

/** The best of all others. */
function rivalOf(worth: Float64Array, seats: number, seat: Seat): number {
  let rival = Number.NEGATIVE_INFINITY;
  for (let other = 0; other < seats; other++)
    if (other !== seat) rival = Math.max(rival, worth[other]);
  return rival;
}

/** What a worth counts beside the top. */
function weightOf(worth: number, spread: number, top: number): number {
  return worth === top ? 1 : Math.exp((worth - top) / spread);
}

/** By how many points a seat is ahead of the best of all others; 0 where there are none. */
export function leadOf(totals: readonly number[], seat: number): number {
  let rival = Number.NEGATIVE_INFINITY;
  for (let other = 0; other < totals.length; other++) {
    if (other !== seat) rival = Math.max(rival, totals[other]);
  }
  return Number.isFinite(rival) ? totals[seat] - rival : 0;
}
