import type { AnyGame, Seat } from '@nabu/kernel';
import { Pondering, type Ponderings } from '@nabu/search/pondering';

/** A decision to think about. */
interface Ask {
  /** Which question this is: answers to older ones are not wanted any more. */
  readonly question: number;
  readonly game: string;
  readonly rules: number;
  readonly view: unknown;
  readonly seat: Seat;
  readonly seed: string;
  /** So many lines are looked at. */
  readonly lines: number;
}

/** What the page says to a worker: think about this, or about nothing. */
export type ToEngine = Ask | { readonly question: null };

/** What a worker says while it thinks; null when it cannot. */
export interface FromEngine {
  readonly question: number;
  readonly known: Ponderings | null;
  readonly done: boolean;
}

/** What a worker that thinks needs from around it. */
export interface EngineMeans {
  loadRules(game: string, rules: number): Promise<AnyGame | null>;
  say(message: FromEngine): void;
  /** The time in milliseconds, from any beginning. */
  clock(): number;
  /** Does something a moment later, after whatever else was said to the worker. */
  later(work: () => void): void;
}

/** Something is told so often (ms): often enough to see it grow, seldom enough to leave the page alone. */
const TELL_EVERY = 120;
const STRIDE = 8;

/** Thinks about the last decision it was asked about, telling what it knows every now and then. */
export function engineDispatcher(means: EngineMeans): (message: ToEngine) => Promise<void> {
  let wanted: number | null = null;

  function work(ask: Ask, pondering: Pondering): void {
    if (wanted !== ask.question) return;
    const until = means.clock() + TELL_EVERY;
    const left = () => (pondering.isOpen ? ask.lines - pondering.lines : 0);
    while (left() > 0 && means.clock() < until) pondering.think(Math.min(STRIDE, left()));
    const done = left() === 0;
    means.say({ question: ask.question, known: pondering.known(), done });
    if (!done) means.later(() => work(ask, pondering));
  }

  return async (message) => {
    wanted = message.question;
    if (message.question === null) return;
    try {
      const game = await means.loadRules(message.game, message.rules);
      if (!game) throw new Error('These rules are not here.');
      work(message, new Pondering(game, message.view, message.seat, message.seed));
    } catch {
      means.say({ question: message.question, known: null, done: true });
    }
  };
}
