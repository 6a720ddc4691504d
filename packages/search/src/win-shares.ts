/** What the places at the end are worth: 1 to the winner, parts of it where a win is shared. */
export function sharesOf(places: readonly number[]): readonly number[] {
  const winners = places.filter((place) => place === 1).length;
  return places.map((place) => (place === 1 ? 1 / winners : 0));
}
