import type { AnyMatch } from '@nabu/kernel';

/** The place and the points of each seat of a match, a line each; as it stands now if it is not over. */
export function resultLines(
  { result, ranking, scores }: AnyMatch,
  names: readonly string[],
): readonly string[] {
  const places = result?.places ?? ranking;
  return scores.map(
    ({ total }, seat) => `  ${places[seat]}. ${names[seat]} (seat ${seat + 1}): ${total}`,
  );
}
