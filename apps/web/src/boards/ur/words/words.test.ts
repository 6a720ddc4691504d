import { readFileSync } from 'node:fs';
import { ur } from '@nabu/games/ur';
import { presets, rngFrom } from '@nabu/kernel';
import { describe, expect, test } from 'vitest';
import { linesOf } from '../../../../testing/passages.ts';
import { LANGUAGES } from '../../../table/kit.ts';
import { type Event, SQUARES, type Square } from '../rules.ts';
import { phrases, words } from './index.ts';
import { pieces } from './pieces.ts';

const RULES = new URL('../../../../../../packages/games/src/ur/RULES.md', import.meta.url);
const CLAUSES = [...readFileSync(RULES, 'utf8').matchAll(/^- \[([A-Z]\d+)\]/gm)].map(
  (match) => match[1],
);
const NAMES = ['Ninsun', 'Enkidu'];
const TABLE = { seats: 2, options: presets(ur.options) };
const viewOf = (position: string, viewer: 0 | 1 | 'spectator' = 0) =>
  ur.view(ur.notation.readPosition(position, TABLE), viewer);

/** One event of every type, so that the compiler notices when a type is missing here. */
const EVENTS: { readonly [type in Event['type']]: Extract<Event, { type: type }> } = {
  turn: { type: 'turn', seat: 1, again: true },
  rolled: { type: 'rolled', seat: 0, roll: 3, stuck: true },
  moved: { type: 'moved', seat: 0, from: 0, to: 3, leaves: null, lands: 'A2' },
  captured: { type: 'captured', seat: 1, from: 7, square: 'B3' },
  scored: { type: 'scored', seat: 0, points: 1, clause: 'E2', pieces: ['A7'] },
  passed: { type: 'passed', seat: 0, roll: 0 },
  ended: { type: 'ended', ending: 'home', places: [2, 1] },
};

describe.each(LANGUAGES)('the words in %s', (language) => {
  const say = words[language];

  test('have a sentence for every clause, and none for clauses that do not exist', () => {
    expect(Object.keys(phrases[language].clauses).toSorted()).toEqual(CLAUSES.toSorted());
    for (const id of CLAUSES) expect(say.clause(id)).toMatch(/^[A-ZÁÉÍÓÚ¿¡].{15,}\.$/u);
  });

  test('tell every event in whole words, a plain turn not at all', () => {
    for (const event of Object.values(EVENTS)) {
      expect(say.log(event, NAMES)).toMatch(/^[^[\]{}]+\.$/);
      expect(say.log(event, NAMES)).not.toMatch(/undefined|null|NaN/);
    }
    expect(say.log({ type: 'turn', seat: 0, again: false }, NAMES)).toBeNull();
    expect(say.log(EVENTS.ended, NAMES)).toContain('Enkidu');
  });

  test('point at squares of the board', () => {
    for (const event of Object.values(EVENTS))
      for (const piece of pieces(event)) expect(SQUARES).toContain(piece as Square);
  });

  test('name every option, value, ending and source of points', () => {
    for (const [name, { values }] of Object.entries(ur.options)) {
      expect(say.option(name)).not.toBe(name);
      for (const value of values) expect(say.optionValue(name, value)).not.toBe(String(value));
    }
    for (const ending of ['home', 'agreed']) expect(say.ending(ending)).not.toBe(ending);
    expect(say.source('home')).not.toBe('home');
  });

  test('label every move on a table and describe it for every viewer', () => {
    const state = ur.setup(TABLE, rngFrom(2));
    for (let i = 0; i < 40; i++)
      ur.play(state, state.turn, ur.sample(state, state.turn, rngFrom(i)), rngFrom(i));
    for (const viewer of [0, 1, 'spectator'] as const) {
      const view = ur.view(state, viewer);
      const labels = ur.vocabulary.map((move) => say.move(move, view));
      for (const text of [...labels, ...linesOf(say.describe(view, viewer, NAMES))]) {
        expect(text).toMatch(/\S/);
        expect(text).not.toMatch(/undefined|null|NaN/);
      }
      expect(say.prompt(view, viewer)).toMatch(/\.$/);
    }
  });

  test('a label says where a piece goes and what that does', () => {
    const view = viewOf('roll=1 on1=3,6,14 on2=7');
    const labels = [3, 6, 14].map((from) => say.move(ur.vocabulary[from], view));
    expect(labels[0]).toMatch(/A2.*A1.*,/);
    expect(labels[1]).toMatch(/B2.*B3.*,/);
    expect(labels[2]).toMatch(/A7/);
    expect(new Set(labels.map((label) => label.split(',').length))).toEqual(new Set([1, 2]));
  });

  test('moves of many games are named alike on both paths, by the position where these part', () => {
    expect(say.like('1 move 1')).toContain('A4');
    expect(say.like('2 move 11')).toContain('B7');
    const names = ur.vocabulary.map((move) => say.like(`1 ${ur.notation.format(move)}`));
    expect(new Set(names).size).toBe(names.length);
    for (const position of [12, 14, 15, 16]) {
      expect(names[position]).toMatch(new RegExp(`\\b${position}\\b`));
      expect(names[position]).not.toMatch(/[ABC]\d/);
    }
  });

  test('the sheet of keys has a digit for every piece that a player can have', () => {
    const [[digits]] = phrases[language].labels.keyList;
    expect(digits).toBe(`1–${Math.max(...ur.options.pieces.values)}`);
  });

  test('the prompt says plainly when and why to pass', () => {
    const zero = say.prompt(viewOf('roll=0 on1=3'), 0);
    const stuck = say.prompt(viewOf('roll=4 on1=14 home1=6'), 0);
    const free = say.prompt(viewOf('roll=4'), 0);
    expect(new Set([zero, stuck, free, say.prompt(viewOf('roll=4'), 1)]).size).toBe(4);
    expect([zero, stuck, free].map((text) => text.replace(/\D/g, ''))).toEqual(['0', '4', '4']);
  });
});
