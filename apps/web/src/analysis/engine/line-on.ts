import { PlyRng, step, type TreePlay } from '@nabu/kernel';

/**
 * How far a line of moves can be told from a position: as long as its moves are legal there, up to the first that
 * draws chance or turns something hidden up. What would come after that hangs on what nobody knows.
 */
export function lineOn(
  positions: TreePlay,
  at: number,
  moves: readonly string[],
): readonly string[] {
  const { game } = positions;
  const state = game.copy(positions.state(at));
  const { seed, ply } = positions.stage(at);
  const told: string[] = [];
  for (const text of moves) {
    const word = game.notation.parse(text);
    const seat = game.actors(state).find((each) => word && game.refuse(state, each, word) === null);
    if (word === null || seat === undefined) break;
    const rng = new PlyRng(seed, ply + told.length + 1);
    told.push(text);
    if (step(game, state, seat, word, rng).learned) break;
  }
  return told;
}
