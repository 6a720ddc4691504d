import { babylonia, type Event } from '@nabu/games/babylonia';
import { rngFrom } from '@nabu/kernel';
import { describe, expect, test } from 'vitest';
import { outcomeOf } from './reasons.ts';
import { nameOf } from './rules.ts';
import { scenesOf } from './show.ts';
import { phrases } from './words/index.ts';

const TABLE = { seats: 2, options: { cards: 'first7', riverTokenOpensField: true } } as const;
const NAMES = ['Ana', 'Ben'];
/** A city of merchant and priest at g4, all but one hex of land around it taken. */
const CITY =
  'turns=9 turn=1 tiles=g4:MP,d3:M,h19:P stand1=mff stand2=ff reserve1=m reserve2=m ' +
  'tokens1=m@g2,p@h3,f@h7,m@h9 tokens2=p@g6,f@f5';

function play(position: string, ...moves: readonly string[]) {
  const state = babylonia.notation.readPosition(position, TABLE);
  let before = babylonia.view(state, 0);
  let events: Event[] = [];
  for (const text of moves) {
    before = babylonia.view(state, 0);
    events = [];
    const move = babylonia.notation.parse(text);
    if (!move || !babylonia.moves(state, 0).includes(move)) throw new Error(`cannot ${text}`);
    babylonia.play(state, 0, move, rngFrom(1), (event) => events.push(event));
  }
  return { before, events };
}

describe('a scoring told beat by beat', () => {
  const step = play(CITY, 'm@h5', 'f@f3', 'done');
  const [scene] = scenesOf(phrases.en, NAMES, step);

  test('names the kinds that earned the points', () => {
    expect(scene.title).toBe('City of merchant and priest · g4');
    expect(scene.beats[0]).toMatchObject({ seat: 0, text: '+8 = 3 merchants + 1 priest' });
    expect(scene.beats[0].hexes.map(nameOf).toSorted()).toEqual(['g2', 'h3', 'h5', 'h9']);
    expect(scene.beats[1]).toMatchObject({ seat: 1, text: '+2 = 1 priest' });
  });

  test('says who takes the tile and what the tiles pay', () => {
    expect(scene.beats[2]).toMatchObject({ seat: 0, tile: 5 });
    expect(scene.beats[2].text).toBe('Ana takes the city: 4 tokens beside it');
    expect(scene.beats[3].text).toBe('+1 = 1 city');
    expect(scene.told?.shares[0].chain.map(nameOf)).toContain('h7');
  });

  test('is nothing for a step that only places', () => {
    expect(scenesOf(phrases.es, NAMES, play(CITY, 'm@h5'))).toEqual([]);
  });
});

test('the outcome of a placement tells points at once and what is surrounded', () => {
  const { before, events } = play(CITY, 'm@h5', 'f@f3');
  const outcome = outcomeOf(phrases.en, before, events);
  expect(outcome.points).toBe(0);
  expect(outcome.surrounded.map(nameOf)).toEqual(['g4']);
  expect(outcome.lines).toEqual(['surrounds the city of merchant and priest']);
});

test('a field and touched ziggurats are told with their reasons', () => {
  const field = play(
    'turns=9 turn=1 tiles=g12:6,d3:M,h19:P stand1=mff stand2=ff reserve1=m',
    'm@h11',
    'f@g12',
  );
  expect(outcomeOf(phrases.en, field.before, field.events).lines).toEqual(['+crop field 6']);
  const touch = play('turns=9 turn=1 tiles=d3:M,h19:P stand1=mff stand2=ff reserve1=m', 'm@i10');
  expect(outcomeOf(phrases.es, touch.before, touch.events)).toMatchObject({
    points: 1,
    lines: ['+1 = 1 zigurat'],
  });
});
