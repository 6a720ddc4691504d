import { readFileSync } from 'node:fs';
import { networkInterfaces } from 'node:os';
import { fileURLToPath } from 'node:url';
import { games } from '@nabu/games';
import type { Logger } from 'pino';
import { botPool } from './bots/pool.ts';
import type { Thinker } from './bots/thinker.ts';
import { type Config, ConfigError, HELP, readConfig } from './config.ts';
import { createHouse, type House } from './house.ts';
import { originAt, reachable } from './http/here.ts';
import { limitsFor } from './limits.ts';
import { createLog, errorFields } from './log.ts';
import { DatabaseClock } from './nodes/database-clock.ts';
import { silentWire, type Wire } from './nodes/wire.ts';
import { ANYWHERE } from './notices/outgoing.ts';
import { smtpMailer } from './people/mailer.ts';
import { newId } from './secrets.ts';
import { openStore } from './store/open-store.ts';
import { type Store, StoreError } from './store/store.ts';
import { NO_TRACES, type Tracer, tracerTo } from './telemetry/tracer.ts';
import { listenForUpkeep } from './upkeep/open-house.ts';

/** After this the process ends whether or not everything was closed; what was told is stored anyway. */
const STOP_MS = 9000;

try {
  const config = readConfig(process.argv.slice(2), process.env);
  if (config) await run(config);
  else process.stdout.write(HELP);
} catch (error) {
  if (!(error instanceof ConfigError || error instanceof StoreError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}

async function run(config: Config): Promise<void> {
  // Nobody has to read what is printed.
  process.stdout.on('error', () => undefined);
  const tracing = await openTracer(config);
  const log = createLog(config.log, () => tracing.tracer.ids());
  tracing.tell = (sentence) => log.warn(sentence);
  const store = await openStore(config, (sentence) => log.warn(sentence));
  const site = fileURLToPath(new URL('../../web/dist/site', import.meta.url));
  const { proxy, mail, origin, outgoing, reindex, redis } = config;
  const wire = await openWire(config, log);
  const clock = config.database === null ? undefined : await databaseClock(store, log);
  const thinker = redis === null ? botPool() : await sharedThinker(redis, wire, log);
  const house = createHouse({
    store,
    games,
    wire,
    thinker,
    tracer: tracing.tracer,
    ...(clock && { clock }),
    site,
    log,
    proxy,
    reindex,
    outgoing: outgoing === 'any' ? ANYWHERE : {},
    limits: limitsFor(config.connections),
    version: version(),
    origin: origin ?? undefined,
    mailer: mail ? await smtpMailer(mail.url, mail.from) : undefined,
  });
  const port = await open(house, config);
  const shut = 'backup' in store ? await listenForUpkeep(config.data, store) : () => undefined;
  log.info({ port, host: config.host }, 'open');
  process.stdout.write(addresses(config.host, port));
  const link = await house.hostLink(config.newHost);
  if (link) process.stdout.write(invitation(config, port, link));
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => {
      log.info({ signal }, 'closing');
      shut();
      setTimeout(() => process.exit(0), STOP_MS).unref();
      house.close().then(() => process.exit(0));
    });
}

/** Sends traces where that is wanted; a house without them does not load what sends them. */
async function openTracer({ traces }: Config): Promise<{ tracer: Tracer; tell: Say }> {
  const opened = { tracer: NO_TRACES, tell: (() => undefined) as Say };
  if (traces === null) return opened;
  const { otlpSink } = await import('./telemetry/otlp.ts');
  const { url, headers, service, share } = traces;
  const failed = (sentence: string) => opened.tell(sentence);
  const instance = newId();
  const sink = otlpSink({ url, headers, service, instance, version: version(), failed });
  return Object.assign(opened, { tracer: tracerTo(sink, share) });
}

type Say = (sentence: string) => void;

/** The time of the database, which all its nodes share. */
async function databaseClock({ relations }: Store, log: Logger): Promise<() => number> {
  const clock = new DatabaseClock(relations);
  await clock.begin({
    failed: (error) => log.warn(errorFields(error), 'clocks not compared'),
    far: (ms) =>
      log.error(
        { ms },
        "the database's clock and this node's are far apart: one of them was set or stood still; the node follows by a hundredth of the time that passes, and takes the database's when it is started again",
      ),
  });
  return clock.now;
}

/** How this node hears of others: only those that share a database can be others. */
async function openWire({ redis, database }: Config, log: Logger): Promise<Wire> {
  if (redis === null) return silentWire(database === null ? 'alone' : 'down');
  // A house without Redis does not load what speaks to it.
  const { RedisWire } = await import('./nodes/redis-wire.ts');
  return new RedisWire({ url: redis, note: (sentence) => log.warn(sentence) });
}

/** Has workers think, wherever they are, and thinks here when there are none. */
async function sharedThinker(url: string, wire: Wire, log: Logger): Promise<Thinker> {
  const { queueThinker } = await import('./bots/queue-thinker.ts');
  // The wire says that Redis is gone; every question that waited would say so again.
  const fellBack = (error: unknown) => {
    if (wire.state === 'up')
      log.warn(errorFields(error), 'no worker answered; this node thinks itself');
  };
  return queueThinker({ url, wire, own: botPool(), fellBack });
}

/** Where the house is found: from this machine, and from others on its network. */
function addresses(host: string, port: number): string {
  const everywhere = ['0.0.0.0', '::'].includes(host);
  const shown = everywhere || host === '127.0.0.1' ? 'localhost' : host;
  const [outside] = everywhere ? reachable(networkInterfaces(), host).map(originAt(port)) : [];
  const others = outside ? `Others on your network: ${outside}\n` : '';
  return `Nabu is open at http://${shown}:${port}\n${others}`;
}

/** How somebody becomes host. It is printed and not logged: whoever reads it may do as it says. */
function invitation({ origin }: Config, port: number, link: string): string {
  const site = origin ?? `http://localhost:${port}`;
  return `To run this house, sign in and open this link; it works once:\n${site}/host#${link}\n`;
}

async function open(house: House, { port, host }: Config): Promise<number> {
  try {
    return await house.listen(port, host);
  } catch (error) {
    await house.close();
    throw explain(error, port, host);
  }
}

function explain(error: unknown, port: number, host: string): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : null;
  const other = 'choose another with NABU_PORT (0 takes any free one)';
  if (code === 'EADDRINUSE')
    return new ConfigError(`Port ${port} is taken by another program: stop it, or ${other}.`);
  if (code === 'EACCES')
    return new ConfigError(`This user may not listen on port ${port}: ${other}.`);
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return new ConfigError(`${host} is no address of this machine: choose another with NABU_HOST.`);
  return error;
}

function version(): string {
  const file = new URL('../package.json', import.meta.url);
  return JSON.parse(readFileSync(file, 'utf8')).version;
}
