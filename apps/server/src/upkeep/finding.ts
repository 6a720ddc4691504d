import { MIGRATIONS } from '../store/schema.ts';

/** One thing that was looked at: all right, worth knowing, or wrong. */
export interface Finding {
  readonly state: 'ok' | 'note' | 'wrong';
  readonly sentence: string;
}

/** So long an answer is waited for (ms). */
export const PATIENCE_MS = 5_000;

/** All right. */
export function ok(sentence: string): Finding {
  return { state: 'ok', sentence };
}

/** Worth knowing. */
export function note(sentence: string): Finding {
  return { state: 'note', sentence };
}

/** Wrong, with what to do. */
export function wrong(sentence: string): Finding {
  return { state: 'wrong', sentence };
}

/** Whether the format of a store is the one of this build. */
export function format(found: number, place: string): Finding {
  const known = MIGRATIONS.length;
  if (found > known)
    return wrong(
      `${place} was written by a newer Nabu (format ${found}, this one knows ${known}): update Nabu.`,
    );
  return found < known
    ? note(`${place} has format ${found}; the next start brings it to ${known}.`)
    : ok(`${place} has format ${known}, as this Nabu.`);
}
