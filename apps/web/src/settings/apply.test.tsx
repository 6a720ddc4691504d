import { readFileSync } from 'node:fs';
import { beforeEach, expect, test } from 'vitest';
import { en } from '../words/en.ts';
import { es } from '../words/es.ts';
import { applySettings } from './apply.ts';
import { settings } from './store.ts';

const PAGE = readFileSync('apps/web/index.html', 'utf8');
const describes = () => document.querySelector('meta[name="description"]')?.getAttribute('content');

beforeEach(() => {
  document.head.innerHTML = '<meta name="description" content="">';
});

test('the page says in its own language what it is', () => {
  settings.setState({ language: 'en' });
  applySettings();
  expect([document.documentElement.lang, describes()]).toEqual(['en', en.house.description]);
  settings.setState({ language: 'es' });
  expect([document.documentElement.lang, describes()]).toEqual(['es', es.house.description]);
});

test('before any script runs it says so in English, and what is missing in both languages', () => {
  expect(PAGE).toContain(`content="${en.house.description}"`);
  const missing = PAGE.split('<noscript>')[1].split('</noscript>')[0];
  expect(missing).toMatch(/<p lang="en">[^<]+<\/p>\s*<p lang="es">[^<]+<\/p>/);
});
