import type { Calibration } from '../../calibration.ts';

/** Made by `nabu calibrate amyitis --seats 2 --games 90 --bot astronomer --lines 800 --every 60 --seed 1`. */
export const CALIBRATIONS: readonly Calibration[] = [
  { seats: 2, winning: 107, even: 0.127, early: 0.57, late: 0.833 },
];
