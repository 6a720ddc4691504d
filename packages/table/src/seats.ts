import type { Scene } from './absence.ts';
import type { Deed } from './deeds.ts';
import { isStopped, type Table } from './table.ts';
import type { Entry, SeatInfo } from './told.ts';

/** Who sits where, and who is here, for everybody to know. */
export function seatInfos({ holders }: Table): readonly SeatInfo[] {
  return holders.map(({ bot, guest, standIn, here, awaySince, out, awaited }, seat) => ({
    seat,
    kind: bot !== null ? 'bot' : guest ? 'guest' : 'open',
    name: guest?.name ?? null,
    bot,
    online: bot !== null || here,
    standIn,
    awaySince: guest && !here ? awaySince : null,
    out,
    awaited,
  }));
}

/** A table as those see it who ask what becomes of somebody who is away. */
export function sceneOf(table: Table): Scene {
  const { facts, match, phase, deeds } = table;
  return {
    pace: facts.pace,
    seats: seatInfos(table),
    actors: phase === 'playing' && match && !isStopped(table) ? match.actors : [],
    lastMove: lastMoveIn(deeds) ?? facts.created,
  };
}

const MOVING: readonly Deed['kind'][] = ['started', 'played', 'resumed'];

/** When the last move was made, or the game began or went on, from what happened at a table; null before. */
export function lastMoveIn(happened: readonly (Deed | Entry)[]): number | null {
  const last = happened.findLast(({ kind }) => MOVING.includes(kind));
  return last?.at ?? null;
}

/** What each seat is called: its player's name, or its bot; empty where nobody sits. */
export function namesOf({ holders }: Pick<Table, 'holders'>): readonly string[] {
  return holders.map(({ guest, bot }) => guest?.name ?? bot ?? '');
}
