import { readFileSync } from 'node:fs';
import { PositionError } from '@nabu/kernel';
import { perftTable, table } from '@nabu/testkit';
import { expect, test } from 'vitest';
import { readLessons } from '../lessons/index.ts';
import { TOKENS_PER_PLAYER } from './box.ts';
import { babylonia } from './index.ts';
import { drawn } from './testing/drawn.ts';

const BOARD = drawn('C@a4:M C@a12:M L@a2 L@a14 L@O L@E L@W F@SE:6 R@NE Z@NW Af@2,0');

function read(words: string, seats = 2) {
  return () => table(babylonia, { seats }).given(words);
}

test('a position of a drawn board reads back as it was written', () => {
  const words = `${BOARD.words} turns=9 turn=2 placed=mf stand1=m2 stand2=spf reserve2=m3 won1=M,MSP cards2=1x,4 display=2,3 points2=1/2/3/4/5`;
  const given = read(words)();
  expect(read(given.position)().state).toEqual(given.state);
});

test.each([
  ['what', 'is not name=value'],
  ['turns=9 turns=9', 'is said twice'],
  ['hand1=mm', 'is not part of a Babylonia position'],
  ['stand3=mm', 'is not part of a Babylonia position for 2'],
  ['turn=3', 'expected a number, 1 to 2'],
  ['turns=x', 'expected a number'],
  ['tiles=zz:M', 'no hex "zz"'],
  ['tiles=a4:Q', 'no tile "Q"'],
  ['tiles=a4', 'no tile'],
  ['tiles=a2:M', 'does not belong on a2'],
  ['tiles=a6:M,a6:S', 'Two tiles lie on a6'],
  ['board=xa2', 'a hex of a board is one of'],
  ['board=ca2,~a2', 'drawn twice'],
  ['tokens1=m@n9', 'n9 is not in play'],
  ['tokens1=m@a2 tokens2=m@a2', 'a2 is not free'],
  ['tokens1=x@a2', 'a token is one of mspf'],
  ['stand1=m9', 'more than 6 tokens m'],
  ['stand1=?', 'expected tokens such as'],
  ['won1=city', 'is no city'],
  ['cards1=10', 'no card "10"'],
  ['cards1=3,3', 'Card 3 is there twice'],
  ['display=3 cards1=3', 'Card 3 is there twice'],
  ['points1=1/2', 'expected networks/cities'],
  ['phase=sleep', 'no phase "sleep"'],
  ['phase=card', 'A chooser is named exactly'],
  ['phase=card chooser=1', 'no card to take'],
  ['phase=over', 'An ending is told exactly'],
  ['phase=over ending=war', 'no ending "war"'],
  ['phase=score', 'no two places'],
  ['phase=again', 'no extra turn'],
  ['placed=mq', 'a token is one of'],
  ['phase=over ending=stand placed=m', 'in the phase place only'],
])('a position with %s is refused with a sentence', (words, sentence) => {
  expect(read(words)).toThrow(PositionError);
  expect(read(words)).toThrow(sentence);
});

test('[U4] the lesson that teaches it begins with thirty tokens of each player', () => {
  const text = readFileSync(new URL('lessons.txt', import.meta.url), 'utf8');
  const { lessons } = readLessons(text, 'lessons.txt');
  const taught = lessons.filter(({ teaches }) => teaches.includes('U4'));
  expect(taught).not.toEqual([]);
  for (const { position } of taught) {
    const { stands, reserves } = read(position?.text ?? '')().state;
    const owned = stands.map((count, at) => count + reserves[at]);
    expect(owned).toEqual([...TOKENS_PER_PLAYER, ...TOKENS_PER_PLAYER]);
  }
});

const MIDGAME = drawn(
  'C@a4:M C@a12:M L@a2 L@a14 Z@O Am@E Nf@NE L@NW L@W F@3,0:5 L@2,0 R@2,-1 C@5,0:MP L@6,0 Nf@5,1',
);

perftTable(babylonia, [
  {
    name: 'the first turn of a bare board',
    position: 'turns=0 stand1=mspff stand2=mspff reserve1=m2f2 reserve2=s2 tiles=a6:M,a12:M',
    lines: [432, 432, 184896],
  },
  {
    name: 'two tokens or three farmers',
    position: `${MIDGAME.words} turns=9 stand1=mfff stand2=ff reserve1=m reserve2=f5 display=1,4`,
    lines: [14, 128, 263],
  },
  {
    name: 'cards 4, 5 and 6 together',
    position: `${MIDGAME.words} turns=9 stand1=mspfff stand2=ff reserve1=m reserve2=f5 cards1=4,5,6`,
    lines: [31, 676, 3511, 11877],
  },
  {
    name: 'an extra turn is waiting',
    position: `${MIDGAME.words} turns=9 phase=again cards1=2 stand1=mf stand2=ff reserve2=f5`,
    lines: [2, 21, 128],
  },
]);
