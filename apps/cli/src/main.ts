import { PuzzleError } from '@nabu/games/puzzles';
import { PositionError, RecordError, Refusal } from '@nabu/kernel';
import { SpecError } from '@nabu/search';
import { UsageError } from './args.ts';
import { COMMANDS, isCommand } from './commands/index.ts';
import { FileError } from './files.ts';
import { helpFor, overview, version } from './help.ts';

/** Runs one command line; sets the exit code: 0 done, 1 a bad record or file, 2 not understood. */
export async function main(args: readonly string[]): Promise<void> {
  leaveWhenNobodyReads();
  try {
    process.exitCode = await run(args);
  } catch (error) {
    process.stderr.write(`${sentence(error)}\n`);
    process.exitCode = isUsage(error) ? 2 : 1;
  }
}

async function run([command = 'help', ...args]: readonly string[]): Promise<number> {
  if (command === '--version' || command === 'version') return say(version());
  if (command === 'help' || command === '--help' || command === '-h') {
    return say(args[0] === undefined ? overview() : helpFor(args[0]));
  }
  if (!isCommand(command)) {
    throw new UsageError(
      `There is no command "${command}"; the commands are ${Object.keys(COMMANDS).join(', ')} and help.`,
    );
  }
  if (args.includes('--help') || args.includes('-h')) return say(helpFor(command));
  return COMMANDS[command].run(args);
}

function say(text: string): number {
  process.stdout.write(`${text}\n`);
  return 0;
}

function isUsage(error: unknown): boolean {
  return error instanceof UsageError || error instanceof SpecError || error instanceof Refusal;
}

/** One sentence for a mistake of whoever typed; an error of the program comes with its stack. */
function sentence(error: unknown): string {
  if (isUsage(error) || error instanceof RecordError || error instanceof PositionError) {
    return (error as Error).message;
  }
  if (error instanceof FileError || error instanceof PuzzleError) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

/** `nabu ... | head` must not end in a stack trace. */
function leaveWhenNobodyReads(): void {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(0);
    throw error;
  });
}
