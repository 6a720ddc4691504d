import type { KnownPlayer } from '../ratings/players.ts';
import type { Brief, Known } from './brief.ts';
import type { Wanted } from './queue.ts';
import type { LobbySources } from './sources.ts';

/** What was found out about somebody is believed for so long (ms). */
const BELIEVED_MS = 5 * 60_000;
/** So much is kept; beyond, what was found first is forgotten. */
const MOST_KEPT = 20_000;
/** So many are asked about at once. */
const AT_ONCE = 400;

interface Kept {
  readonly until: number;
  /** Null when nothing is known of them. */
  readonly player: KnownPlayer | null;
}

/**
 * What lists show of people besides their names. A table is listed at every move, so it is asked
 * for from memory, and what is missing is found out meanwhile.
 */
export class Sitters {
  readonly #ask: LobbySources['known'];
  readonly #clock: () => number;
  readonly #kept = new Map<string, Kept>();

  constructor(ask: LobbySources['known'], clock: () => number) {
    this.#ask = ask;
    this.#clock = clock;
  }

  /** What is known of those who sit at a table. */
  at(brief: Brief): Known {
    const kind = kindOf(brief);
    const found = whosAt(brief).flatMap((who) => {
      const kept = this.#kept.get(`${kind} ${who}`);
      return kept?.player ? [[who, kept.player] as const] : [];
    });
    return new Map(found);
  }

  /** Finds out what is not known of those who sit at tables; false when lists show nothing more by it. */
  async learn(briefs: readonly Brief[]): Promise<boolean> {
    const wanted = new Map<string, { readonly kind: Wanted; readonly whos: Set<string> }>();
    for (const brief of briefs) {
      const key = kindOf(brief);
      const missing = whosAt(brief).filter((who) => !this.#isKnown(`${key} ${who}`));
      if (missing.length === 0) continue;
      const { game, seats, pace, rated } = brief;
      const kind = { game, seats: seats.length, pace, rated };
      const { whos } = wanted.get(key) ?? { whos: new Set<string>() };
      for (const who of missing) whos.add(who);
      wanted.set(key, { kind, whos });
    }
    let more = false;
    for (const [key, { kind, whos }] of wanted)
      more = (await this.#find(key, kind, [...whos])) || more;
    return more;
  }

  /** People have other names now: all is found out again. */
  forget(): void {
    this.#kept.clear();
  }

  #isKnown(key: string): boolean {
    return (this.#kept.get(key)?.until ?? 0) > this.#clock();
  }

  async #find(key: string, kind: Wanted, whos: readonly string[]): Promise<boolean> {
    let more = false;
    const until = this.#clock() + BELIEVED_MS;
    for (let from = 0; from < whos.length; from += AT_ONCE) {
      const some = whos.slice(from, from + AT_ONCE);
      const found = await this.#ask(some, kind);
      for (const who of some) {
        const player = found.get(who) ?? null;
        this.#keep(`${key} ${who}`, { until, player });
        more ||= player !== null && (kind.rated || player.account !== null);
      }
    }
    return more;
  }

  #keep(key: string, kept: Kept): void {
    const [oldest] = this.#kept.keys();
    if (this.#kept.size >= MOST_KEPT && oldest !== undefined) this.#kept.delete(oldest);
    this.#kept.delete(key);
    this.#kept.set(key, kept);
  }
}

function whosAt({ seats }: Brief): readonly string[] {
  return seats.flatMap((seat) => (seat !== null && 'who' in seat ? [seat.who] : []));
}

/** People have another strength in every kind of game. */
function kindOf({ game, seats, pace }: Brief): string {
  return `${game} ${seats.length} ${pace}`;
}
