import type { Games } from '@nabu/kernel';
import { type Deed, rebuild, type Table, trueThoughts } from '@nabu/table';

/** A table with other deeds than it had; who is here, and what bots thought about moves that still stand, is no deed and stays. */
export function rebuildAt(table: Table, deeds: readonly Deed[], games: Games, now: number): Table {
  const again = rebuild(table.facts, deeds, games, now);
  again.holders.forEach((holder, seat) => {
    const { guest, here, awaySince } = table.holders[seat];
    if (guest?.who !== holder.guest?.who) return;
    holder.here = here;
    holder.awaySince = awaySince;
  });
  for (const [seat, kept] of table.thoughts) {
    const thoughts = trueThoughts(again.match, kept);
    if (thoughts) again.thoughts.set(seat, thoughts);
  }
  return again;
}
