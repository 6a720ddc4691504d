import type { Calibration } from '../../calibration.ts';

/** Not measured yet. */
export const CALIBRATIONS: readonly Calibration[] = [];
