import { parseArgs } from 'node:util';

/** A command that cannot be understood; the message is one sentence, the exit code 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** What an option of a command takes: nothing, a text, or a text that may be given again. */
export type Flags = { readonly [name: string]: 'switch' | 'text' | 'texts' };

/** The words and options of one command line. */
export class Args {
  readonly command: string;
  readonly words: readonly string[];
  readonly #values: { readonly [name: string]: unknown };

  constructor(command: string, words: readonly string[], values: { [name: string]: unknown }) {
    this.command = command;
    this.words = words;
    this.#values = values;
  }

  on(name: string): boolean {
    return this.#values[name] === true;
  }

  text(name: string): string | null {
    const value = this.#values[name];
    return typeof value === 'string' ? value : null;
  }

  texts(name: string): readonly string[] {
    const value = this.#values[name];
    return Array.isArray(value) ? value.map(String) : [];
  }

  /** A whole number of at least `least`, or the preset when the option is not given. */
  count(name: string, preset: number, least = 1, most = 1_000_000_000): number {
    const text = this.text(name);
    if (text === null) return preset;
    const value = /^\d{1,10}$/.test(text) ? Number(text) : Number.NaN;
    if (value >= least && value <= most) return value;
    throw new UsageError(
      `--${name} must be a whole number from ${least} to ${most}, not "${text}".`,
    );
  }

  /** A positive number, parts allowed, or the preset when the option is not given. */
  amount(name: string, preset: number, most: number): number {
    const text = this.text(name);
    if (text === null) return preset;
    const value = /^\d{1,6}(\.\d{1,6})?$/.test(text) ? Number(text) : 0;
    if (value > 0 && value <= most) return value;
    throw new UsageError(`--${name} must be a number above 0 and up to ${most}, not "${text}".`);
  }

  /** The one word the command needs, such as the game. */
  word(what: string): string {
    if (this.words.length === 1) return this.words[0];
    if (this.words.length === 0) {
      throw new UsageError(
        `"nabu ${this.command}" needs ${what}; see "nabu help ${this.command}".`,
      );
    }
    throw new UsageError(
      `"nabu ${this.command}" takes only ${what}, not also "${this.words[1]}"; see "nabu help ${this.command}".`,
    );
  }
}

/** Reads what follows a command; throws a UsageError for an option it does not have. */
export function readArgs(command: string, args: readonly string[], flags: Flags): Args {
  const options = Object.fromEntries(
    Object.entries(flags).map(([name, kind]) => [
      name,
      {
        type: kind === 'switch' ? ('boolean' as const) : ('string' as const),
        multiple: kind === 'texts',
        ...(name === 'output' ? { short: 'o' } : {}),
      },
    ]),
  );
  try {
    const { positionals, values } = parseArgs({
      args: [...args],
      options,
      allowPositionals: true,
    });
    return new Args(command, positionals, values);
  } catch (error) {
    throw new UsageError(
      explain(command, error instanceof Error ? error : new Error(String(error))),
    );
  }
}

function explain(command: string, error: Error & { code?: string }): string {
  const option = /'(-[^' ]+)/.exec(error.message)?.[1] ?? 'that option';
  if (error.code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION') {
    return `"nabu ${command}" has no option ${option}; see "nabu help ${command}".`;
  }
  if (/does not take an argument/.test(error.message)) return `${option} takes no value.`;
  return `${option} needs a value; see "nabu help ${command}".`;
}
