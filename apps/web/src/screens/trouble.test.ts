import { expect, test } from 'vitest';
import { en } from '../words/en.ts';
import { es } from '../words/es.ts';
import { troubleSentence } from './trouble.ts';

const trouble = (code: string) => ({ code, clause: null, sentence: 'Something in English.' });

test('a reason is told in the language of the page', () => {
  expect(troubleSentence(es, trouble('stale'))).toBe(es.trouble.stale);
  expect(troubleSentence(en, trouble('stale'))).toBe(en.trouble.stale);
  expect(troubleSentence(es, null)).toBe(es.trouble.broken);
});

test('a reason that only a newer server knows asks to load the page again', () => {
  expect(troubleSentence(es, trouble('from-the-future'))).toBe(es.trouble['old-client']);
  expect(troubleSentence(es, trouble('toString'))).toBe(es.trouble['old-client']);
});
