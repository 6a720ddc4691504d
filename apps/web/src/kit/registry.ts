/** Every game as the house shows it, one line each; `games.ts` checks that none is missing. */
export { amyitis } from '../boards/amyitis/manifest/index.ts';
export { babel } from '../boards/babel/manifest/index.ts';
export { babylon } from '../boards/babylon/manifest/index.ts';
export { babylonia } from '../boards/babylonia/manifest/index.ts';
export { ur } from '../boards/ur/manifest/index.ts';
