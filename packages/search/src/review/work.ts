import { evaluationFor } from '../evaluations/index.ts';
import type { Evaluation } from '../mind.ts';
import { chancesIn, isMeasured } from './chances.ts';
import type { Film } from './film.ts';
import { forecastAt } from './forecast.ts';
import type { Finding, Job } from './jobs.ts';
import { judged } from './judge.ts';
import { luckAt } from './luck.ts';

export type { Belief } from '../belief.ts';
export { type Claim, claimAt } from './judge.ts';
export { beliefFrom, type Held } from './proof.ts';
export { tried } from './trial.ts';

/** Somebody who does the jobs of a review of one match, one after the other. */
export type Reviewer = (job: Job) => Finding;

/** A reviewer of a match that is over. */
export function reviewer(film: Film): Reviewer {
  const evaluate = evaluationFor(film.game);
  return (job) => done(film, evaluate, job);
}

function done(film: Film, evaluate: Evaluation<unknown>, job: Job): Finding {
  switch (job.kind) {
    case 'glance': {
      const at = job.plies.map((ply) => ({
        ...{ ply, chances: chancesIn(film.game, evaluate, film.stateAt(ply)) },
      }));
      const measured = isMeasured(film.game.id, film.match.table.seats);
      return { kind: 'glance', at, measured };
    }
    case 'luck': {
      const at = job.plies.flatMap((ply) => {
        const chances = luckAt(film, evaluate, ply);
        return chances ? [{ ply, chances }] : [];
      });
      return { kind: 'luck', at };
    }
    case 'forecast':
      return { kind: 'forecast', ...forecastAt(film, evaluate, job.ply, job.from, job.games) };
    case 'judge':
      return { kind: 'judge', ply: job.ply, found: judged(film, evaluate, job.ply, job.effort) };
  }
}
