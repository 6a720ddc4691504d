import { type AnyGame, Match, Refusal } from '@nabu/kernel';
import { seedOf, straws } from '@nabu/testkit';
import { describe, expect, test } from 'vitest';
import { lineOf, nextStep } from './line.ts';
import { emptyPlan, followed, type Plan, type PlanStep } from './plan.ts';
import { dueNow } from './queue.ts';
import { actorsIn, movesIn, openView, sketchFrom, sketchMove } from './sketch.ts';

/** Straws in which nobody hears more of a draw than that it happened: a turn of another tells nothing hidden. */
const quiet: AnyGame = {
  ...(straws as unknown as AnyGame),
  witness: (event, viewer) =>
    event.type === 'revealed' ? null : straws.witness(event as never, viewer),
};

/** A match with the planner on seat 0, and what that seat sees and heard of it. */
class Sitting {
  readonly match;
  readonly game: AnyGame;

  constructor(game: AnyGame = quiet) {
    this.game = game;
    this.match = Match.start(game, { seats: 2, options: { goal: 20 }, seed: seedOf(11) });
  }

  get view(): unknown {
    return this.match.view(0);
  }

  hand(seat: number): readonly string[] {
    return this.match
      .moves(seat)
      .map((move) => this.game.notation.format(move))
      .filter((text) => text !== 'end');
  }

  play(seat: number, move: string): void {
    this.match.play(seat, move);
  }

  follow(plan: Plan): Plan {
    const { ply, actors } = this.match;
    return followed(plan, this.game, this.match.events(0, 0), ply, actors.includes(0));
  }

  plan(...moves: readonly (readonly [number, string | null, number?])[]): Plan {
    const steps: PlanStep[] = [];
    const plan = { ...emptyPlan(0, this.match.ply), steps };
    for (const [seat, move, example] of moves) {
      const { stages } = lineOf(this.game, this.view, plan);
      const step = nextStep(stages[stages.length - 1], seat, move, example ?? null);
      if (step instanceof Refusal) throw step;
      steps.push(step);
    }
    return plan;
  }
}

describe('a sketch', () => {
  test('goes on as long as everything in it is certain, and ends where something is drawn', () => {
    const at = new Sitting();
    const [first, second] = at.hand(0);
    const plan = at.plan([0, first], [0, second], [0, 'end']);
    const { stages, broken } = lineOf(at.game, at.view, plan);
    expect(broken).toBeNull();
    expect(stages.map(({ ends }) => ends)).toEqual([false, false, false, true]);
    expect(stages[1].events.map(({ type }) => type)).toEqual(['laid', 'scored']);
    expect(plan.steps.map(({ unknown }) => unknown)).toEqual([false, false, true]);
  });

  test('goes on with an example where that is wanted, and calls all that follows a guess', () => {
    const at = new Sitting();
    const [first] = at.hand(0);
    const plan = at.plan([0, first], [0, 'end', 0], [1, null, 0]);
    const { stages } = lineOf(at.game, at.view, plan);
    expect(stages.map(({ sketch }) => sketch.guessed)).toEqual([false, false, true, true]);
    expect(actorsIn(stages[3].sketch)).toEqual([0]);
  });

  test('decides nothing that is hidden: another may have any card that nobody sees', () => {
    const at = new Sitting();
    at.play(0, at.hand(0)[0]);
    at.play(0, 'end');
    const sketch = sketchFrom(at.game, at.view, 0);
    expect(openView(sketch, 1)).toBeNull();
    const mine = at.match.view(0) as { hands: [number[]]; rows: number[][] };
    const seen = [...mine.hands[0], ...mine.rows.flat()];
    const possible = movesIn(sketch, 1).map((move) => at.game.notation.format(move));
    expect(possible.length).toBeGreaterThan(2);
    for (const straw of seen) expect(possible).not.toContain(`lay ${straw}`);
  });

  test('refuses what the rules refuse, by its clause', () => {
    const at = new Sitting();
    const refusal = sketchMove(sketchFrom(at.game, at.view, 0), 0, 'end');
    expect(refusal).toMatchObject({ code: 'illegal', clause: 'L2' });
  });

  test('lets the others do whatever they do until its owner decides again', () => {
    const at = new Sitting();
    const mine = at.hand(0);
    at.play(0, mine[0]);
    at.play(0, 'end');
    const plan = at.plan([1, null], [0, mine[1]]);
    const { stages, broken } = lineOf(at.game, at.view, plan);
    expect(broken).toBeNull();
    expect(stages[1].standing.map(({ seat }) => seat)).toEqual([1, 1]);
    expect(actorsIn(stages[1].sketch)).toEqual([0]);
  });
});

describe('what really happens', () => {
  test('ticks off the steps that came true, in whatever order the owner makes them', () => {
    const at = new Sitting();
    const [first, second] = at.hand(0);
    const plan = at.plan([0, first], [0, second], [0, 'end']);
    at.play(0, second);
    const after = at.follow(plan);
    expect(after.past).toMatchObject([{ move: second, fate: 'true', ply: 1 }]);
    expect(after.steps.map(({ move }) => move)).toEqual([first, 'end']);
    expect(lineOf(at.game, at.view, after).broken).toBeNull();
    expect(after.surprise).toBeNull();
  });

  test('opens them again when they are taken back', () => {
    const at = new Sitting();
    const [first, second] = at.hand(0);
    const plan = at.plan([0, first], [0, second]);
    at.play(0, first);
    const after = at.follow(plan);
    at.match.undo(0);
    const back = at.follow(after);
    expect(back.steps.map(({ move }) => move)).toEqual([first, second]);
    expect(back).toMatchObject({ past: [], surprise: 'undone', ply: 0 });
  });

  test('tells which step is not possible any more, and by which rule', () => {
    const at = new Sitting();
    const [first, second] = at.hand(0);
    const plan = at.plan([0, first], [0, second]);
    at.play(0, second);
    const kept: Plan = { ...at.follow(plan), steps: plan.steps };
    const { broken } = lineOf(at.game, at.view, kept);
    expect(broken).toMatchObject({ step: 1, refusal: { clause: 'L1' } });
  });

  test('gives foreseen replies up that did not come', () => {
    const at = new Sitting();
    const mine = at.hand(0);
    at.play(0, mine[0]);
    at.play(0, 'end');
    const [real, other] = at.hand(1);
    // As if the planner had put the other straw in.
    const foreseen: Plan = at.plan([1, null], [0, mine[1]]);
    const tells = sketchMove(sketchFrom(at.game, at.match.view(1), 1), 1, other) as {
      tells: string;
    };
    const reply: PlanStep = { ...foreseen.steps[0], move: other, tells: tells.tells };
    at.play(1, real);
    const after = at.follow({ ...foreseen, steps: [reply, foreseen.steps[1]] });
    expect(after.past).toMatchObject([{ move: other, fate: 'otherwise' }]);
    expect(after.surprise).toBe('otherwise');
    expect(after.steps).toHaveLength(1);
  });
});

describe('moves that wait', () => {
  const waiting = (plan: Plan): Plan => ({ ...plan, queued: true });
  /** The turn of seat 0 is over, and seat 1 is to move. */
  function between(): { at: Sitting; mine: string; theirs: readonly string[] } {
    const at = new Sitting();
    const [first, second] = at.hand(0);
    at.play(0, first);
    at.play(0, 'end');
    return { at, mine: second, theirs: at.hand(1) };
  }

  test('are played when whatever the others did changed nothing about them', () => {
    const { at, mine, theirs } = between();
    const plan = waiting(at.plan([1, null], [0, mine]));
    at.play(1, theirs[0]);
    at.play(1, theirs[1]);
    at.play(1, 'end');
    const after = at.follow(plan);
    expect(after.past).toMatchObject([{ move: null, fate: 'true' }]);
    expect(dueNow(after, at.game, at.view)).toEqual({ play: mine });
  });

  test('are not played once something new came to light', () => {
    const open = new Sitting(straws as unknown as AnyGame);
    const [first, second] = open.hand(0);
    open.play(0, first);
    open.play(0, 'end');
    const plan = waiting(open.plan([1, null, 0], [0, second]));
    open.play(1, open.hand(1)[0]);
    open.play(1, 'end');
    expect(dueNow(open.follow(plan), open.game, open.view)).toEqual({
      ...{ stop: 'learned', refusal: null },
    });
  });

  test('are not played when they would do something else than planned, or nothing legal', () => {
    const { at, mine, theirs } = between();
    const plan = waiting(at.plan([1, null], [0, mine]));
    at.play(1, theirs[0]);
    at.play(1, 'end');
    const after = at.follow(plan);
    const [step] = after.steps;
    const changed = { ...after, steps: [{ ...step, tells: 'other' }] };
    expect(dueNow(changed, at.game, at.view)).toEqual({ stop: 'changed', refusal: null });
    const illegal = { ...after, steps: [{ ...step, move: 'end' }] };
    expect(dueNow(illegal, at.game, at.view)).toMatchObject({
      ...{ stop: 'illegal', refusal: { clause: 'L2' } },
    });
    expect(dueNow({ ...after, queued: false }, at.game, at.view)).toBeNull();
    expect(dueNow({ ...after, steps: [] }, at.game, at.view)).toBeNull();
  });

  test('are not played after the owner made another move by hand', () => {
    const at = new Sitting();
    const [first, second] = at.hand(0);
    const plan = waiting(at.plan([0, first]));
    at.play(0, second);
    const after = at.follow(plan);
    expect(dueNow(after, at.game, at.view)).toEqual({ stop: 'mine', refusal: null });
  });
});
