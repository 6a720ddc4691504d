export {
  ADVICE_LINES,
  type Advice,
  type AdviceQuestion,
  adviseAbout,
} from './advise.ts';
export type { Bot, Candidate, Choice } from './bot.ts';
export { botMove, MOST_BOT_PLIES, playOn, playToEnd } from './bot-games.ts';
export { measuredRating } from './bots-of.ts';
export { type Calibration, calibrated, fitted, progressIn, type Told } from './calibration.ts';
export { type Comparison, compareMove } from './compare.ts';
export { evaluationFor, evaluationWith, shaped, weightsOf } from './evaluations/index.ts';
export type { FlatWeights, WeightTree } from './evaluations/weights.ts';
export { greedyBot } from './greedy.ts';
export { askedInTurn, LEVELS, type Level, type LevelId, specOf } from './levels.ts';
export type { Evaluation, Expired, Mind, Timer } from './mind.ts';
export { playout } from './playout.ts';
export { randomBot } from './random.ts';
export { chanceOf, pointsEvaluation } from './reward.ts';
export { searchBot } from './search.ts';
export { type SearchSettings, type Tuning, tuningFor } from './settings.ts';
export { botFromSpec, readSpec, type Spec, SpecError } from './spec.ts';
export {
  type Answer,
  gameAskedAbout,
  type Question,
  type Thinking,
  think,
  thinkAbout,
  thinker,
} from './think.ts';
export { type OpenDecision, openThoughts } from './thoughts.ts';
export { consensus, shares } from './together.ts';
export { weigh } from './weigh.ts';
export { sharesOf } from './win-shares.ts';
