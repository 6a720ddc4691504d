/** The normal quantile of a two-sided 95 % interval. */
const Z = 1.959964;

/** The 95 % interval of Wilson for a rate seen in `count` trials; parts of a success are allowed. */
export function wilson(successes: number, count: number): readonly [number, number] {
  if (count === 0) return [0, 1];
  const rate = successes / count;
  const z2 = (Z * Z) / count;
  const centre = (rate + z2 / 2) / (1 + z2);
  const half = (Z * Math.sqrt((rate * (1 - rate)) / count + z2 / (4 * count))) / (1 + z2);
  return [Math.max(0, centre - half), Math.min(1, centre + half)];
}
