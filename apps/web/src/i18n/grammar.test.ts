import { describe, expect, test } from 'vitest';
import { english, spanish } from './grammar.ts';

describe('lists of names', () => {
  test.each([
    [[], ''],
    [['Ana'], 'Ana'],
    [['Ana', 'Bo'], 'Ana and Bo'],
    [['Ana', 'Bo', 'Cem'], 'Ana, Bo and Cem'],
    [['Ana', 'Inés'], 'Ana and Inés'],
  ])('in English: %j', (names, said) => {
    expect(english.and(names)).toBe(said);
  });

  test.each([
    [[], ''],
    [['Ana'], 'Ana'],
    [['Inés', 'Ana'], 'Inés y Ana'],
    [['Ana', 'Eva', 'Bo'], 'Ana, Eva y Bo'],
  ])('in Spanish: %j', (names, said) => {
    expect(spanish.and(names)).toBe(said);
  });

  test.each(['Inés', 'Íñigo', 'iris', 'Hilario', 'Hipólita', '«Inés»', 'Yvonne'])(
    '«e» stands before %s',
    (name) => {
      expect(spanish.and(['Ana', name])).toBe(`Ana e ${name}`);
      expect(spanish.and(['Ana', 'Eva', name])).toBe(`Ana, Eva e ${name}`);
    },
  );

  test.each(['Hierón', 'Hiamara', 'Yolanda', 'Hugo', 'Ana', '', '1'])(
    '«y» stands before %j',
    (name) => {
      expect(spanish.and(['Ana', name])).toBe(`Ana y ${name}`);
    },
  );

  test.each(['Óscar', 'Olga', 'Horacio', '8', '80', '11'])('«u» stands before %s', (name) => {
    expect(spanish.or(['Ana', name])).toBe(`Ana u ${name}`);
  });

  test.each(['Inés', 'Uma', '110', '1'])('«o» stands before %s', (name) => {
    expect(spanish.or(['Ana', 'Bo', name])).toBe(`Ana, Bo o ${name}`);
    expect(english.or(['Ana', 'Bo', name])).toBe(`Ana, Bo or ${name}`);
  });
});

test('a number takes the word that goes with it', () => {
  expect([0, 1, 2, 5, 21].map((n) => english.count(n, 'card', 'cards'))).toEqual([
    '0 cards',
    '1 card',
    '2 cards',
    '5 cards',
    '21 cards',
  ]);
  expect([0, 1, 2, 5, 21].map((n) => spanish.count(n, 'carta', 'cartas'))).toEqual([
    '0 cartas',
    '1 carta',
    '2 cartas',
    '5 cartas',
    '21 cartas',
  ]);
});

test('nothing lists or counts but by this grammar', () => {
  const sources = import.meta.glob<string>(['../**/*.ts', '../**/*.tsx', '!../**/*.test.*'], {
    query: '?raw',
    import: 'default',
    eager: true,
  });
  const other = /join\([`'"] (?:and|or|y|e|o|u) |Intl\.ListFormat|=== 1 \? ''/;
  const by = Object.entries(sources).filter(
    ([file, text]) => !file.endsWith('/grammar.ts') && other.test(text),
  );
  expect(Object.keys(sources).length).toBeGreaterThan(300);
  expect(by.map(([file]) => file)).toEqual([]);
});
