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
  | 'result'
  | 'position'
  | 'variation'
  | 'note'
  | 'size';

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

/** The lines of a text, taken one after the other; empty lines and lines that begin with # are comments. */
export class Lines {
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

/** A foreign text as it may stand in a sentence: short, and without what would upset a terminal. */
export function shorten(text: string): string {
  const shown = text.replace(/\p{C}/gu, '�');
  return shown.length > 40 ? `${shown.slice(0, 39)}…` : shown;
}
