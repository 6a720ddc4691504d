/** One word of a position, `name=value`; a word that stands alone has no value. */
interface PositionWord {
  readonly name: string;
  readonly value: string | null;
}

/** The words of a position text, in their order. */
export type PositionWords = readonly PositionWord[];

/** Takes the text of a position apart. */
export function readWords(text: string): PositionWords {
  return text
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word) => {
      const at = word.indexOf('=');
      if (at < 0) return { name: word, value: null };
      return { name: word.slice(0, at), value: word.slice(at + 1) };
    });
}

/** The text of a position from its words. */
export function writeWords(words: PositionWords): string {
  return words.map(({ name, value }) => (value === null ? name : `${name}=${value}`)).join(' ');
}

/** The value of a word; empty when the position does not say it. */
export function valueIn(words: PositionWords, name: string): string {
  return words.find((word) => word.name === name)?.value ?? '';
}

/** The position with another value of a word; an empty value takes the word away. */
export function withWord(words: PositionWords, name: string, value: string): PositionWords {
  if (value === '') return words.filter((word) => word.name !== name);
  if (!words.some((word) => word.name === name)) return [...words, { name, value }];
  return words.map((word) => (word.name === name ? { name, value } : word));
}

/** The position with a list, which is the value of a word, changed. */
export function withList(
  words: PositionWords,
  name: string,
  change: (list: readonly string[]) => readonly string[],
): PositionWords {
  const list = valueIn(words, name).split(',').filter(Boolean);
  return withWord(words, name, change(list).join(','));
}

/** The position without some of its words. */
export function withoutWords(words: PositionWords, names: readonly string[]): PositionWords {
  return words.filter(({ name }) => !names.includes(name));
}

/** How many there are of each letter in a text such as `AAH` or `m2f3`. */
export function countsIn(text: string): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const [, letter, count] of text.matchAll(/([A-Za-z])(\d*)/g))
    counts.set(letter, (counts.get(letter) ?? 0) + (count === '' ? 1 : Number(count)));
  return counts;
}

/** Counts of letters as text, each letter followed by how many there are: `m2f`. */
export function countedText(counts: ReadonlyMap<string, number>): string {
  return [...counts]
    .filter(([, count]) => count > 0)
    .map(([letter, count]) => (count > 1 ? letter + count : letter))
    .join('');
}
