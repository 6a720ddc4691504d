/** `npm run bench:signin`: what signing in costs beside argon2id itself. */
import { ensureBuilt, orExplain } from './setup.mjs';

await orExplain(() => ensureBuilt());
await import('../bench/sign-in.mjs');
