import { parseArgs } from 'node:util';
import { ConfigError, readDatabase } from './config.ts';
import type { StorePlace } from './store/open-store.ts';
import { StoreError } from './store/store.ts';
import { exportArchive, importArchive, recountArchive } from './upkeep/archive.ts';
import { examine } from './upkeep/doctor.ts';
import { fillHouse } from './upkeep/fill.ts';
import { backUpHouse, moveHouse, restoreHouse } from './upkeep/house.ts';
import { progressOn } from './upkeep/progress.ts';
import { checkRatings, recomputeRatings } from './upkeep/ratings.ts';
import { explainFile } from './upkeep/trouble.ts';

/** What a task is told: where the house is, the words after its name, and its options. */
interface Call {
  readonly place: StorePlace;
  readonly words: readonly string[];
  readonly to: string | undefined;
  readonly seats: string | undefined;
  readonly games: string | undefined;
}

/**
 * Work on the data of a house; `nabu` runs this file as a program of its own, because nobody imports
 * an app. Exit codes: 0 done, 1 something is wrong with the data, 2 not understood.
 */
const TASKS: { readonly [name: string]: (call: Call) => Promise<boolean> } = {
  'ratings recompute': ({ place }) => recomputeRatings(place, say),
  'ratings check': ({ place }) => checkRatings(place, say),
  'house move': ({ place, to }) => done(moveHouse(place, needed(to, '--to'), telling())),
  'house backup': ({ place, words }) =>
    done(backUpHouse(place, needed(words[0], 'the name of a new file'), telling())),
  'house restore': ({ place, words }) =>
    done(restoreHouse(needed(words[0], 'the file of a backup'), place, telling())),
  'archive export': ({ place, words }) =>
    done(exportArchive(place, needed(words[0], 'the name of a new file'), telling())),
  'archive import': ({ place, words }) =>
    importArchive(place, needed(words[0], 'the file of an archive'), telling()),
  'archive fill': ({ place, words, seats, games }) =>
    done(fillHouse(place, { game: words[0], seats, games }, telling())),
  'archive recount': ({ place }) => done(recountArchive(place, { say })),
};

/** Before what the doctor found. It stands above the work, which begins as soon as this file is read. */
const MARKS = { ok: '  ok   ', note: '  note ', wrong: 'WRONG  ' } as const;

try {
  process.exitCode = await run(process.argv.slice(2));
} catch (error) {
  const known = error instanceof ConfigError || error instanceof StoreError;
  const told = known ? error : explainFile(error);
  if (!told) throw error;
  process.stderr.write(`${told.message}\n`);
  process.exitCode = told instanceof ConfigError ? 2 : 1;
}

async function run(argv: readonly string[]): Promise<number> {
  if (argv[0] === 'doctor') return examineHouse(argv.slice(1));
  const { positionals, values } = parseArgs({
    ...{ args: [...argv], allowPositionals: true },
    options: {
      data: { type: 'string', default: process.env.NABU_DATA || './data' },
      'database-url': { type: 'string', default: process.env.NABU_DATABASE_URL ?? '' },
      ...{ to: { type: 'string' }, seats: { type: 'string' }, games: { type: 'string' } },
    },
  });
  const [subject, task, ...words] = positionals;
  const name = `${subject} ${task}`;
  if (!Object.hasOwn(TASKS, name))
    throw new ConfigError(`There is no "${name}"; there is ${Object.keys(TASKS).join(', ')}.`);
  const place = { data: values.data, database: readDatabase(values['database-url']) };
  const { to, seats, games } = values;
  return (await TASKS[name]({ place, words, to, seats, games })) ? 0 : 1;
}

/** Says what is right and what is wrong with an installation. */
async function examineHouse(argv: readonly string[]): Promise<number> {
  const findings = await examine(argv, process.env);
  for (const { state, sentence } of findings) say(`${MARKS[state]}${sentence}`);
  const faults = findings.filter(({ state }) => state === 'wrong').length;
  say(faults === 0 ? 'Nothing is wrong.' : `Wrong: ${faults}.`);
  return faults === 0 ? 0 : 1;
}

function needed(value: string | undefined, what: string): string {
  if (value === undefined) throw new ConfigError(`This needs ${what}.`);
  return value;
}

function telling() {
  return { say, report: progressOn(process.stdout) };
}

function say(sentence: string): void {
  process.stdout.write(`${sentence}\n`);
}

async function done(work: Promise<void>): Promise<boolean> {
  await work;
  return true;
}
