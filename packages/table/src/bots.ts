import { type AnyMatch, rngFrom, type Seat } from '@nabu/kernel';
import type { Deed } from './deeds.ts';
import { dueBots, onDuty } from './duty.ts';
import { play } from './moves.ts';
import { refusal } from './refusals.ts';
import { playing, type Table } from './table.ts';
import { type Candidate, remember, wasMade } from './thoughts.ts';

/** A question for whoever thinks: it holds the view of one seat and nothing else. */
export interface Question {
  readonly gameId: string;
  /** The version of the rules that are played. */
  readonly rules: number;
  readonly view: unknown;
  readonly seat: Seat;
  /** The number of moves made; the answer counts only while it is still true. */
  readonly ply: number;
}

/** A question for a bot. */
export interface BotQuestion extends Question {
  readonly spec: string;
  /** The move this bot just made, when it decides again and has learned nothing since. */
  readonly follows: string | null;
}

/** What the bot of a seat is asked; null when it has nothing to decide. */
export function botQuestion(table: Table, seat: Seat): BotQuestion | null {
  const { match } = table;
  const spec = onDuty(table, seat);
  if (!match || spec === null || !dueBots(table).includes(seat)) return null;
  const last = match.follows(seat);
  const follows = last && match.game.notation.format(last);
  return { ...questionFor(match, seat), spec, follows };
}

/** What must be known to advise a player; throws a `Refusal` when they have nothing to decide, or may not be advised. */
export function hintQuestion(table: Table, seat: Seat, ply: number): Question {
  const match = playing(table);
  if (table.facts.rated)
    throw refusal('rated', 'This is a rated game: nobody is given advice in it.');
  match.expect(ply);
  if (!match.actors.includes(seat)) throw refusal('not-your-turn', 'It is not your turn.');
  return questionFor(match, seat);
}

function questionFor(match: AnyMatch, seat: Seat): Question {
  const { id: gameId, rules } = match.game;
  return { gameId, rules, view: match.view(seat), seat, ply: match.ply };
}

/** A bot's decision. */
export interface BotMove {
  readonly ply: number;
  readonly seat: Seat;
  /** Null when no bot could decide: then any legal move is made. */
  readonly move: string | null;
  /** Who made it: the bot that was asked, or a weaker one in its place. */
  readonly bot: string;
  /** The moves it considered, best first. */
  readonly candidates: readonly Candidate[];
}

/** The answer of a bot to a question: of the one that was asked, or of a weaker one in its place. */
export function decidedBy(
  bot: string,
  { ply, seat }: Pick<Question, 'ply' | 'seat'>,
  { move, stats }: { readonly move: string; readonly stats: Pick<BotMove, 'candidates'> },
): BotMove {
  return { ply, seat, bot, move, candidates: stats.candidates };
}

/** The answer to a question that no bot could decide. */
export function undecided({ ply, seat }: Pick<Question, 'ply' | 'seat'>): BotMove {
  return { ply, seat, move: null, bot: 'random', candidates: [] };
}

/** The deeds of a bot's decision; none when it came too late. Another bot than the one that was meant to decide is named. */
export function botPlay(table: Table, made: BotMove, at: number): readonly Deed[] {
  const { seat, ply, bot } = made;
  if (table.match?.ply !== ply || !dueBots(table).includes(seat)) return [];
  const played = play(table, seat, moveOf(table, made), ply, at);
  return bot === onDuty(table, seat) ? played : [{ kind: 'botReplaced', at, seat, bot }, ...played];
}

function moveOf(table: Table, { seat, ply, move }: BotMove): string {
  if (move !== null) return move;
  const match = playing(table);
  const moves = match.moves(seat);
  const chosen = moves[rngFrom(`${table.facts.id} ${ply}`).below(moves.length)];
  return match.game.notation.format(chosen);
}

/** Keeps what a bot thought, once its decision was carried out; of one that was not, nothing. */
export function keepThoughts(table: Table, { seat, ply, bot, move, candidates }: BotMove): void {
  const { match, thoughts } = table;
  if (!match || move === null) return;
  const thought = { ply, seat, bot, move, candidates };
  if (!wasMade(match, thought)) return;
  const turn = remember(thoughts.get(seat), match.turnStart(seat), thought);
  if (turn) thoughts.set(seat, turn);
}
