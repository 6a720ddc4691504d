import { Worker } from 'node:worker_threads';

/** What a thread says: that it has started, and then each result, or what went wrong. */
export type Reply =
  | { readonly started: true }
  | { readonly result: unknown }
  | { readonly error: Error };

interface Asked {
  readonly limitMs: number;
  resolve(result: never): void;
  reject(error: Error): void;
}

/** A thread that was told to stop and has not answered after this long is ended. */
const STOP_MS = 1000;
/** So long may a thread take to load its code, on a machine that has other things to do. */
const START_MS = 60_000;

/**
 * A worker thread that answers one question at a time. It does not keep the process running. It is told to stop by a
 * flag in shared memory: a search looks at it every few lines, which costs nothing, while ending the thread
 * would cost the next question the start of a new one, whose code is slow until it is warm.
 */
export class Thread {
  readonly #worker: Worker;
  readonly #flag = new Int32Array(new SharedArrayBuffer(4));
  #asked: Asked | null = null;
  #alarm: NodeJS.Timeout | undefined;
  #started = false;
  #ended = false;

  constructor(script: URL) {
    this.#worker = new Worker(script, { workerData: this.#flag });
    this.#worker.unref();
    this.#worker.on('message', (reply: Reply) => this.#hear(reply));
    this.#worker.on('error', (error) => this.#lose(error));
    this.#worker.on('exit', () => this.#lose(new Error('The thread ended before it answered.')));
  }

  /** Whether it can be asked no more. */
  get ended(): boolean {
    return this.#ended;
  }

  /**
   * Rejected when the answer is an error, when the thread ends, and after `limitMs`: then the thread is ended.
   * The time a new thread takes to start is not counted.
   */
  ask<Result>(task: unknown, limitMs: number): Promise<Result> {
    return new Promise((resolve, reject) => {
      this.#asked = { limitMs, resolve, reject };
      if (this.#started) this.#limit(limitMs);
      else this.#endAfter(START_MS, 'The thread did not start.');
      Atomics.store(this.#flag, 0, 0);
      this.#worker.postMessage(task);
    });
  }

  /** Has it answer as soon as it can, whatever it has found by then. */
  stop(): void {
    if (this.#asked === null) return;
    Atomics.store(this.#flag, 0, 1);
    this.#endAfter(STOP_MS, 'The thread did not stop when it was told to.');
  }

  /** Ends the thread unless it is asked something within this time. */
  rest(ms: number): void {
    this.#endAfter(ms, 'The thread had nothing to do.');
    this.#alarm?.unref();
  }

  /** Ends the thread, whatever it is doing. */
  async end(reason: Error): Promise<void> {
    this.#lose(reason);
    await this.#worker.terminate();
  }

  #limit(ms: number): void {
    this.#endAfter(ms, `No answer within ${ms} ms.`);
  }

  #endAfter(ms: number, why: string): void {
    clearTimeout(this.#alarm);
    this.#alarm = setTimeout(() => this.end(new Error(why)), ms);
  }

  #hear(reply: Reply): void {
    const asked = this.#asked;
    if ('started' in reply) {
      this.#started = true;
      // If it was told to stop meanwhile, the time limit for that runs already.
      if (asked && Atomics.load(this.#flag, 0) === 0) this.#limit(asked.limitMs);
      return;
    }
    clearTimeout(this.#alarm);
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
