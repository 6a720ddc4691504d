import { Refusal } from '@nabu/kernel';
import {
  type ClientMessage,
  type Code,
  type Command,
  clientMessage,
  type Hello,
  LIMITS,
  PROTOCOL,
  type ServerMessage,
} from '@nabu/protocol';
import { comeBack } from '@nabu/table';
import type { RawData } from 'ws';
import { asFailure, Failure } from '../failure.ts';
import type { VisitorLimits } from '../limits.ts';
import { errorFields } from '../log.ts';
import { allow, type Shown, type Who, withToken } from '../people/who.ts';
import { read, readJson } from '../reading.ts';
import { obey } from '../tables/commands.ts';
import type { LiveTable } from '../tables/live.ts';
import { seatFor } from '../tables/seating.ts';
import type { Watcher } from '../tables/watcher.ts';
import { written } from '../tables/written.ts';
import { isAboutLobby, LobbySide } from './lobby-side.ts';
import type { HouseSocket, SocketParts } from './server.ts';
import { isAboutStudy, StudySide } from './study-side.ts';
import { TOO_LARGE, tooLarge } from './too-large.ts';
import { toldFrom, welcome } from './welcome.ts';

/** Messages that may wait while an earlier one is carried out. */
const MOST_WAITING = 64;
/** Commands that are done once: of no more than are remembered may the answers be lost. */
const ONCE: readonly Command['type'][] = [
  ...(['play', 'undo', 'redo', 'restart', 'offer', 'accept', 'decline', 'resign'] as const),
  ...(['takeOver', 'waitFor', 'forfeit', 'fill', 'rematch'] as const),
];
/** Questions that are thought about, and may be waited for at once. */
const MOST_ASKED = 8;
/** A client that reads nothing while this much waits for it is cut off; it resumes when it can. */
const MOST_UNSENT = 4 * 1024 * 1024;
/** Somebody for whom this much waits is told no more of the lobby until they have read it. */
const BEHIND = 64 * 1024;

/** Reasons that pass: a client they are told to may connect again. */
const PASSING: readonly Code[] = ['server-error', 'going-down', 'too-fast'];

/** The table at which a connection is. */
interface At {
  readonly live: LiveTable;
  readonly watcher: Watcher;
  readonly gone: AbortController;
  readonly shown: Shown;
  /** The session it was greeted with, and whose it is. */
  readonly session: string | null;
  readonly person: string | null;
}

/** One connection: reads its messages one after the other and answers each. */
export class Visitor {
  readonly #socket: HouseSocket;
  readonly #parts: SocketParts;
  readonly #limits: VisitorLimits;
  /** What the request showed that opened the connection. */
  readonly #shown: Shown;
  #at: At | null = null;
  /** The session of its last greeting: it may end before the table is read. */
  #greeting: string | null = null;
  /** What it wants of the lobby, once it wants something. */
  #lobby: LobbySide | null = null;
  /** What it wants of a study, once it looks at one. */
  #study: StudySide | null = null;
  #queue: Promise<void> = Promise.resolve();
  #waiting = 0;
  /** Those of the messages that wait which are commands. */
  #commands = 0;
  /** Questions that are being thought about. */
  #asked = 0;

  constructor(socket: HouseSocket, parts: SocketParts, limits: VisitorLimits, shown: Shown) {
    this.#socket = socket;
    this.#parts = parts;
    this.#limits = limits;
    this.#shown = shown;
    socket.on('message', (data) => this.#receive(data));
    socket.on('ping', (data) => this.#pong(data));
    socket.on('close', () => {
      this.#go();
      this.#leaveSides();
    });
    // A broken connection is followed by `close`; there is nobody left to tell.
    socket.on('error', () => undefined);
  }

  send(message: ServerMessage): void {
    this.#sendText(written(message));
  }

  #sendText(text: string): void {
    if (this.#takes()) this.#socket.send(text);
  }

  /** Sends what others are sent too. */
  #sendShared(text: string): void {
    if (this.#takes()) this.#socket.tell(text);
  }

  /** Whether there is somebody who reads. */
  #takes(): boolean {
    if (this.#socket.readyState !== this.#socket.OPEN) return false;
    const reads = this.#socket.bufferedAmount <= MOST_UNSENT;
    if (!reads) this.#socket.terminate();
    return reads;
  }

  /** Says why, and closes the connection. */
  dismiss(failure: Failure, again: boolean, closeCode = again ? 1012 : 1008): void {
    this.send({ type: 'bye', again, ...failure.body });
    // A reason in a close frame has room for 123 bytes.
    this.#socket.close(closeCode, failure.code);
    this.#go();
    this.#leaveSides();
  }

  #leaveSides(): void {
    this.#lobby?.leave();
    this.#study?.leave();
  }

  /** The sessions by which it hears or may ask anything. */
  get sessions(): readonly string[] {
    const all = [this.#greeting, this.#at?.session, this.#lobby?.session, this.#study?.session];
    return all.filter((session) => typeof session === 'string');
  }

  /** A session has ended: a connection that was greeted with it has no rights any more, and may come again without. */
  signedOut(session: string): void {
    if (!this.sessions.includes(session)) return;
    this.dismiss(new Failure('signed-out', 'You are signed out here; connect again.'), true);
  }

  #receive(data: RawData): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    const text = String(data);
    const failure = this.#overload(text);
    if (failure) {
      this.dismiss(failure, false, failure.code === 'too-large' ? TOO_LARGE : 1008);
      return;
    }
    // Also what comes too fast is refused by its id, so that whoever sent it does not wait for it.
    const input = jsonOrNull(text);
    const once = Number(isDoneOnce(input));
    this.#waiting++;
    this.#commands += once;
    const at = this.#parts.hall.parts.clock();
    const tooMany = once > 0 && this.#commands > LIMITS.commands;
    this.#queue = this.#queue
      .then(() => this.#answer(text, input, { at, tooMany }))
      .finally(() => {
        this.#waiting--;
        this.#commands -= once;
      });
  }

  /** A ping is counted as a message is; of too many, which may not even be read, not all are answered. */
  #pong(data: Buffer): void {
    try {
      this.#limits.message();
    } catch {
      return;
    }
    if (this.#takes()) this.#socket.pong(data);
  }

  #overload(text: string): Failure | null {
    if (Buffer.byteLength(text) > LIMITS.message) return tooLarge();
    if (this.#waiting >= MOST_WAITING)
      return new Failure('too-fast', 'Too many messages at once; wait for answers.');
    return null;
  }

  async #answer(
    text: string,
    input: unknown,
    { at, tooMany }: { readonly at: number; readonly tooMany: boolean },
  ): Promise<void> {
    try {
      this.#limits.message();
      if (tooMany)
        throw new Failure('too-fast', 'Too many commands at once; wait for the last answers.');
      if (input === null) readJson(text, 'message');
      await this.#handle(read(clientMessage, input, 'message'), at);
    } catch (error) {
      this.#refuse(idOf(input), error);
    }
  }

  async #handle(message: ClientMessage, at: number): Promise<void> {
    if (message.type === 'ping')
      return this.send({ type: 'pong', time: this.#parts.hall.parts.clock() });
    if (message.type === 'hello') return this.#greet(message);
    if (isAboutLobby(message)) return this.#lobbySide().hear(message);
    if (isAboutStudy(message)) return this.#studySide().hear(message);
    if (message.type === 'look') {
      if (this.#at) this.#look(this.#at, message.visible);
      return;
    }
    if (!this.#at) throw new Failure('no-hello', 'Say hello first: which table, and who you are.');
    const { live, watcher, gone, shown, session } = this.#at;
    const now = await this.#parts.people.who(shown);
    if (session !== null && now.session?.id !== session) return this.signedOut(session);
    allow(now, 'play');
    if (message.type === 'chat' || message.type === 'phrase') {
      const n = await this.#parts.talk.say(live, message, { who: now, limits: this.#limits });
      return this.send({ type: 'done', id: message.id, n });
    }
    if (isThoughtAbout(message) && this.#asked >= MOST_ASKED)
      throw new Failure('too-fast', 'Your last questions are still being thought about; wait.');
    const { identities, address } = watcher;
    const refuseBlocked = (whos: readonly string[]) => this.#parts.lobby.refuseBlocked(whos);
    const asker = { identities, address, limits: this.#limits, signal: gone.signal, at };
    const { tracer, metrics, hall, lobby } = this.#parts;
    const attributes = { 'nabu.game': live.table.facts.game };
    const done = metrics.commandSeconds.startTimer({ type: message.type });
    const answer = tracer
      .span(`command ${message.type}`, { kind: 'server', attributes }, () =>
        obey(hall, live, message, { ...asker, refuseBlocked, lobby }),
      )
      .finally(done);
    if (!isThoughtAbout(message)) return this.send(await answer);
    // It takes its time; what else is said on this connection does not wait for it.
    this.#asked++;
    answer
      .then(
        (told) => this.send(told),
        (error) => this.#refuse(message.id, error),
      )
      .finally(() => this.#asked--);
  }

  /** A table is in sight, or behind other pages. */
  #look({ live, watcher, person }: At, visible: boolean): void {
    live.look(watcher, visible);
    if (visible && person !== null) this.#parts.notices.seen(person, live.id);
  }

  #lobbySide(): LobbySide {
    const { people, lobby } = this.#parts;
    const socket = this.#socket;
    this.#lobby ??= new LobbySide(
      lobby,
      {
        send: (text) => this.#sendShared(text),
        say: (message) => this.send(message),
        who: () => people.who(this.#shown),
        get behind() {
          return socket.bufferedAmount > BEHIND;
        },
        get open() {
          return socket.readyState === socket.OPEN;
        },
      },
      this.#limits,
    );
    return this.#lobby;
  }

  #studySide(): StudySide {
    const { people, studying } = this.#parts;
    const { relations, clock } = people;
    const socket = this.#socket;
    this.#study ??= new StudySide(
      { studying, relations, clock },
      {
        say: (message) => this.send(message),
        who: () => people.who(this.#shown),
        get open() {
          return socket.readyState === socket.OPEN;
        },
      },
      this.#limits,
    );
    return this.#study;
  }

  /** A hello that cannot be granted ends the connection: there is nothing else to talk about. */
  async #greet(hello: Hello): Promise<void> {
    this.#go();
    try {
      this.#limits.hello();
      if (hello.protocol !== PROTOCOL)
        throw new Failure('old-client', 'This page is older than the house; reload it.');
      await this.#enter(hello);
    } catch (error) {
      const failure = this.#count(error);
      this.dismiss(failure, PASSING.includes(failure.code));
    }
  }

  /** Who somebody is is kept as opaque ids; which seat that is, the table is asked each time. */
  async #enter({ table: id, token, since }: Hello): Promise<void> {
    const { hall, people } = this.#parts;
    const shown = token === undefined ? this.#shown : withToken(this.#shown, token);
    const who = await people.who(shown);
    this.#greeting = who.session?.id ?? null;
    // Who may play must see the table too.
    if (!who.session?.scopes?.includes('play')) allow(who, 'read');
    if (!hall.peek(id)) this.#limits.opened();
    const live = await hall.find(id);
    await this.#catchUp(live, who, since);
    await live.change((now) => {
      // Whoever has hung up or was signed out meanwhile is not here.
      if (this.#socket.readyState !== this.#socket.OPEN) return [];
      const viewer = seatFor(live.table, who);
      return viewer === 'spectator' ? [] : comeBack(live.table, viewer, now);
    });
    await live.run(() => {
      if (this.#socket.readyState !== this.#socket.OPEN) return;
      const { histories } = hall;
      if (!histories.knows(live.table, toldFrom(live.table, since))) this.#limits.history();
      const watcher = this.#watcher(who);
      const session = who.session?.id ?? null;
      const person = who.person?.id ?? null;
      this.#at = { live, watcher, gone: new AbortController(), shown, session, person };
      live.enter(watcher);
      this.#look(this.#at, true);
      const time = hall.parts.clock();
      this.send(welcome(live, live.viewer(watcher), since, { histories, time }));
    });
    // What is said meanwhile comes as it is said; lines have numbers, and one that comes twice is one.
    if (this.#at?.live === live) this.send(await this.#parts.talk.greeting(live, who));
  }

  /** Whoever comes from another node may know more of the table than this one: a seat that was just taken, or the last entries. */
  async #catchUp(live: LiveTable, who: Who, since: number): Promise<void> {
    const known = who.identities.length === 0 || live.viewer(who) !== 'spectator';
    if (!known || since > live.table.deeds.length) await live.follow();
  }

  #watcher({ identities }: Who): Watcher {
    return {
      identities,
      address: this.#limits.network,
      looking: true,
      send: (text) => this.#sendText(text),
      dismiss: (failure, again) => this.dismiss(failure, again),
    };
  }

  #go(): void {
    this.#at?.gone.abort(new Refusal('stale', 'You are no longer at this table.'));
    this.#at?.live.exit(this.#at.watcher);
    this.#at = null;
  }

  #refuse(id: string | null, error: unknown): void {
    this.send({ type: 'refused', id, ...this.#count(error).body });
  }

  #count(error: unknown): Failure {
    const failure = asFailure(error);
    this.#parts.metrics.refusals.inc({ code: failure.code });
    if (failure.code === 'server-error')
      this.#parts.log.error(errorFields(error), 'message failed');
    return failure;
  }
}

/** Whether a message is answered by thinking, which takes a moment. */
function isThoughtAbout({ type }: ClientMessage): boolean {
  return type === 'hint' || type === 'thoughts';
}

function jsonOrNull(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function isDoneOnce(input: unknown): boolean {
  if (typeof input !== 'object' || input === null || !('type' in input)) return false;
  return (ONCE as readonly unknown[]).includes(input.type);
}

/** The id of a message that could otherwise not be read, so that its sender can tell which was refused. */
function idOf(input: unknown): string | null {
  if (typeof input !== 'object' || input === null || !('id' in input)) return null;
  const { id } = input;
  return typeof id === 'string' && id.length > 0 && id.length <= LIMITS.id ? id : null;
}
