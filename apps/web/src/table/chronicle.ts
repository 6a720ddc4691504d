import type { GameEvent, Seat } from '@nabu/kernel';
import { type Aside, type Chapter, isChapter, type Story } from './story.ts';

/** One event of the match, with the ply that brought it. */
export interface Told {
  readonly ply: number;
  readonly event: GameEvent;
  /** Its place among the events of its ply. */
  readonly index: number;
}

/** One turn of a player, or what happened before and between turns. */
export interface TurnOfLog {
  readonly seat: Seat | null;
  readonly lines: readonly (Told | Aside)[];
  /** The plies of the moves made in it; empty while nothing was done. */
  readonly plies: readonly number[];
}

/** One round of the match, turn by turn. */
export interface RoundOfLog {
  /** Counted from 1; null before the first. */
  readonly round: number | null;
  /** The event that began it, where the game tells of its rounds. */
  readonly begun: Told | null;
  readonly turns: readonly TurnOfLog[];
}

interface OpenTurn extends TurnOfLog {
  readonly lines: (Told | Aside)[];
  readonly plies: number[];
  /** The game itself said that it begins: what others do meanwhile belongs to it. */
  readonly announced: boolean;
}

interface OpenRound extends RoundOfLog {
  readonly turns: OpenTurn[];
}

/**
 * The match in rounds and turns, as the game's own events tell them (`round`, `turn`); where it
 * tells none, a turn is what a seat does in a row and a round ends when somebody comes again.
 */
export function chronicleOf({ lines }: Story): readonly RoundOfLog[] {
  const events = lines.flatMap((line) => (isChapter(line) ? line.events : []));
  const scribe = new Scribe(events.some(countsRounds));
  for (const line of lines) {
    if (!isChapter(line)) scribe.turn().lines.push(line);
    else {
      if (line.seat !== null) scribe.moves(line.seat, line.ply);
      for (const told of toldIn(line)) scribe.hears(told);
    }
  }
  return scribe.rounds
    .map((round) => ({
      ...round,
      turns: round.turns.filter(({ seat, lines }) => seat !== null || lines.length > 0),
    }))
    .filter(({ begun, turns }) => begun !== null || turns.length > 0);
}

const TOLD = new WeakMap<Chapter, readonly Told[]>();

/** The events of a chapter; always the same objects, so that a line of the log is not written anew for each move. */
function toldIn(chapter: Chapter): readonly Told[] {
  const { ply, events } = chapter;
  const known = TOLD.get(chapter) ?? events.map((event, index) => ({ ply, event, index }));
  TOLD.set(chapter, known);
  return known;
}

/** Whether two turns tell the same. */
export function isSameTurn(a: TurnOfLog, b: TurnOfLog): boolean {
  return (
    a.seat === b.seat &&
    a.lines.length === b.lines.length &&
    a.lines.every((line, place) => line === b.lines[place])
  );
}

/** Whether a line tells of the match, and not of the people. */
export function isTold(line: Told | Aside): line is Told {
  return 'event' in line;
}

class Scribe {
  readonly rounds: OpenRound[] = [{ round: null, begun: null, turns: [] }];
  #seen = new Set<Seat>();
  /** The game says itself when a round begins. */
  readonly #counted: boolean;

  constructor(counted: boolean) {
    this.#counted = counted;
  }

  /** The turn under way, or the time before one. */
  turn(): OpenTurn {
    const { turns } = this.#round();
    const last = turns.at(-1);
    return last ?? this.#open(null, false);
  }

  /** A seat makes the move of a ply. */
  moves(seat: Seat, ply: number): void {
    const now = this.turn();
    if (now.seat !== seat && !now.announced) this.#begin(seat, false);
    this.turn().plies.push(ply);
  }

  hears(told: Told): void {
    const { event } = told;
    const round = countsRounds(event) ? event.round : null;
    if (round !== null && round !== this.#round().round)
      this.rounds.push({ round, begun: event.type === 'round' ? told : null, turns: [] });
    if (event.type === 'round') return;
    if (beginsTurn(event)) {
      const now = this.turn();
      const same = now.announced && now.seat === event.seat && goesOn(event);
      if (!same) {
        this.#begin(event.seat, true);
        return;
      }
    }
    this.turn().lines.push(told);
  }

  #round(): OpenRound {
    return this.rounds[this.rounds.length - 1];
  }

  #begin(seat: Seat, announced: boolean): void {
    const fresh = this.#round().round === null || this.#seen.has(seat);
    if (!this.#counted && fresh) {
      this.#seen = new Set();
      this.rounds.push({ round: (this.#round().round ?? 0) + 1, begun: null, turns: [] });
    }
    this.#seen.add(seat);
    this.#open(seat, announced);
  }

  #open(seat: Seat | null, announced: boolean): OpenTurn {
    const turn: OpenTurn = { seat, announced, lines: [], plies: [] };
    this.#round().turns.push(turn);
    return turn;
  }
}

function countsRounds(event: GameEvent): event is GameEvent & { readonly round: number } {
  return 'round' in event && typeof event.round === 'number';
}

function beginsTurn(event: GameEvent): event is GameEvent & { readonly seat: Seat } {
  return event.type === 'turn' && 'seat' in event && typeof event.seat === 'number';
}

/** Whether the same player only goes on, by a second roll or an extra turn. */
function goesOn(event: GameEvent): boolean {
  return ('again' in event && event.again === true) || ('extra' in event && event.extra === true);
}
