import glicko2 from 'glicko2-lite';
import { type Options, rate } from 'openskill';
import { thurstoneMostellerFull } from 'openskill/models';
import { type Rating, UNRATED } from './rating.ts';

/** How much the volatility of Glicko-2 may change. */
const TAU = 0.5;

/**
 * Weng and Lin's model on the scale of Glicko: somebody 200 points stronger comes before the other
 * in about three of four games. `tau` keeps those who play much from becoming certain for ever. Of
 * their models the one that compares all pairs by Thurstone and Mosteller finds the strength of 24
 * people best: within 40 to 50 points after 500 games each, the others within 190 to 400.
 */
const MODEL: Options = {
  ...{ mu: UNRATED.rating, sigma: UNRATED.deviation, beta: 200, tau: 3.5 },
  model: thurstoneMostellerFull,
};

/**
 * The ratings of all seats after a game, from those before it and the places (1 is the best, equal
 * ones are shared). Two are rated by Glicko-2, each game a rating period of its own, more by Weng-Lin.
 */
export function rated(before: readonly Rating[], places: readonly number[]): readonly Rating[] {
  return before.length === 2 ? ratedPair(before, places) : ratedCompany(before, places);
}

function ratedPair(before: readonly Rating[], places: readonly number[]): readonly Rating[] {
  return before.map((mine, seat) => {
    const other = before[1 - seat];
    const score = (Math.sign(places[1 - seat] - places[seat]) + 1) / 2;
    const opponent: [number, number, number] = [other.rating, other.deviation, score];
    const { rating, deviation, volatility } = mine;
    const after = glicko2(rating, deviation, volatility, [opponent], { tau: TAU });
    // Nobody is less known after a game than somebody who never played.
    const known = Math.min(after.rd, UNRATED.deviation);
    return { rating: after.rating, deviation: known, volatility: after.vol };
  });
}

function ratedCompany(before: readonly Rating[], places: readonly number[]): readonly Rating[] {
  const teams = before.map(({ rating, deviation }) => [{ mu: rating, sigma: deviation }]);
  const after = rate(teams, { ...MODEL, rank: [...places] });
  return after.map(([{ mu, sigma }], seat) => ({
    rating: mu,
    deviation: Math.min(sigma, UNRATED.deviation),
    volatility: before[seat].volatility,
  }));
}
