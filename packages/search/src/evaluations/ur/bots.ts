import { type GameBots, recipe } from '../../game-bots.ts';
import { CALIBRATIONS } from './calibration-data.ts';
import { WEIGHTS } from './data.ts';
import { urEvaluation } from './index.ts';
import { STEPS } from './ratings-data.ts';
import { urThemes } from './themes.ts';

/** How the bots of the house play Ur. */
export const urBots: GameBots = {
  evaluation: recipe(WEIGHTS, urEvaluation),
  // The same piece moves by any roll, so a tree that goes on below the next roll would mix them up: only the
  // decision itself is a tree (`ripe`), and lines go on with everybody taking the best looking move until both
  // had a turn. 100 such lines won 233 of 400 games against greedy; a tree that grew further won 102 of 200 with
  // 1000 lines; 4 and 12 random moves, each the best of 6, won 216 and 182 of 400 with 100 lines.
  tuning: {
    ...{ exploration: 0.1, playoutPlies: 0, ripe: 1_000_000 },
    ...{ answers: 8, paired: true, imaginings: 512 },
  },
  levels: {
    pupil: 'gentle:72%',
    apprentice: 'greedy:15%',
    cupbearer: 'greedy:6%',
    scribe: 'search:30:5%',
    astronomer: 'search:60:3.2%',
    vizier: 'search:100:2%',
    king: 'search:300',
  },
  ratings: STEPS,
  calibrations: CALIBRATIONS,
  claims: { share: 0.5, spread: 0.07 },
  themes: urThemes,
};
