import { Worker } from 'node:worker_threads';

/** What a thread answers: the result, or what went wrong. */
export type Reply = { readonly result: unknown } | { readonly error: Error };

interface Asked {
  resolve(result: never): void;
  reject(error: Error): void;
}

/** A worker thread that answers one question at a time. It keeps nobody from leaving. */
export class Thread {
  readonly #worker: Worker;
  #asked: Asked | null = null;
  #alarm: NodeJS.Timeout | undefined;
  #ended = false;

  constructor(script: URL) {
    this.#worker = new Worker(script);
    this.#worker.unref();
    this.#worker.on('message', (reply: Reply) => this.#hear(reply));
    this.#worker.on('error', (error) => this.#lose(error));
    this.#worker.on('exit', () => this.#lose(new Error('The thread ended before it answered.')));
  }

  /** Whether it can be asked no more. */
  get ended(): boolean {
    return this.#ended;
  }

  /** Rejected when the answer is an error, when the thread ends, and after `limitMs`: then the thread is ended. */
  ask<Result>(task: unknown, limitMs: number): Promise<Result> {
    clearTimeout(this.#alarm);
    return new Promise((resolve, reject) => {
      this.#asked = { resolve, reject };
      const late = () => this.end(new Error(`No answer within ${limitMs} ms.`));
      this.#alarm = setTimeout(late, limitMs);
      this.#worker.postMessage(task);
    });
  }

  /** Ends the thread unless it is asked something within this time. */
  rest(ms: number): void {
    this.#alarm = setTimeout(() => this.end(new Error('The thread had nothing to do.')), ms);
    this.#alarm.unref();
  }

  /** Ends the thread, whatever it is doing. */
  async end(reason: Error): Promise<void> {
    this.#lose(reason);
    await this.#worker.terminate();
  }

  #hear(reply: Reply): void {
    clearTimeout(this.#alarm);
    const asked = this.#asked;
    this.#asked = null;
    if ('error' in reply) asked?.reject(reply.error);
    else asked?.resolve(reply.result as never);
  }

  #lose(error: Error): void {
    this.#ended = true;
    clearTimeout(this.#alarm);
    this.#asked?.reject(error);
    this.#asked = null;
  }
}
