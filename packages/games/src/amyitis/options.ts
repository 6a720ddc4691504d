import type { OptionSpec } from '@nabu/kernel';
import { DOUBLE_EDGES, type DoubleEdges } from './box.ts';

/** The variants a table may agree on. */
export type Options = {
  /** How many edges hold two irrigation areas. [I1] */
  readonly doubleEdges: DoubleEdges;
  /** Whether talents, camels, resources and cubes can run out. [L1]-[L3] */
  readonly limitedSupplies: boolean;
};

/** The preset of each variant and what it may be. */
export const OPTIONS: OptionSpec<Options> = {
  doubleEdges: { preset: 8, values: DOUBLE_EDGES },
  limitedSupplies: { preset: false, values: [false, true] },
};
