import {
  type AnyGame,
  type AnyMatch,
  findGame,
  type GameEvent,
  type Seat,
  type Viewer,
} from '@nabu/kernel';
import type { Phase, Thoughts } from '@nabu/protocol';
import type { TurnThoughts } from '@nabu/search';
import type { Deed, StoredMatch, StoredTable } from '../store/port.ts';
import { applyDeed } from './apply.ts';

/** The games this house knows; older rules are listed as `id@version`. */
export type Games = { readonly [id: string]: AnyGame };

/** Who holds a seat. */
export interface Holder {
  /** The bot that was seated when the table was set up. */
  readonly bot: string | null;
  guest: { readonly name: string; readonly hash: string } | null;
  /** The guest said goodbye. */
  left: boolean;
  /** The bot that plays while the guest is away. */
  standIn: string | null;
  /** The guest's open connections. */
  sockets: number;
  /** When the guest's last connection closed; null while there is one. */
  awaySince: number | null;
}

/** A deed with what it led to: the events it told, secrets included, and the ply after it. */
export interface Logged extends Deed {
  readonly n: number;
  readonly ply: number;
  readonly events: readonly GameEvent[];
}

/** What a bot thought, and what viewers were told of it: finding that out takes a moment, so it is done once. */
export interface KeptThoughts {
  readonly turn: TurnThoughts;
  readonly told: Map<Viewer | 'all', Thoughts>;
}

/** One table: what was stored, and what follows from it. Changed by `applyDeed` alone, apart from presence, relief and thoughts. */
export interface Table {
  readonly stored: StoredTable;
  /** Null when this build does not have these rules, or they no longer fit the moves made. */
  game: AnyGame | null;
  /** Where `game` is listed: its id, or `id@version` when it is an older one. */
  readonly gameKey: string;
  readonly holders: readonly Holder[];
  match: AnyMatch | null;
  phase: Phase;
  readonly log: Logged[];
  /** Who has agreed to end the match as it stands. */
  agreed: readonly Seat[];
  /** The rematch of this table. */
  after: string | null;
  /** Bots that failed in the turn that began after so many moves, and who decides in their place until it ends. */
  readonly relief: Map<Seat, { readonly from: number; readonly bot: string }>;
  /** What each bot thought in the last turn in which it had something to think about; not stored. */
  readonly thoughts: Map<Seat, KeptThoughts>;
}

/** A table as it was set up, before its deeds. */
export function emptyTable(stored: StoredTable, games: Games, now: number): Table {
  const archived = `${stored.game}@${stored.rules}`;
  return {
    stored,
    gameKey: Object.hasOwn(games, archived) ? archived : stored.game,
    game: findGame(games, stored.game, stored.rules),
    holders: stored.seats.map((bot) => ({
      ...{ bot, guest: null, left: false, standIn: null, sockets: 0, awaySince: now },
    })),
    match: null,
    phase: 'waiting',
    log: [],
    agreed: [],
    after: null,
    relief: new Map(),
    thoughts: new Map(),
  };
}

/**
 * A table rebuilt from what was stored. When the rules refuse a stored move, the table is shown as
 * one of unknown rules rather than with a made-up position.
 */
export function rebuildTable({ table: stored, deeds }: StoredMatch, games: Games, now: number) {
  const table = emptyTable(stored, games, now);
  try {
    for (const deed of deeds) applyDeed(table, deed);
    return table;
  } catch {
    const shown = emptyTable(stored, {}, now);
    for (const deed of deeds) applyDeed(shown, deed);
    return shown;
  }
}

/** Whether a bot decides for a seat: its own, or one that sits in for somebody. */
export function botAt(table: Table, seat: Seat): string | null {
  return table.holders[seat].bot ?? table.holders[seat].standIn;
}

/** Who decides for a bot's seat at this moment: whoever relieved it in this turn, or the bot that is meant to. */
export function onDuty(table: Table, seat: Seat, wanted: string): string {
  const relief = table.relief.get(seat);
  return relief?.from === turnStart(table, seat) ? relief.bot : wanted;
}

/** The number of moves made before the last turn of a seat, or now if another's move was the last. */
export function turnStart({ match }: Table, seat: Seat): number {
  return match?.turnStart(seat) ?? 0;
}

/** The seats at which a bot must decide now. */
export function dueBots(table: Table): readonly Seat[] {
  if (table.phase !== 'playing' || !table.match) return [];
  return table.match.actors.filter((seat) => botAt(table, seat) !== null);
}

/** Whether everybody has sat down. */
export function isFull(table: Table): boolean {
  return table.holders.every((holder) => holder.bot !== null || holder.guest !== null);
}
