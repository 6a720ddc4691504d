import {
  type AnyGame,
  type GameEvent,
  presets,
  rngFrom,
  type Seat,
  type Viewer,
  type Word,
} from '@nabu/kernel';
import type { Onlooker } from '../src/onlooker.ts';
import { thinkAbout } from '../src/think.ts';
import type { Deliberation } from '../src/thoughts.ts';

/** A decision of a game that is played at random. */
export interface Decision {
  readonly state: unknown;
  readonly ply: number;
  readonly seat: Seat;
  readonly move: Word;
}

/** Some decisions of a game played at random, every so many plies. */
export function decisionsOf(game: AnyGame, seats: number, seed: string, stride: number) {
  const rng = rngFrom(seed);
  const state = game.setup({ seats, options: presets(game.options) }, rng);
  const found: Decision[] = [];
  for (let ply = 0; ply < 120 && game.actors(state).length > 0; ply++) {
    const [seat] = game.actors(state);
    const moves = game.moves(state, seat);
    const move = moves[rng.below(moves.length)];
    if (ply % stride === 0) found.push({ state: game.copy(state), ply, seat, move });
    game.play(state, seat, move, rng);
  }
  return found;
}

/** What a viewer hears of a decision, chance held still. */
function heardOf(game: AnyGame, decision: Decision, viewer: Viewer): readonly GameEvent[] {
  const heard: GameEvent[] = [];
  game.play(
    game.copy(decision.state),
    decision.seat,
    decision.move,
    rngFrom('heard'),
    (event) => void heard.push(...[game.witness(event, viewer) ?? []].flat()),
  );
  return heard;
}

/** What a viewer knows of a decision. */
export function onlookerOf(game: AnyGame, decision: Decision, viewer: Viewer): Onlooker {
  const { state, seat } = decision;
  return {
    ...{ viewer, view: game.view(state, viewer), deciderView: game.view(state, seat) },
    heard: heardOf(game, decision, viewer),
  };
}

/** The same decision in another state that looks and sounds the same to a viewer; null when there is none. */
export function twinOf(game: AnyGame, decision: Decision, viewer: Viewer, seed: string) {
  const state = game.imagine(game.view(decision.state, viewer), rngFrom(seed));
  const wanted = JSON.stringify(heardOf(game, decision, viewer));
  const alike = (move: Word) => ({ ...decision, state, move });
  const sounds = (twin: Decision) => JSON.stringify(heardOf(game, twin, viewer)) === wanted;
  return game.moves(state, decision.seat).map(alike).find(sounds) ?? null;
}

/** What a greedy bot would have thought about a decision. */
export function thoughtsOf(
  game: AnyGame,
  decision: Decision,
  seed: string,
): readonly Deliberation[] {
  const { state, ply, seat, move } = decision;
  const bot = 'greedy';
  const view = game.view(state, seat);
  const { id: gameId, rules } = game;
  const question = { gameId, rules, view, seat, spec: bot, seed };
  const { candidates } = thinkAbout(game, question).stats;
  return [{ ply, seat, bot, move: game.notation.format(move), candidates }];
}
