/** A move as it can be found by typing. */
export interface Candidate<Move> {
  readonly move: Move;
  /** As the game writes it down. */
  readonly notation: string;
  /** What it does, in words. */
  readonly label: string;
}

/** Text without capitals and accents, so that neither has to be typed. */
export function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();
}

const wordsOf = (text: string) => text.split(/[^\p{L}\p{N}@>#:,-]+/u).filter(Boolean);

/** How well a candidate fits what was typed: 0 is written so, 1 begins so, 2 has all the words; null when it does not fit. */
function rank({ notation, label }: Candidate<unknown>, typed: string): 0 | 1 | 2 | null {
  const [written, told] = [plain(notation), plain(label)];
  if (written === typed || told === typed) return 0;
  if (written.startsWith(typed)) return 1;
  const known = [...wordsOf(written), ...wordsOf(told)];
  return wordsOf(typed).every((word) => known.some((each) => each.startsWith(word))) ? 2 : null;
}

/** The candidates that fit what was typed, the best first; all of them when nothing was. */
export function fitting<Move>(
  candidates: readonly Candidate<Move>[],
  text: string,
): readonly Candidate<Move>[] {
  const typed = plain(text);
  if (typed === '') return candidates;
  const ranked = candidates.flatMap((each) => {
    const fit = rank(each, typed);
    return fit === null ? [] : [{ each, fit }];
  });
  const exact = ranked.filter(({ fit }) => fit === 0);
  if (exact.length > 0) return exact.map(({ each }) => each);
  return ranked.toSorted((a, b) => a.fit - b.fit).map(({ each }) => each);
}
