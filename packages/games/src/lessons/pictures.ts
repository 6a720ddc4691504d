import type { AnyGame, AnyMatch, GameEvent, Seat } from '@nabu/kernel';
import type { Fault } from './check.ts';
import { lessonMatch } from './follow.ts';
import { isTold, type Picture } from './lesson.ts';

/** One moment of a picture: what is seen by whom, and what led to it. */
export interface Moment {
  readonly viewer: Seat;
  readonly view: unknown;
  readonly events: readonly GameEvent[];
}

/** A picture's position and what each of its moves leads to, as whoever decides first sees it. */
export function pictureMoments(game: AnyGame, picture: Picture): readonly Moment[] {
  const match = lessonMatch(game, picture);
  const first = firstMoment(match);
  return [first, ...picture.plays.list.map((move) => momentAfter(match, move, first.viewer))];
}

/** What whoever decides sees before anything is done. */
export function firstMoment(match: AnyMatch): Moment {
  const [viewer = 0] = match.actors;
  return { viewer, view: match.view(viewer), events: [] };
}

/** Makes a move of whoever decides; what a seat sees then. */
export function momentAfter(match: AnyMatch, move: string, viewer: Seat): Moment {
  const { ply } = match.play(match.actors[0] ?? 0, move);
  return { viewer, view: match.view(viewer), events: match.heardAt(ply, viewer) };
}

/** What is wrong with a picture: every move must be allowed, what is told must happen, what is refused be refused. */
export function pictureFaults(picture: Picture, game: AnyGame): readonly Fault[] {
  const start = lessonMatch(game, picture);
  const refused = picture.refuses.flatMap(({ move, clause, line }) => {
    const refusal = start.refuse(start.actors[0] ?? 0, move);
    if (refusal?.clause === clause) return [];
    return [
      { line, what: `"${move}" is ${refusal ? `refused by ${refusal.clause}` : 'allowed'}.` },
    ];
  });
  const events: GameEvent[] = [];
  for (const move of picture.plays.list) {
    const refusal = start.refuse(start.actors[0] ?? 0, move);
    if (refusal)
      return [...refused, { line: picture.plays.line, what: `"${move}": ${refusal.message}` }];
    events.push(...start.play(start.actors[0] ?? 0, move).events);
  }
  const untold = picture.tells.filter((telling) => !events.some((event) => isTold(telling, event)));
  return [...refused, ...untold.map(({ line }) => ({ line, what: 'no such event happens.' }))];
}
