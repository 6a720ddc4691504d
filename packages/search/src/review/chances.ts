import { type AnyGame, rngFrom } from '@nabu/kernel';
import { calibrated, calibrationFor, progressIn } from '../calibration.ts';
import { Lookout } from '../lookout.ts';
import type { Evaluation } from '../mind.ts';
import { judge } from '../playout.ts';
import { chanceOf } from '../reward.ts';
import { sharesOf } from '../win-shares.ts';

/**
 * The chance of each seat to win, together 1, from what each may expect: corrected as games between bots bore it
 * out where that was measured for so many seats, else as the search says it.
 */
export function chancesFrom(
  gameId: string,
  rewards: readonly number[],
  totals: readonly number[],
): readonly number[] {
  const map = calibrationFor(gameId, rewards.length);
  const said = rewards.map(chanceOf);
  const told = map
    ? said.map((chance) => calibrated(map, chance, progressIn(totals, map.winning)))
    : said;
  const sum = told.reduce((all, chance) => all + chance, 0);
  return told.map((chance) => (sum > 0 ? chance / sum : 1 / told.length));
}

/** More moves than these are not all looked at. */
const MOST_MOVES = 64;

/**
 * The chances as one look at a state tells them, after the best looking move of whoever decides: dice that have
 * fallen and cards that lie open show in what can be done with them. Of a state in which the game is over, who won.
 */
export function chancesIn(
  game: AnyGame,
  evaluate: Evaluation<unknown>,
  state: unknown,
): readonly number[] {
  const totals = game.scores(state).map(({ total }) => total);
  const next = afterBest(game, evaluate, state, totals.length);
  const places = game.result(next)?.places;
  if (places) return sharesOf(places);
  const rewards = new Float64Array(totals.length);
  judge(game, evaluate, next, rewards);
  return chancesFrom(game.id, [...rewards], totals);
}

/** The state after the best looking move, where the moves are not too many; else as it is. */
function afterBest(
  game: AnyGame,
  evaluate: Evaluation<unknown>,
  state: unknown,
  seats: number,
): unknown {
  const [seat] = game.actors(state);
  const moves = seat === undefined ? [] : game.moves(state, seat);
  if (moves.length === 0 || moves.length > MOST_MOVES) return state;
  const lookout = new Lookout(game, evaluate, seats);
  lookout.at(state, seat);
  const values = lookout.after(moves, rngFrom('look'));
  let best = 0;
  for (let i = 1; i < moves.length; i++) if (values[i] > values[best]) best = i;
  const next = game.copy(state);
  game.play(next, seat, moves[best], rngFrom('look'));
  return next;
}

/** Whether chances with so many seats were held against how games ended. */
export function isMeasured(gameId: string, seats: number): boolean {
  return calibrationFor(gameId, seats) !== null;
}
