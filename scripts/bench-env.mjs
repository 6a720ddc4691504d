/** `npm run bench:env`: how many steps a second `nabu env` carries out through its pipe. */
import { ensureBuilt, orExplain } from './setup.mjs';

await orExplain(() => ensureBuilt());
await import('../bench/env.mjs');
