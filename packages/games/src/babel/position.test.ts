import { PositionError } from '@nabu/kernel';
import { forReachable, table } from '@nabu/testkit';
import { describe, expect, test } from 'vitest';
import { babel } from './index.ts';

const given = (position: string) => table(babel, { seats: 2 }).given(position);

describe('positions as text', () => {
  test('what is not mentioned is empty, the rest forms the piles', () => {
    const { state } = given('hand1=AHS T1:H=1-6');
    expect([state.pile.length, state.deck.length]).toEqual([57, 39]);
    expect([state.turn, state.pawns, state.starters]).toEqual([0, [5, 5], [false, false]]);
  });

  test('the writer is read back word for word', () => {
    const text =
      'turn=2 drop1=1 migrated endphase pawn1=A starter1=yes 1:A=SSA T1:H=1,3 Q1=2>6 hand1=AAH pawn2=quarry 2:S=P T2:M=2-5 hand2=S D=1>2>3 known=2 N=AHM X=PS held=AS doubt=HH drawn2=3';
    expect(given(text).position).toBe(text);
  });

  test('any reachable position is read back', () => {
    forReachable(babel, { maxPlies: 150 }, ({ state, table: set }) => {
      const { writePosition, readPosition } = babel.notation;
      expect(readPosition(writePosition(state), set)).toEqual(state);
    });
  });

  test.each([
    ['xyzzy', '"xyzzy" is not part of a Babel position'],
    ['turn=3', '"3" is not one of 1, 2'],
    ['turn=1 turn=2', 'turn is given twice'],
    ['1:H=SSX', '"X" is not one of A, H, M, P, S'],
    ['1:Z=S', 'is not part of a Babel position'],
    ['3:H=S', 'is not part of a Babel position'],
    ['T1:H=7', '"7" is not a temple level'],
    ['T1:H=2,1', 'must ascend'],
    ['T1:H=6-1', '"6-1" is not a range'],
    ['T1:H=1-3-6', '"1-3-6" is not a range'],
    ['Q1=2>>6', 'is not a temple level'],
    ['migrated=no', 'is not part of a Babel position'],
    ['hand1=AAAAAAAAAAAAA', 'Too many Assyrians: 13, the box has 12'],
    ['T1:A=6 T1:H=6 T1:M=6 T2:A=6 T2:H=6 T2:M=6', 'Too many temple cards of level 6'],
    ['hand1=A hand1#=3', 'Give either hand1 or hand1#'],
    ['hand1#=61', 'only 60 cards are left'],
    ['known=50', 'the deck has 45 cards'],
    ['drop1=1 hand1=AA', 'only the player not on turn'],
    ['drop2=3 hand2=AA', 'the hand is smaller'],
    ['hand1=A shown1=H', 'must be part of'],
    ['hand1=A hand2=H held=AA', 'must be part of hand1 and hand2 together'],
    ['hand1=A drawn1=2', 'only where held or doubt names cards'],
    ['hand1=A held=A doubt=AAAAAAAAAAAA', 'more cards of a nation than the box has'],
    ['over=sometime', 'is not one of fifteen, twenty, nine, deck'],
    ['pawn1=Z', 'is not one of A, H, M, P, S, quarry'],
  ])('%s is refused with a sentence', (text, sentence) => {
    expect(() => given(text)).toThrow(PositionError);
    expect(() => given(text)).toThrow(sentence);
  });
});
