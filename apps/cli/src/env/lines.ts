import type { Readable, Writable } from 'node:stream';
import { EnvError } from './request.ts';
import type { Session } from './session.ts';

/** Longer lines are refused: a batch of the largest size fits many times. */
const LONGEST_LINE = 1024 * 1024;

/** Answers line after line until the input ends or the session is closed. What is asked at once is answered in one write. */
export async function converse(session: Session, input: Readable, output: Writable): Promise<void> {
  input.setEncoding('utf8');
  let rest = '';
  let tooLong = false;
  for await (const chunk of input) {
    const lines = (rest + String(chunk)).split('\n');
    rest = lines.pop() ?? '';
    const answers: string[] = [];
    for (const line of lines) {
      if (session.closed) break;
      if (tooLong || line.length > LONGEST_LINE) answers.push(refuseLong());
      else if (line.trim() !== '') answers.push(session.answer(line));
      tooLong = false;
    }
    if (rest.length > LONGEST_LINE) {
      tooLong = true;
      rest = '';
    }
    await write(output, answers);
    if (session.closed) return;
  }
  if (rest.trim() !== '') await write(output, [session.answer(rest)]);
}

function refuseLong(): string {
  const { code, message } = new EnvError(
    'bad-line',
    `A line has at most ${LONGEST_LINE} characters.`,
  );
  return JSON.stringify({ ok: false, code, clause: null, sentence: message });
}

/** Waits until the reader took what was said, so that nothing piles up for one that does not read. */
function write(output: Writable, lines: readonly string[]): Promise<void> {
  if (lines.length === 0) return Promise.resolve();
  return new Promise((resolve, reject) => {
    output.write(`${lines.join('\n')}\n`, (error) => (error ? reject(error) : resolve()));
  });
}
