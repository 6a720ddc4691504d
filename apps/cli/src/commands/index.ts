import { archive } from './archive.ts';
import { arena } from './arena.ts';
import { bench } from './bench.ts';
import { calibrate } from './calibrate.ts';
import type { Command } from './command.ts';
import { doctor } from './doctor.ts';
import { env } from './env.ts';
import { house } from './house.ts';
import { perft } from './perft.ts';
import { play } from './play.ts';
import { puzzles } from './puzzles.ts';
import { ratings } from './ratings.ts';
import { record } from './record.ts';
import { replay } from './replay.ts';
import { review } from './review.ts';
import { tune } from './tune.ts';
import { worker } from './worker.ts';

/** Every command by its name, in the order of the help. */
export const COMMANDS = {
  play,
  arena,
  record,
  replay,
  review,
  puzzles,
  perft,
  env,
  tune,
  calibrate,
  ratings,
  house,
  archive,
  doctor,
  worker,
  bench,
} as const satisfies {
  readonly [name: string]: Command;
};

/** The word that calls a command. */
export type CommandName = keyof typeof COMMANDS;

/** Whether a word calls a command. */
export function isCommand(name: string): name is CommandName {
  return Object.hasOwn(COMMANDS, name);
}
