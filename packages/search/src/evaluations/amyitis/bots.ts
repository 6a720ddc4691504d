import { type GameBots, recipe } from '../../game-bots.ts';
import { CALIBRATIONS } from './calibration-data.ts';
import { WEIGHTS } from './data.ts';
import { amyitisEvaluation } from './index.ts';
import { STEPS } from './ratings-data.ts';
import { amyitisThemes } from './themes.ts';

/** How the bots of the house play Amyitis. */
export const amyitisBots: GameBots = {
  evaluation: recipe({ ...WEIGHTS }, amyitisEvaluation),
  // Settled by measurement at 300 iterations.
  // With moves that are the best looking of 3, 300 lines won 18.5 of 20 games against `plain:3000`; 100 lines
  // won 20 of 24 against `plain:1000`, and 18 of 24 with moves drawn blindly, in an eighth of the time.
  // Before that 12 random plies beat none in 14 of 16 games, 6 in 25 of 40, 30 in 19 of 30; whole playouts lost
  // 20 of 20 against 30 plies. Looking ahead beat trying unseen in 19 of 30.
  tuning: { exploration: 0.2, playoutPlies: 12, picks: 3, ripe: 2 },
  // Every line is thought through with more care than elsewhere, so fewer do.
  levels: {
    pupil: 'gentle:79%',
    scribe: 'search:12:2%',
    astronomer: 'search:30',
    vizier: 'search:90',
    king: 'search:300',
  },
  ratings: STEPS,
  calibrations: CALIBRATIONS,
  // Measured over 20 records, see docs/review.md.
  claims: { share: 0.8, spread: 0.18 },
  themes: amyitisThemes,
};
