import type { Trouble } from '../session/table-session.ts';
import type { GameWords } from '../table/kit.ts';
import type { Words } from '../words/en.ts';

/**
 * Why something is not done, as one sentence in the page's language; a rule's own sentence where a rule forbids it.
 * A server that names a reason this page does not know is newer than the page.
 */
export function troubleSentence(
  words: Words,
  trouble: Trouble | null,
  game?: GameWords<unknown, never, never>,
): string {
  if (!trouble) return words.trouble.broken;
  if (trouble.clause && game) return game.clause(trouble.clause);
  const known: { readonly [code: string]: string } = words.trouble;
  return Object.hasOwn(known, trouble.code) ? known[trouble.code] : words.trouble['old-client'];
}
