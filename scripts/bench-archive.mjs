/** `npm run bench:archive`: the lobby, histories and the search of a house with a million finished games. */
import { ensureBuilt, orExplain } from './setup.mjs';

await orExplain(() => ensureBuilt());
await import('../bench/archive.mjs');
