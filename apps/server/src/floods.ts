import type { Logger } from 'pino';

/** How often a flood that goes on is told. */
const TOLD_MS = 60_000;
/** Networks counted by name in one span; more are counted together. */
const MOST_NAMED = 1000;
const OTHERS = 'others';

/** Tells the operator about refused floods without becoming one. */
export interface FloodLog {
  /** Something was refused because there was too much of it; `from` is a network, as limits count them. */
  refused(what: string, from: string): void;
  /** Tells what is still counted and stops. */
  close(): void;
}

/**
 * One line when a flood of a kind begins, then one for each minute it lasts, with the number
 * refused and the network most of it came from. A minute without any ends it.
 */
export function createFloodLog(log: Logger, toldMs = TOLD_MS): FloodLog {
  const floods = new Map<string, Map<string, number>>();
  const tell = () => {
    for (const [what, counts] of floods) {
      if (counts.size === 0) floods.delete(what);
      else report(log, what, counts, toldMs / 1000);
      counts.clear();
    }
  };
  const timer = setInterval(tell, toldMs).unref();
  return {
    refused(what, from) {
      const counts = floods.get(what);
      if (!counts) {
        floods.set(what, new Map());
        log.warn(
          { what, from },
          `Too many ${what} from ${from}: what is over the limit is refused.`,
        );
        return;
      }
      const name = counts.has(from) || counts.size < MOST_NAMED ? from : OTHERS;
      counts.set(name, (counts.get(name) ?? 0) + 1);
    },
    close() {
      clearInterval(timer);
      tell();
    },
  };
}

function report(
  log: Logger,
  what: string,
  counts: ReadonlyMap<string, number>,
  seconds: number,
): void {
  const sorted = [...counts].sort(([, a], [, b]) => b - a);
  const refused = sorted.reduce((sum, [, count]) => sum + count, 0);
  const [from, most] = sorted[0];
  const sentence = `Too many ${what}: ${refused} refused within ${seconds} s, ${most} of them from ${from}.`;
  log.warn({ what, refused, networks: counts.size, from, most }, sentence);
}
