/** `npm run bench:store`: how many moves a second the server's store keeps, and what waits meanwhile. */
import { ensureBuilt, orExplain } from './setup.mjs';

await orExplain(() => ensureBuilt());
await import('../bench/store.mjs');
