import { readFileSync } from 'node:fs';
import { definedClauses } from '@nabu/testkit';
import { describe, expect, test } from 'vitest';
import { games } from './index.ts';

const IDS = Object.keys(games).filter((id) => !id.includes('@'));
/** As much as a printed page has room for, in letters. */
const ROOM = 3800;

const read = (id: string, file: string) =>
  readFileSync(new URL(`${id}/${file}`, import.meta.url), 'utf8');

/** The clauses that a text cites, in order. */
const cited = (text: string) => [...text.matchAll(/\[([A-Z]+\d+)\]/g)].map(([, clause]) => clause);

/** What a text is made of, line by line, whatever its words are. */
const shape = (text: string) =>
  text.split('\n').map((line) => /^(#+|-|\d+\.|\|)?/.exec(line)?.[0] ?? '');

describe.each(IDS)('the player aid of %s', (id) => {
  const english = read(id, 'AID.md');
  const spanish = read(id, 'AID.es.md');

  test('says nothing without a clause of the rules', () => {
    const clauses = definedClauses(read(id, 'RULES.md'));
    expect(cited(english).filter((clause) => !clauses.includes(clause))).toEqual([]);
    for (const section of english.split(/^## /m).slice(1)) expect(cited(section)).not.toEqual([]);
  });

  test('says the same in Spanish', () => {
    expect(cited(spanish)).toEqual(cited(english));
    expect(shape(spanish)).toEqual(shape(english));
  });

  test('fits on a page', () => {
    for (const text of [english, spanish]) expect(text.length).toBeLessThan(ROOM);
  });
});
