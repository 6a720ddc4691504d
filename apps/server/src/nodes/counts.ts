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

/** Counts that are shared over a wire. */
export function sharedCounts(wire: Wire, failed: (error: unknown) => void): SharedCounts {
  const ears = new Map<string, ((key: string) => void)[]>();
  wire
    .hear(TOPIC, (message) => {
      if (!Array.isArray(message)) return;
      const [what, key] = message;
      for (const ear of ears.get(what) ?? []) ear(String(key));
    })
    .catch(failed);
  return {
    tell: (what, key) => wire.tell(TOPIC, [what, key]),
    hear: (what, ear) => void ears.set(what, [...(ears.get(what) ?? []), ear]),
  };
}
