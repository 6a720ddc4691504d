import { OUT_REASONS, type Out } from './ends.ts';

/** Why a record is not taken, in a word, for programs that say it in another language. */
export type RecordFault =
  | 'form'
  | 'ends'
  | 'game'
  | 'rules'
  | 'options'
  | 'unfinished'
  | 'seed'
  | 'deal'
  | 'move'
  | 'chance'
  | 'result';

/** What a fault is about. */
interface FaultAt {
  readonly fault: RecordFault;
  /** What of the record is meant, if it can be quoted. */
  readonly quote?: string;
}

/** A record that cannot be read or does not hold; `line` says where. */
export class RecordError extends Error {
  override readonly name = 'RecordError';
  /** The line of the text, counted from 1. */
  readonly line: number;
  readonly fault: RecordFault;
  readonly quote: string;

  constructor(line: number, why: string, { fault, quote = '' }: FaultAt = { fault: 'form' }) {
    super(`Line ${line}: ${why.replace(/\.$/, '')}.`);
    this.line = line;
    this.fault = fault;
    this.quote = quote;
  }
}

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

/** Reads the text of a record; says which line is wrong and why. */
export function parseRecord(text: string): RecordFile {
  const lines = new Lines(text);
  if (lines.take('nabu', 'nabu record 1') !== 'record 1')
    throw new RecordError(1, 'this is not a record of version 1 (it should begin "nabu record 1")');
  const game = lines.take('game', 'game and its id');
  const rules = number(lines, lines.take('rules', 'rules 1'));
  const options = readOptionWords(lines, lines.take('options', 'options name=value ...'));
  const optionsLine = lines.at;
  const names = readNames(lines);
  const date = lines.next('date') ? lines.take('date', '') : null;
  const rated = lines.next('rated') && yes(lines, lines.take('rated', ''));
  const pace = lines.next('pace') ? lines.take('pace', '') : null;
  const promised = hex(lines, lines.take('commitment', 'commitment and 64 digits'), 64);
  const open = lines.next('seed');
  const seed = open ? hex(lines, lines.take('seed', ''), 32) : null;
  const seedLine = lines.at;
  const deal = open ? lines.take('deal', 'deal and the opening position') : null;
  const dealLine = lines.at;
  const moves = open ? readMoves(lines, names.length) : [];
  const standIns = readStandIns(lines, names.length);
  const outs = readOuts(lines, names.length);
  const outsLine = lines.at;
  const times = readTimes(lines, moves);
  const result = lines.take('result', 'result none, or result and the ending');
  lines.end();
  const [ending] = result.split(' ');
  return {
    ...{ game, rules, options, optionsLine, names, date, rated, pace, commitment: promised },
    ...{ seed, seedLine, deal, dealLine, moves, standIns, outs, outsLine, times },
    result: ending === 'none' ? null : { ending },
    resultText: `result ${result}`,
    resultLine: lines.at,
  };
}

/** The lines of a text, taken one after the other; empty lines and lines that begin with # are comments. */
class Lines {
  readonly #lines: readonly { readonly text: string; readonly line: number }[];
  #taken = 0;

  constructor(text: string) {
    this.#lines = text
      .split(/\r?\n/)
      .map((line, i) => ({ text: line.trim(), line: i + 1 }))
      .filter(({ text }) => text !== '' && !text.startsWith('#'));
  }

  /** The number of the line taken last. */
  get at(): number {
    return this.#lines[Math.max(0, this.#taken - 1)]?.line ?? 1;
  }

  next(word: string): boolean {
    const text = this.#lines[this.#taken]?.text ?? '';
    return text === word || text.startsWith(`${word} `);
  }

  /** The rest of the next line, which must begin with a word. */
  take(word: string, example: string): string {
    const line = this.#lines[this.#taken];
    if (line === undefined)
      throw new RecordError(this.at + 1, `the record ends here, but "${example}" should follow`, {
        fault: 'ends',
      });
    if (!this.next(word))
      throw new RecordError(line.line, `"${shorten(line.text)}" stands where "${example}" should`, {
        fault: 'form',
        quote: shorten(line.text),
      });
    this.#taken++;
    return line.text.slice(word.length).trim();
  }

  takeAny(): string | null {
    return this.#lines[this.#taken++]?.text ?? null;
  }

  end(): void {
    const line = this.#lines[this.#taken];
    if (line) throw new RecordError(line.line, `"${shorten(line.text)}" stands after the result`);
  }
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
    const match = /^(\d+): (.+)$/.exec(text);
    if (!match)
      throw new RecordError(
        lines.at,
        `"${shorten(text)}" is not a line of moves such as "1: a; b"`,
      );
    const seat = Number(match[1]) - 1;
    if (seat < 0 || seat >= seats)
      throw new RecordError(lines.at, `there is no seat ${seat + 1} in this match`);
    moves.push({ line: lines.at, seat, moves: match[2].split(';').map((m) => readMove(lines, m)) });
  }
  return moves;
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

function readTimes(lines: Lines, moves: readonly RecordLine[]): readonly number[] | null {
  if (!lines.next('times')) return null;
  const texts = lines.take('times', '').split(/\s+/);
  const wrong = texts.find((text) => !/^\d{1,8}(\.\d)?$/.test(text));
  if (wrong !== undefined)
    throw new RecordError(lines.at, `"${shorten(wrong)}" is not a number of seconds`);
  const made = moves.reduce((sum, line) => sum + line.moves.length, 0);
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

function number(lines: Lines, text: string): number {
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

function hex(lines: Lines, text: string, digits: number): string {
  if (text.length !== digits || !/^[0-9a-f]+$/.test(text))
    throw new RecordError(lines.at, `this should be ${digits} hexadecimal digits`);
  return text;
}

/** A foreign text as it may stand in a sentence: short, and without what would upset a terminal. */
export function shorten(text: string): string {
  const shown = text.replace(/\p{C}/gu, '�');
  return shown.length > 40 ? `${shown.slice(0, 39)}…` : shown;
}
