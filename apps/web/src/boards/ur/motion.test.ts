import { ur } from '@nabu/games/ur';
import { presets } from '@nabu/kernel';
import { RiggedRng } from '@nabu/testkit';
import { expect, test } from 'vitest';
import { centre } from '../common/rect.ts';
import { layOut } from './geometry.ts';
import { trips } from './motion.ts';
import { pieceBox } from './piece.tsx';
import type { Event } from './rules.ts';
import { phrases } from './words/index.ts';

const table = { seats: 2, options: presets(ur.options) };
const layout = layOut({ width: 1000, height: 600 }, 0, 'short');

/** The journeys of one move from a position. */
function journeys(position: string, text: string) {
  const state = ur.notation.readPosition(position, table);
  const before = ur.view(state, 0);
  const move = ur.notation.parse(text);
  if (!move) throw new Error(text);
  const events: Event[] = [];
  ur.play(state, state.turn, move, new RiggedRng([0]), (event) => events.push(event));
  const after = ur.view(state, 0);
  return trips({ layout, step: { before, events, number: 1 }, after, phrases: phrases.en });
}

test('a piece travels from square to square', () => {
  const [trip, ...more] = journeys('roll=3 on1=6', 'move 6');
  expect(more).toEqual([]);
  expect(trip).toMatchObject({ traveller: { kind: 'piece', seat: 0 }, lands: 'on:B5' });
  expect(trip.from).toEqual(pieceBox(layout.squares.B2));
  expect(trip.to).toEqual(pieceBox(layout.squares.B5));
});

test('what is captured sets off for its own hand when the other lands', () => {
  const [moved, captured] = journeys('roll=1 on1=6 on2=7', 'move 6');
  expect(captured).toMatchObject({ traveller: { seat: 1 }, lands: 'hand:1' });
  expect(captured.delay).toBeGreaterThan(moved.delay);
  expect(captured.from).toEqual(moved.to);
});

test('pieces come out of the hand and go home; a pass moves nothing', () => {
  expect(journeys('roll=3', 'move 0')[0]).toMatchObject({ lands: 'on:A2' });
  const [home, point] = journeys('roll=1 on1=14', 'move 14');
  expect(home).toMatchObject({ lands: 'home:0' });
  expect(point.traveller).toEqual({ kind: 'tag', text: '+1' });
  expect(journeys('roll=0', 'pass')).toEqual([]);
});

test('a rosette says what it gives, where the piece lands', () => {
  const [trip, tag] = journeys('roll=4', 'move 0');
  expect(tag.traveller).toEqual({ kind: 'tag', text: phrases.en.labels.again });
  expect(centre(tag.from)).toEqual(centre(trip.to));
});
