/** `npm start`: sets everything up when needed, then runs the house. */
import { ensureBuilt, orExplain } from './setup.mjs';

await orExplain(() => ensureBuilt());
await import('../apps/server/dist/main.js');
