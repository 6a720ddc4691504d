import { describe, expect, test } from 'vitest';
import { en } from '../words/en.ts';
import { es } from '../words/es.ts';
import { list, number } from './format.ts';
import { languageOf } from './language.ts';

type Asked = (...sample: readonly unknown[]) => unknown;

/** A sentence with sample arguments: numbers, or a list where it takes one. */
function asked(sentence: Asked): string {
  try {
    return String(sentence(2, 3));
  } catch {
    return String(sentence(['two', 'three']));
  }
}

/** Every leaf of the words with its path; functions are asked with sample arguments. */
function leaves(value: unknown, path = ''): readonly (readonly [string, string])[] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value === 'function') return [[path, asked(value as Asked)]];
  return Object.entries(value as object).flatMap(([key, inner]) => leaves(inner, `${path}.${key}`));
}

describe('the words of the house', () => {
  test('Spanish says everything that English says, and nothing else', () => {
    expect(leaves(es).map(([path]) => path)).toEqual(leaves(en).map(([path]) => path));
  });

  test('nothing is empty', () => {
    for (const [path, text] of [...leaves(en), ...leaves(es)]) expect(text, path).not.toBe('');
  });

  test('sentences differ between the languages', () => {
    const spanish = new Map(leaves(es));
    const equal = leaves(en).filter(
      ([path, text]) => text.split(' ').length > 3 && spanish.get(path) === text,
    );
    expect(equal).toEqual([]);
  });

  test('plurals follow the number', () => {
    expect([en.table.points(1), en.table.points(2)]).toEqual(['1 point', '2 points']);
    expect([es.table.points(1), es.table.points(2)]).toEqual(['1 punto', '2 puntos']);
    expect([1, 2, 3, 4, 11, 21].map(en.end.place)).toEqual([
      '1st',
      '2nd',
      '3rd',
      '4th',
      '11th',
      '21st',
    ]);
  });
});

describe('choosing a language', () => {
  test.each([
    ['system', ['es-MX', 'en'], 'es'],
    ['system', ['fr-FR', 'es'], 'es'],
    ['system', ['fr'], 'en'],
    ['system', [], 'en'],
    ['en', ['es'], 'en'],
  ] as const)('%s with a system that wants %s gives %s', (choice, wanted, language) => {
    expect(languageOf(choice, wanted)).toBe(language);
  });
});

test('lists and numbers are written in the way of the language', () => {
  expect(list(['Ana', 'Bo', 'Cem'], 'es')).toBe('Ana, Bo y Cem');
  expect(list(['Ana', 'Bo'], 'en')).toBe('Ana and Bo');
  expect(number(12345, 'en')).toBe('12,345');
});
