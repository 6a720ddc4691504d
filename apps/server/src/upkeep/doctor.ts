import { accessSync, constants, existsSync, statfsSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import Database from 'better-sqlite3';
import { createTransport } from 'nodemailer';
import { type Config, ConfigError, readConfig } from '../config.ts';
import { FILE } from '../store/open.ts';
import { examineDatabase } from './doctor-database.ts';
import { type Finding, format, note, ok, PATIENCE_MS, wrong } from './finding.ts';

const ROOM_BYTES = 500 * 1024 * 1024;

/** Looks at everything a house needs, as its settings have it; nothing is changed. */
export async function examine(
  argv: readonly string[],
  env: { readonly [name: string]: string | undefined },
): Promise<readonly Finding[]> {
  const config = settings(argv, env);
  if (!('port' in config)) return [nodeVersion(), config];
  const store =
    config.database === null ? dataFolder(config) : await examineDatabase(config.database);
  return [
    ...[nodeVersion(), ok('The settings can be used.'), site()],
    ...store,
    ...(await Promise.all([redis(config), port(config), mail(config)])),
    clock(),
  ];
}

function settings(argv: readonly string[], env: Parameters<typeof readConfig>[1]) {
  try {
    return readConfig(argv, env) ?? wrong('The settings cannot be read.');
  } catch (error) {
    if (error instanceof ConfigError) return wrong(error.message);
    throw error;
  }
}

function nodeVersion(version = process.versions.node): Finding {
  const [major, minor] = version.split('.').map(Number);
  const fits = major > 22 || (major === 22 && minor >= 12) || (major === 20 && minor >= 19);
  return fits
    ? ok(`Node ${version} runs the house.`)
    : wrong(`Node ${version} is too old: install Node 20.19, 22.12 or newer.`);
}

function site(): Finding {
  const page = fileURLToPath(new URL('../../../web/dist/site/index.html', import.meta.url));
  return existsSync(page)
    ? ok('The pages are built.')
    : wrong('The pages are not built: run "npm run build".');
}

function dataFolder({ data }: Config): readonly Finding[] {
  const folder = resolve(data);
  const file = join(folder, FILE);
  const above = nearest(folder);
  if (!statSync(above).isDirectory())
    return [
      wrong(`${above} is no folder: move it away, or name another data folder with NABU_DATA.`),
    ];
  if (above !== folder) return [writable(above, folder), room(above)];
  const found = statSync(file, { throwIfNoEntry: false });
  const there = found
    ? schemaOf(file)
    : note(`There is no house in ${folder} yet; the first start makes it.`);
  return [writable(folder, folder), room(folder), there];
}

/** The first folder above that is there. */
function nearest(folder: string): string {
  return existsSync(folder) ? folder : nearest(dirname(folder));
}

function writable(folder: string, meant: string): Finding {
  try {
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
    return ok(`The data folder ${meant} can be written to.`);
  } catch {
    return wrong(
      `This user may not write to ${folder}: give it to them, or name another data folder with NABU_DATA.`,
    );
  }
}

function room(folder: string): Finding {
  const { bavail, bsize } = statfsSync(folder);
  const free = bavail * bsize;
  const said = `${Math.floor(free / 1024 / 1024)} MB are free on the disk of ${folder}`;
  return free < ROOM_BYTES ? wrong(`Only ${said}: make room.`) : ok(`${said}.`);
}

function schemaOf(file: string): Finding {
  try {
    const db = new Database(file, { readonly: true, timeout: 200 });
    try {
      return format(Number(db.pragma('user_version', { simple: true })), file);
    } finally {
      db.close();
    }
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (/BUSY|LOCKED/.test(code)) return ok(`${file} is open in a house.`);
    return wrong(`${file} cannot be read (${code}): put back a backup of it, or move it away.`);
  }
}

async function redis({ redis: url }: Config): Promise<Finding> {
  if (url === null) return note('No Redis is set: this house is one node.');
  const { Redis } = await import('ioredis');
  const client = new Redis(url, {
    ...{ lazyConnect: true, connectTimeout: PATIENCE_MS, maxRetriesPerRequest: 0 },
    retryStrategy: () => null,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const found = /redis_version:(\S+)/.exec(await client.info('server'))?.[1] ?? '?';
    return Number(found.split('.')[0]) < 6
      ? wrong(`Redis answers with version ${found}: Nabu needs 6 or newer.`)
      : ok(`Redis answers: version ${found}.`);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return wrong(`Redis does not answer (${why}): start it, or set NABU_REDIS_URL right.`);
  } finally {
    client.disconnect();
  }
}

function port({ port: wanted, host }: Config): Promise<Finding> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) =>
      resolve(
        error.code === 'EADDRINUSE'
          ? note(
              `Port ${wanted} is taken, by the house if it is open; else choose another with NABU_PORT.`,
            )
          : wrong(
              `Nobody can listen on ${host}:${wanted} (${error.code}): set NABU_HOST and NABU_PORT right.`,
            ),
      ),
    );
    probe.listen(wanted, host, () => probe.close(() => resolve(ok(`Port ${wanted} is free.`))));
  });
}

async function mail({ mail: set }: Config): Promise<Finding> {
  if (set === null) return note('No mail is set: the house sends none.');
  const transport = createTransport(set.url, { connectionTimeout: PATIENCE_MS } as object);
  try {
    await transport.verify();
    return ok('The mail server takes mail from this house.');
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'no answer';
    return wrong(`The mail server refuses or does not answer (${code}): set NABU_SMTP right.`);
  } finally {
    transport.close();
  }
}

function clock(): Finding {
  const built = statSync(fileURLToPath(import.meta.url)).mtimeMs;
  return Date.now() + 60_000 < built
    ? wrong('The clock of this machine is behind the time at which Nabu was built: set it by NTP.')
    : ok('The clock of this machine can be right.');
}
