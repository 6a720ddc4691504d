import type { Seat } from '@nabu/kernel';
import { remember, type Table, type Thought, wasMade } from '@nabu/table';

/** What a bot thought, as nodes tell it each other, with the number of moves made before its turn. */
export interface TurnThought {
  readonly from: number;
  readonly thought: Thought;
}

/** What the bot thought that made the last move; null when no bot made it, or none knows here. */
export function lastThought({ match, thoughts }: Table): TurnThought | null {
  for (const { from, thoughts: kept } of thoughts.values()) {
    const thought = kept.at(-1);
    if (thought && thought.ply === (match?.ply ?? 0) - 1) return { from, thought };
  }
  return null;
}

/** All that is known here of what bots thought in their last turns. */
export function allThoughts({ thoughts }: Table): readonly TurnThought[] {
  return [...thoughts.values()].flatMap(({ from, thoughts: kept }) =>
    kept.map((thought) => ({ from, thought })),
  );
}

/** Keeps what another node knows of bots' thoughts; gives the seats of which nothing was known before. */
export function learnThoughts(table: Table, told: readonly TurnThought[]): readonly Seat[] {
  const { match, thoughts } = table;
  const before = new Set(thoughts.keys());
  for (const { from, thought } of told) {
    const kept = thoughts.get(thought.seat);
    const known = kept?.thoughts.at(-1)?.ply ?? -1;
    if (thought.ply <= known || !wasMade(match, thought)) continue;
    const turn = remember(kept, from, thought);
    if (turn) thoughts.set(thought.seat, turn);
  }
  return [...thoughts.keys()].filter((seat) => !before.has(seat));
}
