import type { Step } from '../../ratings.ts';

/** Measured with `nabu arena GAME --seats ABOVE,BELOW --games 400 --seed strength`. */
export const STEPS: readonly Step[] = [];
