import { ACCOUNT_ROUTES } from './account.ts';
import { CENSUS_ROUTES } from './census.ts';
import { HOUSE_ROUTES } from './house.ts';
import { INVITATION_ROUTES } from './invitations.ts';
import { NOTICE_ROUTES } from './notices.ts';
import { PEOPLE_ROUTES } from './people.ts';
import type { Route } from './route.ts';
import { STUDY_ROUTES } from './studies.ts';
import { TABLE_ROUTES } from './tables.ts';
import { TALK_ROUTES } from './talk.ts';
import { TOKEN_ROUTES } from './tokens.ts';

export { asyncApi } from './asyncapi.ts';
export { documentPath, type Json, openApi } from './openapi.ts';
export * from './route.ts';

/** Every route of the house by name. */
export const ROUTES = {
  ...HOUSE_ROUTES,
  ...TABLE_ROUTES,
  ...INVITATION_ROUTES,
  ...CENSUS_ROUTES,
  ...PEOPLE_ROUTES,
  ...ACCOUNT_ROUTES,
  ...NOTICE_ROUTES,
  ...TOKEN_ROUTES,
  ...TALK_ROUTES,
  ...STUDY_ROUTES,
} as const satisfies { readonly [name: string]: Route };
