import { expect, test } from 'vitest';
import { analysisOf, urText } from '../../testing/analysis.ts';
import { analysisAddress, momentIn, packedAddress, textIn } from './links.ts';

const hashOf = (address: string) => new URL(address, 'http://house').hash;

test('a tree comes out of its address as it went in', async () => {
  const table = await analysisOf(await urText());
  await table.play('move 6');
  table.note({ comment: 'Ünïcode 😀, #, & and %' });
  const text = table.text();
  expect(await textIn(hashOf(analysisAddress(text)))).toBe(text);
  const packed = await packedAddress(text);
  expect(packed).toMatch(/^\/analysis#tree=[\w-]+$/);
  expect(await textIn(hashOf(packed ?? ''))).toBe(text);
  expect(momentIn(hashOf(packed ?? ''))).toBe(0);
});

test('an address can name a moment of what it brings', async () => {
  const text = await urText();
  const hash = hashOf((await packedAddress(text, 12)) ?? '');
  expect(momentIn(hash)).toBe(12);
  expect(await textIn(hash)).toBe(text);
});

test('a tree that is too long for an address gets none', async () => {
  const noise = Array.from({ length: 20_000 }, (_, i) =>
    String.fromCharCode(33 + ((i * i * 7) % 91)),
  );
  const seeded = noise.map((letter, i) => letter + ((i * 2_654_435_761) % 977)).join('');
  expect(await packedAddress(seeded)).toBeNull();
});

test('an address that brings nothing, or something damaged, is told apart', async () => {
  expect(await textIn('')).toBeNull();
  expect(await textIn('#12')).toBeNull();
  expect(await textIn('#tree=!!!')).toBe('broken');
  expect(await textIn('#tree=AAAA')).toBe('broken');
  expect(await textIn('#record=%E0%A4%A')).toBe('broken');
});
