import { readFileSync } from 'node:fs';
import { newestGames } from '@nabu/kernel';
import { LEVELS } from '@nabu/search';
import { UsageError } from './args.ts';
import { COMMANDS, isCommand } from './commands/index.ts';
import { library } from './tables.ts';

/** The page `nabu help` prints. */
export function overview(): string {
  const commands = Object.entries(COMMANDS).map(
    ([name, { summary }]) => `  ${name.padEnd(8)} ${summary}`,
  );
  return [
    'nabu: the house of Babylonian board games, in the terminal',
    '',
    'Usage: nabu COMMAND ...',
    ...commands,
    '  help     this page, or "nabu help COMMAND"',
    '',
    `Games: ${newestGames(library)
      .map(({ id }) => id)
      .join(', ')}`,
    '       older rules of a game as GAME@VERSION',
    'Seats: human (play only), random, learner, greedy, greedy:5%, gentle:60%, search:500,',
    '       search:500ms, plain:500,',
    '       search:500/2000 (2000 lines where more than two play),',
    `       or a level: ${LEVELS.map(({ id }) => id).join(', ')}`,
  ].join('\n');
}

/** The page of one command. */
export function helpFor(name: string): string {
  if (!isCommand(name)) throw new UsageError(`There is no command "${name}"; see "nabu help".`);
  const { usage, summary, options } = COMMANDS[name];
  const width = Math.max(0, ...options.map(([flag]) => flag.length));
  return [
    `Usage: nabu ${name} ${usage}`.trimEnd(),
    summary,
    ...options.map(([flag, what]) => `  ${flag.padEnd(width)}  ${what}`),
  ].join('\n');
}

/** The version of this program. */
export function version(): string {
  const manifest = readFileSync(new URL('../package.json', import.meta.url), 'utf8');
  return `nabu ${(JSON.parse(manifest) as { version: string }).version}`;
}
