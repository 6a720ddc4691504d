import type { Seat, Viewer } from '@nabu/kernel';
import type { Passage } from '../../../table/kit.ts';
import { nearSeat } from '../../common/near.ts';
import { nameIn } from '../../common/words.ts';
import {
  CORNERS,
  cellName,
  effectOf,
  type State,
  SYMBOLS,
  spaces,
  spacesOf,
  stateOf,
  tally,
  type View,
} from '../rules.ts';
import { nameCells, nameTile, nameTurned } from './name.ts';
import type { Phrases } from './phrases.ts';
import { rowLines, stackText } from './spoken.ts';

/** A garden: what it is worth, every space as it is seen from above, then every tile and item as it was laid. */
function gardenLines(
  say: Phrases,
  view: View,
  state: State,
  seat: Seat,
  name: string,
): readonly string[] {
  const { tiles, items, kept, stock } = view.gardens[seat];
  const words = say.describe;
  const { total } = tally(state, seat);
  const laid = tiles.map(({ tile, cell, turns, level, supports }) => {
    const open = CORNERS.find((corner) => supports[corner] === 'open');
    const at = open === undefined ? null : cellName(spacesOf(cell)[open]);
    return words.laid(nameTurned(say, tile, turns), cellName(cell), level, at);
  });
  const decorated = items.map(({ kind, cells, levels }) =>
    words.item(
      say.symbols[SYMBOLS.indexOf(kind)],
      nameCells(say, cells),
      [...new Set(levels)].join('–'),
    ),
  );
  const built = [...rowLines(say, spaces(state, seat)), ...laid, ...decorated];
  return [
    words.player(name, total, stock, kept === null ? null : nameTile(say, kept)),
    ...(tiles.length === 0 ? [words.noTiles] : built),
  ];
}

/** The whole position as sentences: the round, the viewer's garden, the others', the quarry. */
export function describe(
  say: Phrases,
  view: View,
  viewer: Viewer,
  names: readonly string[],
): readonly Passage[] {
  const state = stateOf(view);
  const near = nearSeat(viewer);
  const name = nameIn(names);
  const others = view.gardens.map((_, seat) => seat).filter((seat) => seat !== near);
  const { headings } = say.spoken;
  const opening =
    view.phase === 'over'
      ? say.describe.over
      : say.describe.turn(name(view.turn), view.round, view.rounds);
  const table = [
    opening,
    say.describe.token(say.effects[effectOf(state)].text),
    ...(view.dug === null ? [] : [say.describe.dug(nameTurned(say, view.dug, 0))]),
  ];
  return [
    { heading: headings.table, lines: table },
    ...[near, ...others].map((seat) => ({
      heading: name(seat),
      lines: gardenLines(say, view, state, seat, name(seat)),
    })),
    { heading: headings.quarry, lines: view.quarry.map((_, stack) => stackText(say, view, stack)) },
  ];
}
