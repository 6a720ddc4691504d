import type { People } from '../people/people.ts';
import { allow, shownBy, type Who } from '../people/who.ts';
import { readJson } from '../reading.ts';
import type { AppContext } from './app.ts';

/** What of the house says who asks. */
interface AskerParts {
  readonly people: People;
}

/**
 * Who sent a request, by its cookie or its `Authorization` header; throws a `Failure` for a personal token that is not
 * good for the route, and where the route names no scope for any.
 */
export async function whoIs(c: AppContext, { people }: AskerParts): Promise<Who> {
  const found = c.get('who');
  if (found) return found;
  const who = await people.who(shownBy(c.env.incoming.headers));
  allow(who, c.get('scope') ?? null);
  return who;
}

/** Refuses a token that is none, is over or is not good for the route, whether the route asks who it is or not. */
export async function checkToken(c: AppContext): Promise<void> {
  if (c.req.header('authorization') === undefined) return;
  c.set('who', await whoIs(c, { people: c.get('people') }));
}

/** Who sent a request in which they may say how they want to be seen: a guest goes by that name from now on. */
export async function asSeen(
  c: AppContext,
  { people }: AskerParts,
  name: string | undefined,
): Promise<Who> {
  const who = await whoIs(c, { people });
  const { person } = who;
  if (!person || person.account || name === undefined || name === person.name) return who;
  await people.renameGuest(person.id, name);
  return { ...who, person: { ...person, name } };
}

/** The body of a request as JSON; throws a `Failure` when it is none. */
export async function body(c: AppContext): Promise<unknown> {
  return readJson(await c.req.text(), 'request');
}
