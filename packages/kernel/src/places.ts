/** The place of each seat by what it is worth, the most first; equal worth shares a place. */
export function placesBy(worth: readonly number[]): readonly number[] {
  return worth.map((own) => 1 + worth.filter((other) => other > own).length);
}
