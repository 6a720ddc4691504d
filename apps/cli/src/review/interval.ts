/** A mean, and half of its 95 % interval; null where one group alone cannot tell. */
export interface Mean {
  readonly mean: number;
  readonly error: number | null;
}

/**
 * The mean over all values of some groups whose values have something in common, as the decisions of one record have:
 * its interval comes from how far the groups lie apart, so that many values of few groups prove no more than they can.
 */
export function clusteredMean(groups: readonly (readonly number[])[]): Mean {
  const filled = groups.filter((group) => group.length > 0);
  const count = filled.reduce((sum, group) => sum + group.length, 0);
  if (count === 0) return { mean: 0, error: null };
  const mean = filled.reduce((sum, group) => sum + total(group), 0) / count;
  if (filled.length === 1) return { mean, error: null };
  const squares = filled.reduce((sum, group) => sum + (total(group) - group.length * mean) ** 2, 0);
  const freedom = filled.length - 1;
  const variance = (squares * filled.length) / freedom / count ** 2;
  return { mean, error: student(freedom) * Math.sqrt(variance) };
}

function total(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}

/** The quantile of a two-sided 95 % interval of the normal distribution. */
const NORMAL = 1.959964;
/** The same of Student's distribution with 1, 2, 3 and 4 degrees of freedom. */
const FEW = [12.7062, 4.3027, 3.1824, 2.7764];

/** The quantile of a two-sided 95 % interval of Student's distribution; right to 3 thousandths. */
export function student(freedom: number): number {
  if (freedom <= FEW.length) return FEW[freedom - 1];
  const z = NORMAL;
  const first = (z ** 3 + z) / 4;
  const second = (5 * z ** 5 + 16 * z ** 3 + 3 * z) / 96;
  const third = (3 * z ** 7 + 19 * z ** 5 + 17 * z ** 3 - 15 * z) / 384;
  return z + first / freedom + second / freedom ** 2 + third / freedom ** 3;
}
