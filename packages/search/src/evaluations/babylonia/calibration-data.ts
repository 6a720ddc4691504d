import type { Calibration } from '../../calibration.ts';

/** Made by `nabu calibrate babylonia --seats 2 --games 400 --bot astronomer --lines 800 --every 12 --seed 1`. */
export const CALIBRATIONS: readonly Calibration[] = [
  { seats: 2, winning: 121.2, even: 0.045, early: 0.973, late: 0.975 },
];
