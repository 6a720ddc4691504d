/** `npm run pace`: how soon a dig or a placement of Babylon is on screen, in Chromium. */
import { CHROMIUM, ensureDebian } from './debian.mjs';
import { ensureBuilt, orExplain } from './setup.mjs';

await orExplain(async () => {
  await ensureBuilt();
  await ensureDebian(CHROMIUM);
});
await import('../e2e/pace.mjs');
