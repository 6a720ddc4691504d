import { loadRules } from '@nabu/games/load';
import { type AnyGame, presets } from '@nabu/kernel';
import { thinkAbout } from '@nabu/search';
import {
  apply,
  decide,
  hintQuestion,
  readDeed,
  rebuild,
  startedMatch,
  type Table,
} from '@nabu/table';
import { type LocalSeat, newSave, type Save, saveOf } from '../src/session/save.ts';

const CLOCK = 5;

/** The newest rules of a game. */
export async function rulesOf(id: string): Promise<AnyGame> {
  const game = await loadRules(id);
  if (!game) throw new Error(`There is no game called ${id}.`);
  return game;
}

/** A kept table as the room knows it. */
export function tableOf(game: AnyGame, { facts, deeds }: Save): Table {
  return rebuild(facts, deeds.map(readDeed), { [game.id]: game }, CLOCK);
}

/** A table that has just begun, the same whenever it is made. */
export function sameSave(game: AnyGame, seats: readonly LocalSeat[]): Save {
  const { id, rules } = game;
  const save = newSave({ game: id, rules, options: presets(game.options), seats });
  // Bots think from these, so the same moves are made whenever the tests are run.
  const same = { id: 'the-same-table', seed: '0123456789abcdef0123456789abcdef' };
  return { ...save, id: same.id, facts: { ...save.facts, ...same } };
}

/** A kept table some moves later, or at its end if that comes first. */
export function playedOn(game: AnyGame, save: Save, moves: number): Save {
  const table = tableOf(game, save);
  const match = startedMatch(table);
  while (match.ply < moves && table.phase !== 'over') {
    const [seat] = match.actors;
    const question = hintQuestion(table, seat, match.ply);
    const spec = 'greedy';
    const { move } = thinkAbout(game, { ...question, spec, seed: `before ${match.ply}` });
    const command = { type: 'play', move, ply: match.ply } as const;
    for (const deed of decide(table, seat, command, CLOCK)) apply(table, deed);
  }
  return saveOf(save.facts, table.deeds);
}
