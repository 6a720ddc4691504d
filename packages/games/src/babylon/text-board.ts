import type { Look, TextBoard } from '../text-board.ts';
import {
  CORNER_WORDS,
  cellName,
  digPays,
  effectOf,
  FLOWERS,
  type GardenView,
  type Move,
  type SpaceView,
  SYMBOL_LETTERS,
  SYMBOLS,
  spaces,
  stackName,
  symbolAt,
  type Tile,
  tally,
  tileName,
  type View,
} from './index.ts';

const COLUMNS = 'abcdefgh';
const SIDE = 8;
const QUARRY_SIDE = 4;
const CORNERS = [0, 1, 2, 3];
const GAP = '   ';

const EFFECTS = {
  single: 'a single pillar for everyone',
  double: 'a double pillar for everyone, for this turn',
  change: 'one symbol of a tile laid this turn may change',
  fill: 'one blank space of a tile laid this turn may get a symbol',
  flower: 'the own flower brings two pillars',
  minus: 'one pillar less for digging',
  blank: 'no effect',
} as const;

/** Babylon: the quarry with what each dig brings, then the gardens from above, two to a row. */
export const textBoard: TextBoard<View, Move> = {
  draw(view, _viewer, look) {
    const gardens = view.gardens.map((_, seat) => gardenLines(view, seat, look));
    const pairs = [gardens.slice(0, 2), gardens.slice(2)].filter((pair) => pair.length > 0);
    return [
      heading(view, look),
      ...quarryLines(view, look),
      ...pairs.flatMap(beside),
      'space: level, then F B S T item, f b s t symbol, o belvedere, = below a bridge; tile: symbols clockwise from the north-west',
      ...view.gardens.map((garden, seat) => playerLine(view, garden, seat, look)),
    ].join('\n');
  },
  describe: describeMove,
};

const DOING = {
  remove: 'removes a clay tile',
  dig: 'to dig',
  build: 'builds',
  store: 'stores or discards the dug tile',
  over: '',
} as const;

function heading(view: View, { names, paint }: Look): string {
  const now = view.phase === 'over' ? 'over' : `${names[view.turn]} ${DOING[view.phase]}`;
  const parts = [paint.bold(now), `round ${view.round} of ${view.rounds}`];
  if (view.round > 1) parts.push(`token ${effectOf(view)}: ${EFFECTS[effectOf(view)]}`);
  if (view.dug !== null) parts.push(`new tile ${tileText(view.dug)}`);
  if (view.doubles > 0) parts.push('a double pillar to use');
  return parts.join(GAP);
}

/** A tile in words: its name and its symbols, clockwise from the north-west. */
function tileText(tile: Tile): string {
  const symbols = CORNERS.map((corner) => letter(symbolAt(tile, 0, corner))).join('');
  return `${tileName(tile)} ${symbols}`;
}

function letter(symbol: number): string {
  return symbol < 0 ? '-' : SYMBOL_LETTERS[symbol];
}

/** Four rows of stacks: height, top tile, and the pillars it would bring the player to move. */
function quarryLines(view: View, { paint }: Look): string[] {
  const paying = view.phase === 'dig';
  return Array.from({ length: QUARRY_SIDE }, (_, row) => {
    const cells = view.quarry.slice(QUARRY_SIDE * row, QUARRY_SIDE * (row + 1));
    const texts = cells.map(({ height, top }, column) => {
      const stack = QUARRY_SIDE * row + column;
      const pays = paying && top !== null ? ` +${digPays(view, stack).total}` : '';
      const text = `${stackName(stack)} ${'▪'.repeat(height)} ${top === null ? '-' : tileText(top)}${pays}`;
      const flower = top === null ? 0 : FLOWERS.findIndex((name) => name[0] === tileName(top)[1]);
      return top === null ? text.padEnd(20) : paint.colour(flower, text) + pad(text, 20);
    });
    return texts.join(' ').trimEnd();
  });
}

function pad(text: string, width: number): string {
  return ' '.repeat(Math.max(0, width - text.length));
}

/** A garden as it is seen from above. */
function gardenLines(view: View, seat: number, { names, paint }: Look): string[] {
  const all = spaces(view, seat);
  const title = `${seat + 1} ${names[seat]}`.padEnd(3 * SIDE + 2);
  const header = `   ${[...COLUMNS].map((column) => column.padEnd(3)).join('')}`.slice(0, 26);
  const rows = Array.from({ length: SIDE }, (_, row) => {
    const cells = all.slice(SIDE * row, SIDE * (row + 1));
    const shown = cells.map((space) =>
      space.fresh ? paint.bold(spaceText(space)) : spaceText(space),
    );
    return `${row + 1}  ${shown.join(' ')}`;
  });
  return [paint.colour(seat, paint.bold(title)), header, ...rows];
}

function spaceText({ level, item, belvedere, spanned, symbol }: SpaceView): string {
  if (level === 0) return spanned ? '.=' : '. ';
  if (item !== null) return level + SYMBOL_LETTERS[SYMBOLS.indexOf(item.kind)];
  if (belvedere) return `${level}o`;
  if (spanned) return `${level}=`;
  return level + (symbol === null ? '.' : SYMBOL_LETTERS[symbol].toLowerCase());
}

/** Gardens side by side, line by line; every line of a garden is as wide as the others. */
function beside(gardens: readonly (readonly string[])[]): string[] {
  const [first, second] = gardens;
  return first.map((line, i) =>
    (second === undefined ? line : `${line}${GAP}${second[i]}`).trimEnd(),
  );
}

function playerLine(view: View, garden: GardenView, seat: number, { names, paint }: Look): string {
  const { total, categories } = tally(view, seat);
  const parts = categories.map(({ category, points }) => `${category} ${points}`).join(', ');
  const kept = garden.kept === null ? 'no tile kept' : `kept ${tileText(garden.kept)}`;
  const name = paint.colour(seat, paint.bold(`${seat + 1} ${names[seat]}`));
  return `${name} (${FLOWERS[garden.flower]}): ${total} (${parts}); ${garden.stock} pillars, ${kept}`;
}

function describeMove(move: Move): string {
  switch (move.type) {
    case 'remove':
      return `remove the clay tile of stack ${stackName(move.stack)}`;
    case 'dig':
      return `dig the top tile of stack ${stackName(move.stack)}`;
    case 'build': {
      const which = move.source === 'new' ? 'the new tile' : 'the kept tile';
      const corners =
        move.open === null ? 'four supports' : `${CORNER_WORDS[move.open]} corner open`;
      return `lay ${which} at ${cellName(move.cell)} on level ${move.level}, ${move.turns} quarter turns, ${corners}`;
    }
    case 'symbol':
      return `let ${cellName(move.cell)} show a ${SYMBOLS[move.symbol]} for this turn`;
    case 'fountain':
    case 'bridge':
    case 'stairway':
      return `build a ${move.type} from ${cellName(move.cell)} to ${cellName(move.to)}`;
    case 'statue':
      return `put up a statue at ${cellName(move.cell)}`;
    case 'done':
      return 'build no more this turn';
    case 'store':
      return 'keep the new tile; a tile that is kept already is discarded';
    case 'discard':
      return 'discard the new tile';
  }
}
