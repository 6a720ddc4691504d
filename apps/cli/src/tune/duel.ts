import { type AnyGame, presets, rngFrom, type Seat, type Word } from '@nabu/kernel';
import { type Bot, evaluationWith, type FlatWeights, searchBot, tuningFor } from '@nabu/search';
import { newMatch } from '../tables.ts';

/** How two sets of weights are compared. */
export interface DuelRules {
  readonly game: AnyGame;
  /** Lines a bot looks at for one decision. */
  readonly iterations: number;
  readonly maxPlies: number;
}

/** What a set of weights won in the games of a duel, out of how many. */
export interface DuelScore {
  readonly wins: number;
  readonly games: number;
}

/**
 * Two sets of weights play both seatings of each deal, with the same chance on both sides: what is
 * left is the difference between them.
 */
export function duel(
  rules: DuelRules,
  one: FlatWeights,
  two: FlatWeights,
  deals: number,
  seed: string,
): DuelScore {
  const bots = [botWith(rules, one), botWith(rules, two)];
  let wins = 0;
  for (let deal = 0; deal < deals; deal++)
    for (const first of [0, 1])
      wins += playDeal(rules, [bots[first], bots[1 - first]], `${seed} ${deal}`)[first];
  return { wins, games: 2 * deals };
}

function botWith({ game, iterations }: DuelRules, weights: FlatWeights): Bot<unknown, Word> {
  const tuning = tuningFor(game.id, 'search');
  const spec = `search:${iterations}`;
  return searchBot(game, evaluationWith(game.id, weights), { ...tuning, spec, iterations });
}

/** Plays one game; returns the wins by seat. */
function playDeal(
  { game, maxPlies }: DuelRules,
  bots: readonly Bot<unknown, Word>[],
  seed: string,
): readonly number[] {
  const match = newMatch(game, bots.length, presets(game.options), seed);
  const chance = bots.map(() => rngFrom(`tune ${seed}`));
  let last: { readonly seat: Seat; readonly move: Word } | null = null;
  while (!match.over && match.ply < maxPlies) {
    const seat = match.actors[0];
    const follows = last?.seat === seat ? last.move : undefined;
    const legal = match.moves(seat);
    const { move } = bots[seat].choose(match.view(seat), seat, legal, chance[seat], follows);
    last = match.play(seat, move).barrier ? null : { seat, move };
  }
  const places = match.result?.places ?? match.ranking;
  const winners = places.filter((place) => place === 1).length;
  return places.map((place) => (place === 1 ? 1 / winners : 0));
}
