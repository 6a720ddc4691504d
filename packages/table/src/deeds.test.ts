import { EARLY_ENDINGS } from '@nabu/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DEED_KINDS, type Deed, deedRow, OFFERS, readDeed } from './deeds.ts';

const at = fc.nat();
const seat = fc.nat(3);
const who = fc.stringMatching(/^[0-9A-Za-z_-]{1,43}$/);

const deeds: { readonly [kind in Deed['kind']]: fc.Arbitrary<Deed> } = {
  joined: fc.record({ kind: fc.constant('joined'), at, seat, who, name: fc.string() }),
  started: fc.record({ kind: fc.constant('started'), at }),
  played: fc.record({ kind: fc.constant('played'), at, seat, move: fc.string() }),
  undone: fc.record({ kind: fc.constant('undone'), at, seat, ply: fc.nat() }),
  redone: fc.record({ kind: fc.constant('redone'), at, seat }),
  offered: fc.record({ kind: fc.constant('offered'), at, seat, what: fc.constantFrom(...OFFERS) }),
  accepted: fc.record({ kind: fc.constant('accepted'), at, seat }),
  declined: fc.record({ kind: fc.constant('declined'), at, seat }),
  ended: fc.record({
    kind: fc.constant('ended'),
    at,
    how: fc.constantFrom('rules', ...EARLY_ENDINGS),
  }),
  left: fc.record({ kind: fc.constant('left'), at, seat }),
  returned: fc.record({ kind: fc.constant('returned'), at, seat }),
  tookOver: fc.record({ kind: fc.constant('tookOver'), at, seat, bot: fc.string() }),
  botReplaced: fc.record({ kind: fc.constant('botReplaced'), at, seat, bot: fc.string() }),
  filled: fc.record({ kind: fc.constant('filled'), at, seat, bot: fc.string() }),
  said: fc.record({ kind: fc.constant('said'), at, seat }),
  unsaid: fc.record({ kind: fc.constant('unsaid'), at }),
  rematch: fc.record({ kind: fc.constant('rematch'), at, table: fc.string() }),
  resigned: fc.record({ kind: fc.constant('resigned'), at, seat }),
  timeUp: fc.record({ kind: fc.constant('timeUp'), at, seat }),
  forfeited: fc.record({ kind: fc.constant('forfeited'), at, seat }),
  awaited: fc.record({ kind: fc.constant('awaited'), at, seat }),
  held: fc.record({ kind: fc.constant('held'), at, from: fc.nat(), until: fc.nat() }),
  paused: fc.record({
    kind: fc.constant('paused'),
    at,
    what: fc.constantFrom('pause', 'postpone'),
  }),
  sealed: fc.record({ kind: fc.constant('sealed'), at, seat, move: fc.string() }),
  resumed: fc.record({ kind: fc.constant('resumed'), at }),
};

describe('a deed as a row', () => {
  test.each(DEED_KINDS)('"%s" is read as it was written', (kind) => {
    fc.assert(
      fc.property(deeds[kind], (deed) => {
        expect(readDeed(deedRow(deed))).toEqual({ ...deed });
      }),
      { numRuns: 50, seed: 1 },
    );
  });

  test('a name may have spaces, or be none', () => {
    for (const name of ['Ada of  Ur', ' ', ''])
      expect(readDeed(deedRow({ kind: 'joined', at: 1, seat: 0, who: 'x', name }))).toMatchObject({
        who: 'x',
        name,
      });
  });

  test('endings and offers that nobody knows cannot be read, and old ones have no text', () => {
    const row = { at: 0, seat: 0, text: 'dancing' };
    expect(() => readDeed({ ...row, kind: 'ended' })).toThrow('"dancing" is not a way to end.');
    expect(() => readDeed({ ...row, kind: 'offered' })).toThrow('"dancing" is not an offer.');
    expect(readDeed({ ...row, kind: 'ended', text: null })).toMatchObject({ how: 'rules' });
    expect(readDeed({ ...row, kind: 'offered', text: null })).toMatchObject({ what: 'end' });
  });

  const SEATLESS = ['started', 'ended', 'rematch', 'held', 'paused', 'resumed', 'unsaid'];
  test.each(DEED_KINDS.filter((kind) => !SEATLESS.includes(kind)))(
    '"%s" of no seat cannot be read',
    (kind) => {
      const text = kind === 'offered' ? 'end' : 'x';
      expect(() => readDeed({ kind, at: 0, seat: null, text })).toThrow(/names no seat\.$/);
    },
  );

  test.each(['joined', 'played', 'undone', 'tookOver', 'botReplaced', 'rematch'] as const)(
    '"%s" without its text cannot be read',
    (kind) => {
      expect(() => readDeed({ kind, at: 0, seat: 0, text: null })).toThrow(/has no text\.$/);
    },
  );
});
