import type { Code } from '@nabu/protocol';
import { Failure } from './failure.ts';

/** The part of a zod schema that reading needs. */
interface Schema<T> {
  safeParse(input: unknown):
    | { readonly success: true; readonly data: T }
    | {
        readonly success: false;
        readonly error: {
          readonly issues: readonly {
            readonly path: readonly PropertyKey[];
            readonly message: string;
          }[];
        };
      };
}

/** Which code fits a wrong field. */
const BY_FIELD: { readonly [field: string]: Code } = {
  name: 'bad-name',
  password: 'bad-password',
  address: 'bad-address',
  options: 'bad-option',
  seats: 'bad-seats',
  seat: 'unknown-seat',
  bot: 'bad-bot',
  game: 'unknown-game',
  table: 'unknown-table',
  token: 'bad-token',
};

/** Somebody else's JSON as a schema wants it; throws a `Failure` that names the field which is wrong. */
export function read<T>(schema: Schema<T>, input: unknown, what: string): T {
  const result = schema.safeParse(input);
  if (result.success) return result.data;
  const { path, message } = result.error.issues[0];
  const field = path.map(String).join('.');
  const code = BY_FIELD[String(path[0])] ?? 'bad-message';
  throw new Failure(
    code,
    `This ${what} cannot be read${field ? ` at "${field}"` : ''}: ${message}.`,
  );
}

/** Text as JSON; throws a `Failure` when it is none. */
export function readJson(text: string, what: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Failure('bad-message', `This ${what} is not JSON.`);
  }
}
