import { type AnyGame, replayRecord, rulesKey } from '@nabu/kernel';
import { type Finding, filmOf, type Job } from '@nabu/search/review';
import { type Reviewer, reviewer } from '@nabu/search/review/work';

/** What the page says to a worker that reviews: which rules to load, which match, then one job after the other. */
export type ToReviewer =
  | { readonly type: 'load'; readonly game: string; readonly rules: number }
  | {
      readonly type: 'open';
      readonly game: string;
      readonly rules: number;
      readonly record: string;
    }
  | { readonly type: 'job'; readonly job: Job };

/** What a worker answers to each job; null when it could not do it. */
export interface FromReviewer {
  readonly finding: Finding | null;
}

type LoadRules = (game: string, rules: number) => Promise<AnyGame | null>;

/** Does the jobs of one match as they come; a job waits for the match to be open. */
export function reviewDispatcher(
  loadRules: LoadRules,
  say: (message: FromReviewer) => void,
): (message: ToReviewer) => Promise<void> {
  let opened: Promise<Reviewer> | null = null;
  const open = async ({ game, rules, record }: ToReviewer & { type: 'open' }) => {
    const known = await loadRules(game, rules);
    if (!known) throw new Error(`There are no rules ${rules} of ${game} here.`);
    return reviewer(filmOf(replayRecord({ [rulesKey(known)]: known }, record)));
  };
  return async (message) => {
    if (message.type === 'load') {
      // Whoever needs them asks for them again, and says what went wrong.
      await loadRules(message.game, message.rules).catch(() => null);
      return;
    }
    if (message.type === 'open') {
      opened = open(message);
      // A job says that it failed; nobody else waits for it.
      opened.catch(() => undefined);
      return;
    }
    try {
      const work = await opened;
      say({ finding: work?.(message.job) ?? null });
    } catch {
      say({ finding: null });
    }
  };
}
