import * as z from 'zod';

/**
 * What a personal token may be used for: to see what is mine, to play at tables where I sit, to set up, join and leave
 * tables, to change my profile. What is about the account itself (credentials, sessions, tokens, running the house) no
 * token can do.
 */
export const SCOPES = ['read', 'play', 'tables', 'profile'] as const;
export type Scope = (typeof SCOPES)[number];
export const scope = z.enum(SCOPES);
