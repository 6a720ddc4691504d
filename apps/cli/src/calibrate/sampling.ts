import { type AnyGame, rngFrom } from '@nabu/kernel';
import { botFromSpec, botMove, chanceOf, sharesOf, weigh } from '@nabu/search';
import { newMatch } from '../tables.ts';

/** How hints are put to the test. */
export interface Trial {
  readonly game: AnyGame;
  readonly seats: number;
  /** The bot at every seat. */
  readonly bot: string;
  /** Lines of a hint. */
  readonly lines: number;
  /** A hint is asked for at one of so many decisions. */
  readonly every: number;
  readonly seed: string;
  /** A game that is not over after so many moves ends as it stands. */
  readonly maxPlies: number;
}

/** A hint in a game: what was said of its first move, which was made, and whether the seat won. */
interface Sample {
  readonly said: number;
  /** The points of whoever had most. */
  readonly top: number;
  readonly won: number;
}

/** One game: its hints, and the points of the winner. */
export interface Played {
  readonly samples: readonly Sample[];
  readonly winning: number;
}

/** Plays one game between equal bots, asking for hints on the way and following them. */
export function playSampled(trial: Trial, index: number): Played {
  const { game, seats, bot: spec, lines, every, seed } = trial;
  const name = `calibrate ${seed} ${index}`;
  const match = newMatch(game, seats, {}, name);
  const bots = Array.from({ length: seats }, () => botFromSpec(game, spec));
  const rng = rngFrom(name);
  const asked: { readonly seat: number; readonly said: number; readonly top: number }[] = [];
  while (!match.over && match.ply < trial.maxPlies) {
    const [seat] = match.actors;
    const hinted = match.moves(seat).length > 1 && rng.below(every) === 0;
    if (!hinted) {
      match.play(seat, botMove(match, { bot: bots[seat], rng }));
      continue;
    }
    const { candidates, totals } = weigh(game, match.view(seat), seat, lines, rng);
    asked.push({ seat, said: chanceOf(candidates[0].value), top: Math.max(...totals) });
    match.play(seat, candidates[0].move);
  }
  const won = sharesOf(match.result?.places ?? match.ranking);
  const samples = asked.map(({ seat, said, top }) => ({ said, top, won: won[seat] }));
  return { samples, winning: Math.max(...match.scores.map(({ total }) => total)) };
}
