import { loadRules } from '@nabu/games/load';
import { type AnyGame, presets, Refusal, type Viewer } from '@nabu/kernel';
import {
  type Phrase,
  PROTOCOL,
  type ServerMessage,
  type Line as TalkLine,
  type TalkMessage,
} from '@nabu/protocol';
import {
  apply,
  type Command,
  decide,
  entriesFor,
  type Facts,
  opened,
  type Pace,
  rebuild,
  rematchOf,
  setPresence,
  standing,
  type Table,
  tableInfo,
  UNASKED,
} from '@nabu/table';
import type { Socket } from '../src/session/line.ts';
import { RemoteTable } from '../src/session/remote.ts';

/** Somebody connected to the house, and how they are told something. */
interface Line {
  readonly viewer: Viewer;
  readonly tell: (message: ServerMessage) => void;
  readonly hangUp: () => void;
  told: number;
}

type Hello = { readonly type: 'hello'; readonly since: number };
type Said = (Command | { readonly type: 'rematch' }) & { readonly id: string };
type Saying = { readonly text: string } | { readonly phrase: Phrase };

/**
 * One table of a server, in this thread: the real room for the life of a table, told over sockets
 * that can be cut. Whoever names a seat as their token has it.
 */
export class TestHouse {
  readonly #table: Table;
  readonly #lines = new Set<Line>();
  readonly #talk: TalkLine[] = [];
  /** How whoever comes in may speak. */
  speak: 'freely' | 'phrases' | 'no' = 'freely';
  /** While closed, nobody can connect. */
  closed = false;
  /** The time, as the table hears it. */
  time = 5;

  private constructor(game: AnyGame, wish: HouseWish) {
    const { names, rated = false, pace = null } = wish;
    const facts: Facts = {
      ...{ id: 'abcdefghijkl', game: game.id, rules: game.rules, options: presets(game.options) },
      ...{ ...UNASKED, rated, pace, seats: names.map(() => null) },
      ...{ seed: '00112233445566778899aabbccddeeff', created: 5 },
    };
    const guests = names.map((name, seat) => ({ who: String(seat), name }));
    this.#table = rebuild(facts, opened(facts, guests), { [game.id]: game }, this.time);
  }

  static async open(wish: HouseWish): Promise<TestHouse> {
    const game = await loadRules(wish.game);
    if (!game) throw new Error(`There is no game called ${wish.game}.`);
    return new TestHouse(game, wish);
  }

  /** A page's way to this table. */
  visit(viewer: Viewer): RemoteTable {
    const token = viewer === 'spectator' ? null : String(viewer);
    const dial = () => this.#connect(viewer);
    return new RemoteTable(this.#table.facts.id, token, { dial, wait: () => 0 });
  }

  /** Loses every line at once. */
  cut(): void {
    for (const { hangUp } of [...this.#lines]) hangUp();
  }

  /** Does what somebody at another screen asks for. */
  act(seat: number, command: Command): void {
    for (const deed of decide(this.#table, seat, command, this.time)) apply(this.#table, deed);
    this.#tellAll();
  }

  /** Somebody at another screen says something. */
  say(viewer: Viewer, saying: Saying): void {
    const seat = viewer === 'spectator' ? null : viewer;
    const name = seat === null ? 'Wim' : (tableInfo(this.#table).seats[seat].name ?? '');
    this.#talk.push({
      ...{ n: this.#talk.length + 1, at: this.time, seat, name, by: speakerOf(viewer) },
      room: seat === null ? 'watchers' : 'table',
      text: 'text' in saying ? saying.text : '',
      phrase: 'phrase' in saying ? saying.phrase : null,
    });
    this.#tellTalk(this.#talk.slice(-1));
  }

  /** The host takes a line away. */
  unsay(n: number): void {
    this.#talk[n - 1] = { ...this.#talk[n - 1], text: '', phrase: null };
    this.#tellTalk([this.#talk[n - 1]]);
  }

  #tellTalk(lines: readonly TalkLine[]): void {
    for (const { viewer, tell } of this.#lines)
      tell({ type: 'talk', lines: lines.filter((line) => this.#mayRead(viewer, line)) });
  }

  #mayRead(viewer: Viewer, { room }: TalkLine): boolean {
    return room === 'table' || viewer === 'spectator' || this.#table.phase === 'over';
  }

  /** The legal moves of a seat. */
  legal(seat: number): readonly string[] {
    return standing(this.#table, seat).moves;
  }

  #connect(viewer: Viewer): Socket {
    const ears = new Map<string, ((event: { readonly data: unknown }) => void)[]>();
    const emit = (type: string, data?: unknown) =>
      queueMicrotask(() => {
        for (const ear of ears.get(type) ?? []) ear({ data });
      });
    const line: Line = {
      viewer,
      told: 0,
      tell: (message) => emit('message', JSON.stringify(message)),
      hangUp: () => {
        this.#lines.delete(line);
        this.#present(viewer, false);
        emit('close');
      },
    };
    emit(this.closed ? 'close' : 'open');
    return {
      send: (text) => this.#hear(line, JSON.parse(text)),
      close: () => line.hangUp(),
      addEventListener: (type: string, ear: (event: { readonly data: unknown }) => void) => {
        ears.set(type, [...(ears.get(type) ?? []), ear]);
      },
    };
  }

  #present(viewer: Viewer, here: boolean): void {
    if (viewer === 'spectator') return;
    setPresence(this.#table, viewer, here, this.time);
    this.#tellSeats();
  }

  #tellSeats(): void {
    const { seats } = tableInfo(this.#table);
    for (const { tell } of this.#lines) tell({ type: 'presence', seats, watchers: this.#watchers });
  }

  get #watchers(): number {
    return [...this.#lines].filter(({ viewer }) => viewer === 'spectator').length;
  }

  #hear(line: Line, message: Said | TalkMessage | Hello | { readonly type: 'ping' }): void {
    if (message.type === 'hello') this.#welcome(line, message.since);
    else if (message.type === 'ping') line.tell({ type: 'pong', time: this.time });
    else if (message.type === 'chat' || message.type === 'phrase') {
      this.say(line.viewer, message);
      line.tell({ type: 'done', id: message.id, n: this.#talk.length });
    } else this.#obey(line, message);
  }

  #obey(line: Line, message: Said): void {
    const { id } = message;
    try {
      if (message.type === 'rematch') this.#rematch();
      else this.act(line.viewer as number, message);
      line.tell({ type: 'done', id, n: this.#table.deeds.length });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const { clause, message: sentence } = error;
      const code = error.code as 'illegal';
      line.tell({ type: 'refused', id, code, clause, sentence });
    }
  }

  #rematch(): void {
    const fresh = { id: 'mnopqrstuvwx', seed: '00', created: 6 };
    const { facts } = rematchOf(this.#table, fresh, this.#table.game);
    apply(this.#table, { kind: 'rematch', at: this.time, table: facts.id });
    this.#tellAll();
  }

  #welcome(line: Line, since: number): void {
    const { viewer } = line;
    this.#lines.add(line);
    this.#present(viewer, true);
    line.told = this.#table.deeds.length;
    line.tell({
      ...{ type: 'welcome', protocol: PROTOCOL, table: tableInfo(this.#table), you: viewer, since },
      entries: entriesFor(this.#table, viewer, since),
      now: standing(this.#table, viewer),
      watchers: this.#watchers,
      time: this.time,
    });
    const lines = this.#talk.filter((each) => this.#mayRead(viewer, each));
    const you = this.speak === 'no' ? null : speakerOf(viewer);
    line.tell({ type: 'talk', lines, speak: this.speak, you });
  }

  #tellAll(): void {
    for (const line of this.#lines) {
      const { viewer, tell, told } = line;
      for (const entry of entriesFor(this.#table, viewer, told)) tell({ type: 'entry', entry });
      line.told = this.#table.deeds.length;
      tell({ type: 'now', now: standing(this.#table, viewer) });
    }
    this.#tellSeats();
  }
}

function speakerOf(viewer: Viewer): string {
  return `speaker-${viewer}`.padEnd(12, '_').slice(0, 12);
}

/** How a table online is set up. */
interface HouseWish {
  readonly game: string;
  readonly names: readonly string[];
  readonly rated?: boolean;
  readonly pace?: Pace;
}
