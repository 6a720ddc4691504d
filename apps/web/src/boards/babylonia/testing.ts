import { babylonia, hexNamed, type Options, type View } from '@nabu/games/babylonia';
import { rngFrom, type Viewer } from '@nabu/kernel';
import { type Desk, NOTHING, type Plan } from './input.ts';

const OPTIONS: Options = { cards: 'first7', riverTokenOpensField: true };

/** The ground for a number of players. */
export function groundOf(seats: number): string {
  return babylonia.setup({ seats, options: OPTIONS }, rngFrom(1)).ground;
}

/** A desk on a position given in words, as a seat or a spectator sees it. */
export function deskAt(words: string, viewer: Viewer = 0, plan: Partial<Plan> = {}): Desk {
  const state = babylonia.notation.readPosition(words, { seats: 2, options: OPTIONS });
  const view: View = babylonia.view(state, viewer);
  const legal = viewer === 'spectator' ? [] : babylonia.moves(state, viewer);
  return { view, viewer, legal, plan: { ...NOTHING, ...plan } };
}

/** The hex with a name that must exist. */
export function hexAt(name: string): number {
  const hex = hexNamed(name);
  if (hex === undefined) throw new Error(`There is no hex ${name}.`);
  return hex;
}
