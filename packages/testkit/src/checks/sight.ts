import type { AnyGame, GameEvent, Seat, Viewer, Word } from '@nabu/kernel';
import { Match, PlyRng, rngFrom, step, unnamed } from '@nabu/kernel';
import { difference, must, mustEqual } from '../difference.ts';
import type { Position } from '../random-games.ts';
import { seedOf } from '../random-games.ts';
import type { Trial } from '../trial.ts';
import { viewersOf } from '../trial.ts';

/** Some states that a viewer could not tell from the real one. */
function imagineSome({ game, imagined }: Trial, position: Position, viewer: Viewer): unknown[] {
  const view = game.view(position.state, viewer);
  const kept = structuredClone(view);
  const states = Array.from({ length: imagined }, (_, i) =>
    game.imagine(view, rngFrom(`imagine ${viewer} ${i}`)),
  );
  mustEqual(view, kept, `Imagining changes the view of ${viewer} at ${position.where}`);
  return states;
}

function forEachImagined(
  trial: Trial,
  visit: (position: Position, viewer: Viewer, imagined: unknown) => void,
): void {
  for (const position of trial.positions)
    for (const viewer of viewersOf(position))
      for (const imagined of imagineSome(trial, position, viewer))
        visit(position, viewer, imagined);
}

/** Seen by the same viewer, an imagined state looks like the real one, also in print. */
export function imaginedLooksTheSame(trial: Trial): void {
  const { game } = trial;
  forEachImagined(trial, ({ state, where, table }, viewer, imagined) => {
    const view = game.view(state, viewer);
    mustEqual(game.view(imagined, viewer), view, `Imagined otherwise by ${viewer} at ${where}`);
    mustEqual(game.actors(imagined), game.actors(state), `Imagined actors differ at ${where}`);
    mustEqual(game.result(imagined), game.result(state), `Imagined result differs at ${where}`);
    const text = game.notation.writePosition(imagined);
    mustEqual(
      game.notation.readPosition(text, table),
      imagined,
      `What ${viewer} imagines is no position: ${text}, imagined at ${where}`,
    );
  });
}

/** Where two views differ in the name of their owner alone, each owner knows what the other sees. */
export function alikeViewsTellAsMuch(trial: Trial): void {
  const { game } = trial;
  for (const position of trial.positions)
    for (const viewer of viewersOf(position)) {
      const seen = unnamed(game.view(position.state, viewer));
      const alike = viewersOf(position).filter(
        (other) => other !== viewer && unnamed(game.view(position.state, other)) === seen,
      );
      if (alike.length === 0) continue;
      for (const imagined of imagineSome(trial, position, viewer))
        for (const other of alike)
          mustEqual(
            unnamed(game.view(imagined, other)),
            seen,
            `${other} may know more than ${viewer} though their views are alike at ${position.where}`,
          );
    }
}

/** An imagined state is made of the same pieces. */
export function imaginedConserves(trial: Trial): void {
  const { conserved } = trial.settings;
  if (!conserved) return;
  forEachImagined(trial, ({ state, where }, viewer, imagined) => {
    mustEqual(
      conserved(imagined),
      conserved(state),
      `What ${viewer} imagines loses or makes pieces at ${where}`,
    );
  });
}

/** What is hidden changes neither a seat's legal moves nor the reasons against the others. */
export function legalityIsVisible(trial: Trial): void {
  const { game } = trial;
  forEachImagined(trial, ({ state, where }, viewer, imagined) => {
    if (viewer === 'spectator') return;
    mustEqual(
      game.moves(imagined, viewer).map(game.notation.format),
      game.moves(state, viewer).map(game.notation.format),
      `The moves of ${viewer} hang on what it cannot see at ${where}`,
    );
    for (const move of game.vocabulary)
      must(
        game.refuse(imagined, viewer, move) === game.refuse(state, viewer, move),
        `Why ${viewer} may not ${game.notation.format(move)} hangs on what it cannot see at ${where}`,
      );
  });
}

interface Outcome {
  readonly view: unknown;
  readonly heard: readonly GameEvent[];
}

/** What one viewer sees and hears of a move. */
function outcome(game: AnyGame, from: unknown, seat: Seat, move: Word, viewer: Viewer): Outcome {
  const state = game.copy(from);
  const { events } = step(game, state, seat, move, new PlyRng(seedOf(7), 1));
  const heard = events.flatMap((event) => game.witness(event, viewer) ?? []);
  return { view: game.view(state, viewer), heard };
}

/** The same of a match that begins at a state, for whoever moves; and whether they can take it back. */
function tried(
  game: AnyGame,
  { table, state }: Pick<Position, 'table' | 'state'>,
  seat: Seat,
  move: Word,
): Outcome & { readonly undo: boolean } {
  const begun = { ...game, setup: () => game.copy(state) };
  const match = Match.start(begun, { ...table, seed: seedOf(7) });
  const { events } = match.play(seat, move);
  const heard = events.flatMap((event) => game.witness(event, seat) ?? []);
  return { undo: match.canUndo(seat), view: match.view(seat), heard };
}

/** A move that can be taken back teaches its player nothing: behind every view it can be, and ends the same. */
export function undoTeachesNothing(trial: Trial): void {
  const { game } = trial;
  for (const position of trial.positions)
    for (const seat of game.actors(position.state)) {
      const { table } = position;
      const imagined = imagineSome(trial, position, seat);
      for (const move of game.moves(position.state, seat)) {
        const real = tried(game, position, seat, move);
        if (!real.undo) continue;
        const claim = `${game.notation.format(move)} can be taken back but teaches ${seat} something at ${position.where}`;
        for (const state of imagined)
          mustEqual(tried(game, { table, state }, seat, move), real, claim);
      }
    }
}

/** Nobody hears of an event more than the view shows afterwards. */
export function witnessLeaksNothing(trial: Trial): void {
  const { game } = trial;
  for (const position of trial.positions)
    for (const viewer of viewersOf(position)) {
      const imagined = imagineSome(trial, position, viewer);
      for (const seat of game.actors(position.state))
        for (const move of game.moves(position.state, seat)) {
          const real = outcome(game, position.state, seat, move, viewer);
          for (const other of imagined) {
            if (game.refuse(other, seat, move) !== null) continue;
            const there = outcome(game, other, seat, move, viewer);
            if (difference(there.view, real.view) !== null) continue;
            const claim = `${viewer} hears too much of ${game.notation.format(move)} at ${position.where}`;
            mustEqual(factsOf(there.heard), factsOf(real.heard), claim);
          }
        }
    }
}

/**
 * What events tell, without the order they tell it in: in which order one's own cards came is
 * heard, and rightly so, but a view need not keep it.
 */
function factsOf(told: unknown, path = ''): string[] {
  if (typeof told !== 'object' || told === null) return [`${path} ${told}`];
  const facts = Array.isArray(told)
    ? told.flatMap((one) => factsOf(one, path))
    : Object.entries(told).flatMap(([key, value]) => factsOf(value, `${path}.${key}`));
  return facts.toSorted();
}

/** Each secret is seen to differ behind an equal view: so the view does not give it away. */
export function secretsVary(trial: Trial): void {
  const { secrets } = trial.settings;
  if (!secrets) return;
  const kept = new Set<string>();
  const varied = new Set<string>();
  forEachImagined(trial, ({ state }, viewer, imagined) => {
    const real = secrets(state, viewer);
    const other = secrets(imagined, viewer);
    for (const name of Object.keys(real)) {
      const differs = difference(other[name], real[name]) !== null;
      (differs ? varied : kept).add(`${name} from ${viewer}`);
    }
  });
  for (const name of kept) must(varied.has(name), `The view gives away ${name}`);
}

/** Hearing an event neither changes it nor depends on who heard it before. */
export function witnessIsSteady({ game, games }: Trial): void {
  for (const { table, seed, steps, last } of games.slice(0, 8)) {
    const state = game.setup(table, new PlyRng(seed, 0));
    steps.forEach(({ seat, move, where }, i) => {
      game.play(state, seat, move, new PlyRng(seed, i + 1), (event) => {
        const kept = structuredClone(event);
        for (const viewer of viewersOf(last)) {
          const heard = structuredClone(game.witness(event, viewer));
          mustEqual(event, kept, `Hearing an event changes it at ${where}`);
          mustEqual(game.witness(event, viewer), heard, `Heard again, it differs at ${where}`);
        }
      });
    });
  }
}
