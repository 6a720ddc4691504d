import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';

/** What became of one command line. */
export interface Run {
  readonly status: number | null;
  readonly out: string;
  readonly err: string;
}

/** Compiled before the tests, as the processes of the server are. */
const program = new URL('../dist/main.js', import.meta.url);

/** One command line, as a person types it. */
const ONE = `import { main } from ${JSON.stringify(program.href)};
await main(process.argv.slice(2));`;

/** Many command lines in one process, with what each wrote. */
const MANY = `import { main } from ${JSON.stringify(program.href)};
const runs = [];
const { stdout, stderr } = process;
const write = { out: stdout.write.bind(stdout), err: stderr.write.bind(stderr) };
stdout.setMaxListeners(0);
for (const args of JSON.parse(process.argv[2])) {
  const run = { status: null, out: '', err: '' };
  stdout.write = (text) => ((run.out += text), true);
  stderr.write = (text) => ((run.err += text), true);
  process.exitCode = undefined;
  await main(args);
  runs.push({ ...run, status: process.exitCode });
}
process.exitCode = 0;
write.out(JSON.stringify(runs));`;

/** The `nabu` command for the tests of one file, and a folder of their own. */
export function openNabu() {
  const folder = mkdtempSync(join(tmpdir(), 'nabu-cli-'));
  const [one, many] = [join(folder, 'one.mjs'), join(folder, 'many.mjs')];
  writeFileSync(one, ONE);
  writeFileSync(many, MANY);
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return {
    folder,
    /** Runs one command line in a process of its own. */
    nabu: (args: readonly string[], input = '') => started(one, args, input),
    /** The same for somebody who types no more until the program has said something. */
    nabuWaiting: (args: readonly string[], input: string, said: string, then: string) =>
      started(one, args, input, { said, then }),
    /** Runs command lines one after the other in one process: starting one takes longer than most lines. */
    async nabuEach(lines: readonly (readonly string[])[]): Promise<readonly Run[]> {
      const { out, err } = await started(many, [JSON.stringify(lines)], '');
      if (err) throw new Error(err);
      return JSON.parse(out) as Run[];
    },
  };
}

function started(
  script: string,
  args: readonly string[],
  input: string,
  waiting?: { readonly said: string; readonly then: string },
): Promise<Run> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [script, ...args]);
    let out = '';
    let err = '';
    child.stdout.on('data', (chunk) => {
      out += chunk;
      if (waiting && out.includes(waiting.said)) child.stdin.end(waiting.then);
    });
    child.stderr.on('data', (chunk) => {
      err += chunk;
    });
    child.on('close', (status) => resolve({ status, out, err }));
    child.stdin.on('error', () => {});
    if (waiting) child.stdin.write(input);
    else child.stdin.end(input);
  });
}
