import { readFileSync } from 'node:fs';
import { babylonia, CARDS, ENDINGS, type Event, hexNamed, SOURCES } from '@nabu/games/babylonia';
import { rngFrom } from '@nabu/kernel';
import { describe, expect, test } from 'vitest';
import { linesOf } from '../../../../testing/passages.ts';
import { LANGUAGES } from '../../../table/kit.ts';
import { phrases, words } from './index.ts';
import { hexesIn, pieces } from './pieces.ts';

const RULES = new URL('../../../../../../packages/games/src/babylonia/RULES.md', import.meta.url);
const CLAUSES = [...readFileSync(RULES, 'utf8').matchAll(/^- \[([A-Z]\d+)\]/gm)].map(
  (match) => match[1],
);
const NAMES = ['Ninsun', 'Enkidu', 'Shamhat', 'Siduri'];
const OPTIONS = { cards: 'first7', riverTokenOpensField: true } as const;

/** One event of every type, so that the compiler notices when a type is missing here. */
const EVENTS: { readonly [type in Event['type']]: Extract<Event, { type: type }> } = {
  laid: { type: 'laid', tiles: { d3: 'M' } },
  displayed: { type: 'displayed', cards: [1, 2, 9], byLot: true },
  starter: { type: 'starter', seat: 1 },
  drew: { type: 'drew', seat: 0, count: 2, tokens: ['servant', 'farmer'] },
  turn: { type: 'turn', seat: 0, extra: true },
  placed: { type: 'placed', seat: 0, hex: 'h7', token: 'servant', faceDown: false },
  harvested: { type: 'harvested', seat: 0, hex: 'h7', field: 'city', points: 0 },
  surrounded: { type: 'surrounded', hex: 'h7', place: 'city' },
  scoring: { type: 'scoring', hex: 'h7', place: 'ziggurat' },
  scored: { type: 'scored', seat: 0, points: 12, clause: 'S3', pieces: ['h7'], source: 'networks' },
  city: { type: 'city', hex: 'h7', symbols: 'MP', winner: 0, beside: [3, 1] },
  ziggurat: { type: 'ziggurat', hex: 'h7', winner: null, beside: [2, 2] },
  took: { type: 'took', seat: 0, card: 3 },
  spent: { type: 'spent', seat: 0, card: 2 },
  ended: { type: 'ended', ending: 'cities', places: [1, 1] },
};

/** The other shapes of events whose sentence differs. */
const OTHERS: readonly Event[] = [
  { ...EVENTS.drew, tokens: null },
  { ...EVENTS.turn, extra: false },
  { ...EVENTS.placed, token: null, faceDown: true },
  { ...EVENTS.placed, faceDown: true },
  { ...EVENTS.city, winner: null },
  { ...EVENTS.ziggurat, winner: 1 },
  { ...EVENTS.ended, places: [1, 2] },
  ...['G1', 'F3', 'F4', 'S6', 'K1', 'K7'].map((clause) => ({ ...EVENTS.scored, clause })),
];

describe.each(LANGUAGES)('the words in %s', (language) => {
  const say = words[language];

  test('have a sentence for every clause, and none for clauses that do not exist', () => {
    expect(Object.keys(phrases[language].clauses).toSorted()).toEqual(CLAUSES.toSorted());
    for (const id of CLAUSES) expect(say.clause(id)).toMatch(/^[A-ZÁÉÍÓÚ¿¡\d].{15,}\.$/u);
  });

  test('tell every event in whole words', () => {
    for (const event of [...Object.values(EVENTS), ...OTHERS]) {
      const line = say.log(event, NAMES);
      expect(line).toMatch(/^[^[\]{}]+\.$/);
      expect(line).not.toMatch(/undefined|null|NaN|\b[GFSK]\d\b/);
    }
    expect(say.log({ ...EVENTS.harvested, points: 6 }, NAMES)).toBeNull();
  });

  test('point at hexes and cards that the board knows', () => {
    for (const event of Object.values(EVENTS))
      for (const piece of pieces(event))
        expect(hexesIn([piece]).length === 1 || /^card \d$/.test(piece), piece).toBe(true);
  });

  test('name every option, value, ending and source', () => {
    for (const [name, { values }] of Object.entries(babylonia.options)) {
      expect(say.option(name)).not.toBe(name);
      for (const value of values) expect(say.optionValue(name, value)).not.toBe(String(value));
    }
    for (const ending of [...ENDINGS, 'agreed']) expect(say.ending(ending)).not.toBe(ending);
    for (const source of SOURCES) expect(say.source(source)).not.toBe(source);
  });

  test('give every Ziggurat Card a name and its effect', () => {
    for (const card of CARDS) {
      expect(phrases[language].cards[card].name).toMatch(/^\p{Lu}/u);
      expect(phrases[language].cards[card].text).toMatch(/^.{20,95}\.$/);
    }
  });

  test.each([2, 3, 4])(
    'label every move and describe the table for every viewer of %i',
    (seats) => {
      const state = babylonia.setup({ seats, options: OPTIONS }, rngFrom(seats));
      for (const viewer of [0, 1, 'spectator'] as const) {
        const view = babylonia.view(state, viewer);
        const labels = babylonia.vocabulary.map((move) => say.move(move, view));
        for (const text of [...labels, ...linesOf(say.describe(view, viewer, NAMES))]) {
          expect(text).toMatch(/\S/);
          expect(text).not.toMatch(/undefined|null|NaN/);
        }
        expect(say.prompt(view, viewer)).toMatch(/[.?]$/);
      }
    },
  );

  test('have a prompt for every phase', () => {
    const state = babylonia.setup({ seats: 2, options: OPTIONS }, rngFrom(1));
    const view = babylonia.view(state, 0);
    for (const phase of ['place', 'score', 'card', 'again', 'over'] as const)
      for (const chooser of [0, 1])
        expect(say.prompt({ ...view, phase, chooser }, 0)).toMatch(/[.?]$/);
  });

  test.each([
    ['nothing, with any set to come', 'stand1=mspff', 'begin'],
    ['one token, and one more to come', 'stand1=spff placed=m tokens1=m@b9', 'one'],
    ['two nobles that no third may follow', 'stand1=sff placed=mp tokens1=m@b9,p@b11', 'done'],
    ['two farmers that more may follow', 'stand1=mff placed=ff tokens1=f@b9,f@b11', 'more'],
    ['two farmers, the last of them', 'stand1=msp placed=ff tokens1=f@b9,f@b11', 'done'],
  ] as const)('ask for what the rules allow after %s', (_, words, asked) => {
    const position = `${words} turns=9 stand2=ppp tiles=d3:M,h19:P`;
    const state = babylonia.notation.readPosition(position, { seats: 2, options: OPTIONS });
    expect(say.prompt(babylonia.view(state, 0), 0)).toBe(phrases[language].prompts[asked]);
  });

  test('tell nobody a stand or a river token that is not theirs', () => {
    const position = 'turns=9 stand1=mmm stand2=ppp tokens2=p@c2 tiles=d3:M,h19:P';
    const state = babylonia.notation.readPosition(position, { seats: 2, options: OPTIONS });
    const [, priests] = phrases[language].tokens[2];
    const told = (viewer: 0 | 1) =>
      linesOf(say.describe(babylonia.view(state, viewer), viewer, NAMES));
    expect(told(0).join(' ')).not.toContain(`3 ${priests}`);
    expect(told(1).join(' ')).toContain(`3 ${priests}`);
    const [priest] = phrases[language].tokens[2];
    expect(told(0).join(' ')).not.toContain(`c2 ${priest}`);
    expect(told(1).join(' ')).toContain(`c2 ${priest}`);
  });
});

test('hexes in pieces are found by name', () => {
  expect(hexesIn(['h7', 'card 3', 'MP'])).toEqual([hexNamed('h7')]);
});
