import {
  type ClientSays,
  type LobbyCounts,
  type LobbyList,
  type MyTable,
  type Notice,
  PROTOCOL,
  type ServerMessage,
} from '@nabu/protocol';
import { createStore } from 'zustand/vanilla';
import { Line, type LineMeans } from '../session/line.ts';
import { dialHouse } from '../session/packed.ts';
import { randomHex } from '../session/save.ts';
import type { Trouble } from '../session/table-session.ts';
import { changedPage, type LobbyPage, ordered, withTable } from './pages.ts';

type Says<Type extends ClientSays['type']> = Extract<ClientSays, { type: Type }>;
/** What is wanted of a list. */
export type LobbyWish = Omit<Says<'lobby'>, 'type' | 'protocol' | 'list'>;
/** The kind of game to be paired for. */
export type PairWish = Omit<Says<'pair'>, 'type' | 'id'>;

/** Somebody waits to be paired; `since` is by the clock of this device. */
export interface Pairing extends PairWish {
  readonly waiting: number;
  readonly usual: number | null;
  readonly since: number;
}

/** All that a page knows of the house beyond a table. */
export interface HouseState {
  readonly connection: 'closed' | 'opening' | 'open' | 'lost';
  readonly open: LobbyPage | null;
  readonly playing: LobbyPage | null;
  readonly counts: LobbyCounts | null;
  /** My tables; null while unknown. */
  readonly mine: readonly MyTable[] | null;
  /** What I was told last. */
  readonly notice: Notice | null;
  readonly pairing: Pairing | null;
  /** The table that was made for us, until somebody goes there. */
  readonly paired: string | null;
  readonly trouble: Trouble | null;
}

const NOTHING: HouseState = {
  ...{ connection: 'closed', open: null, playing: null, counts: null, mine: null },
  ...{ notice: null, pairing: null, paired: null, trouble: null },
};

interface Wishes {
  open: LobbyWish | null;
  playing: LobbyWish | null;
  mine: boolean;
  pair: PairWish | null;
}

/**
 * The page's connection to the lobby: lists that keep themselves up to date, my tables, and waiting
 * to be paired. It is open while something is wanted; after a lost line all wishes are said again.
 */
export class HouseLine {
  readonly store = createStore<HouseState>(() => NOTHING);
  readonly #line: Line;
  readonly #wishes: Wishes = { open: null, playing: null, mine: false, pair: null };

  constructor(means: LineMeans) {
    this.#line = new Line(means, {
      opened: () => this.#opened(),
      heard: (message) => this.#hear(message),
      lost: () => this.store.setState({ connection: 'lost' }),
      test: () => this.#say({ type: 'ping' }),
    });
  }

  /** Shows a list, narrowed as wished, or (null) no more. */
  look(list: LobbyList, wish: LobbyWish | null): void {
    this.#wishes[list] = wish;
    if (wish) this.#say({ type: 'lobby', protocol: PROTOCOL, list, ...wish });
    else {
      this.store.setState({ [list]: null });
      this.#say({ type: 'lobbyOff', list });
    }
    this.#openOrClose();
  }

  /** Lists my tables, or no more. */
  mine(wanted: boolean): void {
    this.#wishes.mine = wanted;
    this.#say(wanted ? { type: 'mine', protocol: PROTOCOL } : { type: 'mineOff' });
    this.#openOrClose();
  }

  /** Waits to be paired. */
  pair(wish: PairWish): void {
    this.#wishes.pair = wish;
    const waiting = { ...wish, waiting: 0, usual: null, since: Date.now() };
    this.store.setState({ pairing: waiting, paired: null, trouble: null });
    this.#say({ type: 'pair', id: randomHex(16), ...wish });
    this.#openOrClose();
  }

  /** Waits no more, and forgets a table that was made. */
  unpair(): void {
    if (this.#wishes.pair) this.#say({ type: 'unpair' });
    this.#wishes.pair = null;
    this.store.setState({ pairing: null, paired: null, trouble: null });
    this.#openOrClose();
  }

  /** Connects anew: who we are is asked when a connection is opened. */
  renew(): void {
    this.#line.close();
    this.store.setState({ connection: 'closed' });
    this.#openOrClose();
  }

  /** Tries at once instead of waiting out the pause, for when the network is known to be back. */
  hurry(): void {
    if (this.store.getState().connection === 'lost') this.#line.dial();
  }

  get #wanted(): boolean {
    const { open, playing, mine, pair } = this.#wishes;
    return open !== null || playing !== null || mine || pair !== null;
  }

  #openOrClose(): void {
    const { connection } = this.store.getState();
    if (this.#wanted && connection === 'closed') {
      this.store.setState({ connection: 'opening' });
      this.#line.dial();
    } else if (!this.#wanted && connection !== 'closed') this.#close();
  }

  #close(): void {
    this.#line.close();
    this.store.setState(NOTHING);
  }

  #say(message: ClientSays): void {
    if (this.store.getState().connection === 'open') this.#line.send(message);
  }

  #opened(): void {
    this.store.setState({ connection: 'open' });
    const { open, playing, mine, pair } = this.#wishes;
    for (const [list, wish] of [['open', open] as const, ['playing', playing] as const])
      if (wish) this.#say({ type: 'lobby', protocol: PROTOCOL, list, ...wish });
    if (mine) this.#say({ type: 'mine', protocol: PROTOCOL });
    if (pair) this.#say({ type: 'pair', id: randomHex(16), ...pair });
  }

  #hear(message: ServerMessage): void {
    this.#line.greeted();
    const state = this.store.getState();
    switch (message.type) {
      case 'lobby': {
        const { list, page, total, tables, counts } = message;
        this.store.setState({ [list]: { page, total, tables: ordered(list, tables) }, counts });
        break;
      }
      case 'lobbyNews': {
        const { list, counts = state.counts } = message;
        const before = state[list];
        if (before) this.store.setState({ [list]: changedPage(list, before, message), counts });
        break;
      }
      case 'mine':
        this.store.setState({ mine: message.tables });
        break;
      case 'notice':
        this.store.setState({ notice: message.notice });
        break;
      case 'mineNews':
        this.store.setState({ mine: withTable(state.mine ?? [], message.table) });
        break;
      default:
        this.#hearOfPairing(message);
    }
  }

  #hearOfPairing(message: ServerMessage): void {
    switch (message.type) {
      case 'pairing': {
        const { type: _, waited, ...pairing } = message;
        if (this.#wishes.pair)
          this.store.setState({ pairing: { ...pairing, since: Date.now() - waited } });
        break;
      }
      case 'paired':
        this.#wishes.pair = null;
        this.store.setState({ pairing: null, paired: message.table });
        break;
      case 'unpaired':
        if (!this.#wishes.pair) break;
        this.#wishes.pair = null;
        this.store.setState({ pairing: null });
        break;
      case 'refused': {
        const { code, clause, sentence } = message;
        this.#wishes.pair = null;
        this.store.setState({ pairing: null, trouble: { code, clause, sentence } });
        break;
      }
      case 'bye':
        if (!message.again) this.#giveUp(message);
    }
  }

  /** The house does not talk to this page: trying again would not help. */
  #giveUp({ code, clause, sentence }: Trouble): void {
    this.#line.close();
    this.store.setState({ connection: 'lost', pairing: null, trouble: { code, clause, sentence } });
  }
}

let line: HouseLine | null = null;

/** The one line of this page to the house it came from. */
export function houseLine(): HouseLine {
  if (line) return line;
  const made = new HouseLine({ dial: () => dialHouse() });
  window.addEventListener('online', () => made.hurry());
  line = made;
  return made;
}
