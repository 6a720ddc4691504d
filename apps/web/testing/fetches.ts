import { onTestFinished, vi } from 'vitest';

/** What the house answers to a path, or the code of its refusal. */
export type Answers = { readonly [path: string]: unknown };

/** A refusal as the house words it. */
export function refusal(code: string): { readonly refused: string } {
  return { refused: code };
}

/**
 * Stands at the other end of the line: answers what pages ask of the house by path, and the
 * question by its query where the path alone says too little. Whatever else is asked for cannot be
 * reached. Gives the addresses that were asked for.
 */
export function answering(answers: Answers): string[] {
  const asked: string[] = [];
  const before = globalThis.fetch;
  onTestFinished(() => {
    globalThis.fetch = before;
  });
  globalThis.fetch = vi.fn(async (input: RequestInfo | URL) => {
    const address = String(input);
    asked.push(address);
    const path = address.split('?')[0];
    const answer = Object.hasOwn(answers, address) ? answers[address] : answers[path];
    if (answer === undefined) throw new TypeError('The house cannot be reached.');
    if (typeof answer === 'object' && answer !== null && 'refused' in answer) {
      const body = { code: answer.refused, clause: null, sentence: 'No.' };
      return new Response(JSON.stringify(body), { status: 404 });
    }
    return new Response(JSON.stringify(answer));
  });
  return asked;
}
