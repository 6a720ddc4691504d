import type { Calibration } from '../../calibration.ts';

/**
 * Made, one line each, by
 * `nabu calibrate babylonia --seats 2 --games 400 --every 12 --bot astronomer --lines 800 --seed 1`
 * `nabu calibrate babylonia --seats 3 --games 400 --every 20 --bot astronomer --lines 800 --seed 1`
 * `nabu calibrate babylonia --seats 4 --games 320 --every 20 --bot astronomer --lines 800 --seed 1`
 */
export const CALIBRATIONS: readonly Calibration[] = [
  { seats: 2, winning: 121.2, even: 0.045, early: 0.973, late: 0.975 },
  { seats: 3, winning: 152.4, even: -0.584, early: 1.125, late: 0.534 },
  { seats: 4, winning: 154.1, even: -0.572, early: 1.048, late: 0.606 },
];
