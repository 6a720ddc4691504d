import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Match, writeRecord } from '@nabu/kernel';
import { afterAll, describe, expect, test } from 'vitest';
import { forReachable } from './arbitraries.ts';
import { citedClauses, clauseGaps, definedClauses } from './clauses.ts';
import { difference } from './difference.ts';
import { perft, perftTable } from './perft.ts';
import { playAtRandom, seedOf } from './random-games.ts';
import { replayRecorded } from './recorded.ts';
import { RiggedRng } from './rigged.ts';
import { straws } from './straws/straws.ts';
import { table } from './transcript.ts';

describe('difference', () => {
  test('finds the first place that differs', () => {
    expect(difference({ a: [1, 2] }, { a: [1, 3] })).toBe('it.a.1 is 2, not 3');
    expect(difference({ a: 1 }, { a: 1, b: 2 })).toBe('it lacks b = 2');
    expect(difference({ a: 1, b: 2 }, { a: 1 })).toBe('it has b = 2 besides');
    expect(difference(new Uint8Array(2), [0, 0])).toBe('it is a Uint8Array, not a Array');
    expect(difference(Number.NaN, Number.NaN)).toBeNull();
    expect(difference([{ a: null }], [{ a: null }])).toBeNull();
  });
});

describe('rigged chance', () => {
  test('gives what was dictated, then a fixed stream', () => {
    const first = new RiggedRng([2, 0]);
    expect([first.below(3), first.below(3), first.left]).toEqual([2, 0, []]);
    expect(first.below(1000)).toBe(new RiggedRng().below(1000));
  });

  test('refuses what chance cannot give', () => {
    expect(() => new RiggedRng([3]).below(3)).toThrow('dictates 3 where chance has only 0 to 2');
  });
});

describe('perft', () => {
  const position = '1=47/1 2=25/ D=963 turn=1,0,15';
  const { state } = table(straws, { seats: 2 }).given(position);

  test('counts lines, not positions', () => {
    // lay 4 or lay 7; then the other or end.
    expect([0, 1, 2].map((depth) => perft(straws, state, depth))).toEqual([1, 2, 4]);
  });

  test('counts no line that ends early', () => {
    const last = table(straws, { seats: 2 }).given('1=47/8 2=25/ D=963 turn=1,0,15').state;
    expect(perft(straws, last, 2)).toBe(2);
  });

  perftTable(straws, [{ name: 'two straws in hand', position, lines: [2, 4] }]);
});

describe('clauses', () => {
  const rules = '# Rules\n- [A1] One, but see [A2].\n- [A2] Two.\n\n**[B1]** Three.\n';

  test('are defined where a line opens with them', () => {
    expect(definedClauses(rules)).toEqual(['A1', 'A2', 'B1']);
  });

  test('are cited by the names of tests only', () => {
    const source = "test('[A1] [A2] x', () => { f('[B1]') }); describe(\"[B2] y\", z); // [B3]";
    expect(citedClauses(source)).toEqual(['A1', 'A2', 'B2']);
  });

  test('leave gaps that are named', () => {
    const gaps = clauseGaps(`${rules}- [A1] Again, [Z9].`, ["test('[A1] [X1]', f)"]);
    expect(gaps).toEqual({
      repeated: ['A1'],
      dangling: ['Z9'],
      untested: ['A2', 'B1'],
      unknown: ['X1'],
    });
  });
});

test('reachable states are states, and a false claim about them fails', () => {
  forReachable(straws, { maxPlies: 20 }, ({ state, plies }) => {
    const pieces = [state.hands, state.rows, state.deck].flat(3);
    expect(pieces.toSorted()).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    if (plies === 0) expect(state.rows.flat()).toEqual([]);
  });
  const empty = () =>
    forReachable(straws, { maxPlies: 20 }, ({ state }) => expect(state.rows.flat()).toEqual([]));
  expect(empty).toThrow('straws, 2 seats');
});

describe('a folder of records', () => {
  const folder = mkdtempSync(join(tmpdir(), 'nabu-records-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const set = { seats: 2, options: { goal: 15 } };
  const random = playAtRandom(straws, set, seedOf(3), 100);
  const match = Match.start(straws, { ...set, seed: seedOf(3) });
  for (const { seat, move } of random.steps) match.play(seat, straws.vocabulary[move.index]);
  writeFileSync(join(folder, 'one.txt'), writeRecord(match, { names: ['Ana', 'Bel'] }));
  replayRecorded({ straws }, pathToFileURL(`${folder}/`));
});
