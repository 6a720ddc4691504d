/** `npm run build`: installs and builds whatever is stale. */
import { ensureBuilt, orExplain } from './setup.mjs';

await orExplain(() => ensureBuilt());
