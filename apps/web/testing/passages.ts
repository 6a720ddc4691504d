import type { Passage } from '../src/table/kit.ts';

/** All that some passages say, headings included. */
export function linesOf(passages: readonly Passage[]): readonly string[] {
  return passages.flatMap(({ heading, lines }) => [heading, ...lines]);
}
