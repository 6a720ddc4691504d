/** `npm run pace:review`: how soon a game is reviewed in the browser with one worker, in Chromium. */
import { CHROMIUM, ensureDebian } from './debian.mjs';
import { ensureBuilt, orExplain } from './setup.mjs';

await orExplain(async () => {
  await ensureBuilt();
  await ensureDebian(CHROMIUM);
});
await import('../e2e/review-pace.mjs');
