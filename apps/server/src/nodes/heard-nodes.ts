import type { Timer } from '../lobby/timer.ts';
import type { Wire } from './wire.ts';

/** Each says this often that it is there. */
const BEAT_MS = 2000;
/** Whoever has said nothing for so long is taken for dead. */
const SILENT_MS = 7000;

/** Who is listened for. */
export interface HeardOptions {
  /** The topic on which they say that they are there. */
  readonly topic: string;
  /** Whether this one says there that it is there as well. */
  readonly joins: boolean;
}

const NODES: HeardOptions = { topic: 'nodes', joins: true };

/** Which other nodes, or workers, have been heard over the wire lately and so are there. */
export class HeardNodes {
  readonly #wire: Wire;
  readonly #timer: Timer;
  readonly #gone: (node: string) => void;
  readonly #about: HeardOptions;
  readonly #seen = new Map<string, number>();
  #stop: () => void = () => undefined;
  #again: () => void = () => undefined;

  /** `gone` is told of those that have left or died. */
  constructor(wire: Wire, timer: Timer, gone: (node: string) => void, about: HeardOptions = NODES) {
    this.#about = about;
    this.#wire = wire;
    this.#timer = timer;
    this.#gone = gone;
    // Nobody could be heard meanwhile: everybody gets the whole time again.
    wire.onState(() => {
      for (const node of this.#seen.keys()) this.#seen.set(node, timer.now());
    });
  }

  /** How many others are known to be there. */
  get others(): number {
    return this.#seen.size;
  }

  /** Whether one of them is known to be there. */
  has(node: string): boolean {
    return this.#seen.has(node);
  }

  async begin(): Promise<void> {
    if (this.#wire.state === 'alone') return;
    this.#stop = await this.#wire.hear(this.#about.topic, (message, from) =>
      this.#hear(message, from),
    );
    this.#beat();
  }

  /** Says goodbye. */
  end(): void {
    this.#again();
    this.#stop();
    this.#tell({ leaves: true });
  }

  #hear(message: unknown, from: string): void {
    const leaves = typeof message === 'object' && message !== null && 'leaves' in message;
    if (leaves) {
      this.#seen.delete(from);
      this.#gone(from);
      return;
    }
    // Who has just come must not wait for the next beat to know who is there.
    if (!this.#seen.has(from)) this.#tell({ here: true });
    this.#seen.set(from, this.#timer.now());
  }

  #tell(message: unknown): void {
    if (this.#about.joins) this.#wire.tell(this.#about.topic, message);
  }

  #beat(): void {
    this.#tell({ here: true });
    if (this.#wire.state === 'up') {
      const before = this.#timer.now() - SILENT_MS;
      for (const [node, at] of this.#seen) {
        if (at > before) continue;
        this.#seen.delete(node);
        this.#gone(node);
      }
    }
    this.#again = this.#timer.later(BEAT_MS, () => this.#beat());
  }
}
