import { readFileSync } from 'node:fs';
import { beforeEach, expect, test } from 'vitest';
import { en } from '../words/en.ts';
import { es } from '../words/es.ts';
import { applySettings } from './apply.ts';
import { settings } from './store.ts';

const PAGE = readFileSync('apps/web/index.html', 'utf8');
const describes = () => document.querySelector('meta[name="description"]')?.getAttribute('content');

/** What a browser is told that installs the house. */
function manifest(): { readonly lang: string; readonly description: string } {
  const path = document.querySelector('link[rel="manifest"]')?.getAttribute('href');
  return JSON.parse(readFileSync(`apps/web/public${path}`, 'utf8'));
}

beforeEach(() => {
  document.head.innerHTML =
    '<meta name="description" content=""><link rel="manifest" href="/manifest.webmanifest">';
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

test('whoever installs the house is told in their language what it is', () => {
  applySettings();
  for (const [language, { house }] of [['es', es] as const, ['en', en] as const]) {
    settings.setState({ language });
    expect(manifest()).toMatchObject({ lang: language, description: house.description });
  }
});
