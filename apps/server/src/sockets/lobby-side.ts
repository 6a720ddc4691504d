import {
  type ClientMessage,
  type LobbyList,
  type LobbyMessage,
  PROTOCOL,
  type Scope,
  type ServerMessage,
} from '@nabu/protocol';
import { Failure } from '../failure.ts';
import type { VisitorLimits } from '../limits.ts';
import type { HouseLobby } from '../lobby/house-lobby.ts';
import type { Owner } from '../lobby/mine.ts';
import type { Looker } from '../lobby/page.ts';
import type { Line } from '../lobby/queue.ts';
import { known } from '../people/people.ts';
import { allow, type Who } from '../people/who.ts';

/** The connection that talks about the lobby. */
export interface Talker extends Looker {
  say(message: ServerMessage): void;
  /** Who it is at this moment. */
  who(): Promise<Who>;
  /** Whether there is still somebody at the other end. */
  readonly open: boolean;
}

type Said<Type extends LobbyMessage['type']> = Extract<LobbyMessage, { type: Type }>;

/** What one connection wants of the lobby: lists, its person's tables, to be paired. */
export class LobbySide {
  readonly #lobby: HouseLobby;
  readonly #talker: Talker;
  readonly #limits: VisitorLimits;
  readonly #lookers: { [list in LobbyList]?: Looker } = {};
  /** The session with which it asked for what only its person may have. */
  session: string | null = null;
  #owner: Owner | null = null;
  #line: Line | null = null;

  constructor(lobby: HouseLobby, talker: Talker, limits: VisitorLimits) {
    this.#lobby = lobby;
    this.#talker = talker;
    this.#limits = limits;
  }

  async hear(message: LobbyMessage): Promise<void> {
    switch (message.type) {
      case 'lobby':
        return this.#look(message);
      case 'lobbyOff':
        return this.#lookAway(message.list);
      case 'mine':
        return this.#watch(message);
      case 'mineOff':
        return this.#unwatch();
      case 'pair':
        return this.#pair(message);
      case 'unpair':
        this.#unpair();
        return this.#talker.say({ type: 'unpaired' });
    }
  }

  /** The connection is closed, or whose it was is signed out. */
  leave(): void {
    this.#lookAway('open');
    this.#lookAway('playing');
    this.#unwatch();
    this.#unpair();
  }

  #look({ protocol, type: _, page, ...filter }: Said<'lobby'>): void {
    checkProtocol(protocol);
    this.#limits.hello();
    const looker = this.#lookers[filter.list] ?? this.#looker();
    this.#lookers[filter.list] = looker;
    this.#lobby.lists.look(looker, filter, page);
  }

  /** Both lists count those who look at them by these. */
  #looker(): Looker {
    const talker = this.#talker;
    return {
      send: (text) => talker.send(text),
      get behind() {
        return talker.behind;
      },
    };
  }

  #lookAway(list: LobbyList): void {
    const looker = this.#lookers[list];
    if (looker) this.#lobby.lists.leave(looker);
    delete this.#lookers[list];
  }

  async #watch({ protocol }: Said<'mine'>): Promise<void> {
    checkProtocol(protocol);
    this.#limits.hello();
    this.#unwatch();
    const { identities } = await this.#who('read');
    if (!this.#talker.open) return;
    const owner: Owner = { identities, tell: (message) => this.#talker.say(message) };
    this.#owner = owner;
    await this.#lobby.mine.watch(owner);
  }

  async #who(scope: Scope): Promise<Who> {
    const who = await this.#talker.who();
    allow(who, scope);
    this.session = who.session?.id ?? null;
    return who;
  }

  #unwatch(): void {
    if (this.#owner) this.#lobby.mine.leave(this.#owner);
    this.#owner = null;
  }

  async #pair({ id: _, type: __, ...wanted }: Said<'pair'>): Promise<void> {
    this.#limits.pair();
    const { person } = known(await this.#who('tables'));
    if (person.bot)
      throw new Failure('not-admitted', 'Who asks to be paired wants to meet people, not a bot.');
    const seeker = await this.#lobby.seeker(wanted, person);
    if (!this.#talker.open) return;
    this.#unpair();
    const line: Line = {
      waits: (pool, waited) => this.#talker.say({ type: 'pairing', ...pool, waited }),
      paired: (table) => this.#talker.say({ type: 'paired', table }),
      over: () => this.#talker.say({ type: 'unpaired' }),
    };
    this.#line = line;
    this.#lobby.queue.join(line, wanted, seeker);
  }

  #unpair(): void {
    if (this.#line) this.#lobby.queue.leave(this.#line);
    this.#line = null;
  }
}

const TYPES: readonly ClientMessage['type'][] = [
  ...(['lobby', 'lobbyOff', 'mine', 'mineOff', 'pair', 'unpair'] as const),
];

/** Whether a message is about the lobby and not about a table. */
export function isAboutLobby(message: ClientMessage): message is LobbyMessage {
  return TYPES.includes(message.type);
}

function checkProtocol(protocol: number): void {
  if (protocol !== PROTOCOL)
    throw new Failure('old-client', 'This page is older than the house; reload it.');
}
