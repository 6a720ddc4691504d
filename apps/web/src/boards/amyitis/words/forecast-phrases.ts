/** What the forecast says: who would take what, and what planting would pay. */
export interface ForecastPhrases {
  /** The button that shows it on the board. */
  readonly name: string;
  /** What the marks on the terraces mean. */
  readonly caption: string;
  /** Said when it is shown and when it is put away. */
  readonly on: string;
  readonly off: string;
  /** What follows holds if the round ended now, or right after the move looked at. */
  readonly now: string;
  readonly after: string;
  readonly nobody: string;
  /** What follows holds if the procession goes there. */
  procession(walker: string, temples: string): string;
  first(name: string): string;
  second(name: string): string;
  /** A list of which any one holds. */
  or(items: readonly string[]): string;
  mostCubes(name: string, cubes: number): string;
  readonly noMajority: string;
  /** The spaces of a row until its Gardener is won. */
  toFill(spaces: number): string;
  /** Whoever fills the last space of a row, and who then wins its Gardener. */
  filledBy(names: string, winner: string | null): string;
  readonly noGardener: string;
  /** The same in the fewest words; the sign of whoever leads follows. */
  rowMark(spaces: number): string;
  readonly noWater: string;
  sharedWater(names: string, cubes: number): string;
  /** What most water pays with the plants of some cities. */
  pays(name: string, points: number, cities: string): string;
  plantFrom(city: string, gardeners: number): string;
  /** The viewer could plant it by going there. */
  youCould(cities: string): string;
  /** The water around a terrace after the move looked at. */
  terrace(name: string, water: string): string;
}
