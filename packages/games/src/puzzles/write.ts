import type { OptionValues } from '@nabu/kernel';
import type { Outcome, Puzzle, PuzzleSet } from './puzzle.ts';

/** The first line of every puzzle file. */
export const HEADER = 'nabu puzzles 1';

/** A set of puzzles as the text of a file; `readPuzzles` reads it back. */
export function writePuzzles({ game, making, puzzles }: PuzzleSet): string {
  const made = making
    ? [`made seed=${making.seed} seats=${making.seats.join(',')} games=${making.games}`]
    : [];
  const blocks = puzzles.map((puzzle) => ['', ...linesOf(puzzle)].join('\n'));
  return `${[HEADER, `game ${game}`, ...made, ...blocks].join('\n')}\n`;
}

function linesOf(puzzle: Puzzle): readonly string[] {
  const { id, seats, options, position, seed, rating, theme, found, best, also, others } = puzzle;
  const { denies, prepares } = puzzle;
  const given = Object.keys(options).length > 0 ? [`options ${pairs(options)}`] : [];
  return [
    `puzzle ${id}`,
    `seats ${seats}`,
    ...given,
    `position ${position.text}`,
    `seed ${seed.replace(/^0+(?=.)/, '')}`,
    `rating ${rating}`,
    `theme ${theme}`,
    ...(denies ? [`denies ${denies.points} to ${denies.seat + 1}`] : []),
    ...(prepares === null ? [] : [`prepares ${prepares}`]),
    `found ${found.times.join(' ')} of ${found.tries}`,
    `best ${outcome(best)}`,
    ...also.map(({ move }) => `also ${move}`),
    ...others.map((other) => `other ${outcome(other)}`),
  ];
}

function outcome({ chance, lead, moves }: Outcome): string {
  const points = lead < 0 ? lead.toFixed(1) : `+${lead.toFixed(1)}`;
  return `${(100 * chance).toFixed(1)}% ${points} ${moves.join('; ')}`;
}

function pairs(options: OptionValues): string {
  return Object.entries(options)
    .map(([name, value]) => `${name}=${value}`)
    .join(' ');
}
