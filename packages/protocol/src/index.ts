export type {
  DeedKind,
  Entry,
  Language,
  Now,
  Outcome,
  Phase,
  SeatInfo,
  TableInfo,
  Thoughts,
  ViewAt,
  Visibility,
} from '@nabu/table';
export * from './account.ts';
export * from './census.ts';
export * from './client.ts';
export * from './codes.ts';
export * from './entry.ts';
export * from './finished.ts';
export * from './http.ts';
export * from './invitations.ts';
export * from './limits.ts';
export * from './lobby.ts';
export * from './moderation.ts';
export * from './notices.ts';
export * from './people.ts';
export * from './ratings.ts';
export * from './scopes.ts';
export * from './server.ts';
export * from './socket.ts';
export * from './studies.ts';
export * from './table.ts';
export * from './talk.ts';
export * from './tokens.ts';
export { BOT_MARK, name as guestName, tableId, token as seatToken } from './words.ts';
