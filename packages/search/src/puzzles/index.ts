/** Makes puzzles of games that bots play. */
export { type Effort, effortFor } from './effort.ts';
export { puzzlesOf, type Wishes } from './find.ts';
