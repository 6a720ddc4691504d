import {
  type ClientSays,
  LIMITS,
  PROTOCOL,
  type ServerMessage,
  type TalkTold,
  type Thoughts,
  type ViewAt,
} from '@nabu/protocol';
import { createStore } from 'zustand/vanilla';
import { HouseClock } from './house-clock.ts';
import { request, requestJson } from './http.ts';
import { Line, type LineMeans } from './line.ts';
import { dialHouse } from './packed.ts';
import { randomHex } from './save.ts';
import {
  type Hint,
  type Saying,
  type TableSession,
  type TableState,
  type Trouble,
  UNOPENED,
  type Wish,
} from './table-session.ts';

/** A command that carries an id of its own, ready to be sent and sent again. */
type Command = Exclude<Extract<ClientSays, { id: string }>, { type: 'pair' | 'edit' }>;
type Unsent = Command extends infer C ? (C extends Command ? Omit<C, 'id'> : never) : never;

interface Unanswered {
  readonly command: Command;
  readonly resolve: (trouble: Trouble | null) => void;
  /** It was handed to a line that was open: it may have arrived. */
  sent: boolean;
}

type Answer = Extract<ServerMessage, { type: 'hint' | 'thoughts' }>;

/** The house remembers no more commands of a seat than these: of more, one whose answer was lost could be done twice. */
const TOO_MANY: Trouble = {
  ...{ code: 'too-fast', clause: null },
  sentence: `${LIMITS.commands} commands wait for an answer; wait until one is there.`,
};

/** What changes nothing, or is kept apart from what happens at the table. */
const BESIDES: readonly Command['type'][] = ['hint', 'thoughts', 'why', 'chat', 'phrase'];

/**
 * A table on a server. It resumes by number: after a lost line it says the last entry it has and
 * gets the rest; a command that was not answered is sent again under the same id, so it counts once.
 */
export class RemoteTable implements TableSession {
  readonly home = 'online';
  readonly id: string;
  readonly store = createStore<TableState>(() => UNOPENED);
  readonly #token: string | null;
  readonly #line: Line;
  readonly #unanswered = new Map<string, Unanswered>();
  /** Who waits for the answer to a question, by its id. */
  readonly #asked = new Map<string, (answer: Answer) => void>();
  #welcomed = false;
  #visible = true;
  readonly #clock = new HouseClock();

  constructor(id: string, token: string | null, means: LineMeans) {
    this.id = id;
    this.#token = token;
    this.#line = new Line(means, {
      opened: () => this.#greet(),
      heard: (message) => this.#hear(message),
      lost: () => this.#lost(),
      test: () => this.#welcomed && this.#ping(),
    });
    this.redial();
  }

  async play(move: string): Promise<Trouble | null> {
    // A move that never left this device gives way to another one.
    for (const { id, what, sent } of this.store.getState().pending)
      if (what.type === 'play' && !sent) this.takeBack(id);
    return this.#send({ type: 'play', ply: this.#ply, move });
  }

  async ask(wish: Wish): Promise<Trouble | null> {
    switch (wish.type) {
      case 'undo':
      case 'redo':
      case 'restart':
        return this.#send({ type: wish.type, ply: this.#ply });
      default:
        return this.#send(wish);
    }
  }

  say(saying: Saying): Promise<Trouble | null> {
    return this.#send(saying);
  }

  redial(): void {
    this.#welcomed = false;
    this.#line.dial();
  }

  time(): number {
    return this.#clock.now();
  }

  takeBack(id: string): void {
    if (this.#unanswered.get(id)?.sent !== false) return;
    this.#answer(id, null);
    this.#showPending();
  }

  hint(): Promise<Hint> {
    return this.#question({ type: 'hint', ply: this.#ply }) as Promise<Hint>;
  }

  async thoughts(seat: number): Promise<Thoughts> {
    const answer = await this.#question({ type: 'thoughts', seat });
    return (answer as Extract<Answer, { type: 'thoughts' }>).thoughts;
  }

  viewAt(ply: number): Promise<ViewAt> {
    return requestJson(`/api/tables/${this.id}/view?ply=${ply}`, {
      token: this.#token ?? undefined,
    });
  }

  async record(): Promise<string> {
    const path = `/api/tables/${this.id}/record`;
    return (await request(path, { token: this.#token ?? undefined })).text();
  }

  async position(): Promise<string> {
    const path = `/api/tables/${this.id}/position`;
    return (await request(path, { token: this.#token ?? undefined })).text();
  }

  /** Whether this page is in sight: while it is, nobody need be told of this table otherwise. */
  look(visible: boolean): void {
    this.#visible = visible;
    if (this.#welcomed) this.#sayLook();
  }

  lift(): void {
    // Each player online has a screen of their own.
  }

  async leave(): Promise<void> {
    const path = `/api/tables/${this.id}/leave`;
    const token = this.#token ?? undefined;
    if (this.store.getState().you !== 'spectator')
      await request(path, { token, body: {} }).catch(() => undefined);
  }

  /** Tries at once instead of waiting out the pause, for when the network is known to be back. */
  hurry(): void {
    if (this.store.getState().connection === 'lost') this.redial();
  }

  close(): void {
    this.store.setState({ connection: 'closed' });
    this.#line.close();
  }

  /** How many commands wait for an answer. */
  get #commands(): number {
    const waiting = [...this.#unanswered.values()];
    return waiting.filter(({ command }) => !BESIDES.includes(command.type)).length;
  }

  get #ply(): number {
    return this.store.getState().now?.ply ?? 0;
  }

  #send(command: Unsent): Promise<Trouble | null> {
    return new Promise((resolve) => this.#sendNow(command, resolve));
  }

  /** Asks what changes nothing; rejected with the `Trouble` when it is refused. */
  #question(command: Unsent): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const id = this.#sendNow(command, (trouble) => {
        this.#asked.delete(id);
        reject(trouble);
      });
      this.#asked.set(id, resolve);
    });
  }

  #sendNow(command: Unsent, resolve: (trouble: Trouble | null) => void): string {
    const full = { ...command, id: randomHex(16) } as Command;
    if (!BESIDES.includes(full.type) && this.#commands >= LIMITS.commands) {
      queueMicrotask(() => resolve(TOO_MANY));
      return full.id;
    }
    this.#unanswered.set(full.id, { command: full, resolve, sent: this.#welcomed });
    if (this.#welcomed) this.#line.send(full);
    this.#showPending();
    return full.id;
  }

  /** Shows what waits for the connection while there is none. */
  #showPending(): void {
    const lost = this.store.getState().connection === 'lost';
    const waiting = lost ? [...this.#unanswered.values()] : [];
    const pending = waiting.flatMap(({ command: { id, ...what }, sent }) =>
      what.type === 'hint' || what.type === 'thoughts' || what.type === 'why'
        ? []
        : [{ id, what, sent }],
    );
    if (pending.length + this.store.getState().pending.length > 0) this.store.setState({ pending });
  }

  #greet(): void {
    const since = this.store.getState().entries.at(-1)?.n ?? 0;
    const token = this.#token ? { token: this.#token } : {};
    this.#clock.forget();
    this.#clock.ask();
    this.#line.send({ type: 'hello', protocol: PROTOCOL, table: this.id, since, ...token });
  }

  #lost(): void {
    this.#welcomed = false;
    this.store.setState({ connection: 'lost' });
    this.#showPending();
  }

  #ping(): void {
    this.#clock.ask();
    this.#line.send({ type: 'ping' });
  }

  #sayLook(): void {
    this.#line.send({ type: 'look', visible: this.#visible });
  }

  #hear(message: ServerMessage): void {
    switch (message.type) {
      case 'welcome':
        this.#resume(message);
        break;
      case 'pong':
        this.#clock.hear(message.time);
        break;
      case 'entry':
        this.#append([message.entry]);
        break;
      case 'now':
        this.store.setState({ now: message.now });
        break;
      case 'presence':
        this.#presence(message);
        break;
      case 'talk':
        this.#talk(message);
        break;
      case 'done':
        this.#answer(message.id, null);
        break;
      case 'hint':
      case 'thoughts':
        this.#unanswered.delete(message.id);
        this.#asked.get(message.id)?.(message);
        this.#asked.delete(message.id);
        break;
      case 'refused':
        this.#refused(message.id, message);
        break;
      case 'bye':
        if (!message.again) this.#fail(message);
    }
  }

  #resume(message: Extract<ServerMessage, { type: 'welcome' }>): void {
    const { table, you, now, watchers } = message;
    this.#welcomed = true;
    this.#line.greeted();
    this.#clock.hear(message.time);
    // A greeting takes the house longer than a ping, so the time is asked for once more.
    if (table.pace) this.#ping();
    if (!this.#visible) this.#sayLook();
    if (message.since === 0) this.store.setState({ entries: [] });
    this.#append(message.entries);
    const mine = typeof you === 'number' ? [you] : [];
    this.store.setState({ connection: 'open', table, you, mine, now, watchers });
    this.#showPending();
    for (const waiting of this.#unanswered.values()) {
      waiting.sent = true;
      this.#line.send(waiting.command);
    }
  }

  #append(entries: TableState['entries']): void {
    const { entries: before } = this.store.getState();
    const last = before.at(-1)?.n ?? 0;
    const fresh = entries.filter(({ n }) => n > last);
    if (fresh.length > 0) this.store.setState({ entries: [...before, ...fresh] });
  }

  /** A line that comes again replaces the one before: it was taken away. */
  #talk({ lines, speak, you }: TalkTold): void {
    const { talk } = this.store.getState();
    const all = new Map([...talk.lines, ...lines].map((line) => [line.n, line]));
    const sorted = [...all.values()].sort((a, b) => a.n - b.n);
    this.store.setState({
      talk: { lines: sorted, speak: speak ?? talk.speak, you: you === undefined ? talk.you : you },
    });
  }

  #presence({ seats, watchers }: Extract<ServerMessage, { type: 'presence' }>): void {
    const { table } = this.store.getState();
    if (table) this.store.setState({ watchers, table: { ...table, seats } });
  }

  #answer(id: string, trouble: Trouble | null): void {
    this.#unanswered.get(id)?.resolve(trouble);
    this.#unanswered.delete(id);
  }

  /** Refused before the welcome means that the table itself is refused. */
  #refused(id: string | null, trouble: Trouble): void {
    if (id !== null) this.#answer(id, trouble);
    else if (!this.#welcomed) this.#fail(trouble);
  }

  #fail({ code, clause, sentence }: Trouble): void {
    this.close();
    this.store.setState({ trouble: { code, clause, sentence } });
    for (const id of [...this.#unanswered.keys()]) this.#answer(id, { code, clause, sentence });
  }
}

/** Opens a table of the server this page came from. */
export function openRemote(id: string, token: string | null): RemoteTable {
  const table = new RemoteTable(id, token, { dial: () => dialHouse(id) });
  const closed = new AbortController();
  const { signal } = closed;
  const look = () => table.look(!document.hidden);
  look();
  window.addEventListener('online', () => table.hurry(), { signal });
  document.addEventListener('visibilitychange', look, { signal });
  table.store.subscribe(({ connection }) => {
    if (connection === 'closed') closed.abort();
  });
  return table;
}
