/** `npm run bench:cluster`: what a move costs a house of several nodes. */
import { ensureBuilt, orExplain } from './setup.mjs';

await orExplain(() => ensureBuilt());
await import('../bench/cluster.mjs');
