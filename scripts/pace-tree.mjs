/** `npm run pace:tree`: how soon a position of a long tree is on screen, and how many frames the engine costs, in Chromium. */
import { CHROMIUM, ensureDebian } from './debian.mjs';
import { ensureBuilt, orExplain } from './setup.mjs';

await orExplain(async () => {
  await ensureBuilt();
  await ensureDebian(CHROMIUM);
});
await import('../e2e/tree-pace.mjs');
