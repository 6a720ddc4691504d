import { type Rng, rngFrom } from '@nabu/kernel';
import { table } from '@nabu/testkit';
import { describe, expect, test } from 'vitest';
import { type Options, TOKEN_LETTERS, TOKENS } from './box.ts';
import type { Event } from './events.ts';
import { babylonia, DONE } from './index.ts';
import type { State } from './state.ts';
import { drawn } from './testing/drawn.ts';
import { around, type Plain, plainly } from './testing/reading.ts';
import { legalMoves } from './testing/reading-moves.ts';
import { placesOf, playPlainly } from './testing/reading-play.ts';

const { format, parse, writePosition } = babylonia.notation;

/** The parts of a table that both must agree on, as text and in one order. */
function agreed(plain: Plain): string {
  const { turns, turn, phase, chooser, ending } = plain;
  return JSON.stringify([
    { turns, turn, phase, chooser, ending, display: plain.display.toSorted() },
    plain.placed.map(({ kind, wet }) => (wet ? '~' : kind)).toSorted(),
    [...plain.tiles].toSorted(),
    [...plain.tokens].map(([hex, { seat, kind }]) => `${hex} ${seat}${kind}`).toSorted(),
    plain.sides.map(({ stand, reserve, won, cards, points }) => [
      ...[stand, reserve, won, cards].map((list) => list.toSorted().join()),
      points.join(),
    ]),
  ]);
}

/** What was drawn, as letters. */
function drawnIn(events: readonly Event[]): string[] {
  return events.flatMap((event) =>
    event.type === 'drew'
      ? (event.tokens ?? []).map((token) => TOKEN_LETTERS[TOKENS.indexOf(token)])
      : [],
  );
}

/** The events that decide a game, in short. */
function toldIn(events: readonly Event[]): string[] {
  return events.flatMap((event) => {
    if (event.type === 'city' || event.type === 'ziggurat')
      return [`${event.type} ${event.hex} ${event.winner}`];
    return event.type === 'ended' ? [`ended ${event.ending} ${event.places.join(' ')}`] : [];
  });
}

/** One of the moves, mostly one beside a city or ziggurat, so that many of them are surrounded. */
function choose(plain: Plain, moves: readonly string[], rng: Rng): string {
  const close = moves.filter((move) =>
    around(plain, move.slice(2)).some((near) => /^([MSP]+|Z)$/.test(plain.tiles.get(near) ?? '')),
  );
  const among = close.length > 0 && rng.below(5) > 0 ? close : moves;
  return among[rng.below(among.length)];
}

/** Plays on at random from a state, at most so many moves, and has every move judged by both. */
function compare(state: State, seed: string, plies = 1000): Set<string> {
  const rng = rngFrom(seed);
  const met = new Set<string>();
  const read = () => plainly(writePosition(state), state.seats, state.riverOpens);
  const plain = read();
  for (let ply = 0; ply < plies && babylonia.actors(state).length > 0; ply++) {
    const where = `${seed}, ply ${ply}, ${writePosition(state)}`;
    const offered = babylonia.moves(state, state.chooser).map(format);
    expect(offered.toSorted().join(), where).toBe(legalMoves(plain).toSorted().join());
    const move = parse(choose(plain, offered, rng)) ?? DONE;
    const events: Event[] = [];
    babylonia.play(state, state.chooser, move, rng, (event) => events.push(event));
    const told: string[] = [];
    playPlainly(plain, format(move), () => drawnIn(events), told);
    expect(told, where).toEqual(toldIn(events));
    expect(agreed(plain), `${format(move)}, ${where}`).toBe(agreed(read()));
    expect(placesOf(plain), where).toEqual(babylonia.ranking(state));
    met.add(move.type);
  }
  const { ending } = plain;
  const result = ending === '' ? null : { ending, places: placesOf(plain) };
  expect(babylonia.result(state)).toEqual(result);
  return met.add(ending);
}

/** Everybody holds cards 4 to 6, which change what may be placed, and one player card 2. */
function giveCards(state: State): void {
  state.held.fill(0b1110000);
  state.held[0] |= 0b100;
  state.display = 0b1110001010;
}

describe('a second reading of the rules agrees on every move of random games', () => {
  for (const seats of [2, 3, 4])
    test(`[P1] [F1] [G1] [S3] [S5] [S9] [E4] ${seats} players`, () => {
      const met = new Set<string>();
      for (let seed = 0; seed < 6; seed++) {
        const options: Options = { cards: 'random7of9', riverTokenOpensField: seed % 2 === 0 };
        const name = `reading ${seats} ${seed}`;
        const state = babylonia.setup({ seats, options }, rngFrom(name));
        if (seed % 3 === 0) giveCards(state);
        for (const word of compare(state, name)) met.add(word);
      }
      for (const word of ['place', 'score', 'card', 'again']) expect(met).toContain(word);
    });
});

/** A small board with hardly any room: a few hexes around one, most of them taken, and cards that need room. */
function crowded(seed: number): string {
  const rng = rngFrom(`crowded ${seed}`);
  const axes = [-2, -1, 0, 1, 2];
  const spots = axes.flatMap((q) => axes.filter((r) => Math.abs(q + r) <= 2).map((r) => [q, r]));
  const kinds = ['F', 'F', 'L', 'R', 'Am', 'As', 'Nf', 'Nf', 'Nf', '', '', '', '', ''];
  const fields = ['5', '6', '7', 'city'];
  const items = spots.flatMap(([q, r]) => {
    const what = kinds[rng.below(kinds.length)];
    if (what === '') return [];
    return [`${what}@${q},${r}${what === 'F' ? `:${fields[rng.below(4)]}` : ''}`];
  });
  const { words } = drawn(`C@4,0:M C@-4,0:M L@O ${items.join(' ').replace(/\S+@0,0\S*/, '')}`);
  const cards = ['4', '5', '6'].filter(() => rng.below(2) === 0).join(',');
  const stand = Array.from({ length: 1 + rng.below(5) }, () => 'mspfff'[rng.below(6)]).join('');
  return `${words} turns=9 stand1=${stand} stand2=mmf cards1=${cards} display=1`;
}

describe('a second reading of the rules agrees where room is scarce', () => {
  for (const riverTokenOpensField of [true, false])
    test(`[P9] on small boards, ${riverTokenOpensField}`, () => {
      for (let seed = 0; seed < 300; seed++) {
        const { state } = table(babylonia, { seats: 2, options: { riverTokenOpensField } }).given(
          crowded(seed).replace('cards1= ', ''),
        );
        compare(state, `crowded ${seed}`, 8);
      }
    });
});
