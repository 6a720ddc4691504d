import { codeOf } from '../explain.ts';
import { StoreError } from '../store.ts';

/** What a database is called in sentences: its host, port and name, never its password. */
export function placeOf(url: string): string {
  const { hostname, port, pathname } = new URL(url);
  return `PostgreSQL at ${hostname || 'localhost'}:${port || 5432}${pathname.length > 1 ? pathname : ''}`;
}

/** Errors after which the server or the way to it is gone, but may come back. */
const LOST =
  /^(?:ECONN\w+|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|EAI_AGAIN|57P0[123]|08\w{3}|53300|25006)$/;
const LOST_WORDS =
  /^(?:Connection terminated|Client has encountered a connection error|Query read timeout|timeout exceeded)/;

/** Whether the database was not there, or went away on the way. */
export function isLost(error: unknown): boolean {
  return LOST.test(codeOf(error)) || (error instanceof Error && LOST_WORDS.test(error.message));
}

/** The server is there and lets this house in no more: its user or password was changed. */
export function isShutOut(error: unknown): boolean {
  return codeOf(error).startsWith('28');
}

/** Why the database is away, in words where there are some. */
export function whyAway(error: unknown): string {
  const code = codeOf(error);
  return AWAY[code] ?? (isShutOut(error) ? AWAY['28'] : code);
}

const AWAY: { readonly [code: string]: string } = {
  '28': 'it refuses the user or the password',
  '25006': 'it is read-only, as a replica is',
  '53300': 'it has no connection left',
  '57P01': 'it was stopped',
  '57P03': 'it is starting or stopping',
  ECONNREFUSED: 'nobody answers at its port',
  ECONNRESET: 'the connection was cut',
};

/** Whether others were in the way: nothing was written, and a second try may well work. */
export function isRepeatable(error: unknown): boolean {
  return ['40001', '40P01'].includes(codeOf(error));
}

/** Whether there is a row with the same unique value already. */
export function isTaken(error: unknown): boolean {
  return codeOf(error) === '23505';
}

/** Why something could not be read or written; nothing was written then. */
export function explainUse(error: unknown, place: string): StoreError {
  if (error instanceof StoreError) return error;
  const code = codeOf(error);
  if (code === '53100')
    return new StoreError(
      'full',
      `The disk of ${place} is full: make room on it; until then nothing new is stored or told, and nothing that was told is lost.`,
    );
  if (isTaken(error))
    return new StoreError('taken', 'There is one with the same unique value already.');
  if (code === '57014')
    return new StoreError(
      'failed',
      `${place} took too long and was stopped, and nothing was written: see what it is busy with.`,
    );
  return new StoreError(
    'failed',
    `${place} could not be used (${code}), and nothing was written: look after the database.`,
  );
}

/** The database stayed away for longer than anybody can wait. */
export function stayedAway(error: unknown, place: string, unsure: boolean): StoreError {
  const why = `${place} cannot be reached (${whyAway(error)})`;
  return unsure
    ? new StoreError('unknown', `${why}, and whether this was still written is not known.`)
    : new StoreError('failed', `${why}, and nothing was written: look after it and the network.`);
}

/** Why a database could not be opened, as a sentence that says what to do. */
export function explainOpening(error: unknown, place: string): StoreError {
  if (error instanceof StoreError) return error;
  const code = codeOf(error);
  const sentence = OPENING[code] ?? OPENING[code.slice(0, 2)];
  if (code === '53100') return explainUse(error, place);
  return unusable(
    sentence
      ? `${place} ${sentence}.`
      : `${place} cannot be opened (${code}): see that it runs and that NABU_DATABASE_URL is right.`,
  );
}

const OPENING: { readonly [code: string]: string } = {
  '28': 'refuses the user or the password: set both right in NABU_DATABASE_URL (postgres://user:password@host/database)',
  '3D000':
    'has no database of this name: make it with "createdb", or name another in NABU_DATABASE_URL',
  '42501':
    'does not let this user make tables: give it the database ("ALTER DATABASE … OWNER TO …")',
  ENOTFOUND: 'is at an address that nobody has: set the host right in NABU_DATABASE_URL',
  ECONNREFUSED:
    'does not answer at this port: start it, or set host and port right in NABU_DATABASE_URL',
  '57P03': 'is starting or stopping: try again in a moment',
  '53300': 'has no connection left: close some, or raise its max_connections',
};

/** A refusal to open a database, with its sentence. */
export function unusable(sentence: string): StoreError {
  return new StoreError('unusable', sentence);
}
