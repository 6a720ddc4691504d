import type { ClauseId, Seat, Tell } from '@nabu/kernel';
import { type Level, NATIONS, type Site } from './box.ts';
import { testEnd } from './ending.ts';
import type { Event } from './events.ts';
import { at, type State } from './state.ts';
import { height, levelBit } from './temples.ts';

/** Builds the top card of a stack at the pawn's site. [B1] [B5] */
export function raise(
  state: State,
  seat: Seat,
  stack: Seat,
  clause: ClauseId,
  tell: Tell<Event> | undefined,
): void {
  const level = state.stacks[stack].pop();
  if (level !== undefined) lay(state, seat, level, stack, clause, tell);
}

/** Builds the starter at the pawn's site. [B6] */
export function raiseStarter(state: State, seat: Seat, tell: Tell<Event> | undefined): void {
  state.starters[seat] = false;
  lay(state, seat, 1, 'start', 'B7', tell);
}

function lay(
  state: State,
  seat: Seat,
  level: Level,
  from: Seat | 'start',
  clause: ClauseId,
  tell: Tell<Event> | undefined,
): void {
  const site = state.pawns[seat] as Site;
  const before = height(state.temples[at(seat, site)]);
  state.temples[at(seat, site)] |= levelBit(level);
  tell?.({ type: 'built', seat, site, level, from });
  tellChange(state, seat, site, before, clause, tell);
  testEnd(state, tell);
}

/** Tells what a temple is worth now that it was worth `before`. [B7] */
export function tellChange(
  state: State,
  seat: Seat,
  site: Site,
  before: number,
  clause: ClauseId,
  tell: Tell<Event> | undefined,
): void {
  tell?.({
    type: 'scored',
    seat,
    points: height(state.temples[at(seat, site)]) - before,
    clause,
    pieces: [`T${seat + 1}:${NATIONS[site]}`],
  });
}
