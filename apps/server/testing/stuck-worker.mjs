/** A worker for tests: hangs, throws or answers, as the bot's name says. */
export function answer({ spec }) {
  while (spec === 'stuck');
  if (spec === 'broken') throw new Error('lost the thread');
  const move = `${spec} moves`;
  return { move, stats: { value: 1, iterations: 1, candidates: [{ move, visits: 1, value: 1 }] } };
}
