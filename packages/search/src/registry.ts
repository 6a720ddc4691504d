/** How bots play each game of the house, one line each; `bots-of.ts` checks that none is missing. */
export { amyitisBots as amyitis } from './evaluations/amyitis/bots.ts';
export { babelBots as babel } from './evaluations/babel/bots.ts';
export { babylonBots as babylon } from './evaluations/babylon/bots.ts';
export { babyloniaBots as babylonia } from './evaluations/babylonia/bots.ts';
export { urBots as ur } from './evaluations/ur/bots.ts';
