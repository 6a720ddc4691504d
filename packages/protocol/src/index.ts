export * from './client.ts';
export * from './codes.ts';
export * from './entry.ts';
export * from './http.ts';
export * from './limits.ts';
export * from './server.ts';
export * from './table.ts';
export {
  LANGUAGES,
  type Language,
  name as guestName,
  PHASES,
  type Phase,
  tableId,
  token as seatToken,
  VISIBILITIES,
  type Visibility,
} from './words.ts';
