/** Who gets what and why, in English. */
export const explainEn = {
  title: 'What it brings',
  gain: (name: string, before: string, after: string, why: string) =>
    `${name}: from ${before} to ${after} (${why})`,
  part: (source: string, points: string) => `${source} ${points}`,
  open: 'More may come of it: chance or a secret has a say.',
  noPoints: 'No points yet.',
  sum: (name: string, points: string) => `${name}: ${points}`,
  more: 'Press for every move that earned them.',
  at: (move: number) => `Move ${move}, points before and after:`,
  earned: 'What came of it so far:',
};
