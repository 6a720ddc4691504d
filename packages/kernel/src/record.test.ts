import { describe, expect, test } from 'vitest';
import type { AnyMatch } from './match.ts';
import { Match } from './match.ts';
import { readOptions } from './options.ts';
import { replayRecord, writeRecord } from './record.ts';
import { RecordError } from './record-lines.ts';
import { parseRecord } from './record-text.ts';
import { pebbles } from './testing/pebbles.ts';
import { findGame, newestGame, newestGames } from './versions.ts';

const seed = '00112233445566778899aabbccddeeff';
const games = { pebbles };
const names = ['Ada', 'Enki | Bel'];

function finished(): AnyMatch {
  const match = Match.start(pebbles, { seats: 2, options: { heap: 9, kind: true }, seed });
  match.play(0, 'take 2');
  match.play(0, 'pass');
  while (!match.over) match.play(match.actors[0], 'roll');
  return match;
}

const text = writeRecord(finished(), { names, date: '2026-11-15' });

function problem(damaged: string): string {
  try {
    replayRecord(games, damaged);
  } catch (error) {
    if (error instanceof RecordError) return error.message;
    throw error;
  }
  return 'nothing wrong';
}

describe('a record', () => {
  test('reads like this', () => {
    expect(text).toMatchInlineSnapshot(`
      "nabu record 1
      game pebbles
      rules 1
      options heap=9 kind=true
      seat 1 Ada
      seat 2 Enki | Bel
      date 2026-11-15
      commitment 5947d7c33d783f94b3b4c1a96ebc8991ed28f1b069b71e03376cba8caa98a720
      seed 00112233445566778899aabbccddeeff
      deal {"heap":9,"turn":0,"won":[0,0],"secret":[0,1]}
      moves
      1: take 2; pass
      2: roll {rolled 4}; roll {rolled 3}
      result empty places=2,1 scores=2,7
      "
    `);
  });

  test('replays to the same match', () => {
    const again = replayRecord(games, text);
    expect(writeRecord(again, { names, date: '2026-11-15' })).toBe(text);
    expect(replayRecord(games, text.replaceAll('\n', '\r\n')).ply).toBe(again.ply);
    expect(replayRecord(games, `# from the archive\n\n${text}`).ply).toBe(again.ply);
  });

  test('says of a rated game that it was one, and of others nothing', () => {
    const rated = writeRecord(finished(), { names, date: '2026-11-15', rated: true });
    expect(rated).toBe(text.replace('15\ncommitment', '15\nrated yes\ncommitment'));
    expect(replayRecord(games, rated).ply).toBe(replayRecord(games, text).ply);
    expect(parseRecord(rated).rated).toBe(true);
    expect(parseRecord(text).rated).toBe(false);
    expect(problem(rated.replace('rated yes', 'rated no'))).toMatch(/Line 8: .*"rated yes"/);
  });

  test('tells nothing before the game is over but its commitment', () => {
    const match = Match.start(pebbles, { seats: 2, options: { heap: 9, kind: true }, seed });
    match.play(0, 'roll');
    const early = writeRecord(match, { names });
    expect(early).not.toContain(seed);
    expect(early).not.toMatch(/deal|moves|roll/);
    expect(problem(early)).toMatch(/no seed.*before the game was over/);
    const open = writeRecord(match, { names, reveal: true });
    expect(replayRecord(games, open).ply).toBe(1);
  });

  test('of a game ended by agreement ends the same way', () => {
    const match = Match.start(pebbles, { seats: 2, options: { heap: 9, kind: true }, seed });
    match.play(0, 'take 1');
    match.endEarly('agreed');
    expect(replayRecord(games, writeRecord(match, { names })).result?.ending).toBe('agreed');
  });

  test('says how fast it was played, who sat in, who was out and how long moves took', () => {
    const match = Match.start(pebbles, { seats: 2, options: { heap: 9, kind: true }, seed });
    match.play(0, 'take 2');
    match.play(0, 'pass');
    match.putOut(0, 'time');
    match.endEarly('time');
    const head = {
      ...{ names, pace: '5m+10s', times: [1_500, 60_000] },
      standIns: [{ seat: 0, bot: 'scribe', from: 1, to: 2 }],
    };
    const timed = writeRecord(match, head);
    expect(timed.split('\n').slice(-5, -1)).toEqual([
      'standin 1 scribe 1-2',
      'out 1 time 2',
      'times 1.5 60.0',
      'result time places=2,1 scores=2,0',
    ]);
    const file = parseRecord(timed);
    expect(file).toMatchObject({ ...head, outs: [{ seat: 0, how: 'time', ply: 2 }] });
    const again = replayRecord(games, timed);
    expect(again.outs).toEqual(match.outs);
    expect(writeRecord(again, head)).toBe(timed);
    expect(problem(timed.replace('time 2', 'time 9'))).toMatch(/a move that was never made/);
    expect(problem(timed.replace('out 1', 'out 7'))).toMatch(/no seat 7/);
    expect(problem(timed.replace('out 1 time', 'out 1 bored'))).toMatch(/such as "out 2 resigned/);
    expect(problem(timed.replace('1.5 ', ''))).toMatch(/1 times for 2 moves/);
    expect(problem(timed.replace('1.5', 'long'))).toMatch(/"long" is not a number of seconds/);
    expect(problem(timed.replace('1-2', '1'))).toMatch(/such as "standin 2/);
    expect(problem(timed.replace('out 1 time 2\n', ''))).toMatch(/but the moves lead to/);
    const late = text.replace(/^result/m, `out 1 time ${replayRecord(games, text).ply}\nresult`);
    expect(problem(late)).toMatch(/^Line \d+: out 1: The game is over already/);
  });

  test.each([
    ['', /^Line 2: the record ends here/],
    ['\u001b[2Jhello', /^Line 1: "�\[2Jhello" stands where/],
    ['hello', /^Line 1: "hello" stands where "nabu record 1" should/],
    [text.replace('record 1', 'record 9'), /^Line 1: .*version 1/],
    [text.replace('game pebbles', 'game chess'), /^Line 2: there is no game "chess"/],
    [text.replace('game pebbles', 'game toString'), /^Line 2: there is no game/],
    [text.replace('rules 1', 'rules 7'), /^Line 3: rules version 7 of pebbles is not known/],
    [text.replace('rules 1', 'rules one'), /^Line 3: "one" is not a number/],
    [text.replace('heap=9', 'heap=10'), /^Line 4: Option heap cannot be/],
    [text.replace('heap=9', 'heap'), /^Line 4: "heap" is not of the form/],
    [text.replace('seat 2 ', 'seat 3 '), /^Line 6: this should be "seat 2"/],
    [text.replace(/commitment ..../, 'commitment 0000'), /^Line 9: the seed does not match/],
    [text.replace(seed, seed.slice(1)), /^Line 9: this should be 32 hexadecimal digits/],
    [text.replace('"heap":9', '"heap":8'), /^Line 10: the deal is not/],
    [text.replace('1: take 2', '1: take 3'), /^Line 12: move 1 \(take 3\): .*not a move[^.]*\.$/],
    [text.replace('1: take 2', '2: take 2'), /^Line 12: move 1 \(take 2\): It is not your turn/],
    [text.replace('1: take 2', '9: take 2'), /^Line 12: there is no seat 9/],
    [text.replace('1: take 2', 'take 2'), /^Line 12: "take 2; pass" is not a line of moves/],
    [
      text.replace(/rolled \d/, 'rolled 0'),
      /^Line 13: .*chance gave "rolled 0", but the seed gives/,
    ],
    [text.replace(/result .*/, 'result empty places=1,1 scores=1,1'), /but the moves lead to/],
    [text.replace(/result .*\n/, ''), /ends among its moves/],
    [`${text}more\n`, /"more" stands after the result/],
  ])('damaged (%#) says which line is wrong and why', (damaged, expected) => {
    expect(problem(damaged)).toMatch(expected);
  });
});

describe('options', () => {
  test('come as values or as text', () => {
    expect(readOptions(pebbles.options, { heap: '40' })).toEqual({ heap: 40, kind: true });
    expect(readOptions(pebbles.options, { kind: 'false' })).toEqual({ heap: 9, kind: false });
  });

  test.each([[{ size: 3 }], [{ heap: 10 }], [{ heap: [9] }], [null], ['heap=9'], [[1]]])(
    'that are wrong are refused: %j',
    (input) => {
      expect(() => readOptions(pebbles.options, input)).toThrow(/option/i);
    },
  );
});

test('old rules stay loadable beside new ones', () => {
  const newer = { ...pebbles, rules: 2 };
  const house = { pebbles: newer, 'pebbles@1': pebbles };
  expect(findGame(house, 'pebbles', 1)).toBe(pebbles);
  expect(findGame(house, 'pebbles', 2)).toBe(newer);
  expect(findGame(house, 'pebbles', 3)).toBe(null);
  expect(replayRecord(house, text).over).toBe(true);
});

test('only the newest rules are a game to choose', () => {
  const newer = { ...pebbles, rules: 2 };
  const house = { pebbles: newer, 'pebbles@1': pebbles };
  expect(newestGame(house, 'pebbles')).toBe(newer);
  expect(newestGame(house, 'pebbles@1')).toBe(null);
  expect(newestGame(house, 'toString')).toBe(null);
  expect(newestGames(house)).toEqual([newer]);
  expect(() => replayRecord(house, text.replace('rules 1', 'rules 3'))).toThrow('(known: 2, 1)');
  expect(() => replayRecord(house, text.replace('game pebbles', 'game go'))).toThrow(
    '(known: pebbles)',
  );
});
