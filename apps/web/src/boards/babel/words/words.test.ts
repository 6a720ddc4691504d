import { readFileSync } from 'node:fs';
import { babel, type Event, type Nation } from '@nabu/games/babel';
import { rngFrom } from '@nabu/kernel';
import { describe, expect, test } from 'vitest';
import { linesOf } from '../../../../testing/passages.ts';
import { LANGUAGES } from '../../../table/kit.ts';
import { phrases, words } from './index.ts';
import { pieces, siteOf, stackOf } from './pieces.ts';

const RULES = new URL('../../../../../../packages/games/src/babel/RULES.md', import.meta.url);
const CLAUSES = [...readFileSync(RULES, 'utf8').matchAll(/^- \[([A-Z]\d+)\]/gm)].map(
  (match) => match[1],
);
const NAMES = ['Ninsun', 'Enkidu'];
const OPTIONS = { hands: '3/5', sumerians: 'allAtSite', starter: '1' } as const;
const TABLE = { seats: 2, options: OPTIONS };
const [A, H]: readonly Nation[] = [0, 1];

/** One event of every type, so that the compiler notices when a type is missing here. */
const EVENTS: { readonly [type in Event['type']]: Extract<Event, { type: type }> } = {
  opened: { type: 'opened', seat: 0 },
  dealt: { type: 'dealt', seat: 0, count: 3, nations: null },
  turn: { type: 'turn', seat: 1 },
  drew: { type: 'drew', seat: 0, count: 3, nations: [A, H, H] },
  reshuffled: { type: 'reshuffled', count: 20 },
  walked: { type: 'walked', seat: 0, from: 5, to: A },
  deployed: { type: 'deployed', seat: 0, site: A, nation: H },
  built: { type: 'built', seat: 0, site: A, level: 2, from: 1 },
  migrated: { type: 'migrated', seat: 0, from: A, to: H, nations: [A, A, H] },
  used: { type: 'used', seat: 0, site: A, nation: H, run: 1, index: 2, half: false },
  defected: { type: 'defected', seat: 0, site: A, nation: H, indices: [0, 2] },
  deserted: { type: 'deserted', seat: 0, site: A, nation: H, indices: [1] },
  razed: { type: 'razed', seat: 0, site: A, levels: [3, 2, 1] },
  stole: { type: 'stole', seat: 0, site: A, level: 4 },
  halved: { type: 'halved', seat: 1, count: 3 },
  dropped: { type: 'dropped', seat: 1, nation: A, left: 2 },
  quarried: { type: 'quarried', seat: 0, levels: [4, 1] },
  revealed: { type: 'revealed' },
  scored: { type: 'scored', seat: 0, points: 1, clause: 'B7', pieces: ['T1:A'] },
  endPhase: { type: 'endPhase' },
  ended: { type: 'ended', ending: 'twenty', places: [1, 2] },
};

describe.each(LANGUAGES)('the words in %s', (language) => {
  const say = words[language];

  test('have a sentence for every clause, and none for clauses that do not exist', () => {
    expect(Object.keys(phrases[language].clauses).toSorted()).toEqual(CLAUSES.toSorted());
    for (const id of CLAUSES) expect(say.clause(id)).toMatch(/^[A-ZÁÉÍÓÚ¿¡].{15,}\.$/u);
  });

  test('tell every event in whole words', () => {
    for (const event of Object.values(EVENTS)) {
      const line = say.log(event, NAMES);
      if (event.type === 'revealed') expect(line).toBeNull();
      else expect(line).toMatch(/^[^[\]{}]+\.$/);
      expect(line ?? '').not.toMatch(/undefined|null|NaN|T1:/);
    }
  });

  test('point at sites and stacks that the board knows', () => {
    for (const event of Object.values(EVENTS)) {
      for (const piece of pieces(event)) {
        expect(siteOf(piece) ?? stackOf(piece), piece).not.toBeNull();
      }
    }
  });

  test('name every option, value and ending', () => {
    for (const [name, { values }] of Object.entries(babel.options)) {
      expect(say.option(name)).not.toBe(name);
      for (const value of values) expect(say.optionValue(name, value)).not.toBe(value);
    }
    for (const ending of ['fifteen', 'twenty', 'nine', 'deck', 'agreed']) {
      expect(say.ending(ending)).not.toBe(ending);
    }
  });

  test('name every source of points', () => {
    const state = babel.setup(TABLE, rngFrom(1));
    for (const { source } of babel.scores(state)[0].parts) {
      expect(say.source(source)).not.toBe(source);
    }
  });

  test('label every move on a table and describe it for every viewer', () => {
    const state = babel.setup(TABLE, rngFrom(2));
    for (const viewer of [0, 1, 'spectator'] as const) {
      const view = babel.view(state, viewer);
      const labels = babel.vocabulary.map((move) => say.move(move, view));
      for (const text of [...labels, ...linesOf(say.describe(view, viewer, NAMES))]) {
        expect(text).toMatch(/\S/);
        expect(text).not.toMatch(/undefined|null|NaN/);
      }
      expect(say.prompt(view, viewer)).toMatch(/\.$/);
    }
  });

  test('tell nobody a hand that is not theirs', () => {
    const state = babel.notation.readPosition('hand1=AAA hand2=PPP', TABLE);
    const own = phrases[language].describe.hand('').slice(0, 4);
    const seen = (viewer: 0 | 'spectator') =>
      linesOf(say.describe(babel.view(state, viewer), viewer, NAMES)).filter((line) =>
        line.startsWith(own),
      );
    expect(seen(0)).toHaveLength(1);
    expect(seen('spectator')).toHaveLength(0);
  });
});
