import { type Bot, unthinking } from './bot.ts';

/** Plays any legal move, each as likely as the other. */
export function randomBot<View, Move>(): Bot<View, Move> {
  return {
    spec: 'random',
    choose: (_view, _seat, moves, rng) => unthinking(moves[rng.below(moves.length)]),
  };
}
