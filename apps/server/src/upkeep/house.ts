import { randomUUID } from 'node:crypto';
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { games } from '@nabu/games';
import { ConfigError, readDatabase } from '../config.ts';
import { FILE } from '../store/open.ts';
import type { StorePlace } from '../store/open-store.ts';
import { StoreError } from '../store/store.ts';
import { type Copied, copyRows, type Report, release } from './copy.ts';
import { askOpenHouse } from './open-house.ts';
import { postgresSide } from './postgres-side.ts';
import { type Replayed, replayAll } from './replay.ts';
import { allShapes } from './shape.ts';
import type { Side } from './side.ts';
import { sqliteSide } from './sqlite-side.ts';

/** What a piece of work on a house is told with. */
export interface Telling {
  readonly report: Report;
  say(sentence: string): void;
}

/** Moves a house that is not open to another place, which is named as `--to` has it; the old one is left as it is. */
export async function moveHouse(
  from: StorePlace,
  to: string,
  { report, say }: Telling,
): Promise<void> {
  const place = placeNamed(to);
  const source = await sideOf(from);
  try {
    const target = await sideOf(place);
    try {
      const done = await copyWhole(source, target, await stampOf(source), report);
      say(told(done));
      say(
        `The house is in ${target.name} now. Start it with ${settingFor(place)}. What was in ${source.name} was left as it is: put it away once all is well.`,
      );
    } finally {
      await target.close();
    }
  } finally {
    await source.close();
  }
}

/** Copies a house into one file, which is a data file of a house; an open one goes on meanwhile. */
export async function backUpHouse(
  from: StorePlace,
  file: string,
  { report, say }: Telling,
): Promise<void> {
  const path = resolve(file);
  if (existsSync(path)) throw new ConfigError(`${path} is there already: name a new file.`);
  if (!existsSync(dirname(path))) throw new ConfigError(`There is no folder ${dirname(path)}.`);
  const part = `${path}.part`;
  rmSync(part, { recursive: true, force: true });
  mkdirSync(part, { mode: 0o700 });
  try {
    if (from.database !== null) await copySnapshot(from.database, part, report);
    else if (!(await askOpenHouse(from.data, { task: 'backup', file: join(part, FILE) })))
      await copyClosed(from.data, part, report);
    // It holds every hidden card, as the file of the house does, which nobody else may read.
    chmodSync(join(part, FILE), 0o600);
    renameSync(join(part, FILE), path);
  } finally {
    rmSync(part, { recursive: true, force: true });
  }
  say(
    `The house is in ${path}, ${Math.ceil(statSync(path).size / 1024)} kB. "nabu house restore" puts it back.`,
  );
}

/** Puts a backup into a place that holds no house yet. */
export async function restoreHouse(
  file: string,
  to: StorePlace,
  { report, say }: Telling,
): Promise<void> {
  const path = resolve(file);
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found?.isFile()) throw new ConfigError(`There is no file ${path}.`);
  // A backup of an older Nabu is brought up to date in a copy and stays as it is.
  const folder = mkdtempSync(join(tmpdir(), 'nabu-restore-'));
  try {
    copyFileSync(path, join(folder, FILE));
    const source = sqliteSide(folder);
    const target = await sideOf(to);
    try {
      const stamp = `restore ${found.size} ${found.mtimeMs}`;
      say(told(await copyWhole(source, target, stamp, report)));
      say(`The house is in ${target.name} now. Start it with ${settingFor(to)}.`);
    } finally {
      await target.close();
      await source.close();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function copyWhole(source: Side, target: Side, stamp: string, report: Report) {
  const copied = await copyRows(source, target, stamp, report);
  const replayed = await replayAll(target, games, report);
  await release(target);
  return { ...copied, ...replayed };
}

async function copySnapshot(url: string, folder: string, report: Report): Promise<void> {
  const source = await postgresSide(url, { snapshot: true });
  try {
    await copyInto(source, folder, report);
  } finally {
    await source.close();
  }
}

async function copyClosed(data: string, folder: string, report: Report): Promise<void> {
  if (!existsSync(join(data, FILE)))
    throw new StoreError(
      'unusable',
      `There is no house in ${resolve(data)}: name its folder with --data.`,
    );
  const source = sqliteSide(data);
  try {
    await copyInto(source, folder, report);
  } finally {
    await source.close();
  }
}

async function copyInto(source: Side, folder: string, report: Report): Promise<void> {
  const target = sqliteSide(folder);
  try {
    await copyRows(source, target, 'backup', report);
    await release(target);
  } finally {
    await target.close();
  }
}

function sideOf({ data, database }: StorePlace): Side | Promise<Side> {
  return database === null ? sqliteSide(data) : postgresSide(database);
}

/** A place as it is named on the command line: the address of a database, or `sqlite:` and a folder. */
function placeNamed(text: string): StorePlace {
  const folder = /^sqlite:(.+)$/.exec(text)?.[1];
  if (folder !== undefined) return { data: folder, database: null };
  if (/^postgres(?:ql)?:/.test(text)) return { data: '', database: readDatabase(text) };
  throw new ConfigError('--to must be postgres://user:password@host/database or sqlite:FOLDER.');
}

function settingFor({ data, database }: StorePlace): string {
  return database === null ? `NABU_DATA=${data}` : 'NABU_DATABASE_URL set to the address you gave';
}

/** What is moved: this house, as it was when a house last had it open. */
async function stampOf(source: Side): Promise<string> {
  const house = (await source.setting('house')) ?? randomUUID();
  await source.settle('house', house);
  const runs = allShapes().filter(({ name }) => name === 'runs');
  const [shape] = runs;
  const rows = await source.page(shape, null, 1_000_000);
  const alive = rows.map((row) => Number(row[2]));
  return `move:${house} ${rows.length} ${Math.max(0, ...alive)}`;
}

function told({ rows, before, tables, entries, unreadable }: Copied & Replayed): string {
  const again = before > 0 ? ` (${before} of them were there from the interrupted try)` : '';
  const broken =
    unreadable.length > 0
      ? ` Tables that could not be played again before and cannot now: ${unreadable.length}.\n${unreadable.slice(0, 20).join('\n')}`
      : '';
  return `Copied and compared ${rows} rows${again}; played again ${tables} tables with ${entries} entries.${broken}`;
}
