import type { BoardProps } from '../../table/kit.ts';
import type { Desk, DeskKind } from '../common/desk/kind.ts';
import { useDesk } from '../common/desk/provider.tsx';
import {
  type Aim,
  aimAt,
  type Facts,
  factsOf,
  type Hold,
  holdOf,
  inputOf,
  NOTHING,
  spelled,
  type Types,
} from './input.ts';
import { pressKey } from './keys.ts';
import type { Event, Move, View } from './rules.ts';

export type Props = BoardProps<View, Move, Event>;

/** Babylon's desk: a tile is aimed before it is laid, and stays as a ghost until it is seen to lie there. */
export const babylonDesk: DeskKind<Types> = {
  empty: NOTHING,
  shown: { flat: false, wide: true, seat: null, pieces: [], webgl: 'unknown' },
  facts: factsOf,
  settle: (draft) => draft,
  keeps: ({ turns }) => ({ ...NOTHING, turns }),
  waits: true,
  whole: (state) => (state.draft.at === null ? null : aimed(state.draft.at, inputOf(state))),
  spelled,
  aims: ({ type }) => type === 'build',
  key: (desk, key) => pressKey({ ...inputOf(desk), shown: desk.shown }, key),
};

const aimed = (at: number, input: ReturnType<typeof inputOf>) => aimAt(input, at)?.move ?? null;

/** A desk with what is held and where it is aimed. */
export interface BabylonDesk extends Desk<Types>, Facts {
  readonly hold: Hold | null;
  /** The placement aimed at with the tile that is held. */
  readonly aim: Aim | null;
}

/** The desk around. */
export function useBabylonDesk(): BabylonDesk {
  const desk = useDesk(babylonDesk);
  const input = inputOf(desk);
  const { at } = desk.draft;
  return {
    ...desk,
    ...desk.facts,
    hold: holdOf(input),
    aim: at === null ? null : aimAt(input, at),
  };
}
