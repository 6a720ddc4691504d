import type { TalkMessage, TalkTold, Writers } from '@nabu/protocol';
import { viewerOf } from '@nabu/table';
import { Failure } from '../failure.ts';
import type { VisitorLimits } from '../limits.ts';
import { known } from '../people/people.ts';
import type { Who } from '../people/who.ts';
import type { LineRow } from '../store/database-talk.ts';
import type { Relations } from '../store/relations.ts';
import type { LiveTable } from '../tables/live.ts';
import type { Watcher } from '../tables/watcher.ts';
import { written } from '../tables/written.ts';
import type { Apartness } from './apart.ts';
import type { LineNews, TalkFeed } from './feed.ts';
import { Lines, speakerOf, told } from './lines.ts';
import { inForce, sanctionFailure } from './sanctions.ts';
import { mayWrite, readWriters } from './writers.ts';

/** What talk needs from the house. */
export interface TalkParts {
  readonly relations: Relations;
  readonly clock: () => number;
  readonly feed: TalkFeed;
  readonly apart: Apartness;
  /** Somebody who sits at a table said something; `hidden`: the ids that are not to hear of it. */
  said?(live: LiveTable, seat: number, hidden: readonly string[]): void;
  /** A table, when it is in memory here. */
  present(table: string): Promise<LiveTable | null>;
}

/** Somebody who speaks, or listens. */
export interface Speaker {
  readonly who: Who;
  readonly limits: VisitorLimits;
}

/**
 * Talk at tables. It is no deed: nothing of a game follows from it, what watchers say is not for
 * those who play while they do, and whoever blocks somebody is not told what they say.
 */
export class Talk {
  readonly lines: Lines;
  readonly #parts: TalkParts;
  /** Tables whose players have been told what the watchers said. */
  readonly #opened = new WeakSet<LiveTable>();
  /** The line up to which all were told at a table here. */
  readonly #heard = new WeakMap<LiveTable, number>();

  constructor(parts: TalkParts) {
    this.#parts = parts;
    this.lines = new Lines(parts.relations);
    parts.feed.hear((news) => void this.#tell(news).catch(() => undefined));
  }

  /** Says something at a table: who sits there to all, who watches to the others that do. The line's number. */
  async say(live: LiveTable, message: TalkMessage, speaker: Speaker): Promise<number> {
    const { relations, clock, feed, apart } = this.#parts;
    const { who, limits } = speaker;
    const { who: id, seat, name } = identityAt(live, who);
    const before = await this.lines.said(live.id, id, message.id);
    if (before) return before.n;
    limits.chat(live.id, id);
    const [worst] = await inForce(relations, who.identities, clock());
    if (worst) throw sanctionFailure(worst);
    if (message.type === 'chat') refuseWriting(await readWriters(relations), who);
    const line = await this.lines.add(
      live.id,
      {
        ...{ room: seat === null ? ('watchers' as const) : ('table' as const), at: clock() },
        ...{ seat, who: id, name },
        text: message.type === 'chat' ? message.text : '',
        phrase: message.type === 'phrase' ? message.phrase : null,
      },
      message.id,
    );
    const hidden = await apart.hidden(who.identities);
    feed.tell({ table: live.id, lines: [line], hidden });
    if (seat !== null) this.#parts.said?.(live, seat, hidden);
    return line.n;
  }

  /** What somebody who comes in is told: the last lines that are for them, and how they may speak. */
  async greeting(live: LiveTable, who: Who): Promise<TalkTold> {
    const { relations, apart } = this.#parts;
    const [lines, hidden, writers] = await Promise.all([
      this.lines.last(live.id),
      apart.hidden(who.identities),
      readWriters(relations),
    ]);
    this.#heard.set(live, Math.max(this.#heard.get(live) ?? 0, lines.at(-1)?.n ?? 0));
    const fits = (line: LineRow) => !hidden.includes(line.who) && mayRead(live, who, line);
    const id = identityOrNull(live, who);
    const speak = id === null ? 'no' : mayWrite(writers, who) ? 'freely' : 'phrases';
    const you = id === null ? null : speakerOf(id);
    return { type: 'talk', lines: lines.filter(fits).map(told), speak, you };
  }

  /** A table has changed: once its game is over, the players are told what was said among the watchers. */
  changed(live: LiveTable): void {
    if (live.table.phase !== 'over' || this.#opened.has(live)) return;
    this.#opened.add(live);
    void this.#open(live).catch(() => undefined);
  }

  /** Tells what was said at other nodes that cannot be heard; tables at which nobody looks are left out. */
  async catchUp(tables: readonly LiveTable[]): Promise<void> {
    for (const live of tables) {
      if (live.watchers.size === 0) continue;
      const from = (this.#heard.get(live) ?? 0) + 1;
      for (const line of await this.lines.between(live.id, from, Number.MAX_SAFE_INTEGER))
        await this.#tell({
          ...{ table: live.id, lines: [line] },
          hidden: await this.#parts.apart.hidden([line.who]),
        });
    }
  }

  /** A line that was missed in between, because its node cannot be heard, stays to be caught up with. */
  #hear(live: LiveTable, lines: readonly LineRow[]): void {
    let last = this.#heard.get(live) ?? 0;
    for (const { n } of lines) if (n === last + 1) last = n;
    this.#heard.set(live, last);
  }

  /** A line that somebody may read; throws a `Failure` when there is none. */
  async readable(live: LiveTable, who: Who, n: number): Promise<LineRow> {
    const line = await this.lines.find(live.id, n);
    if (mayRead(live, who, line)) return line;
    throw new Failure('unknown-line', 'There is no such line at this table.');
  }

  /** A line was taken away: everybody who read it sees it go. */
  async removed(table: string, line: LineRow): Promise<void> {
    const hidden = await this.#parts.apart.hidden([line.who]);
    this.#parts.feed.tell({ table, lines: [{ ...line, text: '', phrase: null }], hidden });
  }

  async #open(live: LiveTable): Promise<void> {
    const lines = (await this.lines.last(live.id)).filter(({ room }) => room === 'watchers');
    if (lines.length === 0) return;
    for (const watcher of [...live.watchers]) {
      if (live.viewer(watcher) === 'spectator') continue;
      const hidden = await this.#parts.apart.hidden(watcher.identities);
      const theirs = lines.filter(({ who }) => !hidden.includes(who)).map(told);
      watcher.send(written({ type: 'talk', lines: theirs }));
    }
  }

  async #tell({ table, lines, hidden }: LineNews): Promise<void> {
    const live = await this.#parts.present(table);
    if (!live) return;
    this.#hear(live, lines);
    const apart = new Set(hidden);
    for (const line of lines) {
      const text = written({ type: 'talk', lines: [told(line)] });
      for (const watcher of live.watchers)
        if (mayRead(live, watcher, line) && !watcher.identities.some((id) => apart.has(id)))
          watcher.send(text);
    }
  }
}

/** Whether a line is for somebody: what watchers say is for players once the game is over. */
function mayRead(live: LiveTable, { identities }: Pick<Watcher, 'identities'>, line: LineRow) {
  if (line.room === 'table' || live.table.phase === 'over') return true;
  return viewerOf(live.table, identities) === 'spectator';
}

/** As whom somebody speaks at a table; throws a `Failure` for somebody who watches and is not known. */
function identityAt(live: LiveTable, who: Who) {
  const { table } = live;
  const viewer = viewerOf(table, who.identities);
  if (viewer === 'spectator') {
    const { person } = known(who);
    return { who: person.id, name: person.name, seat: null };
  }
  const { guest } = table.holders[viewer];
  const own = who.person?.id ?? guest?.who ?? '';
  return { who: own, name: guest?.name ?? '', seat: viewer };
}

function identityOrNull(live: LiveTable, who: Who): string | null {
  const seated = viewerOf(live.table, who.identities) !== 'spectator';
  return seated || who.person ? identityAt(live, who).who : null;
}

function refuseWriting(writers: Writers, who: Who): void {
  if (mayWrite(writers, who)) return;
  const whom = writers === 'accounts' ? 'Only accounts write' : 'Nobody writes';
  throw new Failure('phrases-only', `${whom} freely in this house; choose one of the phrases.`);
}
