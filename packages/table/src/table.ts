import {
  type AnyGame,
  type AnyMatch,
  findGame,
  type GameEvent,
  type Games,
  type OutReason,
  Refusal,
  rulesKey,
  type Seat,
  type Viewer,
} from '@nabu/kernel';
import { apply } from './apply.ts';
import { type Clock, newClock } from './clock.ts';
import type { Deed, Offer } from './deeds.ts';
import type { Facts, Phase } from './facts.ts';
import { refusal } from './refusals.ts';
import type { TurnThoughts } from './thoughts.ts';

/** Who holds a seat. */
export interface Holder {
  /** The bot that was seated when the table was set up, or for which nobody came. */
  bot: string | null;
  guest: { readonly name: string; readonly who: string } | null;
  /** The guest, who was seated when the table was set up again, has come to it. */
  came: boolean;
  /** The guest said goodbye. */
  left: boolean;
  /** The bot that plays while the guest is away, or since they are out. */
  standIn: string | null;
  /** How the guest came to be out; the seat ranks last then and is not given back. */
  out: OutReason | null;
  /** The others chose to wait for the guest, who is away. */
  awaited: boolean;
  /** Whether the guest is here: a matter of connections, not of deeds. */
  here: boolean;
  /** Since when the guest has not been here; null while they are. */
  awaySince: number | null;
}

/** A game that was stopped by agreement. */
export interface Pause {
  readonly what: 'pause' | 'postpone';
  /** The decision at hand, made in secret; null until a postponed game has it. */
  sealed: { readonly seat: Seat; readonly move: string } | null;
}

/** A deed that was carried out: its number, the ply after it and what it told, secrets included. */
export interface Happened {
  readonly n: number;
  readonly deed: Deed;
  readonly ply: number;
  readonly events: readonly GameEvent[];
}

/** One table: what was settled, and what follows from its deeds. Changed by `apply` alone, apart from presence and thoughts. */
export interface Table {
  readonly facts: Facts;
  /** Null when this build does not have these rules, or they no longer fit the moves made. */
  readonly game: AnyGame | null;
  readonly holders: readonly Holder[];
  match: AnyMatch | null;
  phase: Phase;
  /** What happened, in order; deed number n stands at index n - 1. */
  readonly deeds: Deed[];
  /** The last of them with what they told, for those who come back after a moment. */
  readonly recent: Happened[];
  /** What somebody has offered the others, and when. */
  offer: { readonly what: Offer; readonly at: number } | null;
  /** Who has agreed to the offer. */
  agreed: readonly Seat[];
  pause: Pause | null;
  /** The time of each seat; null where there is no clock. */
  readonly clock: Clock | null;
  /** The rematch of this table. */
  after: string | null;
  /** Bots that failed in the turn that began after so many moves, and who decides in their place until it ends. */
  readonly relief: Map<Seat, { readonly from: number; readonly bot: string }>;
  /** What each bot thought in the last turn in which it had something to think about; not stored. */
  readonly thoughts: Map<Seat, TurnThoughts>;
}

/** A table as it was set up, before its deeds. Nobody is here yet. */
export function emptyTable(facts: Facts, games: Games, now: number): Table {
  return {
    facts,
    game: findGame(games, facts.game, facts.rules),
    holders: facts.seats.map((bot) => ({
      ...{ bot, guest: null, came: false, left: false, standIn: null, out: null, awaited: false },
      ...{ here: false, awaySince: now },
    })),
    match: null,
    phase: 'waiting',
    deeds: [],
    recent: [],
    offer: null,
    agreed: [],
    pause: null,
    clock: newClock(facts.pace, facts.seats.length),
    after: null,
    relief: new Map(),
    thoughts: new Map(),
  };
}

/**
 * A table from what was settled and what happened: the same deeds give the same table. When the
 * rules refuse a deed, the table is shown as one of unknown rules rather than with a made-up position.
 */
export function rebuild(facts: Facts, deeds: readonly Deed[], games: Games, now: number): Table {
  const table = emptyTable(facts, games, now);
  try {
    for (const deed of deeds) apply(table, deed);
    return table;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const shown = emptyTable(facts, {}, now);
    for (const deed of deeds) apply(shown, deed);
    return shown;
  }
}

/** The same table before its deeds, to live it through again. */
export function asSetUp({ facts, game }: Table): Table {
  return emptyTable(facts, game ? { [rulesKey(game)]: game } : {}, 0);
}

/** What happened after deed number `since`, with every event: what is not recent is told by living it through again. */
export function happened(table: Table, since = 0): readonly Happened[] {
  const { deeds, recent } = table;
  const older = deeds.length - recent.length;
  if (since >= older) return recent.slice(since - older);
  const again = asSetUp(table);
  return deeds.map((deed) => apply(again, deed, 0)).slice(since);
}

/** The match of a table at which it is being played; throws a `Refusal` otherwise. */
export function playing(table: Table): AnyMatch {
  const match = startedMatch(table);
  if (table.phase === 'over') throw refusal('over', 'The game is over.');
  return match;
}

/** The match of a table that has begun; throws a `Refusal` when there is none to be shown. */
export function startedMatch({ facts, game, match }: Table): AnyMatch {
  if (!game)
    throw refusal(
      'unknown-rules',
      `This match cannot be shown: this build does not have version ${facts.rules} of ${facts.game}, or what is kept of the match does not fit it. It stays kept as it is.`,
    );
  if (!match) throw refusal('not-started', 'The table still waits for players; share its link.');
  return match;
}

/** Who somebody is at a table now, by any of their ids: a seat, or a spectator. Ask it each time: seats change hands. */
export function viewerOf({ holders }: Pick<Table, 'holders'>, ids: readonly string[]): Viewer {
  const seat = holders.findIndex(({ guest }) => guest && ids.includes(guest.who));
  return seat < 0 ? 'spectator' : seat;
}

/** Whether nobody may move because the game is paused; a postponed one goes on until a decision is sealed. */
export function isStopped({ pause }: Pick<Table, 'pause'>): boolean {
  return pause !== null && standsStill(pause.what, pause.sealed !== null);
}

/** Whether nobody may move at a game that was stopped so. */
export function standsStill(what: Pause['what'], sealed: boolean): boolean {
  return what === 'pause' || sealed;
}

/** Whether everybody has sat down. */
export function isFull({ holders }: Table): boolean {
  return holders.every(({ bot, guest }) => bot !== null || guest !== null);
}

/** Whether everybody who sat down has left again before the start. */
export function isDeserted({ phase, holders, deeds }: Table): boolean {
  const left = deeds.some(({ kind }) => kind === 'left');
  return phase === 'waiting' && left && holders.every(({ guest }) => guest === null);
}

/** Notes that a seat's player is here, or is not any more. */
export function setPresence(table: Table, seat: Seat, here: boolean, now: number): void {
  const holder = table.holders[seat];
  if (holder.here === here) return;
  holder.here = here;
  holder.awaySince = here ? null : now;
}
