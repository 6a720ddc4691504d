import type { Seat, Word } from '@nabu/kernel';
import { rngFrom } from '@nabu/kernel';
import { must, mustEqual } from '../difference.ts';
import type { Position } from '../random-games.ts';
import type { Trial } from '../trial.ts';
import { seatsOf } from '../trial.ts';

/** The moves offered are words of the vocabulary, in a fixed order, without repeats, and can be played. */
export function offeredMovesAccepted({ game, positions }: Trial): void {
  for (const position of positions)
    for (const seat of seatsOf(position)) {
      const { state, where } = position;
      const moves = game.moves(state, seat);
      mustEqual(game.moves(state, seat), moves, `The moves come in another order at ${where}`);
      must(new Set(moves).size === moves.length, `A move is offered twice at ${where}`);
      for (const move of moves) {
        must(game.vocabulary[move.index] === move, `A move is not of the vocabulary at ${where}`);
        game.play(game.copy(state), seat, move, rngFrom('accepted'));
      }
      setIsTheList(game, position, seat, moves);
    }
}

/** Where moves are also told as a set, it has the same members, whatever was in it before. */
function setIsTheList(
  game: Trial['game'],
  { state, where }: Position,
  seat: Seat,
  moves: readonly Word[],
): void {
  if (game.legal === undefined) return;
  const set = new Int32Array(Math.ceil(game.vocabulary.length / 32)).fill(-1);
  game.legal(state, seat, set);
  const offered = new Set(moves);
  for (const move of game.vocabulary) {
    const isMember = ((set[move.index >> 5] >>> (move.index & 31)) & 1) === 1;
    const name = game.notation.format(move);
    must(isMember === offered.has(move), `List and set of moves differ in ${name} at ${where}`);
  }
}

/** Nothing forbids an offered move; a clause forbids every other word. */
export function othersRefused({ game, positions, settings }: Trial): void {
  for (const position of positions)
    for (const seat of seatsOf(position)) {
      const offered = new Set<Word>(game.moves(position.state, seat));
      for (const move of game.vocabulary) {
        const clause = game.refuse(position.state, seat, move);
        const asked = `${game.notation.format(move)} of seat ${seat} at ${position.where}`;
        must((clause === null) === offered.has(move), `Refused by ${clause}, or not: ${asked}`);
        if (clause === null) continue;
        must(clause.length > 0, `Refused without a clause: ${asked}`);
        must(
          settings.clauses?.includes(clause) ?? true,
          `No clause ${clause} in the rules: ${asked}`,
        );
      }
    }
}

/** Sampling draws legal moves only, reaches each of them, and each as often. */
export function sampleUniform({ game, positions }: Trial): void {
  const choices = positions.flatMap((position) =>
    seatsOf(position)
      .filter((seat) => game.moves(position.state, seat).length > 1)
      .map((seat) => ({ position, seat })),
  );
  for (const { position, seat } of choices) drawSome(game, position, seat, 20);
  const stride = Math.max(1, Math.floor(choices.length / 12));
  for (let i = 0; i < choices.length; i += stride)
    chiSquare(game, choices[i].position, choices[i].seat);
}

function drawSome(
  game: Trial['game'],
  { state, where }: Position,
  seat: Seat,
  count: number,
): Word[] {
  const offered = new Set(game.moves(state, seat));
  const rng = rngFrom(`sample ${where}`);
  return Array.from({ length: count }, () => {
    const move = game.sample(state, seat, rng);
    must(offered.has(move), `Sampling draws a move that is not offered at ${where}`);
    return move;
  });
}

/** Five standard deviations: with fixed seeds a fair sampler passes for ever. */
function chiSquare(game: Trial['game'], position: Position, seat: Seat): void {
  const offered = game.moves(position.state, seat);
  const each = 100;
  const counts = new Map<Word, number>(offered.map((move) => [move, 0]));
  for (const move of drawSome(game, position, seat, each * offered.length))
    counts.set(move, (counts.get(move) ?? 0) + 1);
  const freedom = offered.length - 1;
  const spread = 2 / (9 * freedom);
  const limit = freedom * (1 - spread + 5 * Math.sqrt(spread)) ** 3;
  let sum = 0;
  for (const [move, count] of counts) {
    const name = game.notation.format(move);
    must(count > 0, `Sampling never draws ${name} at ${position.where}`);
    sum += (count - each) ** 2 / each;
  }
  const seen = [...counts].map(([move, count]) => `${game.notation.format(move)} ${count}`);
  must(sum < limit, `Sampling is not uniform (${seen.join(', ')}) at ${position.where}`);
}

/** Every word has one text of its own, and nothing else is a word. */
export function notationRoundTrip({ game }: Trial): void {
  const { notation, vocabulary } = game;
  const texts = new Set(vocabulary.map((word) => notation.format(word)));
  must(texts.size === vocabulary.length, 'Two words have the same text');
  for (const word of vocabulary) {
    const text = notation.format(word);
    must(!/[;{}\n]/.test(text), `"${text}" cannot stand in a record`);
    must(notation.parse(text) === word, `"${text}" does not read back as itself`);
    must(notation.parse(` ${text}  `) === word, `"${text}" is not read between spaces`);
    for (const garbage of [`${text}~`, `~${text}`, `${text} ${text}`, text.replace(' ', '  ')])
      must(
        texts.has(garbage) || notation.parse(garbage) === null,
        `"${garbage}" is read as a move`,
      );
  }
  for (const garbage of GARBAGE)
    must(texts.has(garbage) || notation.parse(garbage) === null, `"${garbage}" is read as a move`);
}

const GARBAGE = [
  '',
  ' ',
  'xyzzy',
  '__proto__',
  'constructor',
  'toString',
  '0',
  'null',
  '\u0000',
  'é',
];
