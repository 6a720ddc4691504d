import { type GameBots, recipe } from '../../game-bots.ts';
import { CALIBRATIONS } from './calibration-data.ts';
import { WEIGHTS } from './data.ts';
import { babyloniaEvaluation } from './index.ts';
import { STEPS } from './ratings-data.ts';
import { babyloniaThemes } from './themes.ts';

/** How the bots of the house play Babylonia. */
export const babyloniaBots: GameBots = {
  evaluation: recipe({ ...WEIGHTS }, babyloniaEvaluation),
  // Settled by measurement at 300 iterations.
  // With 600 iterations, looking into a node after 3 passes won 39 of 40 games against greedy, after 8
  // won 36 of 40. Width 0.6 beat 0.35 in 36 of 50 and 1 in 22 of 40. Looking at the best 20 only won 25
  // of 50 against 40 and 15 of 30 against 80, in half the time; exploration 0.05, faith 3 or looking
  // after 2 passes made no difference that 50 games could show. Against greedy, lines with any luck won 124 of 140
  // games, paired ones 134 with 16 imaginings and 126 of 137 with 48. Alone against three greedy such lines won half
  // of the games, however many. Lines that go on with answers won 36 of 60 once around with others taking their
  // first favourite, 32 of 47 with the best of six. Paired, 600 of them won 71 of 100 once around with the best of
  // five, 41 of 60 with the best of eight, 72, 69 and 71 of 100 twice around with the best of five, four and three,
  // in twice the time; 2400 won 75.5 of 100 once around and 47 of 65 twice.
  tuning: {
    ...{ exploration: 0.1, playoutPlies: 0, ripe: 3, width: 0.6, narrow: 20 },
    ...{ paired: true, imaginings: 16 },
    crowd: { turns: 1, answers: 5, imaginings: 32 },
  },
  // More lines alone separate little here, so noise does; a search is only wrong among the few moves it tried.
  levels: {
    pupil: 'gentle:93%',
    apprentice: 'greedy:18%',
    cupbearer: 'greedy:9%',
    scribe: 'search:30:40%',
    astronomer: 'search:100:1.6%',
    vizier: 'search:300:0.9%',
    king: 'search:600/2400',
  },
  ratings: STEPS,
  calibrations: CALIBRATIONS,
  claims: { share: 0.5, spread: 0.2 },
  themes: babyloniaThemes,
};
