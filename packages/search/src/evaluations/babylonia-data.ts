import type { Weights } from './babylonia.ts';

/** The weight of each prospect, in points. */
export const WEIGHTS: Weights = {
  link: 0.8,
  nearLink: 0.3,
  tile: 0.7,
  presence: 0.4,
  card: 9,
  touch: 0.35,
  field: 0.5,
  noble: 0.2,
};
