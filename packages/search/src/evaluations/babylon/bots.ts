import { type GameBots, recipe } from '../../game-bots.ts';
import { CALIBRATIONS } from './calibration-data.ts';
import { WEIGHTS } from './data.ts';
import { babylonEvaluation } from './index.ts';
import { STEPS } from './ratings-data.ts';
import { babylonThemes } from './themes.ts';

/** How the bots of the house play Babylon. */
export const babylonBots: GameBots = {
  evaluation: recipe(WEIGHTS, babylonEvaluation),
  // Settled by measurement at 300 iterations.
  // Gardens grow side by side, so lines are one's own turn, thought through to its end, and three
  // decisions of the next; others only dig. All of a thousand ways to lay a tile are looked at once and the
  // best kept: 300 such lines led greedy by 16 points (20 games), 3000 that looked at 32 ways at a time
  // by 10; with two decisions of the next turn the lead was 13, with five 13. Width 0.8 did as well as
  // 1.2 in half the time, 0.5 lost 4 points of the lead; 8 imaginings did no better than 4,
  // 1 no worse. Faith 1 won 40 of 40 games (18 points) where faith 3 won 40 of 48 (14 points), with 200 lines.
  tuning: {
    ...{ exploration: 0.02, playoutPlies: 0, ripe: 0, width: 0.8, imaginings: 4 },
    ...{ turns: 1, further: 3, keep: 48 },
  },
  levels: {
    pupil: 'gentle:97.4%',
    apprentice: 'greedy:16%',
    cupbearer: 'greedy:8%',
    scribe: 'search:16:70%',
    astronomer: 'search:30:7%',
    vizier: 'search:100:2%',
    king: 'search:300',
  },
  ratings: STEPS,
  calibrations: CALIBRATIONS,
  claims: { share: 0.5, spread: 0.2 },
  themes: babylonThemes,
};
