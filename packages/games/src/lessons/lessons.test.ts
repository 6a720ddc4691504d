import { readFileSync } from 'node:fs';
import { definedClauses } from '@nabu/testkit';
import { describe, expect, test } from 'vitest';
import { games } from '../index.ts';
import { faultsIn, type Lesson, readLessons } from './index.ts';

const IDS = Object.keys(games).filter((id) => !id.includes('@'));

const fileOf = (id: string) => new URL(`../${id}/lessons.txt`, import.meta.url);
const clausesOf = (id: string) =>
  definedClauses(readFileSync(new URL(`../${id}/RULES.md`, import.meta.url), 'utf8'));
const textsOf = ({ title, tasks }: Lesson) => [
  title,
  ...tasks.flatMap(({ say, after, wrongs }) => [
    ...[say, ...(after ? [after] : [])],
    ...wrongs.map(({ text }) => text),
  ]),
];

describe.each(IDS)('%s', (id) => {
  const course = readLessons(readFileSync(fileOf(id), 'utf8'), `${id}/lessons.txt`);

  test('every lesson can be played to its end, and all it says is true', () => {
    expect(course.game).toBe(id);
    expect(faultsIn(course, `${id}/lessons.txt`, games[id], clausesOf(id))).toEqual([]);
  });

  test('has 8 to 14 lessons, each with few words', () => {
    expect(course.lessons.length).toBeGreaterThanOrEqual(8);
    expect(course.lessons.length).toBeLessThanOrEqual(14);
    for (const lesson of course.lessons)
      for (const { en, es } of textsOf(lesson))
        for (const text of [en, es]) expect(text.length, text).toBeLessThanOrEqual(330);
  });

  test('says nothing in English to those who read Spanish', () => {
    const english = /(?<!\p{L})(the|and|of|is|are|you|your|with|that|not|for|it)(?!\p{L})/iu;
    for (const lesson of course.lessons)
      for (const { es } of textsOf(lesson)) expect(es).not.toMatch(english);
  });
});

const GOOD = readFileSync(fileOf('ur'), 'utf8');
/** What is wrong with the lessons of Ur after one line of them was changed. */
function spoilt(from: string | RegExp, to: string): string {
  const text = GOOD.replace(from, to);
  expect(text).not.toBe(GOOD);
  try {
    return faultsIn(readLessons(text, 'ur'), 'ur', games.ur, clausesOf('ur')).join('\n');
  } catch (error) {
    return String(error);
  }
}

describe('a bad file is told with its name and line', () => {
  test.each([
    ['position turn=1 roll=2\n', 'position turn=1 roll=9\n', /ur:11: "roll=9": "9" is not/],
    ['position turn=1 roll=2\n', 'position chess\n', /ur:11: "chess" is not part/],
    ['accept move 0\n', 'accept move 3\n', /ur:17: "move 3" is not allowed/],
    ['accept move 0\n', 'accept fly\n', /ur:17: "fly" is not allowed: "fly" is not a move/],
    [/accept move 0\n/, '', /ur:13: the task has no "accept"/],
    [/title\.es .*\n/, '', /ur:7: "title\.es" is missing/],
    [/say\.es .*\n.*\n/, '', /ur:13: "say\.es" is missing/],
    ['refuses pass [T4]', 'refuses pass [T5]', /ur:18: "pass" is refused by T4/],
    ['refuses pass [T4]', 'refuses move 0 [T4]', /ur:18: "move 0" is allowed/],
    ['refuses pass [T4]', 'refuses pass', /ur:18: write the move and the clause/],
    ['tells moved to=2', 'tells moved to=3', /ur:19: no such event after line 17/],
    [/wrong move 5\nwrong\.en .*\nwrong\.es .*\n/, '', /ur:23: no wrong try is explained/],
    ['wrong move 5', 'wrong move 2', /"move 2" is accepted, so it is not wrong/],
    ['wrong move 5', 'wrong move 9', /"move 9" is no wrong try: move 9 is not allowed/],
    ['leaves P2 E3', 'leaves P2', /ur:1: no lesson teaches E3/],
    ['leaves P2 E3', 'leaves P2 E3 M1', /ur:4: M1 is taught/],
    ['leaves P2 E3', 'leaves P2 E3 Z9', /ur:4: the rules have no clause Z9/],
    ['lesson rosettes', 'lesson into-the-race', /there are two lessons called into-the-race/],
    ['lesson rosettes', 'lesson Rosettes!', /named in lower-case letters/],
    ['seed 1\n', 'seed xyz\n', /ur:12: a seed is up to 32/],
    ['seed 1\n', 'seed 1\nseed 2\n', /ur:13: "seed" is given twice/],
    ['seed 1\n', 'seats many\n', /ur:12: "many" is not a number/],
    ['seed 1\n', 'options long\n', /ur:12: "long" must be "option=value"/],
    ['seed 1\n', 'moves move 9\n', /ur:12: move 9 is not allowed/],
    ['seed 1\n', 'colour blue\n', /ur:12: "colour" is nothing that may stand here/],
    ['tells moved to=2', 'reply move 9', /ur:17: the reply cannot be played/],
    ['tells moved to=2', 'goal points 1', /ur:17: this does not reach the goal/],
    [
      'accept move 0\n',
      'goal event ended\naccept move 0\nwrong move 0\nwrong.en No.\nwrong.es No.\n',
      /ur:18: "move 0" is called wrong, so this cannot be played/,
    ],
    ['tells moved to=2', 'goal fame', /ur:19: a goal is "points 5"/],
    ['nabu lessons 1', 'nabu lessons 2', /ur:1: the first line must be/],
    ['unseen E3', 'unseen', /ur:4: no picture shows E3/],
    ['unseen E3', 'unseen E3 P2', /ur:5: P2 is shown, so it can be seen/],
    ['unseen E3', 'unseen E3 M1', /ur:5: M1 is not left out of the lessons/],
    ['picture P2', 'picture P2 M1', /ur:\d+: M1 is not left out of the lessons/],
    ['on1=10 on2=3', 'on1=99 on2=3', /ur:\d+: "on1=99"/],
    ['plays move 10', 'plays move 11', /ur:\d+: "move 11": move 11 is not allowed/],
    ['plays move 10', 'refuses move 10 [M2]', /ur:\d+: "move 10" is allowed/],
    ['tells moved to=12', 'tells moved to=11', /ur:\d+: no such event happens/],
    ['plays move 10', 'say.en Go!', /ur:\d+: "say.en" is nothing that may stand here/],
  ])('%s', (from, to, fault) => {
    expect(spoilt(from, to)).toMatch(fault);
  });
});
