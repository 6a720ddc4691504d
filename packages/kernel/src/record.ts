import type { AnyGame, GameEvent, OptionValues, Result } from './contract.ts';
import { isEarlyEnding } from './ends.ts';
import { type AnyMatch, Match } from './match.ts';
import { readTable } from './options.ts';
import { RecordError, type RecordFault, shorten } from './record-lines.ts';
import { parseRecord, type RecordFile, type RecordLine, type StandIn } from './record-text.ts';
import { sha256Hex } from './sha256.ts';
import { findGame, type Games, newestGames } from './versions.ts';

/** What a record says besides the match itself. */
export interface RecordHead {
  /** One name a seat. */
  readonly names: readonly string[];
  /** The day it was played, such as 2026-11-15. */
  readonly date?: string;
  /** It was a rated game. */
  readonly rated?: boolean;
  /** How fast it was played. */
  readonly pace?: string;
  /** Who made moves for players who were away. */
  readonly standIns?: readonly StandIn[];
  /** How long each move took (ms). */
  readonly times?: readonly number[];
  /** Writes seed, deal and moves although the game is not over: only for a table without secrets. */
  readonly reveal?: boolean;
}

/** The promise that a seed will not be changed: published before the first move, checked after the last. */
export function commitment(seed: string): string {
  return sha256Hex(seed);
}

/**
 * A match as text. Before the game is over a record holds its commitment only: seed, deal and moves
 * would give secrets away.
 */
export function writeRecord(match: AnyMatch, head: RecordHead): string {
  const { game, table } = match;
  const { id, rules } = game;
  const lines = [
    'nabu record 1',
    ...topLines({ ...head, game: id, rules, options: table.options }),
    `commitment ${commitment(match.seed)}`,
  ];
  if (match.over || head.reveal) {
    lines.push(`seed ${match.seed}`, `deal ${match.positionAt(0)}`, 'moves', ...moveLines(match));
    lines.push(...afterMoves(match, head));
  }
  lines.push(resultLine(match.result, match));
  return `${lines.join('\n')}\n`;
}

/** Which game was played, by whom and when. */
export function topLines(
  top: Pick<RecordHead, 'names' | 'rated'> & {
    readonly game: string;
    readonly rules: number;
    readonly options: OptionValues;
    readonly title?: string | null;
    readonly date?: string | null;
    readonly pace?: string | null;
  },
): string[] {
  const options = Object.entries(top.options).map(([name, value]) => `${name}=${value}`);
  return [
    `game ${top.game}`,
    `rules ${top.rules}`,
    `options ${options.join(' ')}`.trimEnd(),
    ...top.names.map((name, seat) => `seat ${seat + 1} ${oneLine(name)}`),
    ...(top.title ? [`title ${oneLine(top.title)}`] : []),
    ...(top.date ? [`date ${top.date}`] : []),
    ...(top.rated ? ['rated yes'] : []),
    ...(top.pace ? [`pace ${top.pace}`] : []),
  ];
}

/** Who made moves for others, who was out and since when, and how long each move took. */
export function afterMoves(
  match: AnyMatch,
  { standIns = [], times = [] }: Pick<RecordHead, 'standIns' | 'times'>,
): string[] {
  return [
    ...standIns.map(({ seat, bot, from, to }) => `standin ${seat + 1} ${bot} ${from}-${to}`),
    ...match.outs.map(({ seat, how, ply }) => `out ${seat + 1} ${how} ${ply}`),
    ...(times.length > 0 ? [`times ${times.map((ms) => (ms / 1000).toFixed(1)).join(' ')}`] : []),
  ];
}

/** Plays a record again and checks every word of it; throws a `RecordError` that names the line. */
export function replayRecord(games: Games, text: string): AnyMatch {
  const file = parseRecord(text);
  const game = gameOf(games, file);
  const match = dealt(game, file);
  for (const line of file.moves) playLine(match, line, file);
  putOut(match, file);
  if (match.outs.length !== file.outs.length)
    throw new RecordError(file.outsLine, 'somebody is out at a move that was never made');
  const ending = file.result?.ending ?? '';
  if (isEarlyEnding(ending) && !match.over) match.endEarly(ending);
  const result = resultLine(match.result, match);
  if (result !== file.resultText)
    throw new RecordError(
      file.resultLine,
      `the record says "${file.resultText}", but the moves lead to "${result}"`,
      { fault: 'result', quote: shorten(file.resultText) },
    );
  return match;
}

/** The rules a record was made under; throws a `RecordError` when they are not here. */
export function gameOf(games: Games, file: Pick<RecordFile, 'game' | 'rules'>): AnyGame {
  const game = findGame(games, file.game, file.rules);
  if (game) return game;
  const known = Object.values(games).filter(({ id }) => id === file.game);
  if (known.length > 0)
    throw new RecordError(
      3,
      `rules version ${file.rules} of ${file.game} is not known here (known: ${known.map(({ rules }) => rules).join(', ')})`,
      { fault: 'rules', quote: String(file.rules) },
    );
  const ids = newestGames(games).map(({ id }) => id);
  throw new RecordError(2, `there is no game "${file.game}" here (known: ${ids.join(', ')})`, {
    fault: 'game',
    quote: shorten(file.game),
  });
}

function dealt(game: AnyGame, file: RecordFile): AnyMatch {
  if (file.seed === null)
    throw new RecordError(
      file.resultLine,
      'the record has no seed: it was written before the game was over and cannot be replayed',
      { fault: 'unfinished' },
    );
  if (commitment(file.seed) !== file.commitment)
    throw new RecordError(file.seedLine, 'the seed does not match its commitment', {
      fault: 'seed',
    });
  const options = checked(
    file.optionsLine,
    () => readTable(game, file.names.length, file.options),
    { fault: 'options' },
  ).options;
  const match = Match.start(game, { seats: file.names.length, options, seed: file.seed });
  if (match.positionAt(0) !== file.deal)
    throw new RecordError(file.dealLine, 'the deal is not the one that the seed gives', {
      fault: 'deal',
    });
  return match;
}

/** Whoever was out at this point of the match is out again. */
function putOut(match: AnyMatch, { outs, outsLine }: RecordFile): void {
  for (const { seat, how, ply } of outs)
    if (ply === match.ply)
      checked(outsLine, () => match.putOut(seat, how), { fault: 'result' }, `out ${seat + 1}: `);
}

function playLine(match: AnyMatch, line: RecordLine, file: RecordFile): void {
  line.moves.forEach(({ text, chance }, i) => {
    putOut(match, file);
    const where = `move ${i + 1} (${shorten(text)})`;
    const quote = shorten(text);
    const entry = checked(
      line.line,
      () => match.play(line.seat, text),
      { fault: 'move', quote },
      `${where}: `,
    );
    const came = chanceOf(match.game, entry.events);
    if (came !== chance)
      throw new RecordError(
        line.line,
        `${where}: the record says chance gave "${chance}", but the seed gives "${came}"`,
        { fault: 'chance', quote },
      );
  });
}

function moveLines(match: AnyMatch): string[] {
  const lines: string[] = [];
  let last = -1;
  for (const entry of match.replay()) {
    const chance = chanceOf(match.game, entry.events);
    const text = match.game.notation.format(entry.move) + (chance && ` {${chance}}`);
    if (entry.seat === last) lines[lines.length - 1] += `; ${text}`;
    else lines.push(`${entry.seat + 1}: ${text}`);
    last = entry.seat;
  }
  return lines;
}

/** What chance gave by a move, in the game's words; empty when it gave nothing. */
export function chanceOf(game: AnyGame, events: readonly GameEvent[]): string {
  return events.flatMap((event) => game.notation.chance(event) ?? []).join(', ');
}

/** The last line of a record. */
export function resultLine(result: Result | null, match: AnyMatch): string {
  if (result === null) return 'result none';
  const scores = match.scores.map((score) => score.total).join(',');
  return `result ${result.ending} places=${result.places.join(',')} scores=${scores}`;
}

/** Runs a step of reading a record; what it throws is told with its line. */
export function checked<T>(
  line: number,
  read: () => T,
  at: { readonly fault: RecordFault; readonly quote?: string },
  where = '',
): T {
  try {
    return read();
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new RecordError(line, where + why, at);
  }
}

/** A name as it may stand in a line of text. */
function oneLine(name: string): string {
  return name.replace(/\p{C}+/gu, ' ').trim() || '?';
}
