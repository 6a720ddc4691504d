import type { Game, GameEvent, OptionValues, Word } from '@nabu/kernel';
import { beforeAll, describe, test } from 'vitest';
import { CHECKS } from './checks/index.ts';
import type { Settings, Trial } from './trial.ts';
import { makeTrial } from './trial.ts';

/**
 * The suite every game must pass: random games over many seeds, all numbers of seats and all
 * options, looked at from every side. See `CHECKS` for what is claimed.
 */
export function conformance<
  State,
  Move extends Word,
  View,
  Event extends GameEvent,
  Options extends OptionValues,
>(game: Game<State, Move, View, Event, Options>, settings: Settings<State, Options>): void {
  describe(`${game.id}, rules ${game.rules}, keeps the contract`, () => {
    let trial: Trial;
    beforeAll(() => {
      trial = makeTrial(game, settings as Settings);
    });
    for (const [name, check] of Object.entries(CHECKS)) test(name, () => check(trial));
  });
}
