import type { Calibration } from '../../calibration.ts';

/** Made by `nabu calibrate ur --seats 2 --games 400 --every 20 --bot astronomer --lines 800 --seed 1`. */
export const CALIBRATIONS: readonly Calibration[] = [
  { seats: 2, winning: 7, even: 0.054, early: 0.713, late: 1.072 },
];
