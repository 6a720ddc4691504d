import { type AnyGame, rngFrom, type Seat, type Viewer, type Word } from '@nabu/kernel';

/** So many states are imagined to find out what a viewer could know: a card likely to be in a hidden hand is not in all of them. */
const IMAGININGS = 48;
/** Whether a move could be mistaken for another shows in fewer. */
const COMPARED = 8;

/**
 * The moves of a seat that a viewer may be told it thought about: those that are legal in whatever
 * the viewer can imagine, and the one it made, if what the viewer saw of it could have been no
 * other. Anything else would tell of a hidden hand.
 */
export function openMoves(
  game: AnyGame,
  view: unknown,
  viewer: Viewer,
  made: { readonly seat: Seat; readonly move: string },
): ReadonlySet<Word> {
  const { seat } = made;
  const states = Array.from({ length: IMAGININGS }, (_, i) =>
    game.imagine(view, rngFrom(`open ${i}`)),
  );
  const lists = states.map((state) => game.moves(state, seat));
  const open = new Set(lists[0].filter((move) => lists.every((list) => list.includes(move))));
  const move = game.notation.parse(made.move);
  if (move === null) return open;
  const seen = (state: unknown, each: Word) => witnessed(game, state, viewer, seat, each);
  const at = lists.findIndex((list) => list.includes(move));
  const told = at < 0 ? null : seen(states[at], move);
  const alike = (state: unknown, i: number) =>
    lists[i].some((other) => other !== move && seen(state, other) === told);
  if (told === null || states.slice(0, COMPARED).some(alike)) open.delete(move);
  else open.add(move);
  return open;
}

/** All that a viewer hears of a move, chance held still. */
function witnessed(game: AnyGame, state: unknown, viewer: Viewer, seat: Seat, move: Word): string {
  const heard: unknown[] = [];
  game.play(game.copy(state), seat, move, rngFrom('witness'), (event) =>
    heard.push(game.witness(event, viewer)),
  );
  return JSON.stringify(heard);
}
