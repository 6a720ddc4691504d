/** `npm run pace:review`: how soon a game is reviewed in the browser with one worker, in Chromium. */
import { ensureDebian } from './debian.mjs';
import { ensureBuilt, orExplain } from './setup.mjs';

await orExplain(async () => {
  await ensureBuilt();
  ensureDebian({ chromium: 'chromium' });
});
await import('../e2e/review-pace.mjs');
