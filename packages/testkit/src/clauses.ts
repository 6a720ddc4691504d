import { readdirSync, readFileSync } from 'node:fs';
import type { ClauseId } from '@nabu/kernel';
import { expect, test } from 'vitest';

const CLAUSE = /\[([A-Z]{1,2}\d{1,2}[a-z]?)\]/g;
const TITLE = /\b(?:test|it|describe)(?:\.\w+)*\s*\(\s*(?:'([^'\n]*)'|"([^"\n]*)"|`([^`]*)`)/g;

/** The clauses that a RULES.md defines: those that open a line, a list item or a heading. */
export function definedClauses(rules: string): ClauseId[] {
  const opening = /^[\s#>*-]*\[([A-Z]{1,2}\d{1,2}[a-z]?)\]/gm;
  return [...rules.matchAll(opening)].map((match) => match[1]);
}

/** The clauses that the names of tests cite in the source of a test file. */
export function citedClauses(source: string): ClauseId[] {
  return [...source.matchAll(TITLE)].flatMap(([, single, double, template]) =>
    clausesIn(single ?? double ?? template),
  );
}

/** Every clause mentioned anywhere in a text. */
export function clausesIn(text: string): ClauseId[] {
  return [...text.matchAll(CLAUSE)].map((match) => match[1]);
}

/** What is wrong between the rules of a game and its tests. */
export function clauseGaps(rules: string, tests: readonly string[]) {
  const defined = definedClauses(rules);
  const cited = new Set(tests.flatMap(citedClauses));
  return {
    /** Defined more than once. */
    repeated: defined.filter((clause, i) => defined.indexOf(clause) !== i),
    /** Mentioned in the rules without being defined there. */
    dangling: unique(clausesIn(rules)).filter((clause) => !defined.includes(clause)),
    /** Defined, but no test cites it. */
    untested: defined.filter((clause) => !cited.has(clause)),
    /** Cited by a test, but not defined. */
    unknown: [...cited].filter((clause) => !defined.includes(clause)),
  };
}

function unique(clauses: readonly ClauseId[]): ClauseId[] {
  return [...new Set(clauses)];
}

/** The text of RULES.md in a folder such as `new URL('.', import.meta.url)`. */
export function readRules(folder: URL): string {
  return readFileSync(new URL('RULES.md', folder), 'utf8');
}

/**
 * Every clause of the folder's RULES.md is cited in the name of a test of that folder, no test
 * cites a clause that is not there, and translations (RULES.es.md) have the same clauses.
 */
export function clauseCheck(folder: URL): void {
  test('every clause is tested and every clause cited exists', () => {
    const names = readdirSync(folder).filter((name) => name.endsWith('.test.ts'));
    const tests = names.map((name) => readFileSync(new URL(name, folder), 'utf8'));
    const rules = readRules(folder);
    expect(definedClauses(rules)).not.toEqual([]);
    expect(clauseGaps(rules, tests)).toEqual({
      repeated: [],
      dangling: [],
      untested: [],
      unknown: [],
    });
  });

  test('translations of the rules have the same clauses', () => {
    const names = readdirSync(folder).filter((name) => /^RULES\.\w+\.md$/.test(name));
    const clauses = definedClauses(readRules(folder));
    for (const name of names)
      expect(definedClauses(readFileSync(new URL(name, folder), 'utf8')), name).toEqual(clauses);
  });
}
