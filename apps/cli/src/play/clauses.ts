import { readFileSync } from 'node:fs';

/** The sentence of a clause in a game's RULES.md, or null when the rules are not at hand. */
export function clauseText(gameId: string, clause: string): string | null {
  const line = rulesOf(gameId)
    .split('\n')
    .find((text) => new RegExp(`^[\\s#>*-]*\\[${clause}\\]`).test(text));
  return line?.replace(/^[\s#>*-]*/, '').trim() ?? null;
}

function rulesOf(gameId: string): string {
  try {
    const games = import.meta.resolve('@nabu/games');
    return readFileSync(new URL(`../src/${gameId}/RULES.md`, games), 'utf8');
  } catch {
    return '';
  }
}
