import type { Seat } from '@nabu/kernel';
import type { ListedSeat, MyTable } from '@nabu/protocol';
import {
  type Admits,
  deciding,
  isDeserted,
  type Language,
  type Phase,
  type Table,
  type Visibility,
  writePace,
} from '@nabu/table';
import type { KnownPlayer } from '../ratings/players.ts';
import type { Listed } from './feed.ts';

/** A table in short: what lists show of it. It can be read without playing the match again. */
export interface Brief {
  readonly id: string;
  readonly game: string;
  readonly visibility: Visibility;
  readonly pace: string | null;
  readonly rated: boolean;
  readonly language: Language | null;
  readonly admits: Admits;
  readonly phase: Phase;
  readonly seats: readonly BriefSeat[];
  /** Everybody who sat there has left before it began. */
  readonly deserted: boolean;
  /** When it was set up, and when it began. */
  readonly created: number;
  readonly started: number | null;
  /** When something last happened. */
  readonly changed: number;
  /** The seats that must decide; null when that was not written down. */
  readonly deciding: readonly Seat[] | null;
}

/** Who sits on a seat. */
export type BriefSeat =
  | { readonly who: string; readonly name: string }
  | { readonly bot: string }
  | null;

/** A public table is listed for a day after something last happened at it. */
export const LISTED_MS = 24 * 3600_000;

/** A table in short. */
export function briefOf(table: Table): Brief {
  const { facts, deeds, phase } = table;
  const { id, game, visibility, rated, language, admits, created } = facts;
  return {
    ...{ id, game, visibility, rated, language, admits, created, phase },
    pace: facts.pace && writePace(facts.pace),
    seats: briefSeats(table),
    deserted: isDeserted(table),
    started: deeds.find(({ kind }) => kind === 'started')?.at ?? null,
    changed: deeds.at(-1)?.at ?? created,
    deciding: deciding(table),
  };
}

/** Who sits where. */
export function briefSeats({ holders }: Table): readonly BriefSeat[] {
  return holders.map(({ bot, guest }) => (bot === null ? guest : { bot }));
}

/** How a table is listed for everybody; null when it is not. Tables that are reached by their link alone never are. */
export function listedOf(brief: Brief, here: number, known: Known = NOBODY): Listed | null {
  const { id, game, visibility, pace, rated, language, admits, phase, created, started } = brief;
  if (visibility !== 'public' || phase === 'over' || brief.deserted) return null;
  // Those who were asked to play again are waited for; there is no seat for anybody else.
  if (phase === 'waiting' && isFull(brief)) return null;
  const list = phase === 'waiting' ? 'open' : 'playing';
  const at = started ?? created;
  const seats = brief.seats.map((seat) => listedSeat(seat, rated, known));
  const table = { id, game, seats, pace, rated, language, admits, at, here };
  return { list, table, until: brief.changed + LISTED_MS };
}

/** A table as somebody has it among theirs; null when they do not sit there. */
export function myTableOf(brief: Brief, identities: readonly string[]): MyTable | null {
  const { id, game, pace, rated, phase, changed } = brief;
  const seat = brief.seats.findIndex(
    (each) => each !== null && 'who' in each && identities.includes(each.who),
  );
  if (seat < 0) return null;
  const turn = phase === 'playing' && (brief.deciding?.includes(seat) ?? false);
  return { id, game, pace, rated, phase, changed, seat, turn, seats: brief.seats.map(shownSeat) };
}

/** What is known of those who sit at a table, by the id under which they do. */
export type Known = ReadonlyMap<string, KnownPlayer>;
const NOBODY: Known = new Map();

/** A seat for everybody to see; of a guest at a table that is not rated there is nothing to say but a name. */
function listedSeat(seat: BriefSeat, rated: boolean, known: Known): ListedSeat {
  const player = seat !== null && 'who' in seat ? known.get(seat.who) : undefined;
  if (!player || seat === null || !('who' in seat)) return shownSeat(seat);
  const { name } = seat;
  // Who goes by another name today is not found under this one.
  const account = player.account === name;
  const rating = rated ? player.rated : null;
  if (!account && !rating) return name;
  return {
    name,
    ...(account && { account }),
    ...(rating && { rating: rating.rating, ...(rating.provisional && { provisional: true }) }),
  };
}

function shownSeat(seat: BriefSeat): ListedSeat {
  return seat !== null && 'who' in seat ? seat.name : seat;
}

/** Whether nobody else can sit down. A table for one is damaged, which whoever reads it whole finds out. */
function isFull({ seats }: Brief): boolean {
  return seats.length > 1 && seats.every((seat) => seat !== null);
}
