import { Worker } from 'node:worker_threads';
import { type Numbered, OPENING, type Reply, type Request, unpackError } from './requests.ts';
import { StoreError } from './store.ts';

interface Asked {
  resolve(result: never): void;
  reject(error: Error): void;
}

/**
 * The thread that has a store's file open, as seen from the event loop. It keeps nobody from
 * leaving but those who wait for an answer.
 */
export class StoreThread {
  /** Fulfilled when the file is open, rejected with a `StoreError` when it cannot be used. */
  readonly opened: Promise<void>;
  readonly #worker: Worker;
  readonly #waiting = new Map<number, Asked>();
  readonly #exited: Promise<unknown>;
  /** What was asked and is not posted yet. */
  #outbox: Numbered[] = [];
  /** The last that was posted and has to be answered before more is; null when nothing has. */
  #busyWith: number | null = null;
  #count = OPENING;
  #ended = false;
  #closing: Promise<void> | null = null;

  constructor(script: URL, folder: string) {
    this.#worker = new Worker(script, {
      // Not what this process was started with: the thread is compiled code, whoever runs it.
      execArgv: [],
      workerData: { folder },
    });
    this.#exited = new Promise((resolve) => this.#worker.once('exit', resolve));
    this.#worker.on('message', (replies: readonly Reply[]) => {
      if (replies.some(({ n }) => n === this.#busyWith)) this.#goOn();
      for (const reply of replies) this.#hear(reply);
    });
    this.#worker.on('error', (error) => this.#lose(error.message));
    this.#worker.on('exit', () => this.#lose('it ended by itself'));
    this.opened = this.#answerTo(OPENING);
  }

  /** Asks the thread for something; it does what it is asked in this order. */
  async ask<Result>(request: Request): Promise<Result> {
    if (this.#closing) throw new StoreError('closed', 'The store was closed; nothing was written.');
    if (this.#ended) throw ended('nothing was written');
    return this.#post(request);
  }

  /** Ends the thread when it has done all that it was asked for. */
  close(): Promise<void> {
    this.#closing ??= this.#close();
    return this.#closing;
  }

  async #close(): Promise<void> {
    if (!this.#ended) await this.#post({ kind: 'close' });
    // Whoever closes waits for the thread to be gone, and must not be left waiting alone.
    this.#worker.ref();
    await this.#exited;
  }

  #post<Result>(request: Request): Promise<Result> {
    const n = ++this.#count;
    // What the event loop brings at once is one message, and so is what comes while the thread waits
    // for the disk: it could not begin with it earlier, and every message is a wake-up.
    if (this.#outbox.push({ n, request }) === 1 && this.#busyWith === null)
      setImmediate(() => this.#postAll());
    return this.#answerTo(n);
  }

  #goOn(): void {
    this.#busyWith = null;
    if (this.#outbox.length > 0) this.#postAll();
  }

  #postAll(): void {
    const asked = this.#outbox;
    this.#outbox = [];
    // A backup goes on beside all else.
    this.#busyWith = asked.findLast(({ request }) => request.kind !== 'backup')?.n ?? null;
    try {
      this.#worker.postMessage(asked);
    } catch {
      // One of them holds something that cannot be posted: that one fails, and the others do not.
      for (const each of asked) this.#postAlone(each);
    }
  }

  #postAlone(asked: Numbered): void {
    try {
      this.#worker.postMessage([asked]);
    } catch (error) {
      this.#settle(asked.n)?.reject(error instanceof Error ? error : new Error(String(error)));
      if (asked.n === this.#busyWith) this.#goOn();
    }
  }

  #answerTo<Result>(n: number): Promise<Result> {
    this.#worker.ref();
    return new Promise((resolve, reject) => this.#waiting.set(n, { resolve, reject }));
  }

  #hear(reply: Reply): void {
    const asked = this.#settle(reply.n);
    if ('error' in reply) asked?.reject(unpackError(reply.error));
    else asked?.resolve(reply.result as never);
  }

  #settle(n: number): Asked | undefined {
    const asked = this.#waiting.get(n);
    this.#waiting.delete(n);
    if (this.#waiting.size === 0 && !this.#closing) this.#worker.unref();
    return asked;
  }

  #lose(why: string): void {
    this.#ended = true;
    for (const { reject } of this.#waiting.values())
      reject(ended(`${why}; whether this was still written is not known`));
    this.#waiting.clear();
  }
}

function ended(detail: string): StoreError {
  return new StoreError(
    'ended',
    `The thread that writes to the disk has ended (${detail}): start the server again; nothing that was told is lost.`,
  );
}
