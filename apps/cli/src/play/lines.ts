import { createInterface, type Interface } from 'node:readline';

/** What a person types, line by line, from a terminal or a pipe. */
export class Lines {
  readonly terminal: boolean;
  readonly #readline: Interface;
  readonly #waiting: string[] = [];
  #wanted: ((line: string | null) => void) | null = null;
  #ended = false;
  #interrupted = false;

  /** `complete` gives the words that may follow what is typed. */
  constructor(complete: (line: string) => readonly string[]) {
    this.terminal = process.stdin.isTTY === true && process.stdout.isTTY === true;
    this.#readline = createInterface({
      input: process.stdin,
      terminal: this.terminal,
      ...(this.terminal ? { output: process.stdout } : {}),
      completer: (line: string) => [[...complete(line)], line],
    });
    this.#readline.on('line', (line) => this.#take(line));
    this.#readline.on('SIGINT', () => {
      this.#interrupted = true;
      this.#readline.close();
    });
    this.#readline.on('close', () => {
      this.#ended = true;
      this.#give(null);
    });
  }

  /** Whether the person pressed Ctrl-C. */
  get interrupted(): boolean {
    return this.#interrupted;
  }

  /** The next line, or null when there will be none. */
  async next(prompt: string): Promise<string | null> {
    const ready = this.#waiting.shift();
    if (ready !== undefined) return this.#echo(prompt, ready);
    if (this.#ended) return null;
    this.#readline.setPrompt(prompt);
    if (this.terminal) this.#readline.prompt();
    const line = await new Promise<string | null>((resolve) => {
      this.#wanted = resolve;
    });
    return line === null ? null : this.#echo(prompt, line);
  }

  close(): void {
    this.#readline.close();
  }

  #take(line: string): void {
    if (!this.#give(line)) this.#waiting.push(line);
  }

  /** Hands a line to whoever waits for one; false when nobody does. Forgets them at once: a pipe brings many lines in one go. */
  #give(line: string | null): boolean {
    const wanted = this.#wanted;
    this.#wanted = null;
    wanted?.(line);
    return wanted !== null;
  }

  /** A pipe shows nothing of what comes through it, so that a transcript would lack the moves. */
  #echo(prompt: string, line: string): string {
    if (!this.terminal) process.stdout.write(`${prompt}${line}\n`);
    return line;
  }
}
