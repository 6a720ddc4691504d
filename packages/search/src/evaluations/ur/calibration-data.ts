import type { Calibration } from '../../calibration.ts';

/** Made by `nabu calibrate ur --seats 2 --games 400 --bot astronomer --lines 800 --every 20 --seed 1`. */
export const CALIBRATIONS: readonly Calibration[] = [
  { seats: 2, winning: 7, even: -0.041, early: 0.833, late: 0.777 },
];
