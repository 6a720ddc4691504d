import type { Trial } from '../trial.ts';
import { rebuiltIsTheSame, turnsCanStartOver, undoRedoIsIdentity } from './match.ts';
import { notationRoundTrip, offeredMovesAccepted, othersRefused, sampleUniform } from './moves.ts';
import {
  alikeViewsTellAsMuch,
  imaginedConserves,
  imaginedLooksTheSame,
  legalityIsVisible,
  secretsVary,
  undoTeachesNothing,
  witnessIsSteady,
  witnessLeaksNothing,
} from './sight.ts';
import {
  actorsDecide,
  copySharesNothing,
  gameEnds,
  piecesConserved,
  positionText,
  questionsChangeNothing,
  sameSeedSameGame,
  scoresAddUp,
  survivesJson,
  vocabularyFrozen,
} from './state.ts';

/** Every check by the name of its test; each throws a sentence when a game does not hold it. */
export const CHECKS = {
  'same seed, same game': sameSeedSameGame,
  'a copy shares nothing': copySharesNothing,
  'questions change nothing': questionsChangeNothing,
  'state, view and events survive JSON': survivesJson,
  'pieces are conserved': piecesConserved,
  'a random game ends': gameEnds,
  'actors decide, others do not': actorsDecide,
  'scores are the sum of their parts': scoresAddUp,
  'a position reads back from its text': positionText,
  'the vocabulary is numbered and frozen': vocabularyFrozen,
  'every move reads back from its text': notationRoundTrip,
  'offered moves are accepted': offeredMovesAccepted,
  'every other word is refused with a clause': othersRefused,
  'sample draws every legal move as often': sampleUniform,
  'an imagined state looks the same': imaginedLooksTheSame,
  'views that are alike tell as much': alikeViewsTellAsMuch,
  'an imagined state has the same pieces': imaginedConserves,
  'legality does not hang on hidden things': legalityIsVisible,
  'a move that can be taken back teaches nothing': undoTeachesNothing,
  'nobody hears more than the view shows': witnessLeaksNothing,
  'events are heard the same every time': witnessIsSteady,
  'every secret varies behind an equal view': secretsVary,
  'a rebuilt match is the same match': rebuiltIsTheSame,
  'undo and redo are identity': undoRedoIsIdentity,
  'a turn can start over': turnsCanStartOver,
} as const satisfies { readonly [name: string]: (trial: Trial) => void };

export type CheckName = keyof typeof CHECKS;
