import { expect, test } from 'vitest';
import { ALL_NATIONS } from './box.ts';
import { format } from './notation.ts';
import { defectorsIn, runsIn } from './runs.ts';
import { abilityOf, type Move, moveOf, VOCABULARY } from './vocabulary.ts';

const [A, H, M, P, S] = ALL_NATIONS;
const texts = (list: readonly Move[]) => list.map(format);

test('every thing that can be done has its word', () => {
  const words = [
    moveOf.walk(M),
    moveOf.deploy(P),
    moveOf.build(1),
    moveOf.buildStarter(),
    moveOf.migrate(A, S),
    moveOf.migrate(S, A),
    moveOf.half(H, 2),
    moveOf.drop(A),
    moveOf.end(),
  ];
  expect(texts(words)).toEqual(
    'mv M;dep P;bld Q2;bld start;mig A>S;mig S>A;half H#2;drop A;end'.split(';'),
  );
});

test('every pair of sites has a migration', () => {
  for (const move of VOCABULARY)
    if (move.type === 'migrate') expect(moveOf.migrate(move.site, move.to)).toBe(move);
});

test('a run has the words of its nation’s ability', () => {
  expect(texts(abilityOf(A, 1))).toEqual(['A']);
  expect(texts(abilityOf(H, 2))).toEqual(['H#2']);
  expect(texts(abilityOf(M, 1))).toEqual(['M:A', 'M:H', 'M:M', 'M:P', 'M:S']);
  expect(texts(abilityOf(P, 3))).toEqual(['P:Q1#3', 'P:Q2#3']);
  expect(texts(abilityOf(S, 4))).toEqual(['S#4']);
});

test('[A1] [A3] the runs of a row are counted by nation from the oldest', () => {
  expect(runsIn([S, S, S, A, S, S, S, S])).toEqual([
    { nation: S, run: 1, start: 0, length: 3 },
    { nation: S, run: 2, start: 4, length: 4 },
  ]);
  expect(runsIn([A, A, S, S])).toEqual([]);
  expect(runsIn([])).toEqual([]);
});

test('[A14] [A15] all cards of the top nation defect, or only its unbroken top group', () => {
  expect(defectorsIn([H, A, H, H], false)).toEqual([0, 2, 3]);
  expect(defectorsIn([H, A, H, H], true)).toEqual([2, 3]);
  expect(defectorsIn([], false)).toEqual([]);
});
