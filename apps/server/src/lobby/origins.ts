import type { LobbyList } from '@nabu/protocol';
import type { Wire } from '../nodes/wire.ts';

/** What the origins of tables are kept with. */
export interface OriginsParts {
  readonly wire: Wire;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  /** On which list a table is, here and at all nodes. */
  listed(id: string): LobbyList | null;
  /** Whether one more table of a network may wait in the lobby; asked again for the same table, as before. */
  mayWait(network: string, id: string): boolean;
  failed(error: unknown): void;
}

/** So many games of one network are in the list of those to watch at a time. */
const WATCHED_A_NETWORK = 10;

/** Where a public table was set up from, or taken up again after all had left it. */
interface Origin {
  readonly network: string;
  /** When it was last to be listed. */
  at: number;
}

const TOPIC = 'origins';

/** The networks that public tables come from, over any node, so that nobody fills the lists of the lobby alone. */
export class Origins {
  readonly #parts: OriginsParts;
  readonly #origins = new Map<string, Origin>();
  readonly #ofNetworks = new Map<string, Set<string>>();

  constructor(parts: OriginsParts) {
    this.#parts = parts;
    const hear = (told: unknown) => this.#note(...(told as [id: string, network: string]));
    parts.wire.hear(TOPIC, hear).catch(parts.failed);
  }

  /** A public table is being set up from a network, or one that all had left is taken up again from there. */
  from(id: string, network: string): void {
    this.#note(id, network);
    this.#parts.wire.tell(TOPIC, [id, network]);
  }

  /** A table is not set up after all, or not listed any more. */
  forget(id: string): void {
    const { network } = this.#origins.get(id) ?? {};
    if (network === undefined) return;
    this.#origins.delete(id);
    const others = this.#ofNetworks.get(network);
    others?.delete(id);
    if (others?.size === 0) this.#ofNetworks.delete(network);
  }

  /**
   * Whether a table may be on a list: one network has so many games in the list of those to watch, and so
   * many tables that wait. Most were granted that before they were set up; a rematch is not, and one that
   * all had left is granted it anew.
   */
  mayList(id: string, list: LobbyList): boolean {
    const from = this.#origins.get(id);
    if (!from) return true;
    const { clock, listed, mayWait } = this.#parts;
    from.at = clock();
    if (listed(id) === list) return true;
    if (list === 'open') return mayWait(from.network, id);
    const theirs = [...(this.#ofNetworks.get(from.network) ?? [])];
    return theirs.filter((each) => listed(each) === 'playing').length < WATCHED_A_NETWORK;
  }

  /** Forgets what is on no list and was not to be on one since a moment. */
  sweep(since: number): void {
    for (const [id, { at }] of this.#origins)
      if (at <= since && this.#parts.listed(id) === null) this.forget(id);
  }

  #note(id: string, network: string): void {
    this.forget(id);
    this.#origins.set(id, { network, at: this.#parts.clock() });
    this.#ofNetworks.set(network, (this.#ofNetworks.get(network) ?? new Set()).add(id));
  }
}
