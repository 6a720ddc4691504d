import { type GameEvent, PlyRng, type Scored, type Seat } from '@nabu/kernel';
import type { Film } from './film.ts';
import type { ChancesAt } from './jobs.ts';
import type { Judged } from './judge.ts';
import type { Outlook } from './review.ts';

/** Points won by an event, and after how many moves. */
export interface ScoredAt {
  readonly ply: number;
  readonly event: Scored;
}

/** A turn after which the chances were other ones, and why. */
export interface TurningPoint {
  /** The number of moves made before the turn, and after it. */
  readonly ply: number;
  readonly end: number;
  /** The turn, counted from 1. */
  readonly turn: number;
  readonly seat: Seat;
  /** The seat whose chance changed most. */
  readonly about: Seat;
  /** A worse move than there was, luck, or else what the turn did. */
  readonly kind: 'mistake' | 'luck' | 'turn';
  readonly before: readonly number[];
  readonly after: readonly number[];
  /** The costliest decision of the turn, where it was a mistake. */
  readonly decision: Judged | null;
  /** What the turn scored most with. */
  readonly scored: ScoredAt | null;
  /** What the better move would have scored at once. */
  readonly missed: Scored | null;
  /** Somebody else scored with the same pieces soon after. */
  readonly lost: (ScoredAt & { readonly turns: number }) | null;
}

const MOST = 3;
/** A change has a reason if that makes up so much of it. */
const REASON = 0.4;
/** Fewer points than these are not worth a word. */
const LEAST_MISSED = 2;
/** Somebody else may take what was missed within so many turns of everybody. */
const SOON = 3;

/** The turns that changed the chances most, in order. */
export function turningPoints(
  film: Film,
  outlook: readonly Outlook[],
  decisions: readonly Judged[],
  luck: readonly ChancesAt[],
): readonly TurningPoint[] {
  return steepest(outlook).map((turn) => {
    const [from, to] = [outlook[turn], outlook[turn + 1]];
    const { before, after } = aroundOf(outlook, turn);
    const { about, size } = changeOf(before, after);
    const inside = (each: { readonly ply: number }) => each.ply >= from.ply && each.ply < to.ply;
    const own = decisions.filter(inside);
    const kind = kindOf(about, after[about] - before[about], size, own, luck.filter(inside));
    const decision = kind === 'mistake' ? costliest(own) : null;
    const missed = decision && missedBy(film, decision);
    return {
      ...{ ply: from.ply, end: to.ply, turn: turn + 1, seat: film.frames[from.ply].seat, about },
      ...{ kind, before, after, decision, missed },
      scored: mostScored(film, from.ply, to.ply),
      lost: missed && lostTo(film, outlook, turn, missed),
    };
  });
}

/** The turns with the steepest changes, a round apart, in order. The last turn ends the game and turns nothing. */
function steepest(outlook: readonly Outlook[]): readonly number[] {
  const seats = outlook[0].chances.length;
  const sizes = outlook
    .slice(0, -2)
    .map(({ chances }, turn) => ({ turn, size: changeOf(chances, outlook[turn + 1].chances).size }))
    .sort((a, b) => b.size - a.size);
  const chosen: number[] = [];
  for (const { turn, size } of sizes)
    if (size > 0 && chosen.length < MOST && chosen.every((other) => Math.abs(other - turn) > seats))
      chosen.push(turn);
  return chosen.sort((a, b) => a - b);
}

/** The chances half a round before a turn and half a round after it. */
function aroundOf(outlook: readonly Outlook[], turn: number) {
  const half = Math.floor(outlook[0].chances.length / 2);
  const before = outlook[Math.max(0, turn - half)].chances;
  return { before, after: outlook[Math.min(outlook.length - 2, turn + 1 + half)].chances };
}

/** Whose chance changed most, and by how much. */
function changeOf(before: readonly number[], after: readonly number[]) {
  const sizes = before.map((chance, seat) => Math.abs(after[seat] - chance));
  const size = Math.max(...sizes);
  return { about: sizes.indexOf(size), size };
}

function kindOf(
  about: Seat,
  change: number,
  size: number,
  own: readonly Judged[],
  lucky: readonly ChancesAt[],
): TurningPoint['kind'] {
  const given = own.reduce((sum, { cost }) => sum + cost, 0);
  const luck = lucky.reduce((sum, { chances }) => sum + chances[about], 0);
  const explained = luck * change > 0 ? Math.abs(luck) : 0;
  if (given >= REASON * size && given >= explained) return 'mistake';
  return explained >= REASON * size ? 'luck' : 'turn';
}

function costliest(decisions: readonly Judged[]): Judged | null {
  return decisions.reduce<Judged | null>(
    (most, each) => (most === null || each.cost > most.cost ? each : most),
    null,
  );
}

/** What the best move would have scored at once for whoever made another, where that is clearly more. */
function missedBy(film: Film, { ply, seat, best }: Judged): Scored | null {
  const { game, match } = film;
  const move = game.notation.parse(best);
  if (move === null) return null;
  const events: GameEvent[] = [];
  const rng = new PlyRng(match.seed, ply + 1);
  game.play(game.copy(film.stateAt(ply)), seat, move, rng, (event) => events.push(event));
  const own = (list: readonly GameEvent[]) =>
    list.filter(isScored).filter((event) => event.seat === seat);
  const sum = (list: readonly Scored[]) => list.reduce((all, { points }) => all + points, 0);
  const more = sum(own(events)) - sum(own(film.frames[ply].events));
  return more >= LEAST_MISSED ? highest(own(events)) : null;
}

/** Whoever else scored with the pieces of what was missed, in one of the next turns. */
function lostTo(
  film: Film,
  outlook: readonly Outlook[],
  turn: number,
  missed: Scored,
): TurningPoint['lost'] {
  const seats = outlook[turn].chances.length;
  for (let later = 1; later <= SOON * seats && turn + later + 1 < outlook.length; later++) {
    const [from, to] = [outlook[turn + later].ply, outlook[turn + later + 1].ply];
    for (const { ply, events } of film.frames.slice(from, to)) {
      const same = events
        .filter(isScored)
        .filter(({ seat, pieces }) => seat !== missed.seat && shares(pieces, missed.pieces));
      const event = highest(same);
      if (event) return { ply: ply + 1, event, turns: later };
    }
  }
  return null;
}

function mostScored({ frames }: Film, from: number, to: number): ScoredAt | null {
  const all = frames
    .slice(from, to)
    .flatMap(({ ply, events }) =>
      events.filter(isScored).map((event) => ({ ply: ply + 1, event })),
    );
  const event = highest(all.map((each) => each.event));
  return all.find((each) => each.event === event) ?? null;
}

function highest(events: readonly Scored[]): Scored | null {
  return events.reduce<Scored | null>(
    (most, each) => (each.points > (most?.points ?? 0) ? each : most),
    null,
  );
}

function isScored(event: GameEvent): event is Scored {
  return event.type === 'scored';
}

function shares(some: readonly string[], others: readonly string[]): boolean {
  return some.some((piece) => others.includes(piece));
}
