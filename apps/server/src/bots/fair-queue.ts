import { Shares } from './shares.ts';

/** What a ticket is for: a bot's move somebody waits for, a person's hint, or a move nobody waits for. */
export type Lane = 'move' | 'hint' | 'unwatched';

/** A place in the queue. */
export interface Ticket {
  readonly address: string;
  readonly who: string;
  /** The question this is a part of: its parts may run side by side, other questions of the same asker may not. */
  readonly question: object;
  /** Asked whenever somebody is next. */
  lane(): Lane;
}

interface Waiting {
  readonly ticket: Ticket;
  call(lane: Lane): void;
}

/**
 * Lets so many pieces of work run at a time. Moves and hints take turns, so that neither can hold up the other;
 * what nobody waits for comes after both. Among moves, and among hints, the address is next for which the least
 * is running, then the one that has used the least time, then who came first.
 */
export class FairQueue {
  readonly #shares: { readonly [lane in Lane]: Shares } = {
    move: new Shares(),
    hint: new Shares(),
    unwatched: new Shares(),
  };
  readonly #clock: () => number;
  readonly #waiting: Waiting[] = [];
  readonly #running = new Set<Ticket>();
  #free: number;
  #last: Lane = 'hint';

  constructor(places: number, clock: () => number = () => performance.now()) {
    this.#free = places;
    this.#clock = clock;
  }

  /** How many tickets wait of which something holds. */
  waiting(holds: (ticket: Ticket) => boolean): number {
    return this.#waiting.filter(({ ticket }) => holds(ticket)).length;
  }

  /** Does some work when it is its turn; rejected without doing it when the signal is aborted before. */
  async run<T>(ticket: Ticket, work: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    const lane = await this.#turn(ticket, signal);
    const started = this.#clock();
    try {
      return await work();
    } finally {
      this.#shares[lane].charge(ticket.address, this.#clock() - started, this.#addresses());
      this.#running.delete(ticket);
      this.#free++;
      this.#callNext();
    }
  }

  #turn(ticket: Ticket, signal?: AbortSignal): Promise<Lane> {
    return new Promise((resolve, reject) => {
      signal?.throwIfAborted();
      const leave = () => {
        this.#waiting.splice(this.#waiting.indexOf(waiting), 1);
        reject(signal?.reason);
      };
      const waiting: Waiting = {
        ticket,
        call(lane) {
          signal?.removeEventListener('abort', leave);
          resolve(lane);
        },
      };
      signal?.addEventListener('abort', leave, { once: true });
      this.#waiting.push(waiting);
      this.#callNext();
    });
  }

  #callNext(): void {
    while (this.#free > 0) {
      const next = this.#next();
      if (next === null) return;
      this.#free--;
      this.#waiting.splice(this.#waiting.indexOf(next.waiting), 1);
      this.#running.add(next.waiting.ticket);
      if (next.lane !== 'unwatched') this.#last = next.lane;
      next.waiting.call(next.lane);
    }
  }

  #next(): { readonly waiting: Waiting; readonly lane: Lane } | null {
    const turns: readonly Lane[] = this.#last === 'move' ? ['hint', 'move'] : ['move', 'hint'];
    const ready = this.#waiting.filter(({ ticket }) => !this.#isBusy(ticket));
    for (const lane of [...turns, 'unwatched'] as const) {
      const waiting = this.#fairest(
        ready.filter(({ ticket }) => ticket.lane() === lane),
        this.#shares[lane],
      );
      if (waiting) return { waiting, lane };
    }
    return null;
  }

  #fairest(waiting: readonly Waiting[], shares: Shares): Waiting | undefined {
    const rank = ({ ticket: { address } }: Waiting) => ({
      running: [...this.#running].filter((each) => each.address === address).length,
      used: shares.usedBy(address),
    });
    const ranked = waiting.map((each) => ({ each, ...rank(each) }));
    ranked.sort((a, b) => a.running - b.running || a.used - b.used);
    return ranked[0]?.each;
  }

  /** Whether another question of the same asker is being worked on. */
  #isBusy({ who, question }: Ticket): boolean {
    return [...this.#running].some((each) => each.who === who && each.question !== question);
  }

  #addresses(): number {
    const all = [...this.#running, ...this.#waiting.map(({ ticket }) => ticket)];
    return new Set(all.map(({ address }) => address)).size;
  }
}
