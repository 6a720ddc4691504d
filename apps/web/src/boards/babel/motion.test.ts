import { babel, type Event } from '@nabu/games/babel';
import { rngFrom } from '@nabu/kernel';
import { expect, test } from 'vitest';
import { contains } from '../common/rect.ts';
import { layout } from './geometry.ts';
import { type Scene, trips } from './motion.ts';
import { phrases } from './words/index.ts';

const OPTIONS = { hands: '3/5', sumerians: 'allAtSite', starter: '1' } as const;
const TABLE = { seats: 2, options: OPTIONS };
const board = layout({ width: 1100, height: 640 });

function scene(position: string, text: string): Scene {
  const state = babel.notation.readPosition(position, TABLE);
  const move = babel.notation.parse(text);
  if (!move) throw new Error(text);
  const before = babel.view(state, 0);
  const events: Event[] = [];
  babel.play(state, 0, move, rngFrom(3), (event) => events.push(event));
  const step = { before, events, number: 1 };
  return { layout: board, viewer: 0, step, after: babel.view(state, 0), phrases: phrases.en };
}

test('a deployed card travels from the hand to the end of its row', () => {
  const [trip, ...others] = trips(scene('pawn1=H 1:H=SS hand1=A', 'dep A'));
  expect(others).toHaveLength(0);
  expect(trip.traveller).toEqual({ kind: 'nation', nation: 0 });
  expect(trip.lands).toBe('row:0:1:2');
  expect(contains(board.sites.near[1].row, trip.to)).toBe(true);
});

test('migrating cards keep their order and land on top', () => {
  const all = trips(scene('pawn1=H 1:H=ASSH 1:P=M', 'mig H>P'));
  expect(all.map((trip) => trip.lands)).toEqual(['row:0:3:1', 'row:0:3:2', 'row:0:3:3']);
  expect(all.map((trip) => trip.delay)).toEqual([0, 60, 120]);
});

test('points fly with a word on what earned them', () => {
  const all = trips(scene('pawn1=M 1:M=AAA T1:M=1-2 Q2=3', 'bld Q2'));
  const tag = all.find((trip) => trip.traveller.kind === 'tag');
  expect(tag?.traveller).toEqual({ kind: 'tag', text: '+1: level 3 at Medes', good: true });
});

test('a razed temple goes back to the deck, and its loss is told', () => {
  const all = trips(scene('pawn1=A 1:A=AAA T2:A=1-3', 'A'));
  const slabs = all.filter((trip) => trip.traveller.kind === 'level');
  expect(slabs).toHaveLength(3);
  for (const slab of slabs) expect(slab.to).toBe(board.deck);
  expect(all.at(-1)?.traveller).toEqual({ kind: 'tag', text: '−3 at Assyrians', good: false });
});

test('cards that change sides leave the other row for mine', () => {
  const all = trips(scene('pawn1=A 1:A=SSSS 2:A=PHMP', 'S'));
  const cards = all.filter((trip) => trip.lands);
  expect(cards.map((trip) => trip.lands)).toEqual(['row:0:0:3', 'row:0:0:4']);
});
