/**
 * Letters of other alphabets, and signs, that look like the Latin ones before them. Small on
 * purpose: it must catch what deceives an eye at the size of a name, not everything alike.
 */
const LOOKALIKES = [
  'a–аαɑ@',
  'b–ƅьвβ',
  'c–сϲ¢',
  'd–ԁɗ',
  'e–еєεҽ',
  'g–ɡց',
  'h–һհ',
  'i–іıɩιj|!1lјӏյ',
  'k–кκ',
  'm–мꮇ',
  'n–ոη',
  'o–оοσօ0ø',
  'p–рρ',
  'q–ԛգ',
  'r–гꭇ',
  's–ѕꜱ$',
  't–тτ',
  'u–υս',
  'v–ѵν',
  'w–ԝω',
  'x–хχ×',
  'y–уγү',
  'z–ᴢ',
].flatMap((line) => {
  const [like, others] = line.split('–');
  return [...others].map((letter) => [letter, like] as const);
});
const LIKE = new Map<string, string>(LOOKALIKES);

/**
 * What two names have in common when one could be taken for the other: letters without case, marks
 * and blanks, each as the Latin letter it looks like. No two accounts have names with the same key.
 */
export function nameKey(name: string): string {
  const bare = name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  const plain = [...bare].map((letter) => LIKE.get(letter) ?? letter).join('');
  const letters = plain
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w')
    .replace(/[^\p{L}\p{N}]/gu, '');
  // A name of signs alone is compared as it is.
  return letters === '' ? bare : letters;
}
