import { dueBots } from '@nabu/table';
import type { LiveTable } from '../tables/live.ts';
import { askBots, type BotParts } from './players.ts';

/** Other nodes say within this time whether they see to the bots of a table that was read here (ms). */
const ANSWER_MS = 300;
/** When nobody can be asked, a bot that another node should have decided for is asked here after so long (ms). */
const TAKE_OVER_MS = 20_000;

/** How this node knows what others do. */
export interface Neighbours {
  /** Whether there are other nodes. */
  readonly others: boolean;
  /** Whether there are other nodes that cannot be heard. */
  readonly blind: boolean;
}

/** Bots must decide at a table: asks them unless another node does. */
export function mindBots(parts: BotParts, live: LiveTable, nodes: Neighbours): void {
  if (live.lost || live.mindedElsewhere || dueBots(live.table).length === 0) return;
  if (nodes.blind) later(parts, live, nodes, TAKE_OVER_MS);
  else askBots(parts, live);
}

/** The same at a table that was just read, or changed by another node, which may see to it. */
export function mindReadBots(parts: BotParts, live: LiveTable, nodes: Neighbours): void {
  if (nodes.others && !nodes.blind) later(parts, live, nodes, ANSWER_MS);
  else mindBots(parts, live, nodes);
}

/** Asks the bots after a while, if nothing has happened until then. */
function later(parts: BotParts, live: LiveTable, { blind }: Neighbours, ms: number): void {
  const before = live.table.deeds.length;
  setTimeout(() => {
    if (live.lost || live.table.deeds.length !== before) return;
    if (blind || !live.mindedElsewhere) askBots(parts, live);
  }, ms).unref();
}
