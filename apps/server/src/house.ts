import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import type { Games } from '@nabu/kernel';
import { isDeserted } from '@nabu/table';
import type { Logger } from 'pino';
import { Archive } from './archive/archive.ts';
import { finishedPart } from './archive/personal-part.ts';
import { Attendance } from './attendance.ts';
import { mindBots, mindReadBots } from './bots/minding.ts';
import { askBots, type BotParts } from './bots/players.ts';
import type { Thinker } from './bots/thinker.ts';
import { HouseCensus } from './census/house-census.ts';
import { steadyClock } from './clock.ts';
import { createFloodLog } from './floods.ts';
import { createApp } from './http/app.ts';
import { guardConnections, PATIENCE, type Patience, patient } from './http/connections.ts';
import type { Interfaces } from './http/here.ts';
import { openSite } from './http/site.ts';
import { LIMIT_PRESETS, type LimitSettings, Limits } from './limits.ts';
import { HouseLobby } from './lobby/house-lobby.ts';
import { Invitations, invitationsPart } from './lobby/invitations.ts';
import type { LobbySources } from './lobby/sources.ts';
import { createLog, errorFields } from './log.ts';
import { createMetrics, type Metrics } from './metrics.ts';
import { atMost } from './nodes/at-most.ts';
import { sharedCounts } from './nodes/counts.ts';
import { openNodes } from './nodes/house-nodes.ts';
import { silentWire, type Wire } from './nodes/wire.ts';
import { Notices } from './notices/notices.ts';
import type { OutgoingParts } from './notices/outgoing.ts';
import { openPeople } from './people/house-people.ts';
import type { Mailer } from './people/mailer.ts';
import { openRatings } from './ratings/house-ratings.ts';
import { openSockets } from './sockets/server.ts';
import type { Store } from './store/store.ts';
import { wireStudyFeed } from './studies/feed.ts';
import { openStudies } from './studies/house-studies.ts';
import { Hall } from './tables/hall.ts';
import type { LiveTable } from './tables/live.ts';
import { Timekeeper } from './tables/timekeeper.ts';
import { Apartness } from './talk/apart.ts';
import { wireTalkFeed } from './talk/feed.ts';
import { openTalk } from './talk/house-talk.ts';
import { NO_TRACES, type Tracer } from './telemetry/tracer.ts';
import { tracedThinker, watchedStore } from './telemetry/watched.ts';

/** What a house is made of; what is left out has a preset. */
export interface HouseParts {
  readonly store: Store;
  readonly games: Games;
  readonly thinker: Thinker;
  /** The folder of the built pages. */
  readonly site?: string;
  readonly log?: Logger;
  readonly limits?: Partial<LimitSettings>;
  /** How long slow connections are waited for. */
  readonly patience?: Partial<Patience>;
  /** Milliseconds since 1970; it must not jump. */
  readonly clock?: () => number;
  readonly proxy?: boolean;
  /** The network interfaces of the machine; what the system says unless given. */
  interfaces?(): Interfaces;
  readonly version?: string;
  /** The address of the house as people type it: `https://games.example.org`. */
  readonly origin?: string | undefined;
  /** How mail is sent; none is without it. */
  readonly mailer?: Mailer | undefined;
  /** To which addresses notices may be sent; to public ones by https unless given. */
  readonly outgoing?: OutgoingParts;
  /** Build the index of finished games anew. */
  readonly reindex?: boolean;
  /** What the lobby asks about people: their strength, and whom they blocked. */
  readonly lobbySources?: Partial<LobbySources>;
  /** How other nodes of the same house are reached; there are none unless it is given. */
  readonly wire?: Wire;
  /** Measures what the house does; nothing unless it is given. */
  readonly tracer?: Tracer;
  /** How long one decision of a bot may take. */
  readonly botLimitMs?: number;
  /** While this lasts one of several nodes is unready and serves on, so that a balancer sends nobody any more; three seconds. */
  readonly drain?: () => Promise<unknown>;
}

/** A running house. */
export interface House {
  /** The secret of a link by which somebody becomes host; null when there is one and none is wanted besides. */
  hostLink(anew: boolean): Promise<string | null>;
  /** Begins to listen; resolves with the port, rejects with Node's error when it cannot be had. */
  listen(port: number, host: string): Promise<number>;
  /** Does what is due by now, such as ending a game whose clock ran out; it happens by itself too. */
  tick(): Promise<void>;
  /** Sees to it that no more visitors are sent here when there are other nodes, stops taking them, says goodbye, lets stored work finish, closes thinker and store. */
  close(): Promise<void>;
}

const SWEEP_MS = 60_000;
/** While some other node cannot be heard the store is asked this often what was said there. */
const LISTEN_MS = 1000;
const DAY_MS = 24 * 3600_000;
const BOT_LIMIT_MS = 10_000;
/** A node that closes is still there for so long while others are, so that a balancer sends nobody here any more. */
const DRAIN_MS = 3000;
/** The store answers within so long, or nobody can be served here. */
const STORE_MS = 2000;

/** So many connections may wait to be taken: after a moment without network everybody comes at once. The system may allow fewer. */
const BACKLOG = 4096;

/** Builds a house around a store and some games; it serves nobody until it listens. */
export function createHouse(parts: HouseParts): House {
  const { games, tracer = NO_TRACES, proxy = false, version = '0' } = parts;
  const log = parts.log ?? createLog('silent');
  const floods = createFloodLog(log);
  const wire = parts.wire ?? silentWire('alone');
  const unheard = (error: unknown) =>
    log.error(errorFields(error), 'could not keep in step with other nodes; it is tried again');
  const counts = sharedCounts(wire, unheard);
  const settings = { ...LIMIT_PRESETS, ...parts.limits };
  const limits = new Limits(settings, { refused: floods.refused, counts });
  const stopping = new AbortController();
  const metrics = createMetrics({ tables: () => hall.size, sockets: () => sockets.size });
  const store = watchedStore(parts.store, { tracer, metrics });
  const thinker = tracedThinker(parts.thinker, tracer);
  const bots = botParts({ ...parts, thinker }, log, metrics, stopping.signal);
  const clock = parts.clock ?? steadyClock();
  const housePeople = openPeople({
    ...parts,
    relations: store.relations,
    clock,
    log,
    wire,
    counts,
  });
  const { people } = housePeople;
  people.add(finishedPart(store.relations));
  const ratings = openRatings(people, (error) =>
    log.error(errorFields(error), 'games not rated; they are at the next start'),
  );
  const attendance = new Attendance(wire.node, store.relations, clock, (error) =>
    log.error(errorFields(error), 'could not note that the house is open'),
  );
  const timekeeper = new Timekeeper({
    ...{ store, clock, hall: () => hall, others: () => nodes.others },
    failed: (table, error) => log.error({ table, ...errorFields(error) }, 'what was due not done'),
  });
  const nodes = openNodes({
    ...{ wire, attendance, relations: store.relations, failed: unheard },
    hall: () => hall,
    lobby: () => lobby,
    left: (live) => mindBots(bots, live, nodes),
  });
  const unlist = ({ id, table }: LiveTable) => {
    if (table.phase !== 'waiting' || isDeserted(table)) limits.unpublish(id);
  };
  const hall = new Hall({
    ...{ store, games, clock, gaps: () => attendance.gaps, nodes: nodes.following },
    rescheduled(live, elsewhere) {
      timekeeper.note(live);
      lobby.list(live, elsewhere);
      notices.meet(live);
    },
    followed(live) {
      if (nodes.deaf) lobby.mine.changedHere(live.table);
      notices.follow(live);
      unlist(live);
      talking.talk.changed(live);
      mindReadBots(bots, live, nodes);
    },
    botDue: (live) => mindReadBots(bots, live, nodes),
    made(live) {
      lobby.mine.changed(live.table);
      notices.made(live);
    },
    changed(live) {
      metrics.entries.inc();
      lobby.mine.changed(live.table);
      notices.changed(live);
      if (live.table.phase === 'over') archive.note(live.table);
      unlist(live);
      talking.talk.changed(live);
      askBots(bots, live);
    },
    advise: (question, asking) => thinker.advise(question, { ...asking, limitMs: bots.limitMs }),
    open: (question, asking) => thinker.open(question, { ...asking, limitMs: bots.limitMs }),
    failed: (table, error) => log.error({ table, ...errorFields(error) }, 'table not saved'),
    unreadable(table, error) {
      lobby.lists.tell({ id: table, listed: null });
      log.error({ table, ...errorFields(error) }, 'table cannot be read and is set aside');
    },
  });
  const apart = new Apartness(store.relations, clock);
  const blocks = (person: string) => apart.blocks(person);
  const lobby = new HouseLobby({
    ...{ hall, wire, sources: { ...ratings.sources, blocks, ...parts.lobbySources } },
    mayWait: (network, id) => limits.mayWait(network, id),
    failed: (error) => log.error(errorFields(error), 'lobby: people not paired or not looked up'),
  });
  const feed = wireTalkFeed(wire, unheard);
  const talking = openTalk({
    ...{ people, hall, lobby, limits, apart, feed },
    said: (live, seat, hidden) => notices.said(live, seat, hidden),
  });
  const notices = new Notices({
    ...{ people, clock, mailer: parts.mailer ?? null, origin: parts.origin ?? null },
    outgoing: parts.outgoing ?? {},
    look: (id) => hall.find(id).catch(() => null),
    page: (person, notice) => lobby.mine.notify(person, notice),
    failed: (error) => log.error(errorFields(error), 'somebody could not be told'),
  });
  attendance.onDeath(({ alive }) => notices.catchUp(alive));
  const invitations = new Invitations({
    ...{ relations: store.relations, clock, blocks },
    look: (id) => hall.find(id).catch(() => null),
    refuseBlocked: (whos) => lobby.refuseBlocked(whos),
    identitiesOf: (person) => people.identitiesOf(person),
    told: (live, seat, person) => notices.invited(live, seat, person),
    settled: (person, table) => notices.seen(person, table),
  });
  people.add(invitationsPart(store.relations));
  const census = new HouseCensus({
    ...{ store, games },
    failed: (table, error) =>
      log.error({ table, ...errorFields(error) }, 'finished game not counted'),
  });
  const studying = openStudies({
    ...{ people, hall, feed: wireStudyFeed(wire, unheard) },
    refuseBlocked: (whos) => lobby.refuseBlocked(whos),
    failed: (error) => log.error(errorFields(error), 'studies not told to those who look at them'),
  });
  const archive = new Archive({
    ...{ store, games },
    async added(game) {
      await ratings.added(game);
      census.note(game);
    },
    failed: (table, error) =>
      log.error({ table, ...errorFields(error) }, 'finished game not noted'),
  });
  let draining = false;
  const unready = async () => {
    if (draining) return 'This node closes; others are open.';
    const there = store.relations.db.selectFrom('house_settings').select('name').limit(1).execute();
    let answered = false;
    await atMost(
      there.then(() => {
        answered = true;
      }),
      STORE_MS,
    );
    return answered ? null : 'The database does not answer.';
  };
  const site = openSite(parts.site ?? '');
  const around = {
    ...{ hall, people, lobby, notices, studying, limits, metrics, tracer, log, proxy },
    ...talking,
  };
  const app = createApp({
    ...{ ...housePeople, ...around, invitations, site, version },
    unready,
    listening: () => server.address() as AddressInfo | null,
    ...(parts.interfaces && { interfaces: parts.interfaces }),
  });
  const patience = { ...PATIENCE, ...parts.patience };
  const serverOptions = patient(patience);
  const server = createAdaptorServer({ fetch: app.fetch, serverOptions }) as Server;
  const { idleMs, greetingMs } = patience;
  guardConnections(server, { limits, floods, all: settings.allConnections, proxy, idleMs });
  const sockets = openSockets(server, { ...around, greetingMs });
  const listeningOut = setInterval(() => {
    if (nodes.deaf)
      hall
        .all()
        .then((tables) => talking.talk.catchUp(tables))
        .then(() => studying.live.catchUp())
        .catch(unheard);
  }, LISTEN_MS).unref();
  const checkSockets = () =>
    sockets.check().catch((error) => log.error(errorFields(error), 'sessions not looked up'));
  const sweeping = setInterval(() => {
    void hall.sweep();
    lobby.sweep();
    void checkSockets();
  }, SWEEP_MS).unref();
  const tidy = () =>
    void Promise.all([people.sweep(), invitations.sweep()]).catch((error) =>
      log.error(errorFields(error), 'guests or invitations not swept'),
    );
  const tidying = setInterval(tidy, DAY_MS).unref();

  return {
    hostLink: async (anew) =>
      anew || !(await housePeople.hosts.any()) ? housePeople.hosts.invite() : null,
    async listen(port, host) {
      await attendance.begin();
      await nodes.begin();
      await lobby.load();
      await listening(server, port, host);
      await timekeeper.tick();
      if (attendance.before !== null) await notices.catchUp(attendance.before);
      void notices.tick();
      if (parts.reindex) {
        await census.forget();
        await archive.forget();
      }
      const noted = archive.catchUp();
      noted.catch((error) => log.error(errorFields(error), 'index not complete'));
      noted
        .then(ratings.catchUp, ratings.catchUp)
        .then(() => census.catchUp())
        .catch((error) => log.error(errorFields(error), 'finished games not counted'));
      hall.resumeBots().catch((error) => log.error(errorFields(error), 'bots not resumed'));
      return (server.address() as AddressInfo).port;
    },
    async tick() {
      await attendance.beat();
      await timekeeper.tick();
      await notices.tick();
      await checkSockets();
    },
    async close() {
      draining = true;
      if (server.listening && nodes.others)
        await (parts.drain?.() ?? new Promise((resolve) => setTimeout(resolve, DRAIN_MS)));
      clearInterval(listeningOut);
      clearInterval(sweeping);
      clearInterval(tidying);
      await lobby.close().catch(() => undefined);
      archive.stop();
      timekeeper.close();
      floods.close();
      stopping.abort();
      const closed = new Promise((resolve) => server.close(resolve));
      await sockets.close();
      server.closeAllConnections();
      await closed;
      for (const live of await hall.all()) await live.run(() => undefined).catch(() => undefined);
      await notices.close();
      await thinker.close();
      await ratings.close();
      await census.close();
      parts.mailer?.close();
      await attendance.end();
      nodes.end();
      await wire.close();
      await store.close();
      await tracer.close();
    },
  };
}

function botParts(
  { thinker, botLimitMs = BOT_LIMIT_MS }: HouseParts,
  log: Logger,
  metrics: Metrics,
  stopping: AbortSignal,
): BotParts {
  return {
    thinker,
    limitMs: botLimitMs,
    stopping,
    decided: (_bot, ms) => metrics.botSeconds.observe(ms / 1000),
    failed(live, bot, error) {
      metrics.botFailures.inc();
      log.warn({ table: live.id, bot, ...errorFields(error) }, 'bot failed');
    },
  };
}

function listening(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port, host, backlog: BACKLOG }, () => {
      server.off('error', reject);
      resolve();
    });
  });
}
