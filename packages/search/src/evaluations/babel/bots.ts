import { type GameBots, recipe } from '../../game-bots.ts';
import { CALIBRATIONS } from './calibration-data.ts';
import { WEIGHTS } from './data.ts';
import { babelEvaluation } from './index.ts';
import { STEPS } from './ratings-data.ts';
import { babelThemes } from './themes.ts';

/** How the bots of the house play Babel. */
export const babelBots: GameBots = {
  evaluation: recipe(WEIGHTS, babelEvaluation),
  // Settled by measurement at 300 iterations.
  // Exploration 0.04 beat 0.1 in 38 of 60 games and 0.2 in 40 of 60; looking into a node at once,
  // later, narrower or with more faith made no difference that 60 games could show.
  tuning: { exploration: 0.04, playoutPlies: 0, ripe: 2 },
  levels: { pupil: 'gentle:63%', astronomer: 'search:100:0.8%', king: 'search:2000' },
  ratings: STEPS,
  calibrations: CALIBRATIONS,
  claims: { share: 0.5, spread: 0.07 },
  themes: babelThemes,
};
