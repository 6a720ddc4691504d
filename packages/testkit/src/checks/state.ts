import type { Word } from '@nabu/kernel';
import { PlyRng, PositionError, rngFrom } from '@nabu/kernel';
import { must, mustEqual } from '../difference.ts';
import { pick } from '../random-games.ts';
import type { Trial } from '../trial.ts';
import { seatsOf, viewersOf } from '../trial.ts';

/** The same seed and moves give the same states; telling makes no difference. */
export function sameSeedSameGame({ game, games }: Trial): void {
  for (const { table, seed, steps, last } of games) {
    const state = game.setup(table, new PlyRng(seed, 0), () => {});
    steps.forEach(({ seat, move, where, state: expected }, i) => {
      if (i % 8 === 0) mustEqual(state, expected, `The same seed leads elsewhere in ${where}`);
      game.play(state, seat, move, new PlyRng(seed, i + 1), () => {});
    });
    mustEqual(state, last.state, `The same seed leads elsewhere in ${last.where}`);
  }
}

/** Playing on a copy leaves the original alone, and the other way round. */
export function copySharesNothing({ game, positions }: Trial): void {
  for (const { state, where } of positions) {
    const original = game.copy(state);
    const copy = game.copy(original);
    mustEqual(copy, original, `A copy differs from ${where}`);
    playOn(game, copy);
    mustEqual(original, state, `Playing on a copy changes the original of ${where}`);
    const other = game.copy(original);
    playOn(game, original);
    mustEqual(other, state, `Playing on the original changes a copy of ${where}`);
  }
}

function playOn(game: Trial['game'], state: unknown): void {
  const rng = rngFrom('play on');
  for (let i = 0; i < 60; i++) {
    const actors = game.actors(state);
    if (actors.length === 0) return;
    const seat = pick(actors, rng);
    game.play(state, seat, pick(game.moves(state, seat), rng), rng);
  }
}

/** Asking changes nothing. */
export function questionsChangeNothing({ game, positions }: Trial): void {
  for (const position of positions) {
    const state = game.copy(position.state);
    for (const seat of seatsOf(position)) {
      if (game.moves(state, seat).length > 0) game.sample(state, seat, rngFrom('ask'));
      game.refuse(state, seat, game.vocabulary[0]);
    }
    for (const viewer of viewersOf(position))
      game.imagine(game.view(state, viewer), rngFrom('ask'));
    game.scores(state);
    game.ranking(state);
    game.result(state);
    game.notation.writePosition(state);
    mustEqual(state, position.state, `A question changes ${position.where}`);
  }
}

/** States, views and events are plain data. */
export function survivesJson({ game, games, positions }: Trial): void {
  for (const position of positions) {
    throughJson(position.state, `The state does not survive JSON at ${position.where}`);
    for (const viewer of viewersOf(position))
      throughJson(
        game.view(position.state, viewer),
        `A view does not survive at ${position.where}`,
      );
  }
  for (const { table, seed, steps } of games) {
    const state = game.setup(table, new PlyRng(seed, 0), hear(`the setup of seed ${seed}`));
    steps.forEach(({ seat, move, where }, i) => {
      game.play(state, seat, move, new PlyRng(seed, i + 1), hear(where));
    });
  }
}

function hear(where: string) {
  return (event: unknown) => throughJson(event, `An event does not survive JSON at ${where}`);
}

function throughJson(value: unknown, claim: string): void {
  mustEqual(JSON.parse(JSON.stringify(value)), value, claim);
}

/** No piece is ever lost or made. */
export function piecesConserved({ games, settings }: Trial): void {
  if (!settings.conserved) return;
  for (const { steps, last } of games) {
    const first = settings.conserved((steps[0] ?? last).state);
    for (const { state, where } of [...steps, last])
      mustEqual(settings.conserved(state), first, `Pieces are lost or made before ${where}`);
  }
}

/** Random play comes to an end. */
export function gameEnds({ game, games, settings }: Trial): void {
  for (const { last } of games)
    must(
      game.result(last.state) !== null,
      `No end within ${settings.maxPlies} moves: ${last.where}`,
    );
}

/** Nobody is to decide exactly when there is a result; those who are have moves, others none. */
export function actorsDecide({ game, games }: Trial): void {
  for (const { steps, last } of games)
    for (const position of [...steps, last]) {
      const { state, where } = position;
      const actors = game.actors(state);
      must(
        (actors.length === 0) === (game.result(state) !== null),
        `Actors [${actors}] do not fit the result ${JSON.stringify(game.result(state))} at ${where}`,
      );
      for (const seat of seatsOf(position))
        must(
          actors.includes(seat) === game.moves(state, seat).length > 0,
          `Seat ${seat} has ${game.moves(state, seat).length} moves but actors are [${actors}] at ${where}`,
        );
      must(
        actors.every((seat, i) => seatsOf(position).includes(seat) && actors.indexOf(seat) === i),
        `Actors [${actors}] are not seats, each once, at ${where}`,
      );
    }
}

/** A score is the sum of its parts; the result places seats as the ranking did. */
export function scoresAddUp({ game, positions }: Trial): void {
  for (const position of positions) {
    const { state, where, table } = position;
    const finals = game.finalScores?.(state) ?? game.scores(state);
    for (const scores of [game.scores(state), finals])
      must(scores.length === table.seats, `${scores.length} scores at ${where}`);
    for (const { total, parts } of [...game.scores(state), ...finals]) {
      const sum = parts.reduce((points, part) => points + part.points, 0);
      must(sum === total, `A score of ${total} has parts of ${sum} at ${where}`);
    }
    const ranking = game.ranking(state);
    must(ranking.length === table.seats && ranking.includes(1), `No first place at ${where}`);
    const result = game.result(state);
    if (result) mustEqual(result.places, ranking, `The result is not the ranking at ${where}`);
  }
}

/** A position can be written down and read back; a spoiled text is refused in words. */
export function positionText({ game, positions }: Trial): void {
  for (const { state, table, where } of positions) {
    const text = game.notation.writePosition(state);
    must(!text.includes('\n'), `A position takes more than one line: ${where}`);
    const read = game.notation.readPosition(text, table);
    mustEqual(read, state, `The position text does not read back as it was at ${where}`);
    must(game.notation.writePosition(read) === text, `Written twice, it differs: ${where}`);
  }
  for (const { state, table } of positions.slice(0, 20))
    for (const spoiled of spoil(game.notation.writePosition(state)))
      readsOrRefuses(() => game.notation.readPosition(spoiled, table), spoiled);
}

function spoil(text: string): string[] {
  const rng = rngFrom(text);
  const tokens = text.split(' ');
  const cut = rng.below(text.length);
  return [
    '',
    'xyzzy',
    `${text} xyzzy`,
    text.slice(0, cut),
    text.slice(0, cut) + text.slice(cut + 1),
    `${text.slice(0, cut)}?${text.slice(cut)}`,
    `${text} ${pick(tokens, rng)}`,
    tokens.filter((_, i) => i !== cut % tokens.length).join(' '),
  ];
}

function readsOrRefuses(read: () => unknown, text: string): void {
  try {
    read();
  } catch (error) {
    must(
      error instanceof PositionError && error.message.length > 10,
      `Reading "${text}" ends in ${error} instead of a PositionError with a sentence`,
    );
  }
}

/** Every word stands at its index and cannot be changed. */
export function vocabularyFrozen({ game }: Trial): void {
  game.vocabulary.forEach((word: Word, i) => {
    must(word.index === i, `Word ${i} of the vocabulary says it is ${word.index}`);
    must(Object.isFrozen(word), `${game.notation.format(word)} is not frozen`);
  });
}
