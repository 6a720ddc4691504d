import * as z from 'zod';
import { claim, claimed, comeIn, whoAmI } from '../people.ts';
import { ladderWish, leaders, profile, ratingPoints, tablePlayers } from '../ratings.ts';
import { route } from './route.ts';

/** Who somebody is, and what others may see of them. */
export const PEOPLE_ROUTES = {
  me: route({
    ...{ method: 'get', path: '/api/me', tag: 'people', who: 'anybody', scope: 'read' },
    summary: 'Who I am, or null for somebody the house does not know.',
    answer: whoAmI,
  }),
  comeIn: route({
    ...{ method: 'post', path: '/api/me', tag: 'people', who: 'anybody', scope: null },
    summary: 'Comes in as a guest by a name; a guest that is known is called by it from now on.',
    ...{ body: comeIn, answer: whoAmI, status: 201, codes: ['bad-name'] },
  }),
  claim: route({
    ...{ method: 'post', path: '/api/me/claim', tag: 'people', who: 'person', scope: null },
    summary: 'Seats that I took by tokens are mine from now on.',
    ...{ body: claim, answer: claimed },
  }),
  myProfile: route({
    ...{ method: 'get', path: '/api/me/profile', tag: 'people', who: 'person', scope: 'read' },
    summary: 'My own profile.',
    ...{ answer: profile, etag: true },
  }),
  myRatings: route({
    ...{ method: 'get', path: '/api/me/ratings', tag: 'people', who: 'person', scope: 'read' },
    summary: 'How my rating in a ladder went, one point a game.',
    ...{ query: ladderWish, answer: ratingPoints, etag: true },
  }),
  profile: route({
    ...{ method: 'get', path: '/api/people/:name', tag: 'people', who: 'anybody', scope: 'read' },
    summary: 'The profile of an account by its name.',
    ...{ answer: profile, etag: true, codes: ['unknown-person'] },
  }),
  ratings: route({
    ...{ method: 'get', path: '/api/people/:name/ratings', tag: 'people', who: 'anybody' },
    summary: 'How the rating of an account in a ladder went.',
    ...{ scope: 'read', query: ladderWish, answer: ratingPoints, etag: true },
    codes: ['unknown-person'],
  }),
  players: route({
    ...{ method: 'get', path: '/api/tables/:id/players', tag: 'people', who: 'anybody' },
    summary: 'Who plays at a table, how strong they are, and what the game changed.',
    ...{ scope: 'read', answer: tablePlayers, etag: true },
  }),
  leaders: route({
    ...{ method: 'get', path: '/api/leaders', tag: 'people', who: 'anybody', scope: 'read' },
    summary: 'The strongest accounts of a ladder, the best first.',
    ...{ query: ladderWish, answer: leaders, etag: true },
  }),
} as const;

/** The schema of an answer that says only that something was done: `{ name: true }`. */
export function done<const Name extends string>(name: Name) {
  return z.object({ [name]: z.literal(true) } as { [key in Name]: z.ZodLiteral<true> });
}
