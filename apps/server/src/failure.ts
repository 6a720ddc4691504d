import { Refusal } from '@nabu/kernel';
import type { Code, Failure as FailureBody, Problem } from '@nabu/protocol';

const STATUS: { readonly [code in Code]?: number } = {
  'unknown-game': 404,
  'unknown-table': 404,
  'unknown-page': 404,
  'unknown-person': 404,
  'unknown-ply': 404,
  'bad-token': 401,
  'signed-out': 401,
  'not-signed-in': 401,
  'wrong-credentials': 401,
  'prove-yourself': 403,
  'not-host': 403,
  'no-scope': 403,
  'not-seated': 403,
  'not-admitted': 403,
  'foreign-page': 403,
  blocked: 403,
  silenced: 403,
  banned: 403,
  'phrases-only': 403,
  'is-host': 403,
  'unknown-line': 404,
  'unknown-study': 404,
  'unknown-chapter': 404,
  'not-writer': 403,
  'unknown-report': 404,
  'bad-type': 415,
  'too-large': 413,
  'too-fast': 429,
  'unreadable-table': 500,
  'server-error': 500,
  'going-down': 503,
};
const CONFLICTS: readonly Code[] = [
  'stale',
  'illegal',
  'over',
  'not-your-turn',
  'seat-taken',
  'not-first',
  'not-started',
  'not-over',
  'rated',
  'no-thoughts',
  'unknown-rules',
  'plays-on',
  'name-taken',
  'has-account',
  'no-account',
  'too-often',
  'too-many',
  'study-full',
  'gone',
];

/** The HTTP status that fits a code. */
export function statusOf(code: Code): number {
  return STATUS[code] ?? (CONFLICTS.includes(code) ? 409 : 400);
}

/** Something asked for that was not done; nothing changed. The message is a sentence for people. */
export class Failure extends Error {
  override readonly name = 'Failure';
  readonly code: Code;
  readonly clause: string | null;

  /** After how many seconds it may be tried again, where that is known. */
  readonly wait: number | null;

  constructor(
    code: Code,
    sentence: string,
    clause: string | null = null,
    wait: number | null = null,
  ) {
    super(sentence);
    this.code = code;
    this.clause = clause;
    this.wait = wait;
  }

  /** The HTTP status that fits. */
  get status(): number {
    return statusOf(this.code);
  }

  /** As it travels. */
  get body(): FailureBody {
    return { code: this.code, clause: this.clause, sentence: this.message };
  }

  /** As an answer to a request has it: `application/problem+json`, with the same fields besides. */
  get problem(): Problem {
    const { code, status, message: detail } = this;
    return { type: `/api#${code}`, title: code.replaceAll('-', ' '), status, detail, ...this.body };
  }
}

/** Whatever was thrown, as a failure that can be told; what we did not foresee tells nothing of the inside. */
export function asFailure(error: unknown): Failure {
  if (error instanceof Failure) return error;
  if (error instanceof Refusal) return new Failure(error.code, error.message, error.clause);
  return new Failure(
    'server-error',
    'Something broke in the server and nothing was changed; try again in a moment.',
  );
}
