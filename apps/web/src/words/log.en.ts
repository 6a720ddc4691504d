/** The log's headings, and what coordinates are called, in English. */
export const logEn = {
  before: 'Before the first turn',
  round: (round: number) => `Round ${round}`,
  playSetUp: 'Play this set-up',
  coordinates: 'Coordinates on the board',
  coordinatesShown: { on: 'Shown', off: 'Hidden' },
};
