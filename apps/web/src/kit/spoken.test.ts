import { loadRules } from '@nabu/games/load';
import { type AnyGame, presets, rngFrom } from '@nabu/kernel';
import { describe, expect, test } from 'vitest';
import { type AnyKit, LANGUAGES } from '../table/kit.ts';
import { GAMES, loadKit } from './games.ts';

const NAMES = ['Ninsun', 'Enkidu', 'Shamhat', 'Gilgamesh'];
/** By game: names of places that can be asked for in every language. */
const PLACES: { readonly [game: string]: readonly string[] } = {
  babel: ['H', 'h', '1:A', 'T2:S', 'Q1', 'q2'],
  babylonia: ['h7', 'C14', 'card 3', 'carta 9'],
  amyitis: ['2,1', '0,3-1,3', 'Marduk', 'uruk', 'row 1', 'fila 2', 'group 1', 'grupo 2'],
  babylon: ['c4', 'H8', 'quarry b3', 'cantera a1'],
  ur: ['B4', 'a1'],
};
const BROKEN = /undefined|null|NaN|\[object/;

async function loaded(id: string): Promise<{ game: AnyGame; kit: AnyKit }> {
  const [game, kit] = await Promise.all([loadRules(id), loadKit(id)]);
  if (!game || !kit) throw new Error(`There is no game called ${id}.`);
  return { game, kit };
}

/** A few positions of one match. */
function* positions(game: AnyGame): Generator<{ state: unknown; seat: number }> {
  const rng = rngFrom(`spoken ${game.id}`);
  const state = game.setup({ seats: 2, options: presets(game.options) }, rng);
  for (let ply = 0; game.actors(state).length > 0; ply++) {
    const [seat] = game.actors(state);
    if (ply % 12 === 0) yield { state, seat };
    game.play(state, seat, game.sample(state, seat, rng), rng);
  }
}

describe.each(GAMES)('$id', ({ id }) => {
  test.each(LANGUAGES)(
    'has a heading for the table, then one for each player, whoever looks first, in %s',
    async (language) => {
      const { game, kit } = await loaded(id);
      for (const { state, seat } of positions(game)) {
        const passages = kit.words[language].describe(game.view(state, seat), seat, NAMES);
        const [, ...headings] = passages.map(({ heading }) => heading);
        expect(headings.slice(0, 2)).toEqual([NAMES[seat], NAMES[1 - seat]]);
      }
    },
  );

  test.each(LANGUAGES)('answers what is asked without sight in %s', async (language) => {
    const { game, kit } = await loaded(id);
    const say = kit.words[language];
    for (const { state, seat } of positions(game)) {
      const view = game.view(state, seat);
      const told = [
        say.hand(view, seat),
        ...game.moves(state, seat).map((move) => say.group(move)),
        ...PLACES[id].map((name) => say.place(name, view, seat, NAMES) ?? `nothing at ${name}`),
      ];
      for (const text of told) expect(text).toMatch(/\S/);
      for (const text of told) expect(text).not.toMatch(BROKEN);
      for (const text of told) expect(text).not.toMatch(/^nothing at/);
      expect(say.place('zz9', view, seat, NAMES)).toBeNull();
    }
  });
});
