import type { AnyMatch } from '@nabu/kernel';
import { Match, replayRecord, writeRecord } from '@nabu/kernel';
import { must, mustEqual } from '../difference.ts';
import type { RandomGame } from '../random-games.ts';
import type { Trial } from '../trial.ts';
import { viewersOf } from '../trial.ts';

function startOf({ table, seed }: RandomGame) {
  return { ...table, seed };
}

function playAgain(game: Trial['game'], random: RandomGame): AnyMatch {
  const match = Match.start(game, startOf(random));
  for (const { seat, move } of random.steps) match.play(seat, move);
  return match;
}

/** Everything that can be asked of a finished match. */
function wholeOf(match: AnyMatch, random: RandomGame) {
  const { written, result, scores, ranking, actors } = match;
  const viewers = viewersOf(random.last);
  return {
    ...{ written, result, scores, ranking, actors },
    position: match.positionAt(match.ply),
    views: viewers.map((viewer) => match.view(viewer)),
    openings: viewers.map((viewer) => match.opening(viewer)),
    heard: viewers.map((viewer) => match.events(0, viewer)),
  };
}

/** A match rebuilt from its stored moves, or from its record, is the same match. */
export function rebuiltIsTheSame({ game, games }: Trial): void {
  for (const random of games) {
    const match = playAgain(game, random);
    const whole = wholeOf(match, random);
    const { where } = random.last;
    const again = Match.rebuild(game, startOf(random), match.written);
    mustEqual(wholeOf(again, random), whole, `Rebuilt from its moves, it differs: ${where}`);
    const names = viewersOf(random.last).slice(0, -1).map(String);
    const record = writeRecord(match, { names, reveal: true });
    const read = replayRecord({ [game.id]: game }, record);
    mustEqual(wholeOf(read, random), whole, `Rebuilt from its record, it differs: ${where}`);
  }
}

/** Taking a move back and making it again changes nothing. */
export function undoRedoIsIdentity({ game, games }: Trial): void {
  for (const random of games) {
    const match = Match.start(game, startOf(random));
    for (const { seat, move, where } of random.steps) {
      const before = match.positionAt(match.ply);
      match.play(seat, move);
      if (!match.canUndo(seat)) continue;
      const after = match.positionAt(match.ply);
      match.undo(seat);
      must(match.positionAt(match.ply) === before, `Undo does not lead back to ${where}`);
      match.redo(seat);
      must(match.positionAt(match.ply) === after, `Redo leads elsewhere after ${where}`);
    }
  }
}

/** Whatever was taken back on the way, the match is the one that was played. */
export function turnsCanStartOver({ game, games }: Trial): void {
  for (const random of games.slice(0, 6)) {
    const match = Match.start(game, startOf(random));
    for (const { seat, move } of random.steps) {
      match.play(seat, move);
      const start = match.undoStart(seat);
      must(match.canUndo(seat) === start < match.ply, `Undo leads to ply ${start} of ${match.ply}`);
      if (!match.canUndo(seat)) continue;
      const whole = match.written;
      must(
        match.startTurnOver(seat) === start,
        `A turn starts over elsewhere than at ply ${start}`,
      );
      must(!match.canUndo(seat), `More can be taken back at ply ${start}`);
      for (const { seat: mover, move: text } of whole.slice(match.ply)) match.play(mover, text);
    }
    const straight = wholeOf(playAgain(game, random), random);
    mustEqual(
      wholeOf(match, random),
      straight,
      `Starting over leads elsewhere: ${random.last.where}`,
    );
  }
}
