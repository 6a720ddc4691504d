import type { Seat, Viewer } from '@nabu/kernel';
import { type Card, SOURCES } from './box.ts';
import { cardsIn } from './cards.ts';
import { total } from './ending.ts';
import type { Event } from './events.ts';
import { type Hex, topologyOf } from './map.ts';
import {
  ownerOf,
  type Phase,
  reserveSize,
  type State,
  SYMBOL_SETS,
  standSize,
  TOKEN_KINDS,
  unseenToken,
} from './state.ts';
import type { Tile } from './tiles.ts';

/** Tokens by kind: how many of each, in the order of `TOKENS`. */
export type Counts = readonly number[];

/** What a viewer sees of one player. */
export interface Side {
  readonly total: number;
  /** Points by source, in the order of `SOURCES`. */
  readonly points: readonly number[];
  readonly standSize: number;
  /** The stand by kind; null for everyone but its owner. */
  readonly stand: Counts | null;
  readonly reserveSize: number;
  /** The reserve by kind, which its owner can work out; null for everyone else. [H2] */
  readonly reserve: Counts | null;
  /** City tiles won, by set of symbols. */
  readonly won: readonly number[];
  /** Ziggurat Cards in front of the player, spent ones included. */
  readonly cards: readonly Card[];
}

/** All that a viewer may know. [H1] [H2] */
export interface View {
  readonly viewer: Viewer;
  /** One letter for each hex of the printed board; see `groundFor`. */
  readonly ground: string;
  readonly riverOpens: boolean;
  readonly turns: number;
  readonly turn: Seat;
  readonly phase: Phase;
  /** Who decides now. */
  readonly chooser: Seat;
  /** Tokens placed face up in this turn by kind, then those placed in the river. */
  readonly placed: readonly number[];
  readonly ending: State['ending'];
  /** By hex: the tile or ziggurat. */
  readonly tiles: readonly Tile[];
  /** By hex: the token; `unseenToken` for those of others in the river. */
  readonly tokens: readonly number[];
  readonly display: readonly Card[];
  readonly spent: readonly Card[];
  /** Surrounded cities and ziggurats that wait to be scored. */
  readonly waiting: readonly Hex[];
  readonly citiesLeft: number;
  /** By seat. */
  readonly sides: readonly Side[];
}

/** What a viewer sees: all but the stands, the reserves and the river tokens of others. */
export function view(state: State, viewer: Viewer): View {
  const { river } = topologyOf(state.ground);
  const hide = (token: number, hex: Hex) =>
    token !== 0 && river[hex] === 1 && ownerOf(token) !== viewer
      ? unseenToken(ownerOf(token))
      : token;
  return {
    viewer,
    ...{ ground: state.ground, riverOpens: state.riverOpens },
    ...{ turns: state.turns, turn: state.turn, phase: state.phase, chooser: state.chooser },
    ...{ placed: state.placed.slice(), ending: state.ending },
    ...{ tiles: state.tiles.slice(), tokens: state.tokens.map(hide) },
    ...{ display: cardsIn(state.display), spent: cardsIn(state.spent) },
    ...{ waiting: state.waiting.slice(), citiesLeft: state.citiesLeft },
    sides: state.held.map((_, seat) => sideOf(state, seat, seat === viewer)),
  };
}

function sideOf(state: State, seat: Seat, own: boolean): Side {
  return {
    total: total(state, seat),
    points: partOf(state.points, seat, SOURCES.length),
    standSize: standSize(state, seat),
    stand: own ? partOf(state.stands, seat, TOKEN_KINDS) : null,
    reserveSize: reserveSize(state, seat),
    reserve: own ? partOf(state.reserves, seat, TOKEN_KINDS) : null,
    won: partOf(state.won, seat, SYMBOL_SETS),
    cards: cardsIn(state.held[seat]),
  };
}

/** A seat's part of a flat table. */
export function partOf(table: readonly number[], seat: Seat, width: number): number[] {
  return table.slice(seat * width, (seat + 1) * width);
}

/** The event as a viewer hears it: tokens drawn or placed in the river have no kind for others. */
export function witness(event: Event, viewer: Viewer): Event {
  if (event.type === 'drew' && event.seat !== viewer) return { ...event, tokens: null };
  if (event.type === 'placed' && event.faceDown && event.seat !== viewer)
    return { ...event, token: null };
  return event;
}
