import type { AnyGame, OptionValues } from '@nabu/kernel';
import type { NewTable, TableInfo } from '@nabu/protocol';
import type { LevelId } from '@nabu/search';
import { type Admits, CARETAKER, type Pace } from '@nabu/table';
import type { LocalSeat } from '../../session/save.ts';

/** The bots a person can sit down against; the same ids as `LEVELS` of the search, which is not loaded here. */
export const LEVEL_IDS = [
  'pupil',
  'apprentice',
  'cupbearer',
  'scribe',
  'astronomer',
  'vizier',
  'king',
] as const satisfies readonly LevelId[];

/** Who is wanted on a seat. */
export type Sitter = 'me' | 'friend' | 'open' | 'bot';

/** What is wanted for one seat. */
export interface SeatArrangement {
  readonly sitter: Sitter;
  readonly level: LevelId;
  /** The name of a friend at this screen. */
  readonly name: string;
  /** A bot sits here on this device; online the seat is offered to people first. */
  readonly botHere?: boolean;
}

/** A table as it is being set up. */
export interface Arrangement {
  readonly where: 'here' | 'online';
  readonly seats: readonly SeatArrangement[];
  readonly options: OptionValues;
  readonly visibility: 'link' | 'public';
  /** A game that counts, online only. */
  readonly rated: boolean;
  readonly pace: Pace | null;
  /** Who plays for somebody who is away, online only. */
  readonly caretaker: LevelId;
  /** Who may sit down, online only; everybody when it is left out. */
  readonly admits?: Admits;
  /** After so many minutes bots take the seats that are open, online only; never when it is 0 or left out. */
  readonly fillMinutes?: number;
  /** The house guides the person, on this device against bots only (`canBeGuided`). */
  readonly guided?: boolean;
}

/** The address that sets a table up with as many seats and the same variants as another one. */
export function setUpLike({
  game,
  seats,
  options,
}: Pick<TableInfo, 'game' | 'seats' | 'options'>): string {
  const wish = new URLSearchParams({ seats: String(seats.length) });
  for (const [name, value] of Object.entries(options)) wish.set(name, String(value));
  return `/play/${game}?${wish}`;
}

/** Whether one person plays against bots on this device: only then can the house guide. */
export function canBeGuided({ where, seats }: Pick<Arrangement, 'where' | 'seats'>): boolean {
  const people = seats.filter(({ sitter }) => sitter !== 'bot').length;
  return where === 'here' && people === 1 && seats.length > 1;
}

/** Me against bots, as an address asks for it (`setUpLike`): what it does not say, or what the game does not have, is preset. */
export function firstArrangement(game: AnyGame, wish: URLSearchParams): Arrangement {
  const { min, max } = game.seats;
  const wanted = Number(wish.get('seats') ?? Math.max(2, min));
  const count = Number.isInteger(wanted) ? Math.max(min, Math.min(max, wanted)) : min;
  const level = LEVEL_IDS.find((id) => id === wish.get('level')) ?? 'scribe';
  const seats = Array.from({ length: count }, (_, place) => ({
    sitter: place === 0 ? ('me' as const) : ('bot' as const),
    ...{ level, name: '' },
  }));
  const options = Object.fromEntries(
    Object.entries(game.options).map(([name, { preset, values }]) => [
      name,
      values.find((value) => String(value) === wish.get(name)) ?? preset,
    ]),
  );
  const here: Arrangement = {
    ...{ where: 'here', seats, options, visibility: 'link', rated: false },
    ...{ pace: null, caretaker: 'scribe' },
  };
  // Who comes from the lobby wants a table that is shown there.
  const rated = wish.has('rated');
  // Who asks somebody by name to a game means them.
  const visibility = wish.has('invite') ? 'link' : 'public';
  return wish.has('online') ? { ...moveTo(here, 'online'), visibility, rated } : here;
}

/** Who plays for somebody who is away: in a rated game nobody chooses that for the others. */
export function caretakerOf({
  rated,
  where,
  caretaker,
}: Pick<Arrangement, 'rated' | 'where' | 'caretaker'>): LevelId {
  return rated && where === 'online' ? CARETAKER : caretaker;
}

/** Who can be chosen for a seat: a friend at this screen only here, an open seat only online. */
export function sittersOf(where: Arrangement['where']): readonly Sitter[] {
  return where === 'here' ? ['me', 'friend', 'bot'] : ['me', 'open', 'bot'];
}

/**
 * Seats anew for another place. Online a seat is for people first: whoever is not me becomes an open
 * seat. Back on this device a bot that was there sits down again, and a friend else.
 */
export function moveTo(arrangement: Arrangement, where: Arrangement['where']): Arrangement {
  if (where === arrangement.where) return arrangement;
  const seats = arrangement.seats.map((seat): SeatArrangement => {
    if (seat.sitter === 'me') return seat;
    if (where === 'online') return { ...seat, sitter: 'open', botHere: seat.sitter === 'bot' };
    return seat.sitter === 'bot' || seat.botHere
      ? { ...seat, sitter: 'bot' }
      : { ...seat, sitter: 'friend' };
  });
  // Around one screen nobody plays over days.
  const slow = where === 'here' && arrangement.pace?.kind === 'correspondence';
  return { ...arrangement, where, seats, pace: slow ? null : arrangement.pace };
}

/** Puts somebody on a seat; there is only one `me`, so whoever was me before changes places. */
export function seatSomebody(
  arrangement: Arrangement,
  place: number,
  change: Partial<SeatArrangement>,
): Arrangement {
  const before = arrangement.seats[place].sitter;
  const seats = arrangement.seats.map((seat, index) => {
    if (index === place) return { ...seat, ...change };
    return change.sitter === 'me' && seat.sitter === 'me' ? { ...seat, sitter: before } : seat;
  });
  return { ...arrangement, seats };
}

/** The names and words an arrangement needs to become a table. */
export interface Naming {
  readonly me: string;
  readonly friend: (place: number) => string;
  readonly bot: (seat: number) => string;
}

/** The arrangement as the seats of a match on this device. */
export function localSeats(arrangement: Arrangement, naming: Naming): readonly LocalSeat[] {
  return arrangement.seats.map(({ sitter, level, name }, place) => {
    if (sitter === 'bot') return { kind: 'bot', name: naming.bot(place), bot: level };
    const own = sitter === 'me' ? naming.me : name.trim() || naming.friend(place + 1);
    return { kind: 'guest', name: own, bot: null };
  });
}

/** The arrangement as a wish to the server. */
export function tableWish(
  arrangement: Arrangement,
  game: string,
  name: string,
  language: 'en' | 'es',
): NewTable {
  return {
    game,
    options: { ...arrangement.options },
    seats: arrangement.seats.map(({ sitter, level }) => {
      if (sitter === 'bot') return { bot: level };
      return sitter === 'me' ? 'me' : 'open';
    }),
    ...(arrangement.seats.some(({ sitter }) => sitter === 'me') ? { name } : {}),
    visibility: arrangement.visibility,
    rated: arrangement.rated,
    pace: arrangement.pace,
    caretaker: caretakerOf(arrangement),
    ...(arrangement.admits && { admits: arrangement.admits }),
    ...(arrangement.fillMinutes && {
      fill: { bot: caretakerOf(arrangement), after: arrangement.fillMinutes * 60_000 },
    }),
    language,
  };
}
