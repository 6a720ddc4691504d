import { readFileSync } from 'node:fs';
import { amyitis, type Event, type State } from '@nabu/games/amyitis';
import { rngFrom, type Seat } from '@nabu/kernel';
import { describe, expect, test } from 'vitest';
import { linesOf } from '../../../../testing/passages.ts';
import { LANGUAGES } from '../../../table/kit.ts';
import { outlook } from '../outlook.ts';
import { type Move, moveOf, PLANT_CITIES, qualityIn } from '../rules.ts';
import { gistOf } from './gist.ts';
import { phrases, words } from './index.ts';
import { partOf, pieces } from './pieces.ts';
import { whyNot } from './why.ts';

const RULES = new URL('../../../../../../packages/games/src/amyitis/RULES.md', import.meta.url);
const CLAUSES = [...readFileSync(RULES, 'utf8').matchAll(/^- \[([A-Z]\d+)\]/gm)].map(
  (match) => match[1],
);
const NAMES = ['Ninsun', 'Enkidu', 'Shamhat', 'Gilgamesh'];
const OPTIONS = { doubleEdges: 8, limitedSupplies: false } as const;

/** One event of every type, so that the compiler notices when a type is missing here. */
const EVENTS: { readonly [type in Event['type']]: Extract<Event, { type: type }> } = {
  laid: { type: 'laid', plants: ['0a', '1a', '2a', '3a'], tiles: 'a', bounties: ['salt'] },
  round: { type: 'round', round: 2, first: 1, crafts: [['peasant', 'priest', 'merchant']] },
  turn: { type: 'turn', seat: 0 },
  passed: { type: 'passed', seat: 1 },
  gained: { type: 'gained', seat: 0, what: 'talent', count: 2, clause: 'R2' },
  recruited: { type: 'recruited', seat: 0, group: 1, craft: 'engineer', talents: 2 },
  sown: { type: 'sown', seat: 0, row: 0, space: 4 },
  reaped: { type: 'reaped', row: 0, winner: null },
  prayed: { type: 'prayed', owner: 'neutral', temple: 'marduk', expelled: 1 },
  irrigated: { type: 'irrigated', owner: 0, edge: '0,3-1,3', area: 0 },
  travelled: { type: 'travelled', seat: 0, from: 0, to: 2, camels: 1 },
  sold: { type: 'sold', seat: 0, resources: ['salt', 'wine'] },
  paid: { type: 'paid', seat: 0, resource: 'wine', asked: 'dates' },
  acquired: { type: 'acquired', seat: 0, court: 'palace', level: 2 },
  forgone: { type: 'forgone', seat: 0, court: 'choice' },
  planted: { type: 'planted', seat: 0, square: '2,1', tile: 5, quality: 1, gardeners: 1 },
  unrewarded: { type: 'unrewarded', square: '2,1', tied: [0, 1] },
  flipped: { type: 'flipped', city: 3, face: { quality: 3, extra: 'dates' } },
  ranked: { type: 'ranked', temple: 'ishtar', first: 0, second: 1 },
  swapped: { type: 'swapped', seat: 0, gave: 'salt', took: 'barley' },
  kept: { type: 'kept', seat: 0 },
  discarded: { type: 'discarded', seat: 0, resource: 'dates' },
  scored: {
    type: 'scored',
    seat: 0,
    points: 2,
    source: 'engineers',
    clause: 'I5',
    pieces: ['0,3-1,3'],
  },
  ended: { type: 'ended', places: [1, 2] },
};

/** A table as a seat knows it, with the newest rules. */
const knownOf = (view: State, seat: Seat) => ({
  view,
  refuse: (move: Move) => amyitis.refuse(view, seat, move),
});

function opening(seats: number) {
  return amyitis.setup({ seats, options: OPTIONS }, rngFrom('00000000000000000000000000000001'));
}

describe.each(LANGUAGES)('the words in %s', (language) => {
  const say = words[language];
  const speech = phrases[language];

  test('have a sentence for every clause, and none for clauses that do not exist', () => {
    expect(Object.keys(speech.clauses).toSorted()).toEqual(CLAUSES.toSorted());
    for (const id of CLAUSES) expect(say.clause(id)).toMatch(/^[A-ZÁÉÍÓÚ¿¡].{15,}\.$/u);
  });

  test('tell every event in whole words', () => {
    for (const event of Object.values(EVENTS)) {
      const line = say.log(event, NAMES);
      if (event.type === 'turn') expect(line).toBeNull();
      else expect(line).toMatch(/^[^[\]{}]+\.$/);
      expect(line ?? '').not.toMatch(/undefined|null|NaN/);
    }
  });

  test('point at parts that the board knows', () => {
    for (const event of Object.values(EVENTS))
      for (const piece of pieces(event)) expect(partOf(piece), piece).not.toBeNull();
  });

  test('name every option, value, ending and source', () => {
    for (const [name, { values }] of Object.entries(amyitis.options)) {
      expect(say.option(name)).not.toBe(name);
      for (const value of values) expect(say.optionValue(name, value)).not.toBe(String(value));
    }
    for (const ending of ['gardens', 'agreed']) expect(say.ending(ending)).not.toBe(ending);
    for (const { source } of amyitis.scores(opening(3))[0].parts)
      expect(say.source(source)).not.toBe(source);
  });

  test.each([2, 3, 4])('label every move of %i players and describe the table', (seats) => {
    const view = amyitis.view(opening(seats), 0);
    for (const viewer of [0, 1, 'spectator'] as const) {
      const labels = amyitis.vocabulary.map((move) => say.move(move, view));
      for (const text of [...labels, ...linesOf(say.describe(view, viewer, NAMES))]) {
        expect(text).toMatch(/\S/);
        expect(text).not.toMatch(/undefined|null|NaN/);
      }
      expect(say.prompt(view, viewer)).toMatch(/\.$/);
    }
  });

  test('say what every move of a whole game costs and brings', () => {
    const rng = rngFrom('00000000000000000000000000000002');
    const state = amyitis.setup({ seats: 3, options: OPTIONS }, rng);
    while (!state.over) {
      const [seat] = amyitis.actors(state);
      expect(say.prompt(state, seat)).toMatch(/\.$/);
      const move = amyitis.sample(state, seat, rng);
      const before = amyitis.copy(state);
      const events: Event[] = [];
      amyitis.play(state, seat, move, rng, (event) => events.push(event));
      const gist = gistOf(speech, outlook({ view: state, events }, seat), seat, NAMES);
      for (const text of [...gist.costs, ...gist.gains, ...gist.notes])
        expect(text).not.toMatch(/undefined|null|NaN/);
      for (const other of amyitis.vocabulary) {
        const why = whyNot(speech, knownOf(before, seat), seat, other);
        if (why !== null) expect(why).toMatch(/^[A-ZÁÉÍÓÚ¿¡].+\.$/u);
      }
    }
  });
});

test('a reason is the one of the rules at this table, be they older than the newest', () => {
  const view = opening(2);
  const move = moveOf.irrigate(0);
  const why = (refuse: () => string | null) => whyNot(phrases.en, { view, refuse }, 0, move);
  expect(why(() => 'I3')).toBe(phrases.en.clauses.I3);
  expect(why(() => 'I2')).toBe(phrases.en.clauses.I2);
  expect(why(() => null)).toBeNull();
});

test('[F3] a full row is said to bring a Gardener only where one is left', () => {
  for (const [gardeners, note] of [
    ['', 'row full: Gardener for Ninsun'],
    ['2:gardener=2', 'row full: no Gardener is left'],
  ] as const) {
    const text = `group1=-,-,- todo=field@1 field1=1211. ${gardeners}`;
    const state = amyitis.notation.readPosition(text, { seats: 2, options: OPTIONS });
    const events: Event[] = [];
    amyitis.play(state, 0, moveOf.field(0), rngFrom('row'), (event) => events.push(event));
    const gist = gistOf(phrases.en, { view: state, events }, 0, NAMES);
    expect(gist.notes).toEqual([note]);
  }
});

test('a reason counts on this table', () => {
  const state = opening(2);
  state.caravan = 0;
  expect(whyNot(phrases.en, knownOf(state, 0), 0, moveOf.caravan(3))).toBe(
    'It takes 3 camels, and you have 1.',
  );
  expect(phrases.en.why.quality(3, 1, 1)).toBe(
    'It needs quality 3: the quality-1 plant and 1 Gardener make 2.',
  );
});

test('a plant too poor for every terrace with water is measured against the least that one of them asks for', () => {
  const state = opening(2);
  const [city] = PLANT_CITIES;
  state.caravan = city - 1;
  state.camels[0] = 9;
  state.resources.fill(9);
  state.watered = 1 << 0;
  const quality = qualityIn(state, city);
  expect(whyNot(phrases.en, knownOf(state, 0), 0, moveOf.caravan(1))).toBe(
    phrases.en.why.quality(3, quality, 0),
  );
});
