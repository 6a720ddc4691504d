import type { Calibration } from '../../calibration.ts';

/** Made by `nabu calibrate babylon --seats 2 --games 80 --bot astronomer --lines 800 --every 30 --seed 1`. */
export const CALIBRATIONS: readonly Calibration[] = [
  { seats: 2, winning: 93.5, even: -0.269, early: 0.027, late: 0.355 },
];
