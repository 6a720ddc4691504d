import { describe, expect, test } from 'vitest';
import type { Table } from './table.ts';
import { matchOf, obey, picture, playOn, refused, seated } from './testing/rig.ts';

/** Two straws laid by the first seat, which may still take them back. */
function laid(): Table {
  const table = seated();
  playOn(table, 2);
  expect(matchOf(table).written.map(({ move }) => move.slice(0, 3))).toEqual(['lay', 'lay']);
  return table;
}

describe('a command', () => {
  test.each(['play', 'undo', 'redo', 'restart'] as const)(
    '"%s" that was meant for another position is refused',
    (type) => {
      const table = laid();
      if (type === 'redo') obey(table, 0, { type: 'undo', ply: 2 });
      const { ply } = matchOf(table);
      const before = picture(table);
      for (const meant of [ply - 1, ply + 1]) {
        const command = type === 'play' ? { type, move: 'end' } : { type };
        expect(refused(() => obey(table, 0, { ...command, ply: meant }))).toBe('stale');
      }
      expect(picture(table)).toBe(before);
    },
  );

  test('of somebody who does not decide now is refused', () => {
    const table = laid();
    const before = picture(table);
    expect(refused(() => obey(table, 1, { type: 'play', ply: 2, move: 'end' }))).toBe(
      'not-your-turn',
    );
    expect(refused(() => obey(table, 1, { type: 'undo', ply: 2 }))).toBe('nothing-to-undo');
    expect(refused(() => obey(table, 1, { type: 'restart', ply: 2 }))).toBe('nothing-to-undo');
    expect(refused(() => obey(table, 0, { type: 'redo', ply: 2 }))).toBe('nothing-to-redo');
    expect(picture(table)).toBe(before);
  });

  test('is kept in the game’s own words', () => {
    const table = laid();
    obey(table, 0, { type: 'play', ply: 2, move: '  end ' });
    expect(table.deeds.at(-1)).toMatchObject({ kind: 'played', move: 'end' });
  });

  test('takes back one move, or all of the turn', () => {
    const table = laid();
    expect(obey(table, 0, { type: 'undo', ply: 2 })).toMatchObject([{ kind: 'undone', ply: 1 }]);
    obey(table, 0, { type: 'redo', ply: 1 });
    expect(obey(table, 0, { type: 'restart', ply: 2 })).toMatchObject([{ kind: 'undone', ply: 0 }]);
    expect(refused(() => obey(table, 0, { type: 'restart', ply: 0 }))).toBe('nothing-to-undo');
    obey(table, 0, { type: 'redo', ply: 0 });
    obey(table, 0, { type: 'redo', ply: 1 });
    obey(table, 0, { type: 'play', ply: 2, move: 'end' });
    for (const type of ['undo', 'restart'] as const)
      expect(refused(() => obey(table, 0, { type, ply: 3 }))).toBe('barrier');
  });

  test('that leads nowhere has an end: a match cannot be turned back and forth for ever', () => {
    const table = laid();
    const turns = 1000;
    for (let i = 0; i < turns / 4; i++) {
      obey(table, 0, { type: 'undo', ply: 2 });
      obey(table, 0, { type: 'redo', ply: 1 });
      obey(table, 1, { type: 'offer', what: 'end' });
      obey(table, 0, { type: 'decline', what: 'end' });
    }
    const before = picture(table);
    for (const type of ['undo', 'restart', 'redo'] as const)
      expect(refused(() => obey(table, 0, { type, ply: 2 }))).toBe('too-often');
    expect(refused(() => obey(table, 0, { type: 'offer', what: 'end' }))).toBe('too-often');
    expect(picture(table)).toBe(before);
    playOn(table);
    expect(table.phase).toBe('over');
  });

  test('a last move ends the match, and nothing is played after it', () => {
    const table = seated({ seats: [null, null, null] });
    playOn(table);
    expect(table.deeds.slice(-2).map(({ kind }) => kind)).toEqual(['played', 'ended']);
    const { ply } = matchOf(table);
    for (const type of ['undo', 'redo', 'restart'] as const)
      expect(refused(() => obey(table, 0, { type, ply }))).toBe('over');
    expect(refused(() => obey(table, 0, { type: 'play', ply, move: 'end' }))).toBe('over');
  });
});
