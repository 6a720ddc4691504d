/** `npm run bench:lobby`: the lobby with many tables and many who look. */
import { ensureBuilt, orExplain } from './setup.mjs';

await orExplain(() => ensureBuilt());
await import('../bench/dist/lobby.js');
