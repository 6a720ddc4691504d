import { type babylon, legalPlaces, type Move } from '@nabu/games/babylon';
import { type AnyMatch, rngFrom } from '@nabu/kernel';
import type { Hand } from './hand.ts';

type Build = Extract<Move, { readonly type: 'build' }>;

/** Lays a tile of Babylon: takes it up, turns it, aims at its place, goes on to its level and its open corner, lays it. */
export async function layTile(hand: Hand, match: AnyMatch, notation: string): Promise<void> {
  const { page } = hand;
  const build = match.game.notation.parse(notation) as Build;
  const tile = page.locator('.tile-button').nth(build.source === 'new' ? 0 : 1);
  await hand.take(tile);
  const button = (key: string) => page.locator(`.bar-acts [aria-keyshortcuts="${key}"]`);
  for (let turns = 0; turns < build.turns; turns++) await hand.press(button('r'));
  const place = page.locator(`[data-place="${build.cell}"]`).first();
  if (hand.touches) await place.tap();
  else await place.hover();
  const ways = waysAt(match, build);
  for (let at = 0; at < ways.levels.indexOf(build.level); at++) await hand.press(button('v'));
  for (let at = 0; at < ways.opens.indexOf(build.open); at++) await hand.press(button('o'));
  await hand.press(page.locator('.bar-lay'));
}

/** The levels at which a tile may lie at a place, and the corners that may stay open at its level, as they are offered one after the other. */
function waysAt(match: AnyMatch, { cell, level }: Build) {
  const game = match.game as unknown as typeof babylon;
  const view = match.view(match.actors[0]) as Parameters<typeof game.imagine>[0];
  const there = legalPlaces(game.imagine(view, rngFrom('0'))).filter((each) => each.cell === cell);
  return {
    levels: there.map((each) => each.level).toSorted((a, b) => a - b),
    opens: there.find((each) => each.level === level)?.opens ?? [],
  };
}
