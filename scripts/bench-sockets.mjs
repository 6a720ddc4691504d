/** `npm run bench:sockets`: what an idle socket costs a house in memory. */
import { ensureBuilt, orExplain } from './setup.mjs';

await orExplain(() => ensureBuilt());
await import('../bench/dist/sockets.js');
