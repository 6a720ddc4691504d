import type { OptionValues } from '@nabu/kernel';
import type { NewTable } from '@nabu/protocol';
import type { LevelId } from '@nabu/search';
import type { LocalSeat } from '../../session/save.ts';

/** The bots a person can sit down against; the same ids as `LEVELS` of the search, which is not loaded here. */
export const LEVEL_IDS = [
  'apprentice',
  'cupbearer',
  'scribe',
  'astronomer',
  'vizier',
  'king',
] as const satisfies readonly LevelId[];

/** Who is wanted on a seat. */
export type Sitter = 'me' | 'friend' | 'open' | 'bot';

export interface SeatPlan {
  readonly sitter: Sitter;
  readonly level: LevelId;
  /** The name of a friend at this screen. */
  readonly name: string;
}

/** A table as it is being set up. */
export interface Plan {
  readonly where: 'here' | 'online';
  readonly seats: readonly SeatPlan[];
  readonly options: OptionValues;
  readonly visibility: 'link' | 'public';
  /** A game that counts, online only. */
  readonly rated: boolean;
}

/** Who can be chosen for a seat: a friend at this screen only here, an open seat only online. */
export function sittersOf(where: Plan['where']): readonly Sitter[] {
  return where === 'here' ? ['me', 'friend', 'bot'] : ['me', 'open', 'bot'];
}

/** Seats anew for another place: a friend here becomes an open seat online, and the other way round. */
export function moveTo(plan: Plan, where: Plan['where']): Plan {
  const swap: { readonly [sitter in Sitter]: Sitter } =
    where === 'here'
      ? { me: 'me', friend: 'friend', open: 'friend', bot: 'bot' }
      : { me: 'me', friend: 'open', open: 'open', bot: 'bot' };
  return {
    ...plan,
    where,
    seats: plan.seats.map((seat) => ({ ...seat, sitter: swap[seat.sitter] })),
  };
}

/** Puts somebody on a seat; there is only one `me`, so whoever was me before changes places. */
export function seatSomebody(plan: Plan, place: number, change: Partial<SeatPlan>): Plan {
  const before = plan.seats[place].sitter;
  const seats = plan.seats.map((seat, index) => {
    if (index === place) return { ...seat, ...change };
    return change.sitter === 'me' && seat.sitter === 'me' ? { ...seat, sitter: before } : seat;
  });
  return { ...plan, seats };
}

/** The names and words a plan needs to become a table. */
export interface Naming {
  readonly me: string;
  readonly friend: (place: number) => string;
  readonly bot: (seat: number) => string;
}

/** The plan as the seats of a match on this device. */
export function localSeats(plan: Plan, naming: Naming): readonly LocalSeat[] {
  return plan.seats.map(({ sitter, level, name }, place) => {
    if (sitter === 'bot') return { kind: 'bot', name: naming.bot(place), bot: level };
    const own = sitter === 'me' ? naming.me : name.trim() || naming.friend(place + 1);
    return { kind: 'guest', name: own, bot: null };
  });
}

/** The plan as a wish to the server. */
export function tableWish(plan: Plan, game: string, name: string, language: 'en' | 'es'): NewTable {
  return {
    game,
    options: { ...plan.options },
    seats: plan.seats.map(({ sitter, level }) => {
      if (sitter === 'bot') return { bot: level };
      return sitter === 'me' ? 'me' : 'open';
    }),
    ...(plan.seats.some(({ sitter }) => sitter === 'me') ? { name } : {}),
    visibility: plan.visibility,
    rated: plan.rated,
    language,
  };
}
