import { describe, expect, test } from 'vitest';
import type { Table } from './table.ts';
import { setPresence } from './table.ts';
import { obey, PEOPLE, picture, playOn, refused, START, seated } from './testing/rig.ts';

const offer = { type: 'offer', what: 'end' } as const;
const accept = { type: 'accept', what: 'end' } as const;
const decline = { type: 'decline', what: 'end' } as const;

/** Refused with a code, and nothing has changed. */
function refusedWith(code: string, table: Table, work: () => unknown): void {
  const before = picture(table);
  expect(refused(work)).toBe(code);
  expect(picture(table)).toBe(before);
}

function away(table: Table, seat: number): void {
  setPresence(table, seat, true, START);
  setPresence(table, seat, false, START);
  const at = START + 60_000;
  obey(table, 0, { type: 'takeOver', seat }, at);
}

describe('people agree to end a match', () => {
  test('when each of them has said so', () => {
    const table = seated({ seats: [null, null, null] });
    playOn(table, 3);
    obey(table, 1, offer);
    expect(table.agreed).toEqual([1]);
    // An offer after an offer is an agreement.
    expect(obey(table, 0, offer)).toMatchObject([{ kind: 'accepted', seat: 0 }]);
    expect(table.phase).toBe('playing');
    const last = obey(table, 2, accept);
    expect(last).toMatchObject([{ kind: 'accepted' }, { kind: 'ended', how: 'agreed' }]);
    expect(table).toMatchObject({ phase: 'over', agreed: [] });
    expect(table.match?.result).toMatchObject({ ending: 'agreed' });
  });

  test('a no or any move takes the offer away', () => {
    const table = seated();
    obey(table, 0, offer);
    obey(table, 1, decline);
    refusedWith('no-offer', table, () => obey(table, 1, accept));
    obey(table, 1, offer);
    playOn(table, 1);
    expect(table.agreed).toEqual([]);
    obey(table, 1, offer);
    obey(table, 0, { type: 'undo', ply: 1 });
    refusedWith('no-offer', table, () => obey(table, 0, accept));
  });

  test('nobody answers an offer that is not there, or their own', () => {
    const table = seated();
    for (const answer of [accept, decline])
      refusedWith('no-offer', table, () => obey(table, 0, answer));
    obey(table, 0, offer);
    for (const answer of [accept, offer])
      refusedWith('no-offer', table, () => obey(table, 0, answer));
    // Taking it back is declining one's own.
    obey(table, 0, decline);
    expect(table.agreed).toEqual([]);
  });

  test('only while it is played', () => {
    refusedWith('not-started', ...asking(seated({}, [PEOPLE[0], null])));
    const over = seated();
    playOn(over);
    refusedWith('over', ...asking(over));
  });

  function asking(table: Table): [Table, () => unknown] {
    return [table, () => obey(table, 0, offer)];
  }

  test('several seats of one person agree together', () => {
    const table = seated({ seats: [null, null, null] }, [PEOPLE[0], PEOPLE[1], PEOPLE[0]]);
    expect(obey(table, 2, offer)).toMatchObject([
      { kind: 'offered', seat: 2 },
      { kind: 'accepted', seat: 0 },
    ]);
    refusedWith('no-offer', table, () => obey(table, 0, accept));
    expect(obey(table, 1, accept).at(-1)).toMatchObject({ kind: 'ended' });
  });

  test('one person who plays every seat ends it alone', () => {
    const table = seated({}, [PEOPLE[0], PEOPLE[0]]);
    expect(obey(table, 0, offer).map(({ kind }) => kind)).toEqual(['offered', 'accepted', 'ended']);
  });
});

describe('nobody agrees in the name of somebody else', () => {
  test('a stand-in agrees to nothing, and the game waits for the one who is away', () => {
    for (const rated of [true, false]) {
      const table = seated({ rated });
      playOn(table, 2);
      away(table, 1);
      refusedWith('plays-on', table, () => obey(table, 0, offer));
    }
  });

  test('nor may an offer from before somebody left be completed after it', () => {
    const table = seated({ seats: [null, null, null] });
    obey(table, 1, offer);
    away(table, 1);
    refusedWith('plays-on', table, () => obey(table, 0, accept));
    expect(table.phase).toBe('playing');
    // A no is always possible.
    obey(table, 0, decline);
    expect(table.agreed).toEqual([]);
  });

  test('who said goodbye without a stand-in has not agreed', () => {
    const table = seated();
    obey(table, 1, { type: 'leave' });
    obey(table, 0, offer);
    expect(table.phase).toBe('playing');
  });

  test('a bot lets the only person stop where nothing hangs on it', () => {
    const table = seated({ seats: [null, 'scribe', 'greedy'] });
    playOn(table, 2);
    expect(obey(table, 0, offer)).toMatchObject([
      { kind: 'offered', seat: 0 },
      { kind: 'ended', how: 'agreed' },
    ]);
  });

  test('a bot plays to the end of a rated game, and where somebody else plays in it', () => {
    const rated = seated({ seats: [null, 'scribe'], rated: true });
    refusedWith('plays-on', rated, () => obey(rated, 0, offer));
    const company = seated({ seats: [null, null, 'scribe'] });
    refusedWith('plays-on', company, () => obey(company, 0, offer));
    const twoHands = seated({ seats: [null, null, 'scribe'] }, [PEOPLE[0], PEOPLE[0], null]);
    expect(obey(twoHands, 1, offer).at(-1)).toMatchObject({ kind: 'ended' });
  });
});
