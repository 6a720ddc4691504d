/** `npm run bench`: the speed of the rules and the search, beside boardgame.io in the same run. */
import { ensureBuilt, orExplain } from './setup.mjs';

await orExplain(() => ensureBuilt());
await import('../bench/dist/main.js');
