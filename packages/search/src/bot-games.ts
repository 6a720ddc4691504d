import type { AnyMatch, Result, Rng, Word } from '@nabu/kernel';
import type { Bot } from './bot.ts';

/** A bot at a seat, and the chance that it is given. */
export interface SeatedBot {
  readonly bot: Bot<unknown, Word>;
  readonly rng: Rng;
}

/** Some games need not end between bots: so many moves are enough for one. */
export const MOST_BOT_PLIES = 1000;

/** The move that a bot makes for whoever must decide in a match; inside a turn it goes on from its last thought. */
export function botMove(match: AnyMatch, { bot, rng }: SeatedBot): Word {
  const [seat] = match.actors;
  const follows = match.follows(seat) ?? undefined;
  return bot.choose(match.view(seat), seat, match.moves(seat), rng, follows).move;
}

/** Has bots, one a seat, play a match until it is over or so many moves were made. */
export function playOn(match: AnyMatch, bots: readonly SeatedBot[], most: number): void {
  while (!match.over && match.ply < most) {
    const [seat] = match.actors;
    match.play(seat, botMove(match, bots[seat]));
  }
}

/** The same to an end: a match that is not over by then is agreed to end. */
export function playToEnd(
  match: AnyMatch,
  bots: readonly SeatedBot[],
  most = MOST_BOT_PLIES,
): Result {
  playOn(match, bots, most);
  return match.result ?? match.endEarly('agreed');
}
