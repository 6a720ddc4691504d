import { type AnyGame, presets, rngFrom, type Viewer, type Word } from '@nabu/kernel';
import { describe, expect, test } from 'vitest';
import { games } from './index.ts';
import { textBoardOf } from './text-boards.ts';

const PLIES = 60;

/** What a viewer hears of a move, up to where chance has a say. */
function heardOf(game: AnyGame, from: unknown, seat: number, move: Word, viewer: Viewer) {
  const state = game.copy(from);
  const heard: NonNullable<ReturnType<AnyGame['witness']>>[] = [];
  let certain = true;
  game.play(state, seat, move, rngFrom('heard'), (event) => {
    certain &&= game.notation.chance(event) === null;
    const told = certain ? game.witness(event, viewer) : null;
    if (told) heard.push(told);
  });
  return heard;
}

describe.each(Object.keys(games))('%s', (key) => {
  const game = games[key];
  const { describeHeard } = textBoardOf(game.id);

  test('moves that sound alike to others are not told apart in words', () => {
    const rng = rngFrom(`alike ${key}`);
    const state = game.setup({ seats: game.seats.min, options: presets(game.options) }, rng);
    for (let ply = 0; ply < PLIES && game.actors(state).length > 0; ply++) {
      const [seat] = game.actors(state);
      const sounds = new Map<string, number>();
      for (const move of game.moves(state, seat)) {
        const heard = heardOf(game, state, seat, move, 'spectator');
        // Where nobody hears anything before chance speaks there is nothing to tell moves apart by.
        if (heard.length === 0) continue;
        const sound = JSON.stringify(heard);
        sounds.set(sound, (sounds.get(sound) ?? 0) + 1);
      }
      for (const [sound, moves] of sounds)
        if (moves > 1) expect(describeHeard?.(JSON.parse(sound)) ?? null, sound).not.toBeNull();
      game.play(state, seat, game.sample(state, seat, rng), rng);
    }
  });
});
