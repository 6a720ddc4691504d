import type { Calibration } from '../../calibration.ts';

/**
 * Made, one line each, by
 * `nabu calibrate amyitis --seats 2 --games 400 --every 60 --bot astronomer --lines 800 --seed 1`
 * `nabu calibrate amyitis --seats 3 --games 400 --every 80 --bot astronomer --lines 800 --seed 1`
 * `nabu calibrate amyitis --seats 4 --games 200 --every 80 --bot astronomer --lines 800 --seed 1`
 */
export const CALIBRATIONS: readonly Calibration[] = [
  { seats: 2, winning: 103.2, even: -0.025, early: 0.599, late: 0.875 },
  { seats: 3, winning: 78.2, even: 0.03, early: 0.065, late: 0.806 },
  { seats: 4, winning: 62, even: 0.071, early: 0.528, late: 0.648 },
];
