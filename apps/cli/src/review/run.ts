import type { AnyMatch } from '@nabu/kernel';
import {
  type Film,
  filmOf,
  type Job,
  jobsOf,
  noFindings,
  note,
  PASSES,
  type Review,
  reviewOf,
} from '@nabu/search/review';
import { reviewer } from '@nabu/search/review/work';
import { Progress } from '../arena/progress.ts';
import { timer } from '../clock.ts';

/** Reviews a match that is over for so many seconds at most; some jobs can be left out. */
export function reviewed(
  match: AnyMatch,
  seconds: number,
  wanted: (job: Job) => boolean = () => true,
): { readonly film: Film; readonly review: Review } {
  const film = filmOf(match);
  const work = reviewer(film);
  const findings = noFindings();
  const expired = timer(seconds * 1000);
  let passes = 0;
  for (; passes < PASSES; passes++) {
    const jobs = jobsOf(match, passes, findings).filter(wanted);
    const progress = new Progress(jobs.length);
    for (const job of jobs) {
      // A first look takes no time, and without it there is nothing to tell.
      if (passes > 0 && expired()) {
        progress.clear();
        return { film, review: reviewOf(film, findings, passes) };
      }
      note(findings, work(job));
      progress.step(`${match.game.id}, pass ${passes + 1} of ${PASSES}`);
    }
    progress.clear();
  }
  return { film, review: reviewOf(film, findings, passes) };
}
