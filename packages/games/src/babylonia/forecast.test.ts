import { playAtRandom, seedOf, table } from '@nabu/testkit';
import { expect, test } from 'vitest';
import { FARMER } from './box.ts';
import { fieldPays, opensField, placingNow } from './forecast.ts';
import { babylonia, forecast, hexNamed, isField, nameOf } from './index.ts';
import type { State } from './state.ts';
import { drawn } from './testing/drawn.ts';
import { DONE, placing } from './vocabulary.ts';

const FAR = 'C@a4:M C@a12:M L@a2 L@a14 L@a16';
const CITY = 'C@O:MP Am@E Ap@NE Am@2,0 Ap@2,-1 Ap@1,1 Af@0,2 Vp@NW Vm@W Vp@-2,0 Nf@SW L@SE';
const WON = 'won1=S,S,MS won2=S,S,MS won3=SP,SP';

function look(text: string, words: string, viewer: 0 | 1 | 'spectator' = 0) {
  const { words: board } = drawn(`${FAR} ${text}`);
  const position = `${board} turns=9 stand1=mf stand2=ff stand3=ff reserve1=m ${words}`;
  const { state } = table(babylonia, { seats: 3 }).given(position);
  const hex = hexNamed('i12') ?? -1;
  return { state, hex, told: forecast(babylonia.view(state, viewer), hex) };
}

test('[S3] [S4] [S5] [S6] [S7] a forecast tells what a city would pay and who leads, chains included', () => {
  const { told } = look(CITY, WON);
  expect(told?.place).toBe('city');
  expect(told?.open.map(nameOf)).toHaveLength(1);
  expect(told?.winner).toBeNull();
  expect(told?.shares.map(({ points }) => points)).toEqual([10, 0, 6]);
  expect(told?.shares.map(({ beside }) => beside)).toEqual([2, 1, 2]);
  expect(told?.shares[0].chain).toHaveLength(6);
  expect(told?.shares[1].chain).toHaveLength(1);
});

test('[S5] [S6] the tile and the points for tiles belong to the forecast', () => {
  const { told } = look(`${CITY} Am@SE`.replace('L@SE ', ''), `${WON} cards1=7`);
  expect(told?.winner).toBe(0);
  expect(told?.shares.map(({ points }) => points)).toEqual([12 + 4 + 2, 3, 6 + 2]);
});

test('[S9] [S10] a ziggurat has a leader and no points, and nothing to tell once it was scored', () => {
  const ring = 'Af@E Af@NE Nf@NW L@W L@SW L@SE';
  const { told } = look(`Z@O ${ring}`, 'display=1,2');
  expect(told).toMatchObject({ place: 'ziggurat', winner: 0 });
  expect(told?.open).toHaveLength(3);
  expect(look(`Z@O:z ${ring}`, 'display=1,2').told).toBeNull();
});

test('[H1] every viewer is told the same, and looking changes nothing', () => {
  const river = 'Nh@3,-1';
  const views = (['spectator', 0, 1] as const).map((viewer) =>
    look(`${CITY} ${river}`, WON, viewer),
  );
  for (const { told } of views) expect(told).toEqual(views[0].told);
  const { state, hex } = views[0];
  const before = JSON.stringify(state);
  forecast(babylonia.view(state, 0), hex);
  expect(JSON.stringify(state)).toBe(before);
});

/** The placing states of random games, with who places. */
const PLACING = [2, 3]
  .flatMap((seats) => {
    const options = { cards: 'first7', riverTokenOpensField: seats === 2 };
    const { steps } = playAtRandom(babylonia, { seats, options }, seedOf(seats), 400);
    return steps.map(({ state, seat }) => ({ state: state as State, seat }));
  })
  .filter(({ state }) => state.phase === 'place');

test('[F1] [F2] a field is open to a seat exactly when its farmer would be let in, whoever decides', () => {
  const found = new Set<boolean>();
  for (const { state, seat } of PLACING.filter((_, at) => at % 5 === 0)) {
    const view = babylonia.view(state, seat);
    const other = (seat + 1) % state.seats;
    const theirs = {
      ...babylonia.copy(state),
      turn: other,
      chooser: other,
      placed: [0, 0, 0, 0, 0],
    };
    theirs.stands[4 * other + FARMER] = 1;
    theirs.turns = 9;
    for (const [hex, tile] of state.tiles.entries()) {
      if (!isField(tile)) continue;
      const open = opensField(view, other, hex);
      expect(open).toBe(babylonia.refuse(theirs, other, placing(FARMER, hex)) === null);
      found.add(open);
    }
  }
  expect(found.size).toBe(2);
});

test('[P1] [P2] [P3] [P4] what may follow in a turn is what the legal moves say', () => {
  for (const { state, seat } of PLACING) {
    const legal = babylonia.moves(state, seat);
    expect(placingNow(babylonia.view(state, seat))).toEqual({
      exactly: state.turns < 2 ? state.turns + 1 : null,
      mayGoOn: legal.some(({ type }) => type === 'place'),
      mayEnd: legal.includes(DONE),
    });
  }
});

test('[F3] [F4] a field pays what entering it pays', () => {
  const { state } = look('F@4,0:city F@6,0:6 L@5,0', WON);
  const view = babylonia.view(state, 0);
  const fields = view.tiles.filter(isField);
  expect(fields.map((tile) => fieldPays(view, tile)).toSorted()).toEqual([6, 8]);
});
