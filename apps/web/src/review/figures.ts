/** A part of one in whole hundredths. */
export function percentOf(part: number): number {
  return Math.round(100 * part);
}

/** Hundredths with their sign. */
export function signed(part: number): string {
  const value = percentOf(part);
  return value > 0 ? `+${value}` : value < 0 ? `−${-value}` : '0';
}

/** A small figure with one decimal where it says something. */
export function exactly(value: number): string {
  const text = Math.abs(value) < 10 ? value.toFixed(1) : value.toFixed(0);
  return text.replace(/\.0$/, '').replace(/^-0$/, '0').replace('-', '−');
}
