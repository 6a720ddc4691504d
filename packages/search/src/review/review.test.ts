import { games } from '@nabu/games';
import { type AnyMatch, findGame, Match, presets, rngFrom } from '@nabu/kernel';
import { beforeAll, describe, expect, test } from 'vitest';
import { evaluationFor } from '../evaluations/index.ts';
import { botFromSpec } from '../spec.ts';
import { type Film, filmOf } from './film.ts';
import { type Findings, type Job, jobsOf, noFindings, note } from './jobs.ts';
import { beliefFrom, provenCost } from './proof.ts';
import { type Review, reviewOf, smoothed } from './review.ts';
import { accuracyOf } from './seats.ts';
import { reviewer, tried } from './work.ts';

/** A match between bots, played to its end. */
function played(id: string, rules: number, specs: readonly string[], seed = '7'): AnyMatch {
  const game = findGame(games, id, rules);
  if (!game) throw new Error(`${id} is missing.`);
  const start = { seats: specs.length, options: presets(game.options), seed: seed.repeat(32) };
  const match = Match.start(game, start);
  const bots = specs.map((spec) => botFromSpec(game, spec));
  const rng = rngFrom('review test');
  while (!match.over) {
    const [seat] = match.actors;
    match.play(seat, bots[seat].choose(match.view(seat), seat, match.moves(seat), rng).move);
  }
  return match;
}

/** What the first two passes find, of all their jobs or some, in any order. */
function quickly(film: Film, some: (jobs: readonly Job[]) => readonly Job[] = (jobs) => jobs) {
  const findings = noFindings();
  const work = reviewer(film);
  for (const pass of [0, 1])
    for (const job of some(jobsOf(film.match, pass, findings))) note(findings, work(job));
  return findings;
}

describe('a review of a race between a thinker and chance', () => {
  let film: Film;
  let findings: Findings;
  let review: Review;

  beforeAll(() => {
    film = filmOf(played('ur', 1, ['random', 'greedy']));
    findings = quickly(film);
    review = reviewOf(film, findings, 2);
  }, 60_000);

  test('every decision with a choice is judged, against the move that was made', () => {
    const { match } = film;
    const choices = match.made.flatMap(({ seat }, ply) =>
      film.game.moves(film.stateAt(ply), seat).length > 1 ? [ply] : [],
    );
    expect(review.decisions.map(({ ply }) => ply)).toEqual(choices);
    for (const { ply, seat, made, best, cost } of review.decisions) {
      expect({ seat, made }).toEqual({ seat, made: match.written[ply].move });
      expect(cost).toBeGreaterThanOrEqual(0);
      if (best === made) expect(cost).toBe(0);
    }
  });

  test('who draws moves by lot plays less accurately than who thinks', () => {
    const [lot, thinker] = review.seats.map(({ accuracy }) => accuracy ?? 0);
    expect(thinker - lot).toBeGreaterThan(20);
    expect(review.seats[0].cost).toBeGreaterThan(review.seats[1].cost);
  });

  test('chances add up to one at every turn, and end with who won', () => {
    for (const { chances } of review.outlook)
      expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1);
    const places = film.match.result?.places ?? [];
    expect(review.outlook.at(-1)?.chances).toEqual(places.map((place) => (place === 1 ? 1 : 0)));
  });

  test('what luck gives to one it takes from the other, and only chance is luck', () => {
    expect(review.luck[0].ply).toBe(-1);
    for (const { chances } of review.luck) expect(chances[0] + chances[1]).toBeCloseTo(0);
    const drawn = film.frames.filter((frame) => frame.drawn || frame.revealed);
    expect(review.luck.slice(1).map(({ ply }) => ply)).toEqual(drawn.map(({ ply }) => ply));
    expect(Math.max(...review.luck.map(({ chances }) => Math.abs(chances[0])))).toBeGreaterThan(
      0.01,
    );
  });

  test('turning points are whole turns, in order and a round apart', () => {
    const starts = film.match.turnStarts;
    const turns = review.turning.map(({ turn }) => turn);
    expect(turns).toHaveLength(3);
    expect(turns).toEqual([...turns].sort((a, b) => a - b));
    for (const point of review.turning) {
      expect(point.ply).toBe(starts[point.turn - 1]);
      expect(point.seat).toBe(film.match.made[point.ply].seat);
      expect(point.decision === null).toBe(point.kind !== 'mistake');
    }
  });

  test('points to come are played out to real ends', () => {
    const told = review.outlook.flatMap(({ points }) => (points ? [points] : []));
    expect(told.length).toBeGreaterThan(10);
    for (const points of told) expect(Math.max(...points)).toBe(7);
  });

  test('jobs can be done in any order by anybody', () => {
    const some = (jobs: readonly Job[]) => jobs.filter((_, i) => i % 6 === 0);
    const backwards = quickly(film, (jobs) => some(jobs).toReversed());
    expect(reviewOf(film, backwards, 2)).toEqual(reviewOf(film, quickly(film, some), 2));
  });

  test('the last passes look deeper, and most deeply where most was lost', () => {
    const thorough = jobsOf(film.match, 2, findings).filter(({ kind }) => kind === 'judge');
    expect(thorough).toHaveLength(review.decisions.length);
    const deep = jobsOf(film.match, 3, findings);
    expect(deep.length).toBeLessThanOrEqual(16);
    const [first] = deep;
    const costliest = Math.max(...review.decisions.map(({ loss }) => loss));
    const ply = first.kind === 'judge' ? first.ply : -1;
    expect(findings.judged.get(ply)?.loss).toBe(costliest);
  });

  test('judgements can be put to the test by playing on', () => {
    const costliest = review.decisions.reduce((a, b) => (b.cost > a.cost ? b : a));
    const trial = tried(film, evaluationFor(film.game), costliest, 40);
    expect(trial.games).toBe(40);
    expect(trial.best).toBeGreaterThan(trial.made - 10);
    const same = tried(film, evaluationFor(film.game), { ...costliest, best: costliest.made }, 10);
    expect(same.best).toBe(same.made);
  });
});

test('where points are at stake, what was missed and who took it is told', () => {
  const film = filmOf(played('babylonia', 1, ['greedy:18%', 'greedy']));
  const early = (job: Job) => job.kind === 'glance' || (job.kind === 'judge' && job.ply % 3 === 0);
  const { turning, measured } = reviewOf(
    film,
    quickly(film, (jobs) => jobs.filter(early)),
    2,
  );
  expect(measured).toBe(true);
  for (const { scored, missed, lost, end, decision } of turning) {
    if (scored) expect(film.frames[scored.ply - 1].events).toContainEqual(scored.event);
    if (missed) expect(missed.seat).toBe(decision?.seat);
    if (lost) expect(lost.ply).toBeGreaterThan(end);
  }
});

test('a game that goes on is not reviewed, one that ended early is', () => {
  const game = findGame(games, 'ur', 1);
  if (!game) throw new Error('Ur is missing.');
  const match = Match.start(game, {
    seats: 2,
    options: presets(game.options),
    seed: '1'.repeat(32),
  });
  expect(() => filmOf(match)).toThrow('over');
  match.play(match.actors[0], match.moves(match.actors[0])[0]);
  match.endEarly('agreed');
  const film = filmOf(match);
  expect(reviewOf(film, noFindings(), 0).outlook).toHaveLength(2);
});

test('accuracy is what was kept of what was at stake; no decision counts below nothing', () => {
  expect(accuracyOf([])).toBeNull();
  expect(accuracyOf([{ loss: 0, stake: 0 }])).toBeNull();
  expect(accuracyOf([{ loss: 0, stake: 0.3 }])).toBe(100);
  expect(accuracyOf([{ loss: 0.5, stake: 0.1 }])).toBe(0);
  const kept = accuracyOf([
    { loss: 0.1, stake: 0.1 },
    { loss: 0, stake: 0.3 },
  ]);
  expect(kept).toBeCloseTo(75);
});

test('means over a round take out what goes up and down with the turns, and keep what stays', () => {
  const zigzag = Array.from({ length: 8 }, (_, turn) => [turn % 2, 1 - (turn % 2)]);
  for (const [first] of smoothed(zigzag, 2).slice(1, -1)) expect(first).toBeCloseTo(0.5);
  const steady = Array.from({ length: 5 }, () => [0.7, 0.2, 0.1]);
  for (const chances of smoothed(steady, 3)) expect(chances[0]).toBeCloseTo(0.7);
});

describe('what a better move is worth', () => {
  const trial = (games: number, best: number, made: number) => ({
    ...{ games, best, made, squares: Math.abs(best - made) },
  });

  test('is the share of the claim that is believed as long as no game bears it out', () => {
    const belief = { share: 0.5, spread: 0.1 };
    expect(provenCost(0.3, null, belief)).toBeCloseTo(0.15);
    expect(provenCost(0.3, trial(0, 0, 0), belief)).toBeCloseTo(0.15);
  });

  test('comes near to what games show, the nearer the more there are', () => {
    expect(provenCost(0.8, trial(96, 0, 0))).toBeLessThan(0.01);
    expect(provenCost(0.1, trial(96, 96, 48))).toBeGreaterThan(0.3);
    expect(provenCost(0.1, trial(96, 96, 0))).toBeGreaterThan(0.95);
    const few = provenCost(0.4, trial(4, 0, 0));
    expect(few).toBeGreaterThan(provenCost(0.4, trial(48, 0, 0)));
    expect(few).toBeLessThan(0.2);
  });

  test('follows games the more, the less the claims were worth before', () => {
    const games = trial(24, 20, 8);
    const near = provenCost(0.1, games, { share: 0.5, spread: 0.05 });
    const far = provenCost(0.1, games, { share: 0.5, spread: 0.3 });
    expect(near).toBeLessThan(0.2);
    expect(far).toBeGreaterThan(0.4);
    expect(far).toBeLessThan(0.5);
  });

  test('is nothing where the other move won more often', () => {
    expect(provenCost(0.1, trial(96, 30, 60))).toBe(0);
  });

  test('what claims were worth is found again from games, without the error of the games', () => {
    const rng = rngFrom('claims');
    const even = () => rng.below(10_001) / 10_000;
    const claims = Array.from({ length: 5000 }, () => {
      const claimed = 0.3 * even();
      // Even within ±0.2: a standard deviation of 0.2 / √3.
      const truth = 0.7 * claimed + 0.4 * even() - 0.2;
      let [best, made] = [0, 0];
      for (let i = 0; i < 24; i++) {
        if (even() < 0.5 + truth / 2) best++;
        else made++;
      }
      return { claimed, trial: { games: 24, best, made, squares: 24 } };
    });
    const { share, spread } = beliefFrom(claims);
    expect(share).toBeCloseTo(0.7, 1);
    expect(spread).toBeCloseTo(0.2 / Math.sqrt(3), 1);
    expect(beliefFrom([]).spread).toBe(0);
  });
});
