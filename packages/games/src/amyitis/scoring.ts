import type { Score, Seat } from '@nabu/kernel';
import { type BySeats, FAVOUR, RESOURCES } from './box.ts';
import type { Scored, Tell } from './events.ts';
import { copy, KINDS, SOURCES, type Source, type State, tokensOf } from './state.ts';

/** The line of each source on the score sheet. */
export const LINE = Object.fromEntries(SOURCES.map((source, at) => [source, at])) as {
  readonly [source in Source]: number;
};

/** The clause that gives points of each source. */
export const SOURCE_CLAUSES: { readonly [source in Source]: string } = {
  engineers: 'I5',
  tiles: 'G6',
  irrigation: 'G7',
  palaces: 'K4',
  bankers: 'R2',
  babylon: 'B1',
  temples: 'E4',
  favour: 'Z2',
  tokens: 'Z3',
};

/** Writes points on a seat's score sheet. Whoever calls it tells them as `scored`. */
export function award(state: State, seat: Seat, line: number, points: number): void {
  state.points[seat * SOURCES.length + line] += points;
}

/** The event for points that have been awarded. */
export function scored(
  seat: Seat,
  line: number,
  points: number,
  pieces: readonly string[],
): Scored {
  const source = SOURCES[line];
  return { type: 'scored', seat, points, source, clause: SOURCE_CLAUSES[source], pieces };
}

/** Writes and tells points that one piece earned. */
export function score(
  state: State,
  seat: Seat,
  line: number,
  points: number,
  piece: string,
  tell?: Tell,
): void {
  award(state, seat, line, points);
  tell?.(scored(seat, line, points, [piece]));
}

/** Amyitis' favour and the tokens kept, scored once when the game is over. [Z2] [Z3] */
export function scoreEnd(state: State, tell?: Tell): void {
  for (let seat = 0; seat < state.seats; seat++) {
    const favour = favourFor(state.seats, state.won[seat]);
    if (favour > 0) score(state, seat, LINE.favour, favour, `${state.won[seat]} tiles`, tell);
    const tokens = tokensOf(state, seat);
    if (tokens === 0) continue;
    award(state, seat, LINE.tokens, tokens);
    tell?.(scored(seat, LINE.tokens, tokens, tokenNames(state, seat)));
  }
}

/** A seat's resource tokens by name, one entry each. */
function tokenNames(state: State, seat: Seat): readonly string[] {
  return RESOURCES.flatMap((name, kind) =>
    Array<string>(state.resources[seat * KINDS + kind]).fill(name),
  );
}

/** What the end of the game would give a seat: favour and tokens. [Z2] [Z3] */
export function endPoints(state: State, seat: Seat): number {
  return favourFor(state.seats, state.won[seat]) + tokensOf(state, seat);
}

/** The points of Amyitis' favour for a number of tiles. [Z2] */
export function favourFor(seats: number, tiles: number): number {
  for (const step of FAVOUR[seats as keyof BySeats<unknown>])
    if (tiles >= step.tiles) return step.points;
  return 0;
}

/** The next step of Amyitis' favour that a number of tiles has not reached, or null at the highest. [Z2] */
export function nextFavour(
  seats: number,
  tiles: number,
): { readonly tiles: number; readonly points: number } | null {
  const steps = FAVOUR[seats as keyof BySeats<unknown>];
  return steps.findLast((step) => tiles < step.tiles) ?? null;
}

/** A seat's points so far. */
export function pointsOf(state: State, seat: Seat): number {
  const from = seat * SOURCES.length;
  let total = 0;
  for (let at = from; at < from + SOURCES.length; at++) total += state.points[at];
  return total;
}

/** Every seat's points if the game ended now: those of the end are added unless it has come. [Z2] [Z3] */
export function finalScores(state: State): readonly Score[] {
  if (state.over) return scores(state);
  const ended = copy(state);
  scoreEnd(ended);
  return scores(ended);
}

/** Every seat's points so far, by source. */
export function scores(state: State): readonly Score[] {
  return Array.from({ length: state.seats }, (_, seat) => ({
    total: pointsOf(state, seat),
    parts: SOURCES.map((source, at) => ({
      source,
      points: state.points[seat * SOURCES.length + at],
    })),
  }));
}
