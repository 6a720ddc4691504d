import { readFileSync } from 'node:fs';
import { Match, presets, replayRecord, writeRecord } from '@nabu/kernel';
import { table } from '@nabu/testkit';
import { describe, expect, test } from 'vitest';
import { amyitis, amyitis1, versions } from './index.ts';
import { gardenFor, SQUARE_NAMES } from './map.ts';
import { favourFor } from './scoring.ts';

const given = (position: string, seats: number) => table(amyitis, { seats }).given(position);

/** Squares planted so that `left` tiles are left, each by the player named in turn in `owners`. */
function planted(seats: number, left: number, owners: string): string {
  const squares = SQUARE_NAMES.filter((_, at) => (gardenFor(seats) >> at) & 1);
  return squares
    .slice(left)
    .map((name, at) => `p:${name}=${owners[at % owners.length]}`)
    .join(' ');
}

const lastPass = (seats: number, left: number, owners: string, rest = '') => {
  const others = Array.from({ length: seats - 1 }, (_, at) => at + 2).join(',');
  return given(
    `first=2 turn=1 passed=${others} ${planted(seats, left, owners)} ${rest}`,
    seats,
  ).plays('pass');
};

describe('the end of the game', () => {
  test('[Z1] it ends after a round with 4 tiles left, 3 with two players', () => {
    lastPass(4, 4, '1234').goesOn().plays('procession marduk').over('gardens', 1, 2, 2, 2);
    lastPass(4, 5, '1234').plays('procession marduk').goesOn().shows('round=2');
    lastPass(3, 4, '123').plays('procession marduk').over('gardens', 1, 2, 2);
    lastPass(2, 3, '12').plays('procession marduk').over('gardens', 1, 2);
    lastPass(2, 4, '12').plays('procession marduk').goesOn();
  });

  test('[Z1] the whole end of the last round is played, temples and supply included', () => {
    lastPass(4, 2, '1234', 'ishtar=3... tammouz=2... 3:salt=3')
      .plays('procession marduk; take camel; field 1; discard salt')
      .tells({ type: 'ended' })
      .over('gardens', 1, 3, 1, 4);
  });

  test('[Z1] nobody acts after the end', () => {
    lastPass(4, 4, '1234').plays('procession marduk').cannot('pass [Z1]', 'recruit 1 priest [Z1]');
  });

  test("[Z2] Amyitis' favour by number of tiles", () => {
    const favours = (seats: number) =>
      [2, 3, 4, 5, 6, 7, 8].map((tiles) => favourFor(seats, tiles));
    expect(favours(2)).toEqual([0, 0, 0, 5, 5, 10, 10]);
    expect(favours(3)).toEqual([0, 0, 5, 5, 10, 10, 10]);
    expect(favours(4)).toEqual([0, 5, 5, 10, 10, 10, 10]);
    lastPass(4, 4, '1112')
      .plays('procession marduk')
      .tells({ type: 'scored', seat: 0, points: 10, clause: 'Z2', pieces: ['9 tiles'] })
      .tells({ type: 'scored', seat: 1, points: 5, clause: 'Z2', pieces: ['3 tiles'] })
      .shows('1:favour=10', '2:favour=5');
  });

  test('[Z3] a point for each token kept, nothing for camels and talents', () => {
    lastPass(4, 4, '1234', '2:salt=1 2:wine=1 3:camels=9 3:talents=9')
      .plays('procession marduk')
      .tells({ type: 'scored', seat: 1, points: 2, clause: 'Z3', pieces: ['salt', 'wine'] })
      .shows('2:tokens=2')
      .lacks('3:tokens');
  });

  test('[Z4] equal points share the place, and so the victory', () => {
    lastPass(4, 4, '1234', '2:tiles=2 3:tiles=9 4:tiles=9')
      .plays('procession marduk')
      .over('gardens', 3, 3, 1, 1);
  });

  test('[Z5] an agreed end is ranked with favour and tokens, as the score sheet shows then', () => {
    const text = `${planted(4, 4, '1112')} 2:salt=2 3:engineers=8 4:engineers=8 4:wine=1`;
    const { state } = given(text, 4);
    expect(amyitis.scores(state).map(({ total }) => total)).toEqual([0, 0, 8, 8]);
    expect(amyitis.finalScores?.(state).map(({ total }) => total)).toEqual([10, 7, 8, 9]);
    expect(amyitis.ranking(state)).toEqual([1, 4, 3, 2]);
    expect(amyitis.result(state)).toBeNull();
  });

  test('[Z5] a game that ended by agreement under the first version keeps its result', () => {
    const house = { amyitis, 'amyitis@1': amyitis1 };
    const file = new URL('games/2p-agreed-rules-1.txt', import.meta.url);
    const record = readFileSync(file, 'utf8');
    const match = replayRecord(house, record);
    expect(writeRecord(match, { names: ['Ana', 'Ben'] })).toBe(record);
    expect(record).toContain('result agreed places=1,2 scores=11,7');
    const now = record.replace('rules 1', 'rules 2');
    expect(() => replayRecord(house, now)).toThrow('places=2,1');
  });

  test('[Z5] whoever is ahead by tokens alone wins by agreement; the first version ranked without', () => {
    const options = presets(amyitis.options);
    for (const game of versions) {
      const match = Match.start(game, { seats: 2, options, seed: SEED });
      const offered = match.moves(0).map(game.notation.format);
      match.play(0, offered.find((move) => move.endsWith('peasant')) ?? '');
      match.play(0, 'field 1');
      expect(match.scores.map(({ total }) => total)).toEqual([0, 0]);
      const { places } = match.endEarly('agreed');
      expect(places).toEqual(game === amyitis1 ? [1, 1] : [1, 2]);
      expect(match.scores.map(({ total }) => total)).toEqual(game === amyitis1 ? [0, 0] : [1, 0]);
      const record = writeRecord(match, { names: ['Ana', 'Ben'] });
      expect(record).toContain(`result agreed places=${places.join(',')}`);
      const house = { amyitis, 'amyitis@1': amyitis1 };
      expect(replayRecord(house, record).result?.places).toEqual(places);
    }
  });
});

const SEED = 'cd'.repeat(16);
