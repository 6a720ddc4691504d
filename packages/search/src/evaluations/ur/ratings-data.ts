import type { Step } from '../../ratings.ts';

/**
 * Measured with `nabu arena ur --seats ABOVE,BELOW --games 400 --seed strength`. Steps not measured yet are
 * missing, and so are the ratings above them.
 */
export const STEPS: readonly Step[] = [
  { above: 'cupbearer', below: 'apprentice', wins: 325, games: 400 },
  { above: 'scribe', below: 'cupbearer', wins: 282, games: 400 },
];
