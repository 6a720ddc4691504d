import { playAtRandom, seedOf, table } from '@nabu/testkit';
import { describe, expect, test } from 'vitest';
import { babel, type Options, type State } from './index.ts';

/**
 * The rules of a turn once more, read from the rulebook and written on texts instead of numbers,
 * slowly and plainly: a second opinion on what is legal and on what it does.
 *
 * A position is its words: `1:H` is a row, `T1:H` the digits of a temple from bottom to top,
 * `Q1` and `D` digits with the top first, `N` letters with the next first.
 */
type Words = Map<string, string>;

function wordsOf(position: string): Words {
  const pairs = position.split(' ').map((word): [string, string] => {
    const [key, value = 'yes'] = word.split('=');
    return [key, key.startsWith('T') ? digits(value) : value.replaceAll('>', '')];
  });
  const kept = pairs.filter(
    ([key, value]) => value !== '' && !/^(known|shown|held|doubt|drawn)/.test(key),
  );
  return new Map(kept.toSorted());
}

function digits(temple: string): string {
  const range = /^(\d)-(\d)$/.exec(temple);
  return range
    ? '123456'.slice(Number(range[1]) - 1, Number(range[2]))
    : temple.replaceAll(',', '');
}

const get = (words: Words, key: string) => words.get(key) ?? '';
const level = (words: Words, key: string) => Number(get(words, key).at(-1) ?? 0);
const letters = (text: string) => [...new Set(text)].toSorted();
const sorted = (text: string) => [...text].toSorted().join('');

function set(words: Words, key: string, value: string): void {
  if (value === '') words.delete(key);
  else words.set(key, value);
}

const discard = (words: Words, cards: string) => set(words, 'X', sorted(get(words, 'X') + cards));

function fromHand(words: Words, who: string, card: string): void {
  set(words, `hand${who}`, get(words, `hand${who}`).replace(card, ''));
}

/** The runs of a row: the move's prefix or suffix names them by nation and count. */
function runsOf(row: string): { nation: string; suffix: string; at: number }[] {
  const counts = new Map<string, number>();
  return [...row.matchAll(/(.)\1\1+/g)].map((match) => {
    const count = (counts.get(match[1]) ?? 0) + 1;
    counts.set(match[1], count);
    return { nation: match[1], suffix: count > 1 ? `#${count}` : '', at: match.index };
  });
}

function sides(words: Words): { me: string; foe: string; pawn: string } {
  const me = get(words, 'turn');
  return { me, foe: me === '1' ? '2' : '1', pawn: get(words, `pawn${me}`) };
}

function legal(words: Words): string[] {
  const { me, foe, pawn } = sides(words);
  if (words.has('over')) return [];
  if (words.has(`drop${foe}`)) return letters(get(words, `hand${foe}`)).map((n) => `drop ${n}`);
  const held = letters(get(words, `hand${me}`));
  const moves = held.filter((nation) => nation !== pawn).map((nation) => `mv ${nation}`);
  if (pawn !== 'quarry') moves.push(...held.map((n) => `dep ${n}`), ...legalHere(words));
  for (const from of words.has('migrated') ? '' : 'AHMPS')
    if (get(words, `${me}:${from}`).length >= 3)
      for (const to of 'AHMPS'.replace(from, '')) moves.push(`mig ${from}>${to}`);
  return [...moves, 'end'];
}

function legalHere(words: Words): string[] {
  const { me, pawn } = sides(words);
  const row = get(words, `${me}:${pawn}`);
  const height = level(words, `T${me}:${pawn}`);
  const moves = stacksWith(words, height + 1, row.length).map((stack) => `bld ${stack}`);
  return [...moves, ...runsOf(row).flatMap((run) => legalOf(words, run.nation, run.suffix))];
}

function stacksWith(words: Words, wanted: number, workers: number): string[] {
  return ['Q1', 'Q2'].filter((key) => get(words, key)[0] === `${wanted}` && workers >= wanted);
}

function legalOf(words: Words, nation: string, suffix: string): string[] {
  const { me, foe, pawn } = sides(words);
  const workers = get(words, `${me}:${pawn}`).length;
  const mine = level(words, `T${me}:${pawn}`);
  const theirs = level(words, `T${foe}:${pawn}`);
  const enemies = get(words, `${foe}:${pawn}`);
  const moves = get(words, `hand${foe}`).length >= 2 ? [`half ${nation}`] : [];
  if (nation === 'A' && theirs > 0) moves.push('A');
  if (nation === 'H' && theirs > mine && workers >= theirs) moves.push('H');
  if (nation === 'M') moves.push(...letters(enemies).map((name) => `M:${name}`));
  if (nation === 'P') moves.push(...stacksWith(words, mine + 2, workers).map((q) => `P:${q}`));
  if (nation === 'S' && enemies !== '') moves.push('S');
  return moves.map((move) => move + suffix);
}

function play(words: Words, move: string, topRun: boolean): void {
  const { me, foe, pawn } = sides(words);
  const [verb, what = ''] = move.split(' ');
  const here = `${me}:${pawn}`;
  if (verb === 'mv') {
    fromHand(words, me, what);
    discard(words, what);
    words.set(`pawn${me}`, what);
  } else if (verb === 'dep') {
    fromHand(words, me, what);
    set(words, here, get(words, here) + what);
  } else if (verb === 'bld') build(words, what);
  else if (verb === 'mig') {
    const [from, to] = what.split('>').map((site) => `${me}:${site}`);
    set(words, to, get(words, to) + get(words, from).slice(-3));
    set(words, from, get(words, from).slice(0, -3));
    words.set('migrated', 'yes');
  } else if (verb === 'drop') {
    fromHand(words, foe, what);
    discard(words, what);
    const left = Number(get(words, `drop${foe}`)) - 1;
    set(words, `drop${foe}`, left > 0 ? `${left}` : '');
  } else if (verb === 'end') endTurn(words);
  else ability(words, move, topRun);
}

function build(words: Words, stack: string): void {
  const { me, pawn } = sides(words);
  const key = `T${me}:${pawn}`;
  set(words, key, get(words, key) + get(words, stack)[0]);
  set(words, stack, get(words, stack).slice(1));
  testEnd(words);
}

function ability(words: Words, move: string, topRun: boolean): void {
  const { me, foe, pawn } = sides(words);
  const here = `${me}:${pawn}`;
  const [what, count = ''] = move.split('#');
  const nation = what.startsWith('half') ? what.slice(-1) : what[0];
  const row = get(words, here);
  const run = runsOf(row).find((one) => one.nation === nation && one.suffix.slice(1) === count);
  if (!run) throw new Error(`${move} has no run`);
  set(words, here, row.slice(0, run.at) + row.slice(run.at + 1));
  discard(words, nation);
  const theirs = `T${foe}:${pawn}`;
  const enemies = get(words, `${foe}:${pawn}`);
  if (what.startsWith('half'))
    words.set(`drop${foe}`, `${Math.floor(get(words, `hand${foe}`).length / 2)}`);
  else if (what === 'A') {
    words.set('D', get(words, theirs) + get(words, 'D'));
    set(words, theirs, '');
    testEnd(words);
  } else if (what === 'H') {
    set(words, `T${here}`, get(words, `T${here}`) + get(words, theirs).slice(-1));
    set(words, theirs, get(words, theirs).slice(0, -1));
    testEnd(words);
  } else if (what.startsWith('M:')) {
    const gone = what.slice(2);
    discard(words, [...enemies].filter((card) => card === gone).join(''));
    set(words, `${foe}:${pawn}`, enemies.replaceAll(gone, ''));
  } else if (what.startsWith('P:')) build(words, what.slice(2));
  else callOver(words, topRun);
}

function callOver(words: Words, topRun: boolean): void {
  const { me, foe, pawn } = sides(words);
  const enemies = get(words, `${foe}:${pawn}`);
  const top = enemies.slice(-1);
  const stays = topRun ? enemies.replace(new RegExp(`${top}+$`), '') : enemies.replaceAll(top, '');
  const here = `${me}:${pawn}`;
  set(words, here, get(words, here) + top.repeat(enemies.length - stays.length));
  set(words, `${foe}:${pawn}`, stays);
}

function endTurn(words: Words): void {
  const { me, foe } = sides(words);
  const deck = get(words, 'D');
  set(words, `Q${me}`, sorted(deck.slice(0, 2)) + get(words, `Q${me}`));
  set(words, 'D', deck.slice(2));
  if (deck.length <= 2) {
    words.set('over', 'deck');
    return;
  }
  words.set('turn', foe);
  words.delete('migrated');
  set(words, `hand${foe}`, sorted(get(words, `hand${foe}`) + get(words, 'N').slice(0, 3)));
  set(words, 'N', get(words, 'N').slice(3));
}

function testEnd(words: Words): void {
  const totals = ['1', '2'].map((who) =>
    [...'AHMPS'].reduce((sum, site) => sum + level(words, `T${who}:${site}`), 0),
  );
  const [low, high] = totals.toSorted((a, b) => a - b);
  if (!words.has('endphase') && high >= 15 && low <= 9) words.set('over', 'fifteen');
  else if (high >= 15 && low >= 10) words.set('endphase', 'yes');
  if (!words.has('endphase')) return;
  if (high >= 20) words.set('over', 'twenty');
  else if (low <= 9) words.set('over', 'nine');
}

function compare(state: State, seat: number, topRun: boolean): void {
  const where = babel.notation.writePosition(state);
  const moves = babel.moves(state, seat);
  const texts = moves.map(babel.notation.format);
  expect(texts.toSorted(), where).toEqual(legal(wordsOf(where)).toSorted());
  for (const move of moves) {
    // What a reshuffle brings is chance.
    if (move.type === 'end' && state.pile.length < 3 && state.deck.length > 2) continue;
    const words = wordsOf(where);
    play(words, babel.notation.format(move), topRun);
    const { position } = table(babel, {
      seats: 2,
      options: { sumerians: topRun ? 'topRun' : 'allAtSite' },
    })
      .given(where)
      .plays(babel.notation.format(move));
    const note = `${babel.notation.format(move)} at ${where}`;
    expect(new Map([...words].toSorted()), note).toEqual(wordsOf(position));
  }
}

describe('a second reading of the rules', () => {
  for (const sumerians of ['allAtSite', 'topRun'] as const)
    test(`agrees on every move of random games, ${sumerians}`, () => {
      const options: Options = { hands: '5/5', sumerians, starter: 'random' };
      for (let seed = 0; seed < 12; seed++)
        for (const step of playAtRandom(babel, { seats: 2, options }, seedOf(seed), 400).steps) {
          const state = step.state as State;
          if (!state.starters[state.turn]) compare(state, step.seat, sumerians === 'topRun');
        }
    });

  test('agrees on crowded tables near the end', () => {
    for (let i = 0; i < 150; i++) compare(crowded(i), 0, false);
  });
});

/** Long rows with many runs, tall temples and low stacks. */
function crowded(seed: number): State {
  let word = seed * 7919 + 17;
  const below = (bound: number) => {
    word = (word * 1103515245 + 12345) % 2147483648;
    return Math.floor(word / 65536) % bound;
  };
  const row = (nation: number, length: number) => {
    const two = ['AHMPS'[nation], 'AHMPS'[(nation + 1 + below(4)) % 5]];
    return Array.from({ length }, () => two[below(3) % 2]).join('');
  };
  const temples = ['', '1', '1-2', '3', '1,3', '1-4', '5', '2,5', '1-5', '6'];
  const words = [`pawn1=${'AHMPS'[below(5)]}`, `pawn2=${'AHMPS'[below(5)]}`];
  if (below(2) === 0) words.push('endphase');
  [...'AHMPS'].forEach((site, nation) => {
    words.push(
      `1:${site}=${row(nation, below(8))}`,
      `2:${site}=${row((nation + 2) % 5, below(5))}`,
    );
    if (below(3)) words.push(`T1:${site}=${temples[below(temples.length)]}`);
    if (below(3)) words.push(`T2:${site}=${temples[below(temples.length)]}`);
  });
  words.push(`Q1=${1 + below(6)}`, `Q2=${1 + below(6)}`, 'hand1#=2', 'hand2#=3');
  try {
    return table(babel, { seats: 2 }).given(words.join(' ')).state;
  } catch {
    return crowded(seed + 1000); // more cards than the box has
  }
}
