import { commitment, type GameEvent, type Viewer } from '@nabu/kernel';
import type { Entry, Now, SeatInfo, TableInfo } from '@nabu/protocol';
import type { Logged, Table } from './table.ts';

/**
 * What leaves the server about a table. Nothing here reads a state: a viewer is given what the
 * match gives that viewer (`view`, `witness`), and never a move of somebody else.
 */

export function seatInfos(table: Table): SeatInfo[] {
  return table.holders.map(({ bot, guest, standIn, sockets, awaySince }, seat) => ({
    seat,
    kind: bot !== null ? 'bot' : guest ? 'guest' : 'open',
    name: guest?.name ?? null,
    bot,
    online: bot !== null || sockets > 0,
    standIn,
    awaySince: guest && sockets === 0 ? awaySince : null,
  }));
}

export function tableInfo(table: Table): TableInfo {
  const { id, game, rules, options, visibility, rated, language, created, before, seed } =
    table.stored;
  return {
    ...{ id, game, rules, options, visibility, rated, language, created, before },
    known: table.game !== null,
    commitment: commitment(seed),
    seats: seatInfos(table),
    phase: table.phase,
    after: table.after,
  };
}

/** How the match stands for a viewer. */
export function nowFor(table: Table, viewer: Viewer): Now {
  const { match, phase, agreed, log } = table;
  const seat = viewer === 'spectator' ? null : viewer;
  const moves = match && seat !== null ? match.moves(seat) : [];
  return {
    n: log.length,
    phase,
    ply: match?.ply ?? 0,
    actors: [...(match?.actors ?? [])],
    view: match?.view(viewer) ?? null,
    moves: match ? moves.map((move) => match.game.notation.format(move)) : [],
    scores: match ? (structuredClone([...match.scores]) as Now['scores']) : [],
    result: result(table),
    canUndo: seat !== null && (match?.canUndo(seat) ?? false),
    canRedo: seat !== null && (match?.canRedo(seat) ?? false),
    agreed: [...agreed],
    thoughts: thoughtsMayBeTold(table) ? [...table.thoughts.keys()] : [],
  };
}

/** Whether what the bots thought may be asked for: in a rated game once it is over. */
export function thoughtsMayBeTold({ stored, phase }: Table): boolean {
  return !stored.rated || phase === 'over';
}

/** An entry as a viewer witnessed it. */
export function entryFor(table: Table, logged: Logged, viewer: Viewer): Entry {
  const { n, at, ply } = logged;
  const seat = logged.seat ?? 0;
  const text = logged.text ?? '';
  switch (logged.kind) {
    case 'started':
      return { n, at, kind: logged.kind, events: witnessed(table, logged.events, viewer) };
    case 'played':
    case 'redone':
      return {
        n,
        at,
        kind: logged.kind,
        seat,
        ply,
        events: witnessed(table, logged.events, viewer),
      };
    case 'undone':
      return { n, at, kind: logged.kind, seat, ply };
    case 'joined':
      return { n, at, kind: logged.kind, seat, name: text.slice(text.indexOf(' ') + 1) };
    case 'ended':
      return { n, at, kind: logged.kind, result: result(table) ?? { places: [], ending: text } };
    case 'tookOver':
    case 'botReplaced':
      return { n, at, kind: logged.kind, seat, bot: text };
    case 'said':
      return { n, at, kind: logged.kind, seat, text };
    case 'rematch':
      return { n, at, kind: logged.kind, table: text };
    default:
      return { n, at, kind: logged.kind, seat };
  }
}

function result(table: Table): Now['result'] {
  const found = table.match?.result;
  return found ? { places: [...found.places], ending: found.ending } : null;
}

function witnessed(table: Table, events: readonly GameEvent[], viewer: Viewer): GameEvent[] {
  return events.flatMap((event) => table.game?.witness(event, viewer) ?? []);
}
