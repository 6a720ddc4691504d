import { readTable } from '../options.ts';
import { checked, commitment, gameOf, resultLine } from '../record.ts';
import { Lines, RecordError, shorten } from '../record-lines.ts';
import { hex, number, type RecordTop, readAfter, readTop } from '../record-text.ts';
import type { Games } from '../versions.ts';
import { TreePlay } from './play.ts';
import { MovesReader } from './read-moves.ts';
import { newTree, type Played, ROOT, TREE_LIMITS, type Tree, type TreeStart } from './tree.ts';
import { mainMoves, playedMatch } from './write.ts';

/** A tree that was read, with the rules' word on each of its positions. */
export interface ReadTree {
  readonly tree: Tree;
  readonly play: TreePlay;
}

/** Which game a record or tree is of, before its rules are at hand; throws a `RecordError`. */
export function topOf(text: string): RecordTop {
  return begun(text).top;
}

/**
 * Reads a record of version 1 or 2 and checks every word of it by the rules; throws a `RecordError` that names the
 * line. A record of version 1 is a tree without variations.
 */
export function readTree(games: Games, text: string): ReadTree {
  const { lines, version, top } = begun(text);
  const game = gameOf(games, top);
  const { options } = checked(
    top.optionsLine,
    () => readTable(game, top.names.length, top.options),
    {
      fault: 'options',
    },
  );
  const { optionsLine: _, ...head } = { ...top, options };
  const { start, deal } = readStart(lines);
  const tree = newTree(head, start);
  const play = checked(lines.at, () => new TreePlay(game, tree), { fault: 'position' });
  if (deal !== null && play.position(ROOT) !== deal)
    throw new RecordError(lines.at, 'the deal is not the one that the seed gives', {
      fault: 'deal',
    });
  lines.take('moves', 'moves');
  const moves = new MovesReader(game, play, tree, lines);
  const whole = moves.read();
  const played = readPlayed(lines, version, whole, play);
  if (version === 2) lines.take('end', 'end');
  lines.end();
  const done = { ...whole, played };
  play.follow(done);
  return { tree: done, play };
}

function begun(text: string): { lines: Lines; version: 1 | 2; top: RecordTop } {
  if (text.length > TREE_LIMITS.text)
    throw new RecordError(1, 'the record is longer than any that can be read', { fault: 'size' });
  const lines = new Lines(text);
  const words = lines.take('nabu', 'nabu record 2');
  const version = words === 'record 1' ? 1 : words === 'record 2' ? 2 : null;
  if (version === null)
    throw new RecordError(lines.at, 'a record begins "nabu record 1" or "nabu record 2"', {
      fault: 'form',
      quote: shorten(words),
    });
  return { lines, version, top: readTop(lines, version) };
}

function readStart(lines: Lines): { start: TreeStart; deal: string | null } {
  const promised = lines.next('commitment') ? hex(lines, lines.take('commitment', ''), 64) : null;
  if (!lines.next('seed'))
    throw new RecordError(
      lines.at + 1,
      'the record has no seed: it was written before the game was over and cannot be replayed',
      { fault: 'unfinished' },
    );
  const seed = hex(lines, lines.take('seed', ''), 32);
  if (promised !== null && commitment(seed) !== promised)
    throw new RecordError(lines.at, 'the seed does not match its commitment', { fault: 'seed' });
  if (promised === null)
    return {
      start: { seed, position: lines.take('position', 'position and its words') },
      deal: null,
    };
  const deal = lines.take('deal', 'deal and the opening position');
  return { start: { seed, position: null }, deal };
}

/** What is told after the moves of the game that was played; the moves must lead to the result it names. */
function readPlayed(lines: Lines, version: 1 | 2, tree: Tree, play: TreePlay): Played | null {
  if (version === 2 && !lines.next('played')) return null;
  const plies = version === 1 ? mainMoves(tree) : number(lines, lines.take('played', 'played 57'));
  if (plies > mainMoves(tree))
    throw new RecordError(lines.at, `the main line has no ${plies} moves that were played`);
  const seats = tree.head.names.length;
  const {
    standIns,
    outs,
    outsLine,
    times,
    result,
    resultText,
    resultLine: at,
  } = readAfter(lines, seats, plies);
  const played = { plies, standIns, outs, times, ending: result?.ending ?? null };
  play.follow(tree);
  const match = checked(at, () => playedMatch(play, played), { fault: 'result' });
  if (match.outs.length !== outs.length)
    throw new RecordError(outsLine, 'somebody is out at a move that was never made');
  const led = resultLine(match.result, match);
  if (led !== resultText)
    throw new RecordError(at, `the record says "${resultText}", but the moves lead to "${led}"`, {
      fault: 'result',
      quote: shorten(resultText),
    });
  return played;
}
