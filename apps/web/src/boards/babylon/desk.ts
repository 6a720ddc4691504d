import type { BoardProps, Language } from '../../table/kit.ts';
import type { Desk, DeskKind } from '../common/desk/kind.ts';
import { useDesk } from '../common/desk/provider.tsx';
import {
  type Aim,
  aimAt,
  type Facts,
  factsOf,
  type Hold,
  holdOf,
  type Input,
  inputOf,
  NOTHING,
  pictured,
  spelled,
  type Types,
  tileFrom,
} from './input.ts';
import { pressKey } from './keys.ts';
import type { Event, Move, View } from './rules.ts';
import { phrases } from './words/index.ts';
import { heldText } from './words/spoken.ts';

/** What the board is given. */
export type Props = BoardProps<View, Move, Event>;

/** Babylon's desk: a tile is aimed before it is laid, and stays as a ghost until it is seen to lie there. */
export const babylonDesk: DeskKind<Types> = {
  empty: NOTHING,
  shown: { flat: false, wide: true, seat: null, pieces: [], webgl: 'unknown' },
  pictured,
  facts: factsOf,
  settle: (draft) => draft,
  keeps: ({ turns }) => ({ ...NOTHING, turns }),
  waits: true,
  whole: (state) => (state.draft.at === null ? null : aimed(state.draft.at, inputOf(state))),
  spelled,
  aims: ({ type }) => type === 'build',
  says: (state, language) => saidOf(inputOf(state), language),
  key: (desk, key) => pressKey({ ...inputOf(desk), shown: desk.shown }, key),
};

const aimed = (at: number, input: ReturnType<typeof inputOf>) => aimAt(input, at)?.move ?? null;

/** What was picked up or turned, in words; what is held by itself at the beginning is not said. */
function saidOf(input: Input, language: Language): string | null {
  const { draft } = input;
  const touched = draft.hold !== null || draft.turns !== 0 || draft.level !== null;
  if (!touched && draft.open === 'any') return null;
  const hold = holdOf(input);
  const tile = hold === 'new' || hold === 'kept' ? tileFrom(input, hold) : null;
  return heldText(phrases[language], draft, hold, tile);
}

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
