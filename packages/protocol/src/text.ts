/** Characters that look like a space or like nothing: spaces of all widths, the blank of Braille, of music and of hieroglyphs. */
const BLANK = /[\s\u2800\u{1D159}\u{13441}\u{13442}]+/gu;

/** Scripts in which an invisible joiner between two letters changes how they are written. */
const JOINING = [
  ...['Arabic', 'Syriac', 'Mongolian', 'Nko', 'Devanagari', 'Bengali', 'Gurmukhi', 'Gujarati'],
  ...['Oriya', 'Tamil', 'Telugu', 'Kannada', 'Malayalam', 'Sinhala', 'Khmer', 'Myanmar', 'Tibetan'],
]
  .map((script) => `\\p{Script_Extensions=${script}}`)
  .join('');

/**
 * Invisible characters that are part of what is seen: a joiner inside an emoji or inside a word of
 * a joining script, the sign that asks for the coloured form of an emoji, and the letters behind
 * the black flag that make it the flag of a region. They are kept, all others are taken out.
 */
const SEEN = [
  '(?<=\\p{Emoji_Modifier}|\\p{Extended_Pictographic}\\uFE0F?)\\u200D(?=\\p{Extended_Pictographic})',
  `(?<=[${JOINING}])[\\u200C\\u200D](?=[${JOINING}])`,
  '(?<=\\p{Emoji})[\\uFE0E\\uFE0F]',
  '(?<=\\u{1F3F4})[\\u{E0030}-\\u{E0039}\\u{E0061}-\\u{E007A}]{1,6}\\u{E007F}',
].join('|');
const INVISIBLE = new RegExp(`(${SEEN})|[\\p{Default_Ignorable_Code_Point}\\uFFF9-\\uFFFB]`, 'gu');

/** Characters that change the direction of the text around them. */
const TURNING = /\p{Bidi_Control}/gu;
/** More marks on one letter than any language writes: they run over the lines above and below. */
const PILED = /([\p{Mn}\p{Me}]{4})[\p{Mn}\p{Me}]+/gu;
/** Something to be seen: a letter, a digit, a sign or an emoji; a mark alone is none. */
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;

/**
 * A text as it is shown: composed (NFC), without invisible characters that have no part in what is
 * seen, with every blank run made one space and none at the ends, with at most four marks on a
 * letter. Two texts that look the same because one hides something become the same text.
 */
export function tidy(text: string): string {
  const seen = text.normalize('NFC').replace(INVISIBLE, '$1').replace(PILED, '$1');
  return seen.replace(BLANK, ' ').trim();
}

/** Whether there is anything to be seen, and no mark at the start that would sit on what stands before it. */
export function isVisible(text: string): boolean {
  return VISIBLE.test(text) && !/^\p{M}/u.test(text);
}

/** Whether a text holds characters that change the direction of the text around them. */
export function turns(text: string): boolean {
  return text.search(TURNING) >= 0;
}

/** Takes out what changes the direction of the text around it; words written from right to left stay so by themselves. */
export function unturned(text: string): string {
  return text.replace(TURNING, '');
}
