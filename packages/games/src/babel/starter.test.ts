import { type Rng, rngFrom } from '@nabu/kernel';
import { table } from '@nabu/testkit';
import { describe, expect, test } from 'vitest';
import { NATIONS, QUARRY } from './box.ts';
import { babel } from './index.ts';
import { at, copy, type State } from './state.ts';

const given = (position: string) => table(babel, { seats: 2 }).given(`starter1=yes ${position}`);

describe('the duty to build the starter', () => {
  test('[T8] the turn cannot end before', () => {
    given('pawn1=A 1:A=S').cannot('end [T8]').plays('bld start; end').goesOn();
  });

  test('[T9] the last card but one must not be walked away', () => {
    given('hand1=AS').canOnly('mv A', 'mv S').plays('mv A').cannot('mv S [T9]').can('dep S');
    given('hand1=AA').plays('mv A').canOnly('dep A');
    given('hand1=AHS').plays('mv A').can('mv H', 'mv S', 'dep H').plays('mv H').canOnly('dep S');
  });

  test('[T9] the only manned site must not be built up from a stack', () => {
    given('pawn1=A 1:A=S Q1=1').cannot('bld Q1 [T9]').canOnly('bld start');
    given('pawn1=A 1:A=S Q1=1 hand1=AA').cannot('bld Q1 [T9]');
    given('pawn1=A 1:A=S Q1=1 hand1=H').cannot('bld Q1 [T9]');
    given('pawn1=A 1:A=S Q1=1 hand1=HH').can('bld Q1');
    given('pawn1=A 1:A=S 1:H=P Q1=1 hand1=H').can('bld Q1');
  });

  test('[T9] a migration can still man another site, unless it is used', () => {
    given('pawn1=A 1:A=S 1:P=AAA Q1=1 hand1=H')
      .can('bld Q1')
      .plays('bld Q1')
      .cannot('mig P>M [T9]');
    given('pawn1=A 1:A=S 1:P=AAA Q1=1 hand1=H migrated').cannot('bld Q1 [T9]');
    given('pawn1=A 1:P=AAA').canOnly('mig P>A');
    given('pawn1=A 1:A=SSS').cannot('mig A>H [T9]').canOnly('bld start');
    given('pawn1=A 1:A=SSS hand1=H').can('mig A>H', 'mig A>M');
  });

  test('[T9] neither theft nor a leap may take the last site', () => {
    given('pawn1=H 1:H=HHH T2:H=1-3').cannot('H [T9]').canOnly('bld start');
    given('pawn1=P 1:P=PPP Q1=2').cannot('P:Q1 [T9]').canOnly('bld start');
    given('pawn1=H 1:H=HHH T2:H=1-3 hand1=AA').can('H');
  });

  test('[T9] abilities that leave workers are free', () => {
    given('pawn1=A 1:A=AAA T2:A=1').can('A');
    given('pawn1=A 1:A=SSS 2:A=P').can('S');
    given('pawn1=A 1:A=SSS hand2=PP').plays('half S; drop P').canOnly('bld start');
  });

  test('[T9] both clauses rest when nothing can be done', () => {
    given('').canOnly('end').plays('end').shows('starter1=yes', 'turn=2');
    given('hand1=A').canOnly('mv A', 'end');
    given('pawn1=A T1:A=1 hand1=AA').canOnly('dep A', 'end');
  });

  test('[T8] [T9] agree with a search of everything the player could do', () => {
    const rng = rngFrom('starter');
    for (let i = 0; i < 400; i++) compare(randomPosition(rng));
  });
});

/** A small crowded table in the middle of a first turn. */
function randomPosition(rng: Rng): State {
  const nations = (most: number) =>
    Array.from({ length: rng.below(most + 1) }, () => NATIONS[rng.below(3)]).join('');
  const words = [`hand1=${nations(3)}`, `hand2=${nations(2)}`];
  if (rng.below(4) > 0) words.push(`pawn1=${NATIONS[rng.below(4)]}`);
  if (rng.below(3) === 0) words.push('migrated');
  for (const site of 'AHM') {
    if (rng.below(3) === 0) words.push(`T1:${site}=1`);
    if (rng.below(3) === 0) words.push(`T2:${site}=1-2`);
    if (rng.below(2) === 0) words.push(`1:${site}=${nations(4)}`);
    if (rng.below(3) === 0) words.push(`2:${site}=${nations(2)}`);
  }
  words.push('T1:P=1 T1:S=1', `Q1=${1 + rng.below(3)}`);
  if (rng.below(3) === 0) words.push('1:P=PPPH');
  return given(words.join(' ')).state;
}

/** What `refuse` says against what a full search finds. */
function compare(state: State): void {
  const owes = canBuild(free(state));
  const where = babel.notation.writePosition(state);
  expect(babel.refuse(state, 0, word('end')), where).toBe(owes ? 'T8' : null);
  for (const move of actions(free(state))) {
    const clause = owes && !canBuild(after(free(state), move.index)) ? 'T9' : null;
    expect(babel.refuse(state, 0, move), `${babel.notation.format(move)} at ${where}`).toBe(clause);
  }
}

function word(text: string) {
  const move = babel.notation.parse(text);
  if (move === null) throw new Error(text);
  return move;
}

/** The same table without the duty, so that everything else is allowed. */
function free(state: State): State {
  const same = copy(state);
  same.starters[0] = false;
  return same;
}

function actions(state: State) {
  return babel.moves(state, 0).filter(({ type }) => type !== 'end');
}

/** The state after a move; the opponent makes forced discards somehow. */
function after(state: State, index: number): State {
  const next = copy(state);
  babel.play(next, 0, babel.vocabulary[index], rngFrom('after'));
  while (next.drops > 0) babel.play(next, 1, babel.moves(next, 1)[0], rngFrom('after'));
  return next;
}

/** Whether any sequence of actions leads to a manned, empty site under the pawn. */
function canBuild(state: State, seen = new Set<string>()): boolean {
  const pawn = state.pawns[0];
  if (pawn !== QUARRY && state.temples[at(0, pawn)] === 0 && state.rows[at(0, pawn)].length > 0)
    return true;
  const key = babel.notation.writePosition(state);
  if (seen.has(key) || state.ending !== null) return false;
  seen.add(key);
  return actions(state).some((move) => canBuild(after(state, move.index), seen));
}
