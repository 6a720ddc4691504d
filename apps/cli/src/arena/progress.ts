const WIDTH = 30;

/** A bar on a terminal that shows how far a long task is; silent anywhere else. */
export class Progress {
  readonly #stream: NodeJS.WriteStream;
  readonly #total: number;
  #done = 0;

  constructor(total: number, stream: NodeJS.WriteStream = process.stderr) {
    this.#total = total;
    this.#stream = stream;
  }

  /** One more is done; `note` stands behind the bar. */
  step(note: string): void {
    this.#done++;
    if (!this.#stream.isTTY) return;
    const filled = Math.round((WIDTH * this.#done) / this.#total);
    const bar = '█'.repeat(filled) + '░'.repeat(WIDTH - filled);
    this.#stream.write(`\r\u001b[K${bar} ${this.#done}/${this.#total} ${note}`);
  }

  /** Takes the bar away. */
  clear(): void {
    if (this.#stream.isTTY) this.#stream.write('\r\u001b[K');
  }
}
