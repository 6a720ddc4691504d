import type { Weights } from './babylonia-weights.ts';

/** The most bare land around a place, and the most tokens beside it. */
export const MOST_BARE = 6;
const MOST_BESIDE = 6;
const LEADS = 2 * MOST_BESIDE + 1;
/** On the move, at rest, or a rival on the move. */
const MOVERS = 3;

/** How likely a seat is to win a place, by bare land, lead in tokens and who is on the move; see `raceAt`. */
export function chancesFor({ lead, tempo }: Weights, seats: number): Float64Array {
  const table = new Float64Array((MOST_BARE + 1) * LEADS * MOVERS);
  let at = 0;
  for (let bare = 0; bare <= MOST_BARE; bare++)
    for (let ahead = -MOST_BESIDE; ahead <= MOST_BESIDE; ahead++)
      for (const mover of [-1, 0, 1]) {
        const help = bare > 0 && bare <= tempo.length ? mover * tempo[bare - 1] : 0;
        const odds = Math.exp((lead[1] - lead[0] * ahead - help) / Math.sqrt(bare));
        let chance = 1 / (1 + odds * (1 + 0.25 * (seats - 2)));
        if (bare === 0 || ahead > bare) chance = ahead > 0 ? 1 : 0;
        else if (-ahead >= bare) chance = 0;
        table[at++] = chance;
      }
  return table;
}

/** Where the table has the chance of a seat; `mover` is 1 for who is on the move, -1 for rivals, 0 when it matters not. */
export function raceAt(bare: number, lead: number, mover: number): number {
  return (bare * LEADS + lead + MOST_BESIDE) * MOVERS + mover + 1;
}
