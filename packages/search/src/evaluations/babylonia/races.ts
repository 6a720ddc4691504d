import type { Weights } from './weights.ts';

/** The most bare land around a place, and the most tokens beside it. */
export const MOST_BARE = 6;
const MOST_BESIDE = 6;
/** On the move, at rest, or a rival on the move. */
const MOVERS = 3;
export const MOST_SEATS = 4;

/** The tokens of every seat beside a place are kept in one number, so many bits for each seat. */
const COUNT_BITS = 3;
/** The same for what they lead by, `MOST_BESIDE` added. */
const LEAD_BITS = 4;
const LEADS = 1 << LEAD_BITS;

/** One token of a seat among those beside a place. */
export function tokenBeside(seat: number): number {
  return 1 << (COUNT_BITS * seat);
}

/** How many tokens a seat has among those beside a place. */
export function countOf(beside: number, seat: number): number {
  return (beside >> (COUNT_BITS * seat)) & ((1 << COUNT_BITS) - 1);
}

/** By tokens beside a place: the leads of all seats. */
export const LEADS_BY_TOKENS: Int32Array = Int32Array.from(
  { length: 1 << (COUNT_BITS * MOST_SEATS) },
  (_, beside) => {
    const counts = Array.from({ length: MOST_SEATS }, (_, seat) => countOf(beside, seat));
    return counts.reduce((leads, count, seat) => {
      const most = Math.max(...counts.filter((_, other) => other !== seat));
      return leads | (((count - most + MOST_BESIDE) & (LEADS - 1)) << (LEAD_BITS * seat));
    }, 0);
  },
);

/** A seat's lead among those of all seats. */
export function leadOf(leads: number, seat: number): number {
  return (leads >> (LEAD_BITS * seat)) & (LEADS - 1);
}

/** How likely a seat is to win a place, by bare land, who is on the move and the lead in tokens; see `raceAt`. */
export function chancesFor({ lead, tempo }: Weights, seats: number): Float64Array {
  const table = new Float64Array((MOST_BARE + 1) * MOVERS * LEADS);
  for (let bare = 0; bare <= MOST_BARE; bare++)
    for (const mover of [-1, 0, 1])
      for (let ahead = -MOST_BESIDE; ahead <= MOST_BESIDE; ahead++) {
        const help = bare > 0 && bare <= tempo.length ? mover * tempo[bare - 1] : 0;
        const odds = Math.exp((lead[1] - lead[0] * ahead - help) / Math.sqrt(bare));
        let chance = 1 / (1 + odds * (1 + 0.25 * (seats - 2)));
        if (bare === 0 || ahead > bare) chance = ahead > 0 ? 1 : 0;
        else if (-ahead >= bare) chance = 0;
        table[raceAt(bare, mover) + ahead + MOST_BESIDE] = chance;
      }
  return table;
}

/** Where the table has the chances of a seat, by lead; `mover` is 1 on the move, -1 for rivals, 0 when it matters not. */
export function raceAt(bare: number, mover: number): number {
  return (bare * MOVERS + mover + 1) * LEADS;
}
