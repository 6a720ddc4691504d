import type { Wire } from './wire.ts';

/**
 * Counts that all nodes keep alike: what one counts it tells the others, who count it too. Nobody
 * waits for an answer, so a limit costs no round trip; while nodes cannot hear each other, each
 * counts what it sees.
 */
export interface SharedCounts {
  /** Something was counted here for a key. */
  tell(what: string, key: string): void;
  /** Calls back when another node has counted something of a kind. */
  hear(what: string, ear: (key: string) => void): void;
}

/** Counts that nobody else keeps. */
export const OWN_COUNTS: SharedCounts = { tell: () => undefined, hear: () => undefined };

const TOPIC = 'counts';
/** What was counted within so long is told as one, in the order in which it was counted (ms). */
const TOGETHER_MS = 50;
/** So much is told at a time at most; a flood that is larger is refused by every node anyway. */
const MOST = 5000;

/** Counts that are shared over a wire. */
export function sharedCounts(wire: Wire, failed: (error: unknown) => void): SharedCounts {
  const ears = new Map<string, ((key: string) => void)[]>();
  let counted: (readonly [what: string, key: string])[] = [];
  wire
    .hear(TOPIC, (message) => {
      if (!Array.isArray(message)) return;
      for (const [what, key] of message) for (const ear of ears.get(what) ?? []) ear(String(key));
    })
    .catch(failed);
  const flush = () => {
    wire.tell(TOPIC, counted);
    counted = [];
  };
  return {
    tell(what, key) {
      if (wire.state !== 'up' || counted.length >= MOST) return;
      if (counted.push([what, key]) === 1) setTimeout(flush, TOGETHER_MS).unref();
    },
    hear: (what, ear) => void ears.set(what, [...(ears.get(what) ?? []), ear]),
  };
}
