import { games } from '@nabu/games';
import { babel } from '@nabu/games/babel';
import { babylonia } from '@nabu/games/babylonia';
import { type AnyGame, newestGames, rngFrom, type Seat, shuffle, type Viewer } from '@nabu/kernel';
import { describe, expect, test } from 'vitest';
import {
  type Decision,
  decisionsOf,
  onlookerOf,
  thoughtsOf,
  twinOf,
} from '../testing/decisions.ts';
import { evaluationFor } from './evaluations/index.ts';
import { type Deliberation, openThoughts } from './thoughts.ts';

const all: readonly AnyGame[] = newestGames(games);
const HIDING = ['babel', 'babylonia'];

/** What a viewer is told of a decision. */
function told(
  game: AnyGame,
  decision: Decision,
  viewer: Viewer,
  thoughts: readonly Deliberation[],
  explained = 0,
) {
  const onlooker = onlookerOf(game, decision, viewer);
  return openThoughts(game, evaluationFor(game), thoughts, () => onlooker, explained);
}

function onlookers(seats: number, decider: Seat): readonly Viewer[] {
  const others = Array.from({ length: seats }, (_, seat) => seat);
  return [...others.filter((seat) => seat !== decider), 'spectator'];
}

describe.each(all.map((game) => [game.id, game] as const))('what is told in %s', (id, game) => {
  const tables = [...new Set([game.seats.min, game.seats.max])];

  test.each(tables)('is the same whatever is hidden from the asker, %i seats', (seats) => {
    let compared = 0;
    let different = 0;
    const decisions = decisionsOf(game, seats, `${id} ${seats}`, 1);
    const stride = decisions.length > 60 ? 8 : 1;
    for (const decision of decisions.filter((_, i) => i % stride === 0)) {
      const turn = thoughtsOf(game, decision, 'bot');
      for (const viewer of onlookers(seats, decision.seat)) {
        const twin = twinOf(game, decision, viewer, `twin ${decision.ply} ${viewer}`);
        if (twin === null) continue;
        const other = thoughtsOf(game, twin, 'bot');
        const answers = [told(game, decision, viewer, turn), told(game, twin, viewer, other)];
        expect(JSON.stringify(answers[1])).toBe(JSON.stringify(answers[0]));
        compared++;
        if (JSON.stringify(turn) !== JSON.stringify(other)) different++;
      }
    }
    expect(compared).toBeGreaterThan(10);
    expect(different > 0).toBe(HIDING.includes(id));
  });

  test('is what the bot thought, where the asker could see as much, and once the game is over', () => {
    const [decision] = decisionsOf(game, game.seats.min, `${id} own`, 1).filter(
      ({ state, seat }) => game.moves(state, seat).length > 3,
    );
    const turn = thoughtsOf(game, decision, 'bot');
    const own = told(game, decision, decision.seat, turn);
    const [{ moves, secret }] = own;
    expect(secret).toBe(false);
    const [{ candidates, move: chosen }] = turn;
    const best = candidates.filter(({ move }, i) => i < 3 || move === chosen);
    expect(moves.map(({ move }) => move)).toEqual(best.map(({ move }) => move));
    expect(moves.filter(({ made }) => made)).toHaveLength(1);
    const [other] = onlookers(game.seats.min, decision.seat);
    if (HIDING.includes(id)) expect(told(game, decision, other, turn)[0].secret).toBe(true);
    else expect(told(game, decision, other, turn)).toEqual(own);
  });
});

describe.each(all.map((game) => [game.id, game] as const))('a reason in %s', (id, game) => {
  test('is the same whatever is hidden from the asker', () => {
    const decisions = decisionsOf(game, 2, `${id} reason`, 25);
    const later = decisions.length > 1 ? decisions.slice(1, 4) : decisions;
    const pairs = later.flatMap((decision) => {
      const viewer = 1 - decision.seat;
      const twin = twinOf(game, decision, viewer, `reason ${decision.ply}`);
      const tell = (each: Decision) => told(game, each, viewer, thoughtsOf(game, each, 'bot'), 1);
      return twin === null ? [] : [[tell(decision), tell(twin)]];
    });
    expect(pairs.length).toBeGreaterThan(0);
    for (const [one, other] of pairs) expect(other).toEqual(one);
  });
});

test('a reason says whom a move costs what, and is null where the move is not known', () => {
  const game: AnyGame = babel;
  const decisions = decisionsOf(game, 2, 'deny 10', 1).slice(40, 55);
  const tell = (decision: Decision) =>
    told(game, decision, decision.seat, thoughtsOf(game, decision, 'bot'), 1)[0]?.reason ?? null;
  const reasons = decisions.map(tell).filter((reason) => reason !== null);
  const denying = reasons.flatMap(({ denies }) => denies ?? []);
  expect(denying.length).toBeGreaterThan(0);
  for (const { points } of denying) expect(points).toBeGreaterThanOrEqual(2);
});

describe('a hidden hand', () => {
  test('a card played from it is told, the cards kept in it are not', () => {
    const game: AnyGame = babel;
    const text = ({ move }: Decision) => game.notation.format(move);
    const played = decisionsOf(game, 2, 'cards', 1).filter((each) => /^dep /.test(text(each)));
    expect(played.length).toBeGreaterThan(5);
    for (const decision of played) {
      const [{ moves }] = told(game, decision, 1 - decision.seat, thoughtsOf(game, decision, ''));
      expect(moves.find(({ made }) => made)?.move).toBe(text(decision));
      const kept = moves.filter(({ move, made }) => /^dep /.test(move) && !made);
      const view = game.view(decision.state, 1 - decision.seat);
      for (let i = 0; i < 20; i++) {
        const twin = game.moves(game.imagine(view, rngFrom(i)), decision.seat);
        for (const { move } of kept) expect(twin.map(game.notation.format)).toContain(move);
      }
    }
  });

  test('a token laid face down in the river is not told', () => {
    const game: AnyGame = babylonia;
    const hidden = decisionsOf(game, 2, 'river', 1).filter(({ state, seat, move }) => {
      let down = false;
      game.play(game.copy(state), seat, move, rngFrom(1), (event) => {
        down ||= 'faceDown' in event && event.faceDown === true;
      });
      return down;
    });
    expect(hidden.length).toBeGreaterThan(3);
    for (const decision of hidden) {
      const turn = thoughtsOf(game, decision, '');
      const [{ moves }] = told(game, decision, 1 - decision.seat, turn);
      expect(moves.filter(({ made }) => made)).toEqual([]);
    }
  });

  test('cannot be guessed from the chances', () => {
    const trials = all
      .filter(({ id }) => HIDING.includes(id))
      .flatMap((game) => ['a', 'b', 'c'].flatMap((seed) => lineUps(game, seed)));
    const right = (secretly: boolean) => trials.filter((trial) => guess(trial, secretly)).length;
    const luck = trials.length / HANDS;
    expect(trials.length).toBeGreaterThan(40);
    // What the bot itself thought would give it away.
    expect(right(false)).toBeGreaterThan(2.5 * luck);
    expect(right(true)).toBeLessThan(1.3 * luck);
  });
});

const HANDS = 6;

/** A decision among states that its rival cannot tell apart, in any order. */
interface LineUp {
  readonly game: AnyGame;
  readonly real: Decision;
  readonly suspects: readonly Decision[];
}

function lineUps(game: AnyGame, seed: string): readonly LineUp[] {
  return decisionsOf(game, 2, seed, 7).flatMap((real) => {
    const rival = 1 - real.seat;
    const twins = Array.from({ length: 3 * HANDS }, (_, i) => twinOf(game, real, rival, `${i}`));
    const likely = twins.filter((twin) => twin !== null).slice(0, HANDS - 1);
    const suspects = shuffle([real, ...likely], rngFrom(`${seed} ${real.ply}`));
    const choice = game.moves(real.state, real.seat).length > 1;
    return choice && suspects.length === HANDS ? [{ game, real, suspects }] : [];
  });
}

/** Guesses the real state: the suspect of whom most nearly the same would be told as was told. */
function guess({ game, real, suspects }: LineUp, secretly: boolean): boolean {
  const answer = (decision: Decision, seed: string) => {
    const turn = thoughtsOf(game, decision, seed);
    const asker = secretly ? 1 - real.seat : real.seat;
    const decisions = told(game, decision, asker, turn);
    return new Map(decisions[0]?.moves.map(({ move, chance }) => [move, chance]));
  };
  const heard = answer(real, 'real');
  const misses = suspects.map((suspect) => distance(answer(suspect, 'guess'), heard));
  return suspects[misses.indexOf(Math.min(...misses))] === real;
}

/** How far chances differ, a move that is told in one answer only counting as far as can be. */
function distance(a: ReadonlyMap<string, number>, b: ReadonlyMap<string, number>): number {
  const moves = [...new Set([...a.keys(), ...b.keys()])];
  return moves.reduce((sum, move) => {
    const [x, y] = [a.get(move), b.get(move)];
    return sum + (x === undefined || y === undefined ? 1 : Math.abs(x - y));
  }, 0);
}
