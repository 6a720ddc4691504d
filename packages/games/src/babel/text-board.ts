import type { Seat } from '@nabu/kernel';
import type { Look, Paint, TextBoard } from '../text-board.ts';
import type { Move, Side, View } from './index.ts';

const LETTERS = ['A', 'H', 'M', 'P', 'S'];
const NAMES = ['Assyrians', 'Hittites', 'Medes', 'Persians', 'Sumerians'];
const QUARRY = 5;
const MARGIN = 8;

/** Babel: two sides of five sites with the quarry between them; the viewer sits below. */
export const textBoard: TextBoard<View, Move> = {
  draw(view, viewer, look) {
    const below: Seat = viewer === 1 ? 1 : 0;
    const above: Seat = 1 - below;
    return [
      heading(view, look),
      ...sideLines(view, above, look),
      ...quarryLines(view, above, below, look.paint),
      ...sideLines(view, below, look).reverse(),
    ].join('\n');
  },
  describe: describeMove,
};

function heading(view: View, { names, paint }: Look): string {
  const decider = view.drops > 0 ? 1 - view.turn : view.turn;
  const doing = view.drops > 0 ? `discards ${view.drops} more` : 'to play';
  const now = view.ending === null ? `${names[decider]} ${doing}` : `over (${view.ending})`;
  const phase = view.endPhase ? ', end phase' : '';
  const deck = view.razed.length > 0 ? ` (next ${[...view.razed].reverse().join(' ')})` : '';
  const spent = view.discards.map((n, i) => `${LETTERS[i]}${n}`).join(' ');
  return `${paint.bold(now)}${phase}   temple deck ${view.deck}${deck}, nation pile ${view.pile}, discards ${spent}`;
}

/** From the outer edge to the river: name and hand, temples, rows. */
function sideLines(view: View, seat: Seat, { names, paint }: Look): string[] {
  const side = view.sides[seat];
  const widths = columnWidths(view);
  const cells = (
    label: string,
    texts: readonly string[],
    show: (text: string, i: number) => string,
  ) =>
    label.padEnd(MARGIN) +
    texts.map((text, i) => show(text, i) + ' '.repeat(widths[i] - text.length)).join('  ');
  return [
    `${paint.bold(`${seat + 1} ${names[seat]}`)}: total ${side.total}, ${handText(side, paint)}${starterText(side)}`,
    cells('', siteTitles(side), (text, i) => paint.colour(i, text)),
    cells('temple', side.temples.map(templeText), (text) => paint.bold(text)),
    cells('row', side.rows.map(rowText), (text) =>
      text.replace(/[AHMPS]/g, (letter) => paint.colour(LETTERS.indexOf(letter), letter)),
    ),
  ];
}

function quarryLines(view: View, above: Seat, below: Seat, paint: Paint): string[] {
  const line = (seat: Seat) => {
    const stack = [...view.sides[seat].stack].reverse();
    const cards =
      stack.length === 0
        ? 'empty'
        : `${stack[0]}${stack
            .slice(1)
            .map((l) => ` > ${l}`)
            .join('')}`;
    const pawn = view.sides[seat].pawn === QUARRY ? `   ♟${seat + 1} waits here` : '';
    return `${paint.dim('~~~')} Q${seat + 1} ${cards}${pawn}`;
  };
  return [line(above), line(below)];
}

function columnWidths(view: View): number[] {
  return LETTERS.map((_, site) =>
    Math.max(
      8,
      ...view.sides.flatMap((side) => [
        rowText(side.rows[site]).length,
        templeText(side.temples[site]).length,
        siteTitles(side)[site].length,
      ]),
    ),
  );
}

function siteTitles(side: Side): string[] {
  return LETTERS.map((letter, site) => (side.pawn === site ? `[${letter}] pawn` : `[${letter}]`));
}

function templeText(levels: readonly number[]): string {
  return levels.length === 0 ? '-' : `${levels.at(-1)} (${levels.join('')})`;
}

function rowText(row: readonly number[]): string {
  return row.length === 0 ? '-' : row.map((nation) => LETTERS[nation]).join('');
}

function handText(side: Side, paint: Paint): string {
  const counts = side.hand ?? null;
  const known = side.shown?.some((n) => n > 0) ? `, known ${countsText(side.shown, paint)}` : '';
  if (counts === null) return `${side.handSize} cards in hand${known}`;
  return `hand ${side.handSize === 0 ? 'empty' : countsText(counts, paint)}`;
}

function countsText(counts: readonly number[], paint: Paint): string {
  return counts
    .map((n, i) => (n === 0 ? '' : paint.colour(i, LETTERS[i].repeat(n))))
    .filter((text) => text !== '')
    .join(' ');
}

function starterText(side: Side): string {
  return side.starter ? ', starter 1 to build' : '';
}

function describeMove(move: Move): string {
  switch (move.type) {
    case 'walk':
      return `discard one of the ${NAMES[move.site]} and walk to site ${LETTERS[move.site]}`;
    case 'deploy':
      return `deploy one of the ${NAMES[move.nation]} at the pawn's site`;
    case 'build':
      return `build the top card of stack Q${move.stack + 1}`;
    case 'buildStarter':
      return 'build the starter, a level 1';
    case 'migrate':
      return `the top three cards migrate from ${LETTERS[move.site]} to ${LETTERS[move.to]}`;
    case 'sumerians':
      return "the nation on top of the opponent's row defects to yours";
    case 'assyrians':
      return "raze the opponent's temple here";
    case 'hittites':
      return "steal the top card of the opponent's temple here";
    case 'medes':
      return `the opponent's ${NAMES[move.nation]} here desert`;
    case 'persians':
      return `build two levels higher from stack Q${move.stack + 1}`;
    case 'half':
      return `pay one of the ${NAMES[move.nation]}: the opponent discards half the hand`;
    case 'drop':
      return `discard one of the ${NAMES[move.nation]}`;
    case 'end':
      return 'end the turn';
  }
}
