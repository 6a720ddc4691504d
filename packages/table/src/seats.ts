import type { Scene } from './absence.ts';
import { isStopped, type Table } from './table.ts';
import type { SeatInfo } from './told.ts';

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
  const last = deeds.findLast(({ kind }) => kind === 'played' || kind === 'started');
  return {
    pace: facts.pace,
    seats: seatInfos(table),
    actors: phase === 'playing' && match && !isStopped(table) ? match.actors : [],
    lastMove: last?.at ?? facts.created,
  };
}
