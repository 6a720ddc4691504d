import { rngFrom } from '@nabu/kernel';
import { describe, expect, test } from 'vitest';
import { babel, type Options, type State } from './index.ts';

const OPTIONS: Options = { hands: '3/5', sumerians: 'allAtSite', starter: 'random' };
const TABLE = { seats: 2, options: OPTIONS };

function given(text: string, options: Partial<Options> = {}): State {
  return babel.notation.readPosition(text, { seats: 2, options: { ...OPTIONS, ...options } });
}

function plays(state: State, line: string): State {
  for (const text of line.split(',')) {
    const move = babel.notation.parse(text);
    if (move === null) throw new Error(`no such move: ${text}`);
    const [seat] = babel.actors(state);
    expect(babel.refuse(state, seat, move), text).toBeNull();
    babel.play(state, seat, move, rngFrom(1));
  }
  return state;
}

function shows(state: State, text: string): void {
  const words = babel.notation.writePosition(state).split(' ');
  for (const word of text.split(' ')) expect(words).toContain(word);
}

describe('the long example of the rulebook', () => {
  const start =
    'pawn1=H 1:H=SSSSAPP 2:H=PSAAM 1:A=HH 1:S=PP hand1=AHS hand2=AHMMPPP T2:H=1-6 T2:A=1-3 X=';

  test('goes step by step', () => {
    const state = given(start);
    shows(plays(state, 'S'), '1:H=SSSAPPM 2:H=PSAA');
    shows(plays(state, 'mig H>S'), '1:H=SSSA 1:S=PPPPM migrated');
    shows(plays(state, 'S'), '1:H=SSAAA 2:H=PS');
    shows(plays(state, 'A'), '1:H=SSAA known=6');
    shows(plays(state, 'mv A,dep H,H'), 'T1:A=3 T2:A=1-2 1:A=HH');
    plays(state, 'mv S,half P,drop M,drop M,drop P,half P,drop P,drop P');
    shows(state, '1:S=PPM hand2=AH');
    shows(plays(state, 'end'), 'Q1=1>2 known=4 turn=2');
    expect(babel.scores(state).map((score) => score.total)).toEqual([3, 2]);
    expect(state.discards.reduce((sum, count) => sum + count)).toBe(13);
  });
});

describe('random games', () => {
  test.each(['allAtSite', 'topRun'] as const)('keep every promise with %s', (sumerians) => {
    const table = { seats: 2, options: { ...OPTIONS, sumerians } };
    for (let seed = 0; seed < 40; seed++) {
      const rng = rngFrom(`${sumerians} ${seed}`);
      let state = babel.setup(table, rng);
      for (let [seat] = babel.actors(state); seat !== undefined; [seat] = babel.actors(state)) {
        const legal = babel.moves(state, seat);
        const allowed = babel.vocabulary.filter((m) => babel.refuse(state, seat, m) === null);
        expect(new Set(legal)).toEqual(new Set(allowed));
        const text = babel.notation.writePosition(state);
        expect(babel.notation.readPosition(text, table)).toEqual(state);
        const view = babel.view(state, seat);
        const imagined = babel.imagine(view, rng);
        expect(babel.view(imagined, seat)).toEqual(view);
        expect(babel.moves(imagined, seat)).toEqual(legal);
        state = JSON.parse(JSON.stringify(state)) as State;
        babel.play(state, seat, babel.sample(state, seat, rng), rng);
      }
      expect(babel.result(state)).not.toBeNull();
    }
  });
});

test('positions that cannot be are refused with a sentence', () => {
  const read = (text: string) => () => babel.notation.readPosition(text, TABLE);
  expect(read('1:A=AAAAAAAAAAAAA')).toThrow('Too many Assyrians: 13, the box has 12.');
  expect(read('1:X=A')).toThrow('"1:X=A" is not part of a Babel position');
  expect(read('T1:A=3,1')).toThrow('the levels of a temple must ascend');
  expect(read('1:A=AZ')).toThrow('"Z" is not one of A, H, M, P, S');
  expect(read('turn=1 turn=2')).toThrow('turn is given twice');
});
