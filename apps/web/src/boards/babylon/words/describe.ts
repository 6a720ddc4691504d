import type { Seat, Viewer } from '@nabu/kernel';
import { nearSeat } from '../../common/near.ts';
import { nameIn } from '../../common/words.ts';
import {
  CORNERS,
  cellName,
  digPays,
  effectOf,
  rowOf,
  type State,
  SYMBOLS,
  spaces,
  spacesOf,
  stackName,
  stateOf,
  tally,
  type View,
} from '../rules.ts';
import { nameCells, nameTile } from './name.ts';
import type { Phrases } from './phrases.ts';

function quarryText(say: Phrases, view: View, state: State): string {
  const stacks = view.quarry.map(({ height, top }, stack) => {
    if (top === null) return say.describe.emptyStack(stackName(stack));
    const income = view.phase === 'dig' ? digPays(state, stack).total : null;
    return say.describe.stack(stackName(stack), height, nameTile(say, top), income);
  });
  return [say.describe.quarry, ...stacks].join(' ');
}

function rowsText(say: Phrases, state: State, seat: Seat): string {
  const ground = spaces(state, seat);
  return [0, 1, 2, 3, 4, 5, 6, 7]
    .map((row) => {
      const levels = ground.filter(({ cell }) => rowOf(cell) === row).map(({ level }) => level);
      return say.describe.heights(row + 1, levels.join(' '));
    })
    .join(' ');
}

function playerText(say: Phrases, view: View, state: State, seat: Seat, name: string): string {
  const { tiles, items, kept, stock } = view.gardens[seat];
  const words = say.describe;
  const { total } = tally(state, seat);
  const laid = tiles.map(({ tile, cell, level, supports }) => {
    const open = CORNERS.find((corner) => supports[corner] === 'open');
    const at = open === undefined ? null : cellName(spacesOf(cell)[open]);
    return words.laid(nameTile(say, tile), cellName(cell), level, at);
  });
  const decorated = items.map(({ kind, cells, levels }) =>
    words.item(
      say.symbols[SYMBOLS.indexOf(kind)],
      nameCells(say, cells),
      [...new Set(levels)].join('–'),
    ),
  );
  return [
    words.player(name, total, stock, kept === null ? null : nameTile(say, kept)),
    ...(tiles.length === 0 ? [words.noTiles] : [...laid, ...decorated, rowsText(say, state, seat)]),
  ].join(' ');
}

/** The whole position as sentences: the round, the quarry, the viewer's garden, the others'. */
export function describe(
  say: Phrases,
  view: View,
  viewer: Viewer,
  names: readonly string[],
): readonly string[] {
  const state = stateOf(view);
  const near = nearSeat(viewer);
  const name = nameIn(names);
  const others = view.gardens.map((_, seat) => seat).filter((seat) => seat !== near);
  const opening =
    view.phase === 'over'
      ? say.describe.over
      : say.describe.turn(name(view.turn), view.round, view.rounds);
  return [
    opening,
    say.describe.token(say.effects[effectOf(state)].text),
    ...(view.dug === null ? [] : [say.describe.dug(nameTile(say, view.dug))]),
    quarryText(say, view, state),
    ...[near, ...others].map((seat) => playerText(say, view, state, seat, name(seat))),
  ];
}
