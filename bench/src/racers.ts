import { games } from '@nabu/games';
import { gameByKey } from '@nabu/kernel';
import { movesRacer, playoutsRacer, searchRacer } from './ours.ts';

/** Something whose speed is measured. */
export interface Racer {
  /** Does some of it and returns how much; a few milliseconds' worth, or one piece if that takes longer. */
  run(): number;
}

/** What to measure, in plain data. */
export interface RacerSpec {
  /** The rules, as `id@version`. */
  readonly game: string;
  readonly seats: number;
  readonly what: Ours | Peers;
  readonly form?: Form;
}

/** How a move inside boardgame.io changes G: as an immer draft in place, or on a copy of what is under the draft. */
export type Form = 'draft' | 'copy';

type Ours = 'moves' | 'playouts' | 'search' | 'plain';
type Peers = 'peerMoves' | 'peerPlayouts' | 'peerSearch' | 'peerUnbounded';

/** The racer a spec asks for. */
export async function makeRacer({
  game: key,
  seats,
  what,
  form = 'copy',
}: RacerSpec): Promise<Racer> {
  const game = gameByKey(games, key);
  if (!game) throw new Error(`There is no game "${key}" to measure.`);
  switch (what) {
    case 'moves':
      return movesRacer(game, seats);
    case 'playouts':
      return playoutsRacer(game, seats);
    case 'search':
    case 'plain':
      return searchRacer(game, seats, what);
  }
  const { peerRacer, peerSearchRacer, UNBOUNDED } = await import('./peer.ts');
  switch (what) {
    case 'peerMoves':
      return peerRacer(game, seats, form, 'moves');
    case 'peerPlayouts':
      return peerRacer(game, seats, form, 'games');
    case 'peerSearch':
      return peerSearchRacer(game, seats, form);
    case 'peerUnbounded':
      return peerSearchRacer(game, seats, form, UNBOUNDED);
  }
}
