import { commitment, type GameEvent, type Seat, type Viewer } from '@nabu/kernel';
import { clockTold } from './clock.ts';
import { RESUME_MS } from './facts.ts';
import { refusal } from './refusals.ts';
import { seatInfos } from './seats.ts';
import { type Happened, happened, isStopped, startedMatch, type Table } from './table.ts';
import { thoughtsMayBeTold } from './thoughts.ts';
import type { Entry, Now, PauseTold, TableInfo, ViewAt } from './told.ts';

/**
 * What is told about a table. Nothing here reads a state: a viewer is given what the match gives
 * that viewer (`view`, `witness`), and never a move of somebody else.
 */

/** What anybody may know of a table without looking at its board. */
export function tableInfo(table: Table): TableInfo {
  const { seed, seats: _, ...facts } = table.facts;
  return {
    ...facts,
    known: table.game !== null,
    commitment: commitment(seed),
    seats: seatInfos(table),
    phase: table.phase,
    after: table.after,
  };
}

/** How the match stands for a viewer. */
export function standing(table: Table, viewer: Viewer): Now {
  return { ...standingForAll(table), ...standingFor(table, viewer) };
}

/** What of it only this viewer is told. */
type Own = Pick<Now, 'view' | 'moves' | 'canUndo' | 'canRedo'>;

/** How the match stands, as far as it is the same for all who look at it. */
export function standingForAll(table: Table): Omit<Now, keyof Own> {
  const { match, phase, agreed, offer, deeds } = table;
  return {
    n: deeds.length,
    phase,
    ply: match?.ply ?? 0,
    actors: match?.actors ?? [],
    scores: match?.scores ?? [],
    result: match?.result ?? null,
    offer: offer?.what ?? null,
    agreed,
    pause: pauseTold(table),
    clock: clockTold(table),
    thoughts: thoughtsMayBeTold(table) ? [...table.thoughts.keys()] : [],
  };
}

/** How the match stands, as far as it is for one viewer alone. */
export function standingFor(table: Table, viewer: Viewer): Own {
  const { match } = table;
  const seat = mayDecide(table, viewer) ? viewer : null;
  const moves = match && seat !== null ? match.moves(seat) : [];
  return {
    view: match?.view(viewer) ?? null,
    moves: match ? moves.map((move) => match.game.notation.format(move)) : [],
    canUndo: seat !== null && (match?.canUndo(seat) ?? false),
    canRedo: seat !== null && (match?.canRedo(seat) ?? false),
  };
}

function mayDecide(table: Table, viewer: Viewer): viewer is Seat {
  return viewer !== 'spectator' && table.holders[viewer].out === null && !isStopped(table);
}

function pauseTold({ pause, offer }: Table): PauseTold | null {
  if (!pause) return null;
  const { what, sealed } = pause;
  const resumesAt = offer?.what === 'resume' ? offer.at + RESUME_MS[what] : null;
  return { what, sealedBy: sealed?.seat ?? null, resumesAt };
}

/** What a viewer is told of what happened after entry `since`. */
export function entriesFor(table: Table, viewer: Viewer, since = 0): readonly Entry[] {
  return happened(table, since).flatMap((each) => tell(table, each, viewer) ?? []);
}

/** What one viewer is told of one deed; null of talk, which was once among the deeds and is kept apart now. */
export function tell(
  table: Table,
  { n, deed, ply, events }: Happened,
  viewer: Viewer,
): Entry | null {
  const { at } = deed;
  switch (deed.kind) {
    case 'said':
    case 'unsaid':
      return null;
    case 'started':
      return { n, at, kind: deed.kind, events: witnessed(table, events, viewer) };
    case 'played':
    case 'redone': {
      const { kind, seat } = deed;
      return { n, at, kind, seat, ply, events: witnessed(table, events, viewer) };
    }
    case 'joined':
      return { n, at, kind: deed.kind, seat: deed.seat, name: deed.name };
    case 'ended': {
      const result = table.match?.result ?? { places: [], ending: deed.how };
      return { n, at, kind: deed.kind, result };
    }
    case 'sealed':
      return { n, at, kind: deed.kind, seat: deed.seat };
    case 'held':
      return { n, at, kind: deed.kind, ms: deed.until - deed.from };
    default:
      return { ...deed, n };
  }
}

function witnessed(
  { game }: Table,
  events: readonly GameEvent[],
  viewer: Viewer,
): readonly GameEvent[] {
  return events.flatMap((event) => game?.witness(event, viewer) ?? []);
}

/** The match as a viewer saw it after so many moves. */
export function viewAt(table: Table, viewer: Viewer, ply: number): ViewAt {
  const match = startedMatch(table);
  if (!Number.isInteger(ply) || ply < 0 || ply > match.ply)
    throw refusal('unknown-ply', `This match has the plies 0 to ${match.ply}.`);
  return { ply, last: match.ply, ...match.lookBack(ply, viewer) };
}
