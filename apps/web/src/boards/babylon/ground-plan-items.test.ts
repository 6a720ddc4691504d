import { spaces } from '@nabu/games/babylon';
import { expect, test } from 'vitest';
import { seenItems } from './ground-plan-items.tsx';
import { babylon } from './rules.ts';

const OPTIONS = { strictSupplies: false, highestPoint: 'squared', underBridge: 'clear' } as const;

/** The kinds of item that a ground plan of the first garden shows. */
function shown(position: string): readonly string[] {
  const state = babylon.notation.readPosition(position, { seats: 2, options: OPTIONS });
  const view = babylon.view(state, 0);
  return seenItems(view.gardens[0], spaces(view, 0)).map(({ kind }) => kind);
}

test('a ground plan shows a bridge both of whose ends are overhung', () => {
  const tiles = 'G1=cp1@a4r3L1,cb1@d4r2L1,cw2@a3r0L2:dd-s,cp2@d3r0L2:dds-';
  expect(shown(`${tiles} I1=bridge:b4-d4@1`)).toEqual(['bridge']);
});

test('a ground plan shows no fountain both of whose ends are covered', () => {
  const tiles = 'G1=cw1@a1r2L1,cp1@c1r3L1,cb1@c2r0L2:-sdd,cy1@a2r0L2:s-dd';
  expect(shown(`${tiles} I1=fountain:b2-c2@1`)).toEqual([]);
});
