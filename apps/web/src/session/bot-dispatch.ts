import type { AnyGame } from '@nabu/kernel';
import type { Advice } from '@nabu/protocol';
import { adviseAbout, askedInTurn, type Comparison, compareMove, thinker } from '@nabu/search';
import { type BotMove, decidedBy, undecided } from '@nabu/table';
import type { BotQuestion, CompareQuestion, HintQuestion } from './standing.ts';

/** What a bot answers: its move for the ply it was asked about and what it thought. */
export interface BotAnswer extends BotMove {
  readonly type: 'move';
}

/** What would be good for a player; null when it could not be found out. */
export interface HintAnswer {
  readonly type: 'hint';
  readonly ply: number;
  readonly moves: readonly Advice[] | null;
}

/** A move beside the best one; null when it could not be found out. */
export interface CompareAnswer {
  readonly type: 'compare';
  readonly ply: number;
  readonly comparison: Comparison | null;
}

/** What a page asks the worker that thinks for a table. */
export type ToThinker = BotQuestion | HintQuestion | CompareQuestion;

/** What that worker answers. */
export type FromThinker = BotAnswer | HintAnswer | CompareAnswer;

/** What the worker that thinks for a table needs from around it. */
interface ThinkerMeans {
  /** The rules of a game in one version; null when this build does not have them. */
  loadRules(game: string, rules?: number): Promise<AnyGame | null>;
  say(answer: FromThinker): void;
}

/** Answers every question with one answer. It remembers its last thought, so that a turn of many small decisions is thought through once. */
export function botDispatcher({
  loadRules,
  say,
}: ThinkerMeans): (question: ToThinker) => Promise<void> {
  const think = thinker();
  return async (question) => {
    const game = await loadRules(question.gameId, question.rules);
    if (!('type' in question)) say(decided(think, game, question));
    else say(question.type === 'hint' ? advised(game, question) : compared(game, question));
  };
}

/** A bot that fails is replaced by the next weaker one: a game never stops because a bot did. */
function decided(
  think: ReturnType<typeof thinker>,
  game: AnyGame | null,
  question: BotQuestion,
): BotAnswer {
  const able = askedInTurn(question.spec).slice(question.failed);
  for (const bot of game ? able : []) {
    try {
      const answer = think(game as AnyGame, { ...question, spec: bot });
      return { type: 'move', ...decidedBy(bot, question, answer) };
    } catch (error) {
      console.warn(`The bot ${bot} failed; a weaker one decides.`, error);
    }
  }
  return { type: 'move', ...undecided(question) };
}

function advised(game: AnyGame | null, question: HintQuestion): HintAnswer {
  const { ply } = question;
  try {
    return { type: 'hint', ply, moves: game && adviseAbout(game, question) };
  } catch {
    return { type: 'hint', ply, moves: null };
  }
}

function compared(game: AnyGame | null, question: CompareQuestion): CompareAnswer {
  const { ply } = question;
  try {
    return { type: 'compare', ply, comparison: game && compareMove(game, question) };
  } catch {
    return { type: 'compare', ply, comparison: null };
  }
}
