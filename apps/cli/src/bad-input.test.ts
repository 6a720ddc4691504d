import { beforeAll, describe, expect, test } from 'vitest';
import { openNabu, type Run } from '../testing/nabu.ts';

const { nabuEach } = openNabu();

const LINES: readonly (readonly [readonly string[], string])[] = [
  [['conquer'], 'no command "conquer"'],
  [['arena'], 'needs a game'],
  [['arena', 'chess', '--seats', 'greedy,random'], 'no game "chess"'],
  [['arena', '__proto__', '--seats', 'greedy,random'], 'no game "__proto__"'],
  [['arena', 'babel'], 'needs --seats'],
  [['arena', 'babel', '--seats', 'deep,blue'], '"deep" is no bot'],
  [['arena', 'babel', '--seats', 'human,greedy'], '"human" is no bot'],
  [['arena', 'babel', '--seats', 'greedy'], 'exactly 2 players'],
  [['arena', 'babel', '--seats', 'greedy,greedy', '--games', '0'], '--games must be'],
  [['arena', 'babel', '--seats', 'greedy,greedy', '--fast'], 'no option --fast'],
  [['tune'], 'needs a game'],
  [['tune', 'babel', '--rounds', '0'], '--rounds must be'],
  [['calibrate', 'babel', '--seats', '3'], 'such as --seats 2'],
  [['puzzles'], 'needs a game'],
  [['puzzles', 'babel', '--seats', '3'], '--seats must be 2 for babel'],
  [['puzzles', 'ur', '--count', '0'], '--count must be'],
  [['puzzles', 'ur', '--seed', 'a b'], '--seed takes up to 40'],
  [['arena', 'babel', '--seats'], '--seats needs a value'],
  [['arena', 'babel', '--seats', 'greedy,greedy', '--sprt', '50'], '--sprt takes two leads'],
  [['arena', 'babel', '--seats', 'greedy,greedy', '--sprt', '50,0'], '--sprt takes two leads'],
  [['arena', 'babel', '--seats', 'greedy,greedy', '--options', 'hands'], 'name=value'],
  [['arena', 'babel', '--seats', 'greedy,greedy', '--options', 'hands=9'], 'cannot be "9"'],
  [['arena', 'babel', '--seats', 'greedy,greedy', '--options', 'luck=1'], 'no option "luck"'],
  [['record', 'babel'], 'needs --seats'],
  [['review'], 'needs the file of a record'],
  [['play', 'babel', 'babel'], 'takes only a game'],
  [['bench', '--games', 'go'], 'no game "go"'],
  [['bench', '--seconds', '0'], '--seconds must be'],
  [['help', 'conquer'], 'no command "conquer"'],
];

describe('bad input: one sentence on stderr, nothing on stdout, code 2', () => {
  let runs: readonly Run[] = [];
  beforeAll(async () => {
    runs = await nabuEach(LINES.map(([args]) => args));
  });

  test.each(LINES.map(([args, part], i) => [args, part, i] as const))('nabu %j', (_, part, i) => {
    const { status, out, err } = runs[i];
    expect(err).toContain(part);
    expect(err.trim().split('\n')).toHaveLength(1);
    expect(out).toBe('');
    expect(status).toBe(2);
  });
});
