/** `npm run bench:tables`: what a table in the memory of a house costs. */
import { ensureBuilt, orExplain } from './setup.mjs';

await orExplain(() => ensureBuilt());
await import('../bench/live-tables.mjs');
