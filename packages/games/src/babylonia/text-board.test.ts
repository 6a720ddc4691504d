import { presets, rngFrom, type Viewer } from '@nabu/kernel';
import { expect, test } from 'vitest';
import { PLAIN } from '../text-board.ts';
import { babylonia, cellOf, HEX_COUNT } from './index.ts';
import { textBoard } from './text-board.ts';

const table = { seats: 2, options: presets(babylonia.options) };
const names = ['Ana', 'Bel', 'Cem', 'Dov'];
const POSITION =
  'turns=9 turn=1 placed=m tiles=a6:MSP,d3:city,b21:7,i12:z stand1=sf2 stand2=mm reserve2=m4 tokens1=m@a4,p@a16 tokens2=f@i16,s@i2 won1=M,SP cards2=1x,4 display=2,3 points1=1/2/3/4/0';

function drawn(viewer: Viewer): string {
  const state = babylonia.notation.readPosition(POSITION, table);
  return textBoard.draw(babylonia.view(state, viewer), viewer, { names, paint: PLAIN });
}

test('the board shows tiles, tokens and free hexes where they are printed', () => {
  const lines = drawn(0).split('\n');
  expect(lines[1]).toMatch(/^ {4}a {4}b/);
  expect(lines[8]).toMatch(/^ 6 {2}\[MSP\] {5}~/);
  expect(lines[6]).toMatch(/^ 4 {2}1m/);
  expect(lines[14]).toContain('/z\\');
  expect(lines[5]).toContain('(*)');
  expect(lines[23]).toContain('(7)');
});

test('every hex of the printed board has its place in the drawing', () => {
  for (let hex = 0; hex < HEX_COUNT; hex++) {
    expect(cellOf(hex).col).toBeLessThan(17);
    expect(cellOf(hex).row).toBeLessThan(23);
  }
});

test('tokens in the river show their kind to their owner only', () => {
  expect(drawn(0)).toContain('1p~');
  expect(drawn(0)).toMatch(/ 2~\s/);
  expect(drawn(1)).toContain('2s~');
  expect(drawn('spectator')).not.toMatch(/1p~|2s~/);
});

test('stands are shown to their owner, points, cities and cards to everyone', () => {
  expect(drawn(0)).toContain('stand sff, reserve empty, cities M SP, cards none');
  expect(drawn(1)).toContain('stand 3, reserve 0');
  expect(drawn(1)).toContain('stand mm, reserve mmmm, cities none, cards 1 (spent) 4');
  expect(drawn(1)).toContain('1 Ana: 10 (networks 1, cities 2, ziggurats 3, fields 4, cards 0)');
  expect(drawn(1)).toContain('placed m');
});

test('every move has words, and any moment of a game can be drawn', () => {
  for (const move of babylonia.vocabulary) expect(textBoard.describe(move)).not.toBe('');
  for (const seats of [2, 3, 4]) {
    const rng = rngFrom(`draw ${seats}`);
    const state = babylonia.setup({ ...table, seats }, rng);
    while (babylonia.actors(state).length > 0) {
      const [seat] = babylonia.actors(state);
      babylonia.play(state, seat, babylonia.sample(state, seat, rng), rng);
      const view = babylonia.view(state, seat);
      const text = textBoard.draw(view, seat, { names, paint: PLAIN });
      expect(text.split('\n')).toHaveLength(27 + 2 * seats);
    }
  }
});
