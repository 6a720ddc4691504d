import { type Logger, pino } from 'pino';
import type { LogLevel } from './config.ts';
import { StoreError } from './store/store.ts';

/**
 * Structured logs on the error output. What is logged is named field by field and never a message,
 * a request header or a table: no token, name, seed or hidden card can slip in. `more` is added to every line.
 */
export function createLog(level: LogLevel, more: () => object = () => ({})): Logger {
  return pino(
    { level, base: null, timestamp: pino.stdTimeFunctions.isoTime, mixin: more },
    pino.destination({ dest: 2, sync: true }),
  );
}

/** An error as it may be logged: what broke and where, without what it was about; a store's sentence tells no secret. */
export function errorFields(error: unknown): {
  readonly error: string;
  readonly sentence?: string;
  readonly stack?: string;
} {
  if (!(error instanceof Error)) return { error: typeof error };
  if (error instanceof StoreError)
    return { error: `${error.name} ${error.code}`, sentence: error.message };
  const frames = (error.stack ?? '').split('\n').filter((line) => line.startsWith('    at '));
  const code = 'code' in error ? ` ${String(error.code)}` : '';
  return { error: error.name + code, stack: frames.slice(0, 6).join('\n') };
}
