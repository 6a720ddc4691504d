import { PositionError, rngFrom } from '@nabu/kernel';
import { reachable } from '@nabu/testkit';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { GARDEN, gardenAt, showSymbol } from './garden.ts';
import { babylon, versions } from './index.ts';
import { rebuild } from './rebuild.ts';
import { alteredTo } from './sight.ts';
import { given } from './testing/given.ts';

const options = { strictSupplies: false, highestPoint: 'squared', underBridge: 'clear' } as const;
const read =
  (text: string, seats = 2) =>
  () =>
    babylon.notation.readPosition(text, { seats, options });

/** One fresh tile, `F B / - T`, under a token that alters symbols. */
const CHANGE = 'round=2 tokens=change G1=gw1@a1r0L1 fresh=1';
const FILL = 'round=2 tokens=fill G1=gw1@a1r0L1 fresh=1';
/** Enough for thirty turns, but not for six removals as well. */
const ONLY_CLAY = 'Q=3/3/3/3/3/3/3/3/3/3/3/2/-/-/-/-';

describe('positions', () => {
  test('tiles that are not mentioned fill the quarry', () => {
    const { state } = given('G1=bw1@a1r0L1,gw1@c1r0L1,cw1@e1r0L1');
    expect(state.heights.filter((height) => height === 3)).toHaveLength(15);
    expect(state.gone).toEqual([48, 49]);
  });

  test('what cannot be is refused with a sentence', () => {
    for (const [text, sentence] of [
      ['xyzzy', '"xyzzy" is not part of a Babylon position'],
      ['turn=3', '"3" is not a number from 1 to 2'],
      ['turn=1 turn=1', 'turn is given twice'],
      ['new=zz9', '"zz9" is no tile'],
      ['new=cw1 kept1=cw1', 'The tile cw1 is given twice'],
      ['kept1=sy', 'Nobody plays yellow here'],
      ['stock3=1', 'there are only 2 players'],
      ['Q=3/3', 'a quarry has 16 stacks, not 2'],
      ['Q=g/3/3/3/3/3/3/3/3/3/3/3/3/3/3/3', 'is no stack'],
      ['Q=b.g.c./3/3/3/3/3/3/3/3/3/3/3/3/3/3/3', '"b.g.c." in Q is no stack'],
      ['tokens=minus,minus,minus', 'fewer round tokens "minus"'],
      ['tokens=bonus', '"bonus" is not one of'],
      ['G1=cw1@h1r0L1', 'is no laid tile'],
      ['G1=cw1@a1r0L2', 'there is no tile on level 1 yet'],
      ['G1=cw1@a1r0L1,cw2@b1r0L1', 'lies there already'],
      ['G1=cw1@a1r0L1,cw2@a1r0L2', 'exactly this place'],
      ['G1=cw1@a1r0L1:ss--', 'fewer than three corners'],
      ['G1=cw1@a1r0L1:sssd', 'do not reach'],
      ['G1=cw1@a1r0L1 I1=statue:c3@1', 'no tile of the garden has a space there'],
      ['G1=cw1@a1r0L1 I1=fountain:a1-b2@1', 'must be 1 apart'],
      ['G1=cw1@a1r0L1 I1=stairway:a1-b1@1-1', 'levels of its ends'],
      ['phase=store', 'must be given as new'],
      ['phase=over', 'last round only'],
      ['phase=remove', 'removals are given exactly'],
      ['fresh=1', 'fresh counts the tiles'],
      ['altered=a1', 'altered only while'],
      ['G1=cw1@a1r0L1:-sss fresh=1 altered=a1:statue', 'must be empty and in sight'],
      ['G1=gw1@a1r0L1 fresh=1 altered=a1:statue', 'only under the round tokens change and fill'],
      [`${CHANGE} altered=e5:statue`, 'must be on a tile laid this turn'],
      [`${CHANGE} altered=e5`, 'must be on a tile laid this turn'],
      [`${CHANGE} altered=a1:fountain`, 'token "change" cannot give a1 the symbol "fountain"'],
      [`${CHANGE} altered=a2:fountain`, 'token "change" cannot give a2 the symbol "fountain"'],
      [`${FILL} altered=a1:statue`, 'token "fill" cannot give a1 the symbol "statue"'],
      [`${CHANGE} new=cw2 kept1=sw`, 'fresh, new and kept1 make 3'],
      ['G1=cw1@a1r0L1,cw2@c1r0L1 fresh=2 kept1=sw', 'fresh, new and kept1 make 3'],
      [
        'Q=0/1/2/3/0/0/0/0/0/0/0/0/0/0/0/0',
        'Tiles still to be taken from the quarry: 30; it has 6.',
      ],
      ['round=15 turn=2 Q=-/-/-/-/-/-/-/-/-/-/-/-/-/-/-/-', 'from the quarry: 1; it has 0.'],
      [`${ONLY_CLAY} phase=remove removals=6`, 'from the quarry: 36; it has 35.'],
      ['round=15 phase=remove', 'removals'],
    ]) {
      expect(read(text), text).toThrow(PositionError);
      expect(read(text), text).toThrow(sentence);
    }
    expect(read('round=12', 4)).toThrow('4 players play 11 rounds');
  });

  test.each(versions)(
    'rules $rules: the sets of spaces always follow from tiles and items',
    (game) => {
      for (const seats of [2, 3, 4])
        fc.assert(
          fc.property(reachable(game, { maxPlies: 180, seats }), ({ state }) => {
            const words = new Array<number>(seats * GARDEN).fill(0);
            for (let seat = 0; seat < seats; seat++)
              rebuild(words, gardenAt(seat), state.laid[seat], state.items[seat], state.rules);
            const symbol = state.altered < 0 ? null : alteredTo(state);
            if (symbol !== null) showSymbol(words, gardenAt(state.turn), state.altered, symbol);
            expect(words).toEqual(state.words);
          }),
          { seed: 7, numRuns: 60 },
        );
    },
  );

  test.each(versions)('rules $rules: a whole game can be followed position by position', (game) => {
    const rng = rngFrom('follow');
    const table = { seats: 3, options };
    let state = game.setup(table, rng);
    while (game.actors(state).length > 0) {
      const [seat] = game.actors(state);
      game.play(state, seat, game.sample(state, seat, rng), rng);
      const text = game.notation.writePosition(state);
      const again = game.notation.readPosition(text, table);
      expect(again).toEqual(state);
      state = again;
    }
  });
});
