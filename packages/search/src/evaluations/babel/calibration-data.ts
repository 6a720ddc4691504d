import type { Calibration } from '../../calibration.ts';

/** Made by `nabu calibrate babel --seats 2 --games 400 --bot astronomer --lines 800 --every 20 --seed 1`. */
export const CALIBRATIONS: readonly Calibration[] = [
  { seats: 2, winning: 16.5, even: -0.027, early: 0.535, late: 0.774 },
];
