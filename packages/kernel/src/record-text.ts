import { OUT_REASONS, type Out } from './ends.ts';
import { Lines, RecordError, shorten } from './record-lines.ts';

/** One line of moves: a seat's moves in a row, each with what chance gave. */
export interface RecordLine {
  readonly line: number;
  readonly seat: number;
  readonly moves: readonly { readonly text: string; readonly chance: string }[];
}

/** A bot that made the moves of an absent player, from one ply to another. */
export interface StandIn {
  readonly seat: number;
  readonly bot: string;
  readonly from: number;
  readonly to: number;
}

/** A record as it stands in the text, not yet replayed. */
export interface RecordFile {
  readonly game: string;
  readonly rules: number;
  readonly options: { readonly [name: string]: string };
  readonly optionsLine: number;
  readonly names: readonly string[];
  readonly date: string | null;
  readonly rated: boolean;
  /** How fast it was played, as its house writes it; null when nothing is said. */
  readonly pace: string | null;
  readonly commitment: string;
  readonly seed: string | null;
  readonly seedLine: number;
  readonly deal: string | null;
  readonly dealLine: number;
  readonly moves: readonly RecordLine[];
  readonly standIns: readonly StandIn[];
  readonly outs: readonly Out[];
  readonly outsLine: number;
  /** How long each move took (ms); null when nothing is said. */
  readonly times: readonly number[] | null;
  readonly result: { readonly ending: string } | null;
  readonly resultText: string;
  readonly resultLine: number;
}

/** What stands at the head of every record, whatever its version. */
export interface RecordTop
  extends Pick<
    RecordFile,
    'game' | 'rules' | 'options' | 'optionsLine' | 'names' | 'date' | 'rated' | 'pace'
  > {
  /** How its author called it; only records of version 2 may say so. */
  readonly title: string | null;
}

/** Reads the text of a record; says which line is wrong and why. */
export function parseRecord(text: string): RecordFile {
  const lines = new Lines(text);
  if (lines.take('nabu', 'nabu record 1') !== 'record 1')
    throw new RecordError(1, 'this is not a record of version 1 (it should begin "nabu record 1")');
  const { title: _, ...top } = readTop(lines, 1);
  const promised = hex(lines, lines.take('commitment', 'commitment and 64 digits'), 64);
  const open = lines.next('seed');
  const seed = open ? hex(lines, lines.take('seed', ''), 32) : null;
  const seedLine = lines.at;
  const deal = open ? lines.take('deal', 'deal and the opening position') : null;
  const dealLine = lines.at;
  const moves = open ? readMoves(lines, top.names.length) : [];
  const made = moves.reduce((sum, line) => sum + line.moves.length, 0);
  const after = readAfter(lines, top.names.length, made);
  lines.end();
  return { ...top, commitment: promised, seed, seedLine, deal, dealLine, moves, ...after };
}

/** Reads which game was played, by whom and when; of version 2 also how the record is called. */
export function readTop(lines: Lines, version: 1 | 2): RecordTop {
  const game = lines.take('game', 'game and its id');
  const rules = number(lines, lines.take('rules', 'rules 1'));
  const options = readOptionWords(lines, lines.take('options', 'options name=value ...'));
  const optionsLine = lines.at;
  const names = readNames(lines);
  const titled = version === 2 && lines.next('title');
  const title = titled ? lines.take('title', '') : null;
  const date = lines.next('date') ? lines.take('date', '') : null;
  const rated = lines.next('rated') && yes(lines, lines.take('rated', ''));
  const pace = lines.next('pace') ? lines.take('pace', '') : null;
  return { game, rules, options, optionsLine, names, title, date, rated, pace };
}

/** What stands after the moves of a game that was played. */
type RecordAfter = Pick<
  RecordFile,
  'standIns' | 'outs' | 'outsLine' | 'times' | 'result' | 'resultText' | 'resultLine'
>;

/** Reads what stands after so many moves, up to the result. */
export function readAfter(lines: Lines, seats: number, made: number): RecordAfter {
  const standIns = readStandIns(lines, seats);
  const outs = readOuts(lines, seats);
  const outsLine = lines.at;
  const times = readTimes(lines, made);
  const result = lines.take('result', 'result none, or result and the ending');
  const [ending] = result.split(' ');
  return {
    ...{ standIns, outs, outsLine, times },
    result: ending === 'none' ? null : { ending },
    resultText: `result ${result}`,
    resultLine: lines.at,
  };
}

function readOptionWords(lines: Lines, text: string): { [name: string]: string } {
  const words = text === '' ? [] : text.split(/\s+/);
  return Object.fromEntries(
    words.map((word) => {
      const [name, value, more] = word.split('=');
      if (!name || value === undefined || more !== undefined)
        throw new RecordError(lines.at, `"${shorten(word)}" is not of the form name=value`);
      return [name, value];
    }),
  );
}

function readNames(lines: Lines): string[] {
  const names: string[] = [];
  do {
    const match = /^(\d+) (.+)$/.exec(lines.take('seat', 'seat 1 and a name'));
    if (!match || Number(match[1]) !== names.length + 1)
      throw new RecordError(lines.at, `this should be "seat ${names.length + 1}" and a name`);
    names.push(match[2]);
  } while (lines.next('seat'));
  return names;
}

function readMoves(lines: Lines, seats: number): RecordLine[] {
  lines.take('moves', 'moves');
  const moves: RecordLine[] = [];
  while (!AFTER_MOVES.some((word) => lines.next(word))) {
    const text = lines.takeAny();
    if (text === null)
      throw new RecordError(lines.at + 1, 'the record ends among its moves, without a result', {
        fault: 'ends',
      });
    moves.push(readMoveLine(lines, text, seats));
  }
  return moves;
}

/** Reads a line of moves such as `1: a; b {chance}`, the one that was taken last. */
export function readMoveLine(lines: Lines, text: string, seats: number): RecordLine {
  const match = /^(\d+): (.+)$/.exec(text);
  if (!match)
    throw new RecordError(lines.at, `"${shorten(text)}" is not a line of moves such as "1: a; b"`);
  const seat = Number(match[1]) - 1;
  if (seat < 0 || seat >= seats)
    throw new RecordError(lines.at, `there is no seat ${seat + 1} in this match`);
  return { line: lines.at, seat, moves: match[2].split(';').map((m) => readMove(lines, m)) };
}

/** What may stand after the moves. */
const AFTER_MOVES = ['standin', 'out', 'times', 'result'];

function readStandIns(lines: Lines, seats: number): StandIn[] {
  const list: StandIn[] = [];
  while (lines.next('standin')) {
    const match = /^(\d+) (\S+) (\d+)-(\d+)$/.exec(lines.take('standin', ''));
    if (!match) throw new RecordError(lines.at, 'this should be such as "standin 2 scribe 13-20"');
    const [from, to] = [Number(match[3]), Number(match[4])];
    list.push({ seat: seatIn(lines, match[1], seats), bot: match[2], from, to });
  }
  return list;
}

function readOuts(lines: Lines, seats: number): Out[] {
  const outs: Out[] = [];
  while (lines.next('out')) {
    const match = /^(\d+) (\S+) (\d+)$/.exec(lines.take('out', ''));
    const how = OUT_REASONS.find((reason) => reason === match?.[2]);
    if (!match || !how)
      throw new RecordError(lines.at, 'this should be such as "out 2 resigned 57"');
    outs.push({ seat: seatIn(lines, match[1], seats), how, ply: Number(match[3]) });
  }
  return outs;
}

function readTimes(lines: Lines, made: number): readonly number[] | null {
  if (!lines.next('times')) return null;
  const texts = lines.take('times', '').split(/\s+/);
  const wrong = texts.find((text) => !/^\d{1,8}(\.\d)?$/.test(text));
  if (wrong !== undefined)
    throw new RecordError(lines.at, `"${shorten(wrong)}" is not a number of seconds`);
  if (texts.length !== made)
    throw new RecordError(lines.at, `there are ${texts.length} times for ${made} moves`);
  return texts.map((text) => Math.round(Number(text) * 1000));
}

function seatIn(lines: Lines, text: string, seats: number): number {
  const seat = Number(text) - 1;
  if (seat < 0 || seat >= seats)
    throw new RecordError(lines.at, `there is no seat ${text} in this match`);
  return seat;
}

function readMove(lines: Lines, text: string): { text: string; chance: string } {
  const match = /^\s*([^{}]+?)\s*(?:\{([^{}]*)\})?\s*$/.exec(text);
  if (!match) throw new RecordError(lines.at, `"${shorten(text.trim())}" is not a move`);
  return { text: match[1], chance: match[2] ?? '' };
}

/** A number of up to six digits. */
export function number(lines: Lines, text: string): number {
  if (!/^\d{1,6}$/.test(text))
    throw new RecordError(lines.at, `"${shorten(text)}" is not a number`);
  return Number(text);
}

/** What is said by a line of its own or not at all. */
function yes(lines: Lines, text: string): true {
  if (text !== 'yes')
    throw new RecordError(lines.at, `"rated ${shorten(text)}" should be "rated yes", or not there`);
  return true;
}

/** So many hexadecimal digits. */
export function hex(lines: Lines, text: string, digits: number): string {
  if (text.length !== digits || !/^[0-9a-f]+$/.test(text))
    throw new RecordError(lines.at, `this should be ${digits} hexadecimal digits`);
  return text;
}
