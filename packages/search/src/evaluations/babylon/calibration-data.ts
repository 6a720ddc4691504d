import type { Calibration } from '../../calibration.ts';

/** Made by `nabu calibrate babylon --seats 2 --games 400 --every 30 --bot astronomer --lines 800 --seed 1`. */
export const CALIBRATIONS: readonly Calibration[] = [
  { seats: 2, winning: 92.9, even: -0.204, early: 0.02, late: 0.299 },
];
