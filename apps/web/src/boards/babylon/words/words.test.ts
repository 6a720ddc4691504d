import { readFileSync } from 'node:fs';
import { babylon } from '@nabu/games/babylon';
import { presets } from '@nabu/kernel';
import { describe, expect, test } from 'vitest';
import { linesOf } from '../../../../testing/passages.ts';
import { LANGUAGES } from '../../../table/kit.ts';
import { cellNamed, EFFECTS, type Event, type Laid, spaces, tally } from '../rules.ts';
import { played } from '../testing.ts';
import { phrases, words } from './index.ts';
import { cellsOf, pieces, pointedCells, pointedStacks, readPiece } from './pieces.ts';
import { spaceText } from './spoken.ts';

const RULES = new URL('../../../../../../packages/games/src/babylon/RULES.md', import.meta.url);
const CLAUSES = [...readFileSync(RULES, 'utf8').matchAll(/^- \[([A-Z]\d+)\]/gm)].map(
  (match) => match[1],
);
const NAMES = ['Ninsun', 'Enkidu'];
const INCOME = {
  sides: { north: 'edge', east: 'tile', south: 'bottom', west: null },
  ...{ flower: 1, minus: 1, total: 3 },
} as const;
const LAID: Laid = {
  ...{ tile: 20, cell: 18, turns: 1, level: 2 },
  supports: ['single', 'double', 'statue', 'open'],
};

/** One event of every type, so that the compiler notices when a type is missing here. */
const EVENTS: { readonly [type in Event['type']]: Extract<Event, { type: type }> } = {
  opened: { type: 'opened', tiles: [32, 33], rounds: 15 },
  removed: { type: 'removed', seat: 0, stack: 5, tile: 33 },
  revealed: { type: 'revealed', stack: 5, tile: 17, effect: null },
  round: { type: 'round', round: 3, effect: 'change' },
  turn: { type: 'turn', seat: 1, round: 3 },
  gained: { type: 'gained', seat: 0, pillar: 'double' },
  dug: { type: 'dug', seat: 0, stack: 7, tile: 40, income: INCOME },
  built: {
    ...{ type: 'built', seat: 0, source: 'new', laid: LAID, singles: 1, swapped: 2 },
    ...{ gift: true, belvedere: 26, hidden: ['statue c4', 'belvedere d4', 'gp2 c4 L1'] },
  },
  altered: { type: 'altered', seat: 0, cell: 9, from: -1, to: 2 },
  reverted: { type: 'reverted', seat: 0, cell: 9, to: -1 },
  decorated: {
    ...{ type: 'decorated', seat: 1 },
    item: { kind: 'stairway', cells: [9, 10], levels: [1, 2] },
  },
  stored: { type: 'stored', seat: 0, tile: 3, replaced: 48 },
  discarded: { type: 'discarded', seat: 0, tile: 3 },
  returned: { type: 'returned', seat: 0, singles: 2, doubles: 1 },
  scored: { type: 'scored', seat: 0, points: 6, clause: 'V3', pieces: ['fountain c4-d4'] },
  ended: { type: 'ended', places: [1, 2] },
};

describe.each(LANGUAGES)('the words in %s', (language) => {
  const say = words[language];

  test('have a sentence for every clause, and none for clauses that do not exist', () => {
    expect(Object.keys(phrases[language].clauses).toSorted()).toEqual(CLAUSES.toSorted());
    for (const id of CLAUSES) expect(say.clause(id)).toMatch(/^[A-ZÁÉÍÓÚ¿¡].{12,}\.$/u);
  });

  test('tell every event in whole words', () => {
    for (const event of Object.values(EVENTS)) {
      const line = say.log(event, NAMES);
      expect(line).toMatch(/^[^[\]{}]+\.$/);
      expect(line).not.toMatch(/undefined|null|NaN|gp2/);
    }
    const token = { type: 'revealed', stack: null, tile: null, effect: 'fill' } as const;
    expect(say.log(token, NAMES)).toBeNull();
  });

  test('name every option, value, ending, effect and source of points', () => {
    for (const [name, { values }] of Object.entries(babylon.options)) {
      expect(say.option(name)).not.toBe(name);
      for (const value of values) expect(say.optionValue(name, value)).not.toBe(String(value));
    }
    for (const ending of ['rounds', 'agreed']) expect(say.ending(ending)).not.toBe(ending);
    for (const effect of EFFECTS) expect(phrases[language].effects[effect].text).toMatch(/\.$/);
    for (const { source } of babylon.scores(played(1, 0))[0].parts)
      expect(say.source(source)).not.toBe(source);
  });

  test('label moves and describe the table at every moment, for every viewer', () => {
    for (const plies of [0, 6, 7, 30, 60, 500]) {
      const state = played(4, plies);
      for (const viewer of [0, 1, 'spectator'] as const) {
        const view = babylon.view(state, viewer);
        const labels = [...babylon.vocabulary.slice(0, 800), ...babylon.vocabulary.slice(-50)].map(
          (move) => say.move(move, view),
        );
        for (const line of [...labels, ...linesOf(say.describe(view, viewer, NAMES))]) {
          expect(line).toMatch(/\S/);
          expect(line).not.toMatch(/undefined|null|NaN/);
        }
        expect(say.prompt(view, viewer)).toMatch(/\.$/);
      }
    }
  });
});

describe('pieces', () => {
  test('of every event can be pointed at', () => {
    for (const event of Object.values(EVENTS))
      for (const piece of pieces(event)) expect(readPiece(piece), piece).not.toBeNull();
  });

  test('of a tally lie where they count', () => {
    for (const { pieces: earning } of tally(played(6, 500), 0).categories)
      for (const { piece } of earning) expect(cellsOf(piece).length, piece).toBeGreaterThan(0);
  });

  test('point into the garden they belong to', () => {
    expect(pointedCells(['2:bridge c4-e4', '1:statue a1'], 1)).toEqual([26, 28]);
    expect(pointedStacks(['quarry b3', '1:statue a1'])).toEqual([9]);
    expect(readPiece('nothing')).toBeNull();
  });
});

test('[I7] the end of a bridge below another bridge is said to lie under it', () => {
  const position =
    'G1=cw1@c4r2L1,cp1@c1r1L1,cb1@a4r3L2:dddd,cy1@d4r2L2:sdds I1=bridge:c2-c4@1,bridge:b4-d4@2';
  const options = { ...presets(babylon.options), underBridge: 'anything' } as const;
  const state = babylon.notation.readPosition(position, { seats: 2, options });
  const ground = spaces(state, 0);
  const text = (name: string) => spaceText(phrases.en, ground[cellNamed(name) ?? -1]);
  expect(text('c4')).toBe('level 1, bridge c2 and c4, under a bridge');
  expect(text('c3')).toMatch(/under a bridge$/);
  expect(text('b4')).toBe('level 2, bridge b4 and d4');
});
