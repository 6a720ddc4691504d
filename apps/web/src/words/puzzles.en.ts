import { english } from '../i18n/grammar.ts';

const { plural } = english;
const points = (count: number) => plural(count, '1 point', `${count} points`);

/** Puzzles, in English. */
export const puzzlesEn = {
  title: 'Puzzles',
  of: (game: string) => `Puzzles: ${game}`,
  lead: 'What is the best move here? The house found these positions in games of its own bots, with one move that is clearly better than all others.',
  missing: 'There is no such puzzle. Look for it among all puzzles.',
  count: (puzzles: number) => plural(puzzles, '1 puzzle', `${puzzles} puzzles`),
  tried: (solved: number, of: number) => `Found: ${solved} of ${of}`,
  rating: (rating: number) => `Your rating: ${rating}`,
  streak: (streak: number, longest: number) => `In a row: ${streak} (most so far: ${longest})`,
  today: 'Puzzle of the day',
  todayOf: (game: string) => `Puzzle of the day: ${game}`,
  start: 'Solve one',
  all: 'All puzzles',
  allGames: 'All games',
  learn: 'Lessons',
  theme: 'Theme',
  grade: 'Difficulty',
  any: 'any',
  none: 'No puzzle is like that. Choose another theme or difficulty.',
  rated: (rating: number) => `rated ${rating}`,
  seats: (seats: number) => plural(seats, '1 player', `${seats} players`),
  grades: { easy: 'easy', middling: 'medium', hard: 'hard' },
  results: { solved: 'found', hinted: 'found with a hint', failed: 'not found' },
  strip: 'Puzzle',
  question: 'What is the best move here?',
  task: (seats: number) =>
    `It is your turn at a table of ${seats}. Make the move on the board; a wrong one is not made but explained, and you may try again. The lamp shows three moves, one of which is right.`,
  after: { solved: 'Right!', hinted: 'Right, with a hint.', failed: 'This was the best move.' },
  best: (move: string, percent: number) => `“${move}” wins ${percent} of 100 such games.`,
  second: (move: string, percent: number) => `The next best, “${move}”, wins ${percent}.`,
  ahead: (count: number) => (count < 1 ? '' : `A few moves on it is worth ${points(count)} more.`),
  prepares: (count: number) => `It makes ready ${points(count)} for your next turn.`,
  change: (rating: number, change: number, streak: number) =>
    `Your rating: ${rating} (${change < 0 ? '−' : '+'}${Math.abs(change)}). In a row: ${streak}.`,
  wrong: (move: string) => `“${move}” is allowed, but there is a better move.`,
  wins: (percent: number, best: number) =>
    `It wins ${percent} of 100 such games, the best move ${best}.`,
  answer: (what: string) => `The answer: ${what}`,
  solution: 'Show the solution',
  skip: 'Another one',
  next: 'Next puzzle',
  again: 'Try it again',
  themes: {
    win: 'Win at once',
    deny: 'Stop a rival',
    prepare: 'Prepare the next turn',
    quiet: 'A quiet move',
  },
};
