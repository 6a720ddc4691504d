import { readFileSync } from 'node:fs';
import { DEED_KINDS } from '@nabu/table';
import { describe, expect, test } from 'vitest';
import { CODES, clientMessage, guestName, newTable, seatToken, serverMessage } from './index.ts';

const page = readFileSync(new URL('../../../docs/protocol.md', import.meta.url), 'utf8');

describe('the page about the protocol', () => {
  const types = [...clientMessage.options, ...serverMessage.options].map((o) => o.shape.type.value);

  test.each([...new Set<string>([...CODES, ...types, ...DEED_KINDS])])('names %s', (word) => {
    expect(page).toMatch(new RegExp(`[\`"]${word}[\`" ]`));
  });
});

describe('names', () => {
  test.each([
    ['  Ada  ', 'Ada'],
    ['Ada   Lovelace', 'Ada Lovelace'],
    ['Nabû-kudurri-uṣur', 'Nabû-kudurri-uṣur'],
    ['n\u0303', 'ñ'],
    ['𒀭'.repeat(24), '𒀭'.repeat(24)],
  ])('%j is read as %j', (input, name) => {
    expect(guestName.parse(input)).toBe(name);
  });

  test.each(['', ' ', 'x'.repeat(25), 'a\u0000b', 'a\u202eb', '\u200b', 'a\ud800', 7, null])(
    '%j is none',
    (input) => {
      expect(guestName.safeParse(input).success).toBe(false);
    },
  );
});

describe('messages', () => {
  test('defaults are filled in', () => {
    const wish = { game: 'babel', seats: ['open', 'open'] };
    expect(newTable.parse(wish)).toMatchObject({ options: {}, visibility: 'link' });
    const hello = { type: 'hello', protocol: 1, table: 'aaaaaaaaaaaa' };
    expect(clientMessage.parse(hello)).toMatchObject({ since: 0 });
  });

  test('unknown fields are refused, so that a misspelt one is not overlooked', () => {
    const undo = { type: 'undo', id: 'a', ply: 0 };
    expect(clientMessage.safeParse(undo).success).toBe(true);
    expect(clientMessage.safeParse({ ...undo, Ply: 1 }).success).toBe(false);
  });

  test('a bot is wished for in any form that specs have', () => {
    const wish = (bot: string) => newTable.safeParse({ game: 'babel', seats: ['open', { bot }] });
    for (const bot of ['search:500/2000', 'search:500/2000:5%', 'search:800ms', 'greedy:2.5%'])
      expect(wish(bot).success, bot).toBe(true);
    for (const bot of ['search:500/', 'search:/5', 'search:500/2000/1', 'search:500ms/2'])
      expect(wish(bot).success, bot).toBe(false);
  });

  test('tokens have one form', () => {
    expect(seatToken.safeParse('A'.repeat(32)).success).toBe(true);
    for (const token of ['', 'A'.repeat(31), `${'A'.repeat(31)} `, `${'A'.repeat(32)}\n`])
      expect(seatToken.safeParse(token).success).toBe(false);
  });
});
