import { parseArgs } from 'node:util';

/** How the house is run. */
export interface Config {
  readonly port: number;
  readonly host: string;
  readonly data: string;
  /** The address of the PostgreSQL database in which everything is kept; null for a file in the data folder. */
  readonly database: string | null;
  /** The address of the Redis over which several nodes and workers of one house reach each other, or null. */
  readonly redis: string | null;
  readonly log: LogLevel;
  /** Believe `X-Forwarded-For` and `X-Forwarded-Host`: only behind a proxy of one's own. */
  readonly proxy: boolean;
  /** The address of the house as people type it, or null: what links in mails begin with. */
  readonly origin: string | null;
  /** How mail is sent, and from whom; null when none is. */
  readonly mail: { readonly url: string; readonly from: string } | null;
  /** Notices may be sent to addresses that only this machine can reach, and without https. */
  readonly outgoing: 'public' | 'any';
  /** A link to become host is printed although there is one. */
  readonly newHost: boolean;
  /** The index of finished games is built anew. */
  readonly reindex: boolean;
  /** How many connections of all people together may be open at a time. */
  readonly connections: number;
  /** Where traces are sent; null when none are. */
  readonly traces: TraceConfig | null;
}

/** Where traces go, as the variables of OpenTelemetry say it. */
interface TraceConfig {
  readonly url: string;
  readonly headers: { readonly [name: string]: string };
  readonly service: string;
  /** Which share of all traces is kept, from 0 to 1. */
  readonly share: number;
}

const LOG_LEVELS = ['silent', 'error', 'warn', 'info', 'debug'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** A setting that cannot be used; the message says which, why and what can be given. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/** What `--help` prints. */
export const HELP = `Nabu, a house for board games.

  --port  or NABU_PORT   the port to listen on, 0 for any free one (4780); PORT, as many hosts
                         set it, counts when NABU_PORT is not given
  --host  or NABU_HOST   the address to listen on (0.0.0.0: everyone who can reach this machine)
  --data  or NABU_DATA   the folder where every game is kept (./data)
  --database-url or NABU_DATABASE_URL  keep everything in PostgreSQL instead:
                         postgres://user:password@host:5432/nabu
  --redis-url or NABU_REDIS_URL  the Redis over which several nodes and workers of one house
                         reach each other: redis://user:password@host:6379
  --log   or NABU_LOG    ${LOG_LEVELS.join(', ')} (info); logs go to the error output
  --proxy or NABU_PROXY  1 behind a proxy of your own: believe the addresses it forwards
  --origin or NABU_ORIGIN  the address people type, such as https://games.example.org; needed for
                         mail, and for passkeys where a proxy changes it
  --smtp  or NABU_SMTP   where mail is handed in: smtps://user:password@mail.example.org (none)
  --mail-from or NABU_MAIL_FROM  who it comes from: Nabu <nabu@example.org>
  --outgoing or NABU_OUTGOING  any to let webhooks use http and reach machines of this network
                         (public)
  --new-host or NABU_NEW_HOST  1 to print a link to become host although there is one
  --connections or NABU_CONNECTIONS  how many connections of all people together may be open
                         at a time (10000); about 20 kB of memory each
  --reindex or NABU_REINDEX  1 to build the index of finished games anew from their moves
  OTEL_EXPORTER_OTLP_ENDPOINT  where traces are sent, as OTLP over HTTP in JSON (none)
  --help                 this page
`;

const PRESETS = {
  ...{ port: '4780', host: '0.0.0.0', data: './data', log: 'info', proxy: '' },
  'database-url': '',
  'redis-url': '',
  ...{ origin: '', smtp: '', 'mail-from': '', outgoing: 'public', 'new-host': '', reindex: '' },
  connections: '10000',
} as const;
type Name = keyof typeof PRESETS;

/** Reads flags and environment, flags first; null when only help was asked for. */
export function readConfig(
  argv: readonly string[],
  env: { readonly [name: string]: string | undefined },
): Config | null {
  const flags = readFlags(argv);
  if (flags.help) return null;
  const given = (variable: string): string => env[variable]?.trim() ?? '';
  const setting = (name: Name, other = ''): string =>
    flags[name] ||
    given(`NABU_${name.toUpperCase().replaceAll('-', '_')}`) ||
    other ||
    PRESETS[name];
  const origin = readOrigin(setting('origin'));
  return {
    port: readPort(setting('port', given('PORT'))),
    host: setting('host'),
    data: setting('data'),
    database: readDatabase(setting('database-url')),
    redis: readRedis(setting('redis-url')),
    log: readLevel(setting('log')),
    proxy: readSwitch('NABU_PROXY', setting('proxy')),
    origin,
    mail: readMail(setting('smtp'), setting('mail-from'), origin),
    outgoing: readOutgoing(setting('outgoing')),
    newHost: readSwitch('NABU_NEW_HOST', setting('new-host')),
    reindex: readSwitch('NABU_REINDEX', setting('reindex')),
    connections: readConnections(setting('connections')),
    traces: readTraces(given),
  };
}

function readFlags(argv: readonly string[]) {
  try {
    const text = { type: 'string' } as const;
    const options = {
      ...{ port: text, host: text, data: text, log: text, proxy: text, origin: text },
      'database-url': text,
      'redis-url': text,
      ...{ smtp: text, 'mail-from': text, outgoing: text, 'new-host': text, reindex: text },
      connections: text,
    };
    return parseArgs({ args: [...argv], options: { ...options, help: { type: 'boolean' } } })
      .values;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new ConfigError(`${reason.split('. ')[0]}. --help lists what can be given.`);
  }
}

function readPort(text: string): number {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
  if (port <= 65535) return port;
  throw new ConfigError(`The port must be a number from 0 to 65535, not "${text.slice(0, 40)}".`);
}

function readConnections(text: string): number {
  const count = /^\d{1,7}$/.test(text) ? Number(text) : 0;
  if (count >= 100) return count;
  throw new ConfigError(
    `NABU_CONNECTIONS must be a number from 100 to 9999999, not "${text.slice(0, 40)}".`,
  );
}

/** Nothing of what is given is repeated: it holds a password. */
export function readRedis(text: string): string | null {
  if (text === '') return null;
  if (URL.canParse(text) && /^rediss?:$/.test(new URL(text).protocol)) return text;
  throw new ConfigError('NABU_REDIS_URL must look like redis://user:password@host:6379.');
}

/** Nothing of what is given is repeated: it holds a password. */
export function readDatabase(text: string): string | null {
  if (text === '') return null;
  if (URL.canParse(text) && /^postgres(?:ql)?:$/.test(new URL(text).protocol)) return text;
  throw new ConfigError(
    'NABU_DATABASE_URL must look like postgres://user:password@host:5432/database.',
  );
}

function readLevel(text: string): LogLevel {
  const level = LOG_LEVELS.find((each) => each === text);
  if (level) return level;
  throw new ConfigError(
    `The log level must be one of ${LOG_LEVELS.join(', ')}, not "${text.slice(0, 40)}".`,
  );
}

function readOrigin(text: string): string | null {
  if (text === '') return null;
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url && /^https?:$/.test(url.protocol) && url.pathname === '/' && url.search === '')
    return url.origin;
  const given = text.slice(0, 80);
  throw new ConfigError(
    `NABU_ORIGIN must be an address such as https://games.example.org, without a path, not "${given}".`,
  );
}

/** Nothing of what is given is repeated: it holds a password. */
function readMail(url: string, from: string, origin: string | null): Config['mail'] {
  if (url === '') return null;
  if (!URL.canParse(url) || !/^smtps?:$/.test(new URL(url).protocol))
    throw new ConfigError('NABU_SMTP must look like smtps://user:password@mail.example.org:465.');
  if (!/^[^<>@]*<?[^<>@\s]+@[^<>@\s]+>?$/.test(from))
    throw new ConfigError('NABU_MAIL_FROM must name who mail comes from: Nabu <nabu@example.org>.');
  if (origin === null)
    throw new ConfigError('Links in mails need the address of the house: set NABU_ORIGIN too.');
  return { url, from };
}

function readOutgoing(text: string): Config['outgoing'] {
  if (text === 'public' || text === 'any') return text;
  throw new ConfigError(`NABU_OUTGOING must be public or any, not "${text.slice(0, 40)}".`);
}

/** The variables of OpenTelemetry, as far as they are about traces; nothing of headers is repeated, they hold secrets. */
function readTraces(given: (variable: string) => string): TraceConfig | null {
  const base = given('OTEL_EXPORTER_OTLP_ENDPOINT').replace(/\/+$/, '');
  const url = given('OTEL_EXPORTER_OTLP_TRACES_ENDPOINT') || (base && `${base}/v1/traces`);
  if (url === '' || given('OTEL_SDK_DISABLED') === 'true') return null;
  if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol))
    throw new ConfigError('OTEL_EXPORTER_OTLP_ENDPOINT must look like http://collector:4318.');
  const protocol = given('OTEL_EXPORTER_OTLP_PROTOCOL') || 'http/json';
  if (protocol !== 'http/json')
    throw new ConfigError(
      `Traces are sent as http/json, not "${protocol.slice(0, 40)}": unset OTEL_EXPORTER_OTLP_PROTOCOL and name the HTTP port of the collector, usually 4318.`,
    );
  const share = Number(given('OTEL_TRACES_SAMPLER_ARG') || '1');
  if (!(share >= 0 && share <= 1))
    throw new ConfigError('OTEL_TRACES_SAMPLER_ARG must be a share from 0 to 1, such as 0.1.');
  const headers = given('OTEL_EXPORTER_OTLP_HEADERS')
    .split(',')
    .map((pair) => pair.split('=').map((part) => decodeURIComponent(part.trim())))
    .filter(([name]) => name !== '');
  return {
    ...{ url, share, service: given('OTEL_SERVICE_NAME') || 'nabu' },
    headers: Object.fromEntries(headers.map(([name, ...value]) => [name, value.join('=')])),
  };
}

function readSwitch(name: string, text: string): boolean {
  if (['1', 'true', 'yes'].includes(text)) return true;
  if (['', '0', 'false', 'no'].includes(text)) return false;
  throw new ConfigError(`${name} must be 1 or 0, not "${text.slice(0, 40)}".`);
}
