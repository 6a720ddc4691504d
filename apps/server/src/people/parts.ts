import type { Compilable, Expression } from 'kysely';
import type { Relations } from '../store/relations.ts';

/**
 * A part of the house that keeps something about persons, and says what becomes of it. Statements
 * of all parts are run together; `aliases` still holds the person's other ids when they are.
 */
export interface PersonalPart {
  /** What it is called in the data that a person takes along. */
  readonly name: string;
  /** Gives what a guest has to the account that the guest became. */
  merge(guest: string, account: string): readonly Compilable[];
  /** Seats that were held under an id are somebody else's now: forgets what was worked out from them. */
  moved?(who: string): readonly Compilable[];
  /** Called after that was written. */
  afterMoved?(): void;
  /** The host calls somebody by another name, also in the past: writes it wherever the one they went by is kept. */
  rename?(ids: readonly string[], name: string): readonly Compilable[];
  /** Called after that was written. */
  afterRename?(): void;
  /** Takes away what says who somebody was. */
  erase(person: string): readonly Compilable[];
  /** What it keeps about a person, as JSON. */
  export(person: string): Promise<unknown>;
}

/** Every id under which a person holds seats, for use inside a query (`who in …`). */
export function idsOf({ db }: Relations, person: string): Expression<string> {
  const own = db.selectFrom('persons').select('persons.id as who').where('persons.id', '=', person);
  const others = db.selectFrom('aliases').select('aliases.who').where('person', '=', person);
  return own.union(others) as unknown as Expression<string>;
}
