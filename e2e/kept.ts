import { games } from '@nabu/games';
import {
  type AnyGame,
  type AnyMatch,
  Match,
  newestGames,
  presets,
  rngFrom,
  writeRecord,
} from '@nabu/kernel';
import { botFromSpec } from '@nabu/search';
import {
  CARETAKER,
  deedRow,
  deedsOf,
  type Facts,
  opened,
  readDeed,
  rebuild,
  startedMatch,
} from '@nabu/table';
import type { BrowserContext, Page } from 'playwright-core';

/** The games of the house at every number of seats. */
export const TABLES = newestGames(games).flatMap((game) =>
  Array.from({ length: game.seats.max - game.seats.min + 1 }, (_, more) => ({
    game,
    seats: game.seats.min + more,
  })),
);

/** How many moves bring a game to its middle, for each seat. */
const MIDDLE: { readonly [game: string]: number } = { babel: 45, amyitis: 20, babylon: 18 };

/** Puts a game in its middle into a person's browser, at the decision of the first seat; gives its address. */
export async function keepMiddle(
  person: BrowserContext,
  game: AnyGame,
  seats: number,
): Promise<string> {
  return keepMatch(person, playedTo(game, seats, (MIDDLE[game.id] ?? 15) * seats));
}

/** Puts a game into a person's browser at the first decision of the first seat of which something holds; gives its address. */
export function keepWhen(
  person: BrowserContext,
  game: AnyGame,
  seats: number,
  holds: (match: AnyMatch) => boolean,
): Promise<string> {
  return keepMatch(person, playedUntil(game, seats, holds));
}

/** Puts a game that was played to its end into a person's browser; gives its address. */
export function keepEnd(person: BrowserContext, game: AnyGame, seats: number): Promise<string> {
  return keepMatch(person, playedTo(game, seats, Number.POSITIVE_INFINITY));
}

/** The record of a game that ended by agreement after so many moves or a few more. */
export function shortRecord(game: AnyGame, moves: number): string {
  const match = playedUntil(game, game.seats.min, ({ ply }) => ply >= moves);
  match.endEarly('agreed');
  return writeRecord(match, { names: ['Ada', 'Bel', 'Cyr', 'Dan'].slice(0, match.table.seats) });
}

/** Puts a game into a person's browser so many moves before bots ended it, at the decision of the first seat; gives its address. */
export function keepLate(
  person: BrowserContext,
  game: AnyGame,
  seats: number,
  left: number,
): Promise<string> {
  const { ply } = playedTo(game, seats, Number.POSITIVE_INFINITY);
  return keepMatch(person, playedTo(game, seats, ply - left));
}

/** The match of the table that a page shows, as it is kept on the person's device. */
export async function keptMatch(page: Page, game: AnyGame): Promise<AnyMatch> {
  const key = `nabu.table.${new URL(page.url()).pathname.slice('/here/'.length)}`;
  const text = await page.evaluate((name) => localStorage.getItem(name), key);
  const { facts, deeds } = JSON.parse(text ?? '');
  return startedMatch(rebuild(facts, deeds.map(readDeed), { [game.id]: game }, 0));
}

/** A sensible move for the first seat, which a bot finds without thinking long. */
export function sensibleMove(match: AnyMatch): string {
  const bot = botFromSpec(match.game, 'greedy');
  const { move } = bot.choose(match.view(0), 0, match.moves(0), rngFrom(`${match.ply}`));
  return match.game.notation.format(move);
}

/** Puts a game that begins with the first seat into a person's browser; gives its address. */
export function keepOpening(person: BrowserContext, game: AnyGame): Promise<string> {
  const known = presets(game.options);
  const options = 'starter' in known ? { ...known, starter: '1' } : known;
  const start = { seats: game.seats.min, options, seed: '5'.repeat(32) };
  return keepMatch(person, Match.start(game, start));
}

/** Puts a game into a person's browser that bots play from its first move; gives its address. */
export function keepForBots(person: BrowserContext, game: AnyGame, seats: number): Promise<string> {
  const start = { seats, options: presets(game.options), seed: '6'.repeat(32) };
  return keepMatch(person, Match.start(game, start), ['greedy', 'greedy']);
}

async function keepMatch(
  person: BrowserContext,
  match: AnyMatch,
  [others, first]: readonly [string, string | null] = ['apprentice', null],
): Promise<string> {
  const id = `${match.game.id}-${match.table.seats}`;
  const facts = factsOf(id, match, others, first);
  const guests = facts.seats.map((bot) => (bot === null ? { who: 'here', name: 'Ada' } : null));
  const deeds = [...opened(facts, guests), ...deedsOf(match, 2)].map(deedRow);
  const save = { version: 2, id, facts, deeds, over: match.over, updated: match.ply };
  await person.addInitScript(
    ([key, text]) => localStorage.getItem(key) ?? localStorage.setItem(key, text),
    [`nabu.table.${id}`, JSON.stringify(save)],
  );
  return `/here/${id}`;
}

/** Matches that were played already: many tests open the same middle. */
const known = new Map<string, AnyMatch>();

/** A match played by bots until so many moves were made and the first seat decides; never to be changed. */
function playedTo(game: AnyGame, seats: number, moves: number): AnyMatch {
  const key = [game.id, game.rules, seats, moves].join();
  const match = known.get(key) ?? playedUntil(game, seats, ({ ply }) => ply >= moves);
  known.set(key, match);
  return match;
}

/** A match played by bots until the first seat decides and something holds. */
function playedUntil(game: AnyGame, seats: number, holds: (match: AnyMatch) => boolean): AnyMatch {
  const seed = '5'.repeat(32);
  const match = Match.start(game, { seats, options: presets(game.options), seed });
  const bot = botFromSpec(game, 'greedy:5%');
  const rng = rngFrom(`${game.id} ${seats}`);
  while (!match.over && (match.actors[0] !== 0 || !holds(match))) {
    const [seat] = match.actors;
    match.play(seat, bot.choose(match.view(seat), seat, match.moves(seat), rng).move);
  }
  return match;
}

function factsOf(
  id: string,
  { game, table, seed }: AnyMatch,
  others: string,
  first: string | null,
): Facts {
  return {
    ...{ id, seed, game: game.id, rules: game.rules, options: table.options },
    seats: Array.from({ length: table.seats }, (_, seat) => (seat === 0 ? first : others)),
    ...{
      visibility: 'link',
      rated: false,
      caretaker: CARETAKER,
      pace: null,
      admits: 'everybody',
      fill: null,
      created: 1,
    },
    ...{ language: null, before: null },
  };
}
