export { botPool } from './bots/pool.ts';
export type { Thinker } from './bots/thinker.ts';
export { createHouse, type House, type HouseParts } from './house.ts';
export { type Store, StoreError } from './store/port.ts';
export { openSqlite } from './store/sqlite.ts';
