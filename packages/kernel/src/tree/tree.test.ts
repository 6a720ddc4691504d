import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Match } from '../match.ts';
import { writeRecord } from '../record.ts';
import { RecordError } from '../record-lines.ts';
import { rngFrom } from '../rng.ts';
import { pebbles } from '../testing/pebbles.ts';
import {
  grown,
  JUDGEMENTS,
  lineFrom,
  MARK_KINDS,
  madeMain,
  newTree,
  nodeOf,
  noted,
  promoted,
  ROOT,
  readTree,
  removed,
  TREE_LIMITS,
  type Tree,
  TreePlay,
  type TreeStep,
  titled,
  turnStart,
  writeTree,
} from './index.ts';

const seed = '00112233445566778899aabbccddeeff';
const games = { pebbles };
const head = {
  ...{ game: 'pebbles', rules: 1, options: { heap: 40, kind: true }, names: ['Ada', 'Bel'] },
  ...{ title: null, date: null, rated: false, pace: null },
};

/** Letters, and what means something or cannot be seen. */
const CHARACTERS = fc.constantFrom(...'ab1 \n\r\t%#();{}:=?é😀\u0007\u200b\u202e');

const move = (seat: number, text: string): TreeStep => ({ kind: 'move', seat, move: text });

/** A tree with these steps, each from the position whose place in the list it names. */
function tree(...steps: readonly (readonly [number, TreeStep])[]): Tree {
  return steps.reduce(
    (made, [from, step]) => grown(made, from, step)?.tree ?? made,
    newTree(head, { seed, position: null }),
  );
}

const write = (made: Tree) => writeTree(made, new TreePlay(pebbles, made));
const again = (text: string) => {
  const { tree: made, play } = readTree(games, text);
  return writeTree(made, play);
};

function problem(text: string): string {
  try {
    readTree(games, text);
  } catch (error) {
    if (error instanceof RecordError) return error.message;
    throw error;
  }
  return 'nothing wrong';
}

const branched = noted(
  noted(
    tree(
      [0, move(0, 'take 2')],
      [1, move(0, 'pass')],
      [2, move(1, 'roll')],
      [1, move(0, 'take 1')],
      [4, move(0, 'pass')],
      [0, move(0, 'roll')],
    ),
    1,
    { comment: 'Greedy.\n\n  Why not?', marks: [{ kind: 'bad', on: 'heap' }], judged: '?!' },
  ),
  ROOT,
  { comment: 'The deal.' },
);

describe('where a turn began', () => {
  test('after the last move of another seat, on the line that leads there', () => {
    const [first, pass, roll, other, otherPass, thrown] = [1, 2, 3, 4, 5, 6];
    const starts = [ROOT, first, pass, roll, other, otherPass, thrown].map((at) =>
      turnStart(branched, at),
    );
    expect(starts).toEqual([ROOT, ROOT, ROOT, pass, ROOT, ROOT, ROOT]);
    const longer = grown(branched, roll, move(1, 'pass'))?.tree ?? branched;
    expect(turnStart(longer, longer.next - 1)).toBe(pass);
  });

  test('a new deal ends a turn', () => {
    const deal: TreeStep = { kind: 'deal', eyes: 0, seed, position: '' };
    const dealt = tree([0, move(0, 'take 2')], [1, deal], [2, move(0, 'pass')]);
    expect([1, 2, 3].map((at) => turnStart(dealt, at))).toEqual([ROOT, 1, 2]);
  });
});

describe('a tree as text', () => {
  test('reads like this', () => {
    expect(write(titled(branched, 'An opening'))).toMatchInlineSnapshot(`
      "nabu record 2
      game pebbles
      rules 1
      options heap=40 kind=true
      seat 1 Ada
      seat 2 Bel
      title An opening
      commitment 5947d7c33d783f94b3b4c1a96ebc8991ed28f1b069b71e03376cba8caa98a720
      seed 00112233445566778899aabbccddeeff
      deal {"heap":40,"turn":0,"won":[0,0],"secret":[0,1]}
      moves
      % The deal.
      1: take 2
      judged ?!
      % Greedy.
      %
      %   Why not?
      mark bad heap
      (
        1: roll {rolled 6}
      )
      1: pass
      (
        1: take 1; pass
      )
      2: roll {rolled 4}
      end
      "
    `);
  });

  test('reads back byte by byte', () => {
    expect(again(write(branched))).toBe(write(branched));
    expect(again(write(branched).replaceAll('\n', '\r\n'))).toBe(write(branched));
  });

  test('keeps a game that was played as a record of version 1, to the byte', () => {
    const match = Match.start(pebbles, { seats: 2, options: { heap: 9, kind: true }, seed });
    match.play(0, 'take 2');
    match.play(0, 'pass');
    match.putOut(0, 'resigned');
    match.play(1, 'roll');
    match.endEarly('resigned');
    const names = ['Ada', 'Bel'];
    const standIns = [{ seat: 1, bot: 'scribe', from: 3, to: 3 }];
    const times = [1500, 200, 30_000];
    const record = writeRecord(match, { names, rated: true, pace: '5m+10s', standIns, times });
    expect(again(record)).toBe(record);
    const open = writeRecord(Match.start(pebbles, { ...match.table, seed }), {
      names,
      reveal: true,
    });
    expect(again(open)).toBe(open);
  });

  test('keeps what is known of the game while variations are added, and drops it with its moves', () => {
    const match = Match.start(pebbles, { seats: 2, options: { heap: 9, kind: true }, seed });
    match.play(0, 'take 2');
    match.endEarly('agreed');
    const { tree: made, play } = readTree(games, writeRecord(match, { names: ['Ada', 'Bel'] }));
    const on = grown(grown(made, 1, move(0, 'pass'))?.tree ?? made, ROOT, move(0, 'pass'));
    const text = writeTree(on?.tree ?? made, play);
    expect(text).toContain('played 1\nresult agreed places=1,2 scores=2,0\nend\n');
    expect(again(text)).toBe(text);
    const other = promoted(on?.tree ?? made, on?.id ?? 0);
    expect(writeTree(other, play)).toMatch(/\)\nend\n$/);
  });

  test('a position that was set up is a beginning too', () => {
    const position = '{"heap":5,"turn":1,"won":[0,3],"secret":[0,1]}';
    const made = grown(newTree(head, { seed, position }), ROOT, move(1, 'take 1'));
    const text = write(made?.tree ?? branched);
    expect(text).toContain(`\nseed ${seed}\nposition ${position}\nmoves\n2: take 1\nend\n`);
    expect(again(text)).toBe(text);
  });
});

describe('chance in a tree', () => {
  test('the same move draws the same in every line with as many moves before it', () => {
    const made = tree([0, move(0, 'roll')], [0, move(0, 'take 1')], [2, move(0, 'roll')]);
    const match = Match.start(pebbles, { seats: 2, options: head.options, seed });
    const play = new TreePlay(pebbles, made);
    expect(play.stage(1).events).toEqual(match.play(0, 'roll').events);
    expect(play.stage(3).ply).toBe(2);
    expect(play.stage(3).learned).toBe(true);
  });

  test('dealt anew, what was seen stays and chance comes from the other seed', () => {
    const first = tree([0, move(0, 'take 1')]);
    const other = 'f'.repeat(32);
    const position = new TreePlay(pebbles, first).dealtAnew(1, 0, other);
    const dealt = grown(first, 1, { kind: 'deal', eyes: 0, seed: other, position });
    const made = grown(dealt?.tree ?? first, dealt?.id ?? 0, move(0, 'roll'))?.tree ?? first;
    const play = new TreePlay(pebbles, made);
    expect(play.view(2, 0)).toEqual(play.view(1, 0));
    expect(play.stage(3)).toMatchObject({ ply: 2, seed: other });
    expect(again(write(made))).toBe(write(made));
    expect(problem(write(made).replace('"heap":39', '"heap":38'))).toMatch(
      /Line 12: a deal may change only what could not be seen/,
    );
  });
});

describe('what is done to a tree', () => {
  test('a move that was tried before leads to the same place', () => {
    expect(grown(branched, 1, move(0, 'take 1'))).toEqual({ tree: branched, id: 4 });
  });

  test('a variation is promoted step by step, or made the main line at once', () => {
    const made = grown(branched, 4, move(0, 'roll'))?.tree ?? branched;
    expect(lineFrom(promoted(made, 7))).toEqual([0, 1, 2, 3]);
    expect(lineFrom(promoted(promoted(made, 7), 7))).toEqual([0, 1, 4, 7]);
    expect(lineFrom(madeMain(made, 7))).toEqual([0, 1, 4, 7]);
    expect(promoted(made, 3)).toBe(made);
  });

  test('a removed position takes with it what follows', () => {
    const made = removed(branched, 4);
    expect([...made.nodes.keys()]).toEqual([0, 1, 2, 3, 6]);
    expect([...removed(branched, ROOT).nodes.keys()]).toEqual([0]);
    expect(grown(made, 1, move(0, 'take 1'))?.id).toBe(7);
  });

  test('a full tree takes no more', () => {
    let made = tree();
    const nodes = new Map(made.nodes);
    for (let id = 1; id < TREE_LIMITS.nodes; id++) nodes.set(id, { ...nodeOf(made, ROOT), id });
    made = { ...made, nodes };
    expect(grown(made, ROOT, move(0, 'pass'))).toBeNull();
  });

  test('any position of a long line is the one that playing on leads to', () => {
    let made = newTree(head, { seed, position: null });
    const match = Match.start(pebbles, { seats: 2, options: head.options, seed });
    for (let i = 0; i < 40; i++) {
      const text = i % 2 === 0 && i < 30 ? 'take 1' : 'pass';
      made = grown(made, i, move(match.actors[0], text))?.tree ?? made;
      match.play(match.actors[0], text);
    }
    const play = new TreePlay(pebbles, made);
    for (const id of [40, 3, 17, 16, 39, 1, 0, 33])
      expect(play.position(id), String(id)).toBe(match.positionAt(id));
  });
});

describe('a tree that does not hold is refused with its line', () => {
  const text = write(branched);
  const cases: readonly (readonly [string, string, RegExp])[] = [
    ['nabu record 2', 'nabu record 3', /Line 1: a record begins/],
    ['game pebbles', 'game go', /Line 2: there is no game "go"/],
    ['rules 1', 'rules 9', /Line 3: rules version 9/],
    ['heap=40', 'heap=41', /Line 4: .*cannot be "41"/],
    [`seed ${seed}`, `seed ${seed.replace('0', '1')}`, /Line 8: the seed does not match/],
    ['deal {"heap":40', 'deal {"heap":41', /Line 9: the deal is not the one/],
    ['1: take 2', '2: take 2', /Line 12: take 2: It is not your turn/],
    ['1: take 1; pass', '1: take 3; pass', /Line 23: take 3: "take 3" is not a move/],
    ['1: take 1; pass', '1: pass', /this variation begins like another one/],
    ['judged ?!', 'judged 7', /a move is judged by one of/],
    ['mark bad', 'mark ugly', /marks are "mark", one of ring/],
    ['  1: take 1; pass\n', '', /this variation has no moves/],
    ['% The deal.', '(', /Line 11: a variation stands after/],
    ['% The deal.', ')', /Line 11: there is no variation to close/],
    ['  1: roll', '  % early\n  1: roll', /notes on a variation stand after its first move/],
    ['{rolled ', '{rolled 1', /chance gave "rolled 1\d", but the seed gives/],
    ['\nend\n', '\n', /ends/],
    ['\nend\n', '\nplayed 9\nresult none\nend\n', /the main line has no 9 moves/],
    ['\nend\n', '\nend\nmore\n', /stands after/],
  ];
  test.each(cases)('%s -> %s', (from, to, sentence) => {
    expect(text).toContain(from);
    expect(problem(text.replace(from, () => to))).toMatch(sentence);
  });

  test('one that is far too long is not even looked at', () => {
    expect(problem('n'.repeat(TREE_LIMITS.text + 1))).toMatch(/longer than any/);
    const long = Array.from({ length: 5 }, () => `% ${'a'.repeat(1000)}\n`).join('');
    expect(problem(text.replace('% The deal.\n', () => long))).toMatch(/at most 4000 characters/);
  });

  test('whatever is damaged is answered with a line, never a crash', () => {
    fc.assert(
      fc.property(fc.nat(text.length), fc.string({ maxLength: 4, unit: CHARACTERS }), (at, put) => {
        problem(text.slice(0, at) + put + text.slice(at + put.length));
        problem(text.slice(0, at));
      }),
      { numRuns: 60 },
    );
  });
});

test('any tree is read back as it was written', () => {
  const grow = fc.record({
    from: fc.nat(),
    choice: fc.nat(),
    deal: fc.integer({ min: 0, max: 9 }),
    comment: fc.option(fc.string({ maxLength: 30, unit: CHARACTERS })),
    judged: fc.constantFrom(null, ...JUDGEMENTS),
    marks: fc.array(
      fc.record({
        kind: fc.constantFrom(...MARK_KINDS),
        on: fc.stringMatching(/^[a-z0-9:,>@.-]{1,8}$/),
      }),
      { maxLength: 3 },
    ),
  });
  fc.assert(
    fc.property(fc.array(grow, { maxLength: 40 }), (steps) => {
      let made = newTree(head, { seed, position: null });
      const play = new TreePlay(pebbles, made);
      for (const { from, choice, deal, comment, judged, marks } of steps) {
        const at = from % made.next;
        const [seat] = play.actors(at);
        const moves = play.moves(at);
        if (seat === undefined) continue;
        const other = rngFrom(`${choice}`).below(1e9).toString(16).padStart(32, '0');
        const step: TreeStep =
          deal === 0
            ? { kind: 'deal', eyes: seat, seed: other, position: play.dealtAnew(at, seat, other) }
            : move(seat, pebbles.notation.format(moves[choice % moves.length] as never));
        const next = grown(made, at, step);
        if (!next) continue;
        made = noted(next.tree, next.id, { comment: comment ?? '', judged, marks });
        play.follow(made);
      }
      const text = writeTree(made, play);
      const back = readTree(games, text);
      expect(writeTree(back.tree, back.play)).toBe(text);
      expect(back.tree.nodes.size).toBe(made.nodes.size);
      for (const id of lineFrom(made)) expect(play.stage(id).ply).toBeLessThanOrEqual(id);
    }),
    { numRuns: 60 },
  );
});

test('a tree of five hundred moves is walked through without playing more than sixteen of them for a step', () => {
  let played = 0;
  const counted: typeof pebbles = {
    ...pebbles,
    play: (...given) => {
      played++;
      return pebbles.play(...given);
    },
  };
  const steps = Array.from({ length: 500 }, (_, ply) => [ply, move(ply % 2, 'pass')] as const);
  const long = tree(...steps);
  const play = new TreePlay(counted, long);
  play.state(500);
  expect(played).toBe(500);
  const costOf = (id: number) => {
    played = 0;
    play.state(id);
    return played;
  };
  for (let id = 499; id >= 0; id--) expect(costOf(id)).toBeLessThan(16);
  for (const id of [250, 3, 499, 77, 78, 500]) expect(costOf(id)).toBeLessThan(16);
});
