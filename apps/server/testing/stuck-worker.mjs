/** A worker for tests: hangs, throws or answers, as the bot's name says. */
export function answer({ spec }) {
  while (spec === 'stuck');
  if (spec === 'broken') throw new Error('lost the thread');
  return `${spec} moves`;
}
