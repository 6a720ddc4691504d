import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { games } from '../index.ts';
import { puzzleFaults, puzzleMatch, readPuzzles, solutions, writePuzzles } from './index.ts';

const IDS = Object.keys(games).filter((id) => !id.includes('@'));
/** So many puzzles a game must have. */
const LEAST = 100;
const textOf = (id: string) =>
  readFileSync(new URL(`../${id}/puzzles.txt`, import.meta.url), 'utf8');

describe.each(IDS)('the puzzles of %s', (id) => {
  const text = textOf(id);
  const set = readPuzzles(text, `${id}/puzzles.txt`);

  test('are at least a hundred, on legal positions, with legal moves', () => {
    expect(set.game).toBe(id);
    expect(set.puzzles.length).toBeGreaterThanOrEqual(LEAST);
    expect(puzzleFaults(set, `${id}/puzzles.txt`, games[id])).toEqual([]);
  });

  test('ask for one move out of several, of every number of players', () => {
    const { min, max } = games[id].seats;
    for (let seats = min; seats <= max; seats++)
      expect(set.puzzles.filter((puzzle) => puzzle.seats === seats).length).toBeGreaterThan(
        LEAST / 20,
      );
    for (const puzzle of set.puzzles) {
      const match = puzzleMatch(games[id], puzzle);
      const legal = match.moves(match.actors[0]).length;
      expect(legal, puzzle.id).toBeGreaterThan(solutions(puzzle).length + 1);
    }
  });

  test('are written as they were made', () => {
    expect(writePuzzles(set)).toBe(text);
  });
});

const GOOD = `nabu puzzles 1
game ur
made seed=1 seats=2 games=14

puzzle 7b6b3e
seats 2
position turn=1 roll=1 on1=7,9 home1=1 on2=2,5
seed 933fc2bb
rating 1242
theme rosette
denies 4 to 2
prepares 3
found 1 2 3 5 5 5 of 5
best 69.8% +1.1 move 7; move 0; move 0
other 64.5% +1.0 move 0; move 5
other 64.1% -1.0 move 9; move 5
`;

/** What is wrong with a puzzle of Ur after one line of it was changed. */
function spoilt(from: string, to: string): string {
  const text = GOOD.replace(from, to);
  expect(text).not.toBe(GOOD);
  try {
    return puzzleFaults(readPuzzles(text, 'ur'), 'ur', games.ur).join('\n');
  } catch (error) {
    return String(error);
  }
}

describe('a puzzle file', () => {
  test('is read and written back', () => {
    const set = readPuzzles(GOOD, 'ur');
    expect(puzzleFaults(set, 'ur', games.ur)).toEqual([]);
    expect(set.puzzles[0]).toMatchObject({
      ...{ id: '7b6b3e', seats: 2, rating: 1242, theme: 'rosette', prepares: 3 },
      denies: { seat: 1, points: 4 },
      best: { chance: 0.698, lead: 1.1, moves: ['move 7', 'move 0', 'move 0'] },
    });
    expect(writePuzzles(set)).toBe(GOOD);
  });

  test.each([
    ['roll=1', 'roll=9', /ur:7: "roll=9"/],
    ['position turn=1', 'position chess turn=1', /ur:7: "chess" is not part/],
    ['best 69.8% +1.1 move 7', 'best 69.8% +1.1 move 3', /ur:14: "move 3" cannot be played/],
    ['move 0; move 5', 'move 0; fly', /ur:15: "fly" cannot be played: "fly" is not a move/],
    ['best 69.8% +1.1 move 7', 'best 699% +1.1 move 7', /ur:14: write chance, points ahead/],
    ['64.1% -1.0', '74.1% +2.0', /ur:16: "move 9" is as good as the best move/],
    ['64.5% +1.0 move 0', '64.5% +1.0 move 7', /ur:15: "move 7" solves the puzzle/],
    ['\nother 64.5%', '\nalso move 0\nother 64.5%', /ur:15: "move 0" does not lead to the same/],
    ['\nother 64.5%', '\nalso move 5\nother 64.5%', /ur:15: "move 5" cannot be played/],
    ['rating 1242', 'rating high', /ur:9: "high" is not a number/],
    ['rating 1242\n', '', /ur:5: "rating" is missing here/],
    ['seats 2\npos', 'seats 2\nseats 2\npos', /ur:7: "seats" is given twice/],
    ['seats 2\npos', 'seats 3\npos', /ur:7: /],
    ['theme rosette', 'theme Rosette!', /ur:10: "Rosette!" is not a theme/],
    ['denies 4 to 2', 'denies 4', /ur:11: write points and player/],
    ['found 1 2', 'found often 2', /ur:13: write how often each level/],
    ['seed 933fc2bb', 'seed xyz', /ur:8: a seed is up to 32/],
    ['puzzle 7b6b3e', 'puzzle 7B!', /ur:5: a puzzle is named by/],
    ['theme rosette', 'colour blue', /ur:10: "colour" is nothing that may stand here/],
    ['made seed=1', 'made by=1', /ur:3: write "made seed=1/],
    ['nabu puzzles 1', 'nabu puzzles 2', /ur:1: the first line must be/],
    ['game ur\n', '', /ur:2: the second line must name the game/],
  ])('%s → %s is told with file and line', (from, to, fault) => {
    expect(spoilt(from, to)).toMatch(fault);
  });

  test('two puzzles of one name are told', () => {
    const [, block] = GOOD.split('\n\n');
    expect(() => readPuzzles(`${GOOD}\n${block}`, 'ur')).toThrow(/ur:18: there are two puzzles/);
  });
});
