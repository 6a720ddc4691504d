import { describe, expect, test } from 'vitest';
import { line, name } from './words.ts';

const TURNING = [
  ...['\u202a', '\u202b', '\u202c', '\u202d', '\u202e'],
  ...['\u2066', '\u2067', '\u2068', '\u2069', '\u200e', '\u200f', '\u061c'],
];

const INVISIBLE: readonly (readonly [string, string])[] = [
  ['nothing', ''],
  ['spaces', ' \u00a0\u2003\u3000\t\n'],
  ['a zero-width space', '\u200b'],
  ['joiners alone', '\u200d\u200c\u200d'],
  ['a word joiner and a byte order mark', '\u2060\ufeff'],
  ['a soft hyphen', '\u00ad'],
  ['Hangul fillers', '\u115f\u1160\u3164\uffa0'],
  ['the blank of Braille', '\u2800\u2800'],
  ['a note without a head', '\u{1d159}'],
  ['a blank hieroglyph', '\u{13441}'],
  ['tag characters', '\u{e0041}\u{e0042}\u{e007f}'],
  ['variation selectors', '\ufe0f\u{e0100}'],
  ['a Mongolian vowel separator', '\u180e'],
  ['invisible operators', '\u2061\u2062\u2063\u2064'],
  ['a grapheme joiner', '\u034f'],
  ['combining marks alone', '\u0301\u0302\u20dd'],
  ['a mark of Khitan that has no form', '\u{16fe4}'],
  ['interlinear anchors', '\ufff9\ufffa\ufffb'],
  ['shorthand controls', '\u{1bca0}\u{1bca1}'],
  ['all of them', '\u200b\u2800\u3164\u00ad\u{e0061}\u034f \ufeff'],
];

const REAL: readonly string[] = [
  ...['Ada', 'Jean-Luc', "O'Brien", 'Ñandú', 'Zoë Äppelgård', '李小龍', 'ゆうき', '한국어'],
  ...['יעל', 'محمد', 'राम', 'กิ๊ก', 'Việt Anh', 'x', '7', '!'],
  ...['می\u200cخواهم', 'ක්\u200dෂ', 'क्\u200dष'],
  ...[
    '👩‍👩‍👧‍👦',
    '🏳️‍🌈',
    '👩🏽‍🚀',
    '❤️',
    '1️⃣',
    '🇪🇸',
    '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}',
  ],
];

describe('a name', () => {
  test.each(INVISIBLE)('of %s is refused', (_, text) => {
    expect(name.safeParse(text).success).toBe(false);
  });

  test.each(REAL)('%s stays as it is', (text) => {
    expect(name.parse(text)).toBe(text.normalize('NFC'));
  });

  test.each(TURNING)('with %j, which turns text round, is refused', (sign) => {
    for (const text of [sign, `a${sign}b`, `${sign}Ada`, `יעל${sign}`])
      expect(name.safeParse(text).success).toBe(false);
  });

  test.each([
    ['Ada\u200b', 'Ada'],
    ['\u2800Ada\u3164', 'Ada'],
    ['A\u200dd\u200ca', 'Ada'],
    ['A\u00add\u2060a\ufeff', 'Ada'],
    ['Ada\u{e0041}', 'Ada'],
    ['A\ufff9d\ufffba', 'Ada'],
    ['A\ufe0fda', 'Ada'],
    ['Ada \u00a0\u2003 Lovelace', 'Ada Lovelace'],
    ['Zoe\u0308', 'Zoë'],
    [`Z${'\u0321'.repeat(60)}`, `Z${'\u0321'.repeat(4)}`],
  ])('%j looks like %s and becomes it', (text, shown) => {
    expect(name.parse(text)).toBe(shown);
  });

  test.each([['\u0301Ada'], ['a\u0000b'], ['a\ud800'], ['\ue000'], ['x'.repeat(25)]])(
    '%j is refused',
    (text) => {
      expect(name.safeParse(text).success).toBe(false);
    },
  );
});

describe('a line of chat', () => {
  test.each(INVISIBLE)('of %s is refused', (_, text) => {
    expect(line.safeParse(text).success).toBe(false);
  });

  test.each(REAL)('%s stays as it is', (text) => {
    expect(line.parse(`${text}, ${text}`)).toBe(`${text}, ${text}`.normalize('NFC'));
  });

  test.each(TURNING)('loses %j, which turns text round', (sign) => {
    expect(line.parse(`pay ${sign}001 ${sign}שלום${sign}`)).toBe('pay 001 שלום');
    expect(line.safeParse(sign).success).toBe(false);
  });

  test('keeps words written from right to left, and lines become spaces', () => {
    expect(line.parse('שלום, מה שלומך?')).toBe('שלום, מה שלומך?');
    expect(line.parse('one\ntwo\u2028three')).toBe('one two three');
  });
});
