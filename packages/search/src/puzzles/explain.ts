import type { Outcome } from '@nabu/games/puzzles';
import { type AnyMatch, type GameEvent, gameFrom, Match, rngFrom } from '@nabu/kernel';
import type { Evaluation } from '../mind.ts';
import { type Reason, reasonFor } from '../reasons.ts';
import { weigh } from '../weigh.ts';
import type { Spot } from './spot.ts';
import { themeIn } from './themes.ts';
import type { Weighted } from './verify.ts';

/** A line ends after so many moves. */
const LONGEST = 10;

/** What comes of a move: the rest of the turn and the next player's turn, everybody thinking for a moment. */
export function outcomeOf(spot: Spot, { move, chance, lead }: Weighted, lines: number): Outcome {
  const match = begun(spot);
  match.play(spot.seat, move);
  let turns = match.actors[0] === spot.seat ? 0 : 1;
  let mover = match.actors[0];
  while (!match.over && match.ply < LONGEST) {
    const [seat] = match.actors;
    if (seat !== mover && ++turns > 1) break;
    mover = seat;
    match.play(seat, thoughtOf(match, seat, lines));
  }
  const moves = match.written.map((each) => each.move);
  return { moves, chance: rounded(chance, 1000), lead: rounded(lead, 10), line: 0 };
}

function thoughtOf(match: AnyMatch, seat: number, lines: number) {
  const rng = rngFrom(`line ${match.seed} ${match.ply}`);
  const { candidates, moves } = weigh(match.game, match.view(seat), seat, lines, rng);
  return candidates[0]?.move ?? moves[0];
}

function begun({ game, position, table, seed }: Spot): AnyMatch {
  return Match.start(gameFrom(game, { position }), { ...table, seed });
}

/** Why the best move is made, as far as it can be told in points. */
export function reasonOf(
  { game, view, seat, favourite }: Spot,
  evaluate: Evaluation<unknown>,
): Reason {
  return reasonFor(game, evaluate, { view, seat, ply: 0 }, favourite, null);
}

/** What the move of a spot shows by itself; null where only what follows could tell. */
export function ownTheme(spot: Spot): string | null {
  const match = begun(spot);
  const { events } = match.play(spot.seat, spot.favourite);
  if (match.result?.places[spot.seat] === 1) return 'win';
  return themeIn(spot.game.id, events, spot.seat);
}

/** What the best move is about: what it does, whom it hinders, what it prepares, or what the turn does in the end. */
export function themeOf(spot: Spot, reason: Reason, { moves }: Outcome): string {
  const own = ownTheme(spot);
  if (own) return own;
  if (reason.denies) return 'deny';
  if (reason.prepares !== null) return 'prepare';
  return themeIn(spot.game.id, turnEvents(spot, moves), spot.seat) ?? 'quiet';
}

/** What happens in the solver's own turn of a line. */
function turnEvents(spot: Spot, moves: readonly string[]): readonly GameEvent[] {
  const match = begun(spot);
  const events: GameEvent[] = [];
  for (const move of moves) {
    if (match.actors[0] !== spot.seat) break;
    events.push(...match.play(spot.seat, move).events);
  }
  return events;
}

const rounded = (value: number, parts: number) => Math.round(value * parts) / parts;
