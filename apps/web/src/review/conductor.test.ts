import { ur } from '@nabu/games/ur';
import { type AnyGame, Match, presets, rngFrom, writeRecord } from '@nabu/kernel';
import { filmOf, PASSES } from '@nabu/search/review';
import { expect, test } from 'vitest';
import { Conductor, type ConductorNews, type ReviewPost } from './conductor.ts';
import type { FromReviewer, ToReviewer } from './dispatch.ts';

const game: AnyGame = ur;

/** A short match that ended early, and its record. */
function short() {
  const match = Match.start(game, {
    ...{ seats: 2, options: presets(game.options), seed: '3'.repeat(32) },
  });
  const rng = rngFrom('short');
  for (let i = 0; i < 12; i++) {
    const [seat] = match.actors;
    match.play(seat, game.sample(game.imagine(match.view(seat), rng), seat, rng));
  }
  match.endEarly('agreed');
  return { film: filmOf(match), record: writeRecord(match, { names: ['Ana', 'Bo'] }) };
}

/** Workers that note what they are asked and answer when they are told to. */
class Crew {
  readonly asked: ToReviewer[] = [];
  readonly waiting: (() => void)[] = [];
  readonly deaths: (() => void)[] = [];
  terminated = 0;

  hire(): ReviewPost {
    let hear: (event: { readonly data: FromReviewer }) => void = () => undefined;
    return {
      postMessage: (message) => {
        this.asked.push(message);
        if (message.type === 'job') this.waiting.push(() => hear({ data: { finding: null } }));
      },
      addEventListener: (type: string, ear: never) => {
        if (type === 'message') hear = ear;
        else this.deaths.push(ear);
      },
      terminate: () => {
        this.terminated++;
      },
    };
  }

  /** Answers everything, also what is asked meanwhile. */
  answerAll(): void {
    for (let next = this.waiting.shift(); next; next = this.waiting.shift()) next();
  }
}

function conducted(crew: Crew, clock: () => number = () => 0) {
  const { film, record } = short();
  const news: ConductorNews[] = [];
  const means = { hire: () => crew.hire(), workers: 2, clock, limit: 100, pause: 0 };
  const conductor = new Conductor(film, record, means, (each) => news.push(each));
  return { conductor, news };
}

test('every worker gets the match first, and every ply is judged', () => {
  const crew = new Crew();
  const { news } = conducted(crew);
  crew.answerAll();
  expect(crew.asked.filter(({ type }) => type === 'open')).toHaveLength(2);
  const judged = crew.asked.flatMap((each) =>
    each.type === 'job' && each.job.kind === 'judge' ? [each.job.ply] : [],
  );
  expect(judged.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 12 }, (_, ply) => ply));
  const last = news.at(-1);
  expect(last).toMatchObject({ done: true, progress: 1, review: { passes: PASSES } });
  expect(crew.terminated).toBe(2);
  const progress = news.map((each) => each.progress);
  expect(progress).toEqual(progress.toSorted((a, b) => a - b));
});

test('when time is up no job is begun any more, and what was found is told', () => {
  const crew = new Crew();
  let now = 0;
  const { news } = conducted(crew, () => now);
  crew.waiting.shift()?.();
  now = 101;
  const before = crew.asked.length;
  crew.answerAll();
  expect(crew.asked).toHaveLength(before);
  expect(news.at(-1)).toMatchObject({ done: true, review: { passes: 2 } });
});

test('when a worker dies the other one does the rest; when both do, what was found is told', () => {
  const crew = new Crew();
  const { news } = conducted(crew);
  crew.waiting.shift()?.();
  crew.waiting.shift();
  crew.deaths[0]();
  crew.answerAll();
  expect(news.at(-1)?.done).toBe(true);

  const doomed = new Crew();
  const second = conducted(doomed);
  for (const die of doomed.deaths) die();
  expect(second.news.at(-1)?.done).toBe(true);
});

test('after a stop nothing is told', () => {
  const crew = new Crew();
  const { conductor, news } = conducted(crew);
  conductor.stop();
  crew.answerAll();
  expect(news).toEqual([]);
});
