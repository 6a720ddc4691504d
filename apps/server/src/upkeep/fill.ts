import { games } from '@nabu/games';
import { type AnyGame, Match, newestGames, presets, rngFrom, writeRecord } from '@nabu/kernel';
import { botFromSpec, playToEnd, readSpec } from '@nabu/search';
import { Archive } from '../archive/archive.ts';
import { ConfigError } from '../config.ts';
import { newSeed, newTableId } from '../secrets.ts';
import { openStore, type StorePlace } from '../store/open-store.ts';
import { addRecord, countIn } from './archive.ts';
import type { Telling } from './house.ts';

/** Which games bots play for a house. */
export interface FillWish {
  /** A game; every game of the house when none is named. */
  readonly game: string | undefined;
  /** The bots, one a seat; they change seats from game to game. */
  readonly seats: string | undefined;
  /** So many of each game. */
  readonly games: string | undefined;
}

const PRESET_SEATS = 'cupbearer,scribe';
const PRESET_GAMES = 20;
const MOST_GAMES = 100_000;

/** Has bots play whole games against each other and adds these to a house that is not open in a file. */
export async function fillHouse(place: StorePlace, wish: FillWish, { report, say }: Telling) {
  const bots = (wish.seats ?? PRESET_SEATS).split(',').map((bot) => bot.trim());
  const count = readCount(wish.games);
  const played = gamesFor(wish.game, bots);
  const store = await openStore(place);
  try {
    const index = new Archive({ store, games, failed: () => undefined });
    let done = 0;
    for (const game of played)
      for (let i = 0; i < count; i++) {
        const seats = bots.map((_, seat) => bots[(seat + i) % bots.length]);
        await addRecord(store, index, ...playOne(game, seats));
        report('played', ++done, count * played.length);
      }
    await countIn(store);
    say(`Bots played ${done} games: ${played.map(({ id }) => id).join(', ')}.`);
  } finally {
    await store.close();
  }
}

/** One game between bots as an archive has it; one that does not end is agreed to end. */
function playOne(game: AnyGame, bots: readonly string[]) {
  const created = Date.now();
  const match = Match.start(game, {
    ...{ seats: bots.length, options: presets(game.options), seed: newSeed() },
  });
  const minds = bots.map((spec, seat) => ({
    bot: botFromSpec(game, spec),
    rng: rngFrom(`${match.seed} ${seat}`),
  }));
  const result = playToEnd(match, minds);
  const about = {
    ...{ id: newTableId(), game: game.id, rules: game.rules, bots, names: bots },
    ...{ created, ended: Date.now(), plies: match.ply, ending: result.ending },
  };
  return [about, writeRecord(match, { names: bots })] as const;
}

function gamesFor(id: string | undefined, bots: readonly string[]): readonly AnyGame[] {
  const all = newestGames(games);
  const named = id === undefined ? all : all.filter((game) => game.id === id);
  if (named.length === 0)
    throw new ConfigError(
      `There is no game "${id}" here; there is ${all.map((game) => game.id).join(', ')}.`,
    );
  const fitting = named.filter(({ seats }) => bots.length >= seats.min && bots.length <= seats.max);
  if (fitting.length === 0)
    throw new ConfigError(`No such game is for ${bots.length}: name another number of bots.`);
  for (const game of fitting) for (const bot of bots) check(bot, game.id);
  return fitting;
}

function check(bot: string, game: string): void {
  try {
    readSpec(bot, game);
  } catch (error) {
    throw new ConfigError(error instanceof Error ? error.message : String(error));
  }
}

function readCount(text: string | undefined): number {
  const count = text === undefined ? PRESET_GAMES : /^\d{1,6}$/.test(text) ? Number(text) : 0;
  if (count > 0 && count <= MOST_GAMES) return count;
  throw new ConfigError(`--games must be a number from 1 to ${MOST_GAMES}, not "${text}".`);
}
