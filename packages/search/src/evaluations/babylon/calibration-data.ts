import type { Calibration } from '../../calibration.ts';

/** Made by `nabu calibrate babylon --seats 2 --games 450 --bot astronomer --lines 800 --every 15 --seed 1`. */
export const CALIBRATIONS: readonly Calibration[] = [
  { seats: 2, winning: 93.2, even: -0.425, early: 0.255, late: 0.361 },
];
