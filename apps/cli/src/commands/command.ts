/** One command of `nabu`. */
export interface Command {
  /** What follows the command's name. */
  readonly usage: string;
  /** What it does, in one line. */
  readonly summary: string;
  /** Its options, each with what it does. */
  readonly options: readonly (readonly [flag: string, what: string])[];
  /** Does it; returns the exit code. */
  run(args: readonly string[]): Promise<number> | number;
}
