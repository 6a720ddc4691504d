import { inset, type Rect } from '../common/rect.ts';
import type { Size } from '../common/size.ts';

/** The parts of the board that a small screen shows one at a time. */
export const PAGES = ['city', 'garden', 'caravan'] as const;
export type Page = (typeof PAGES)[number];

/** Where everything lies, in CSS pixels. */
export interface Layout {
  /** Everything in sight at once, or three pages side by side. */
  readonly shape: 'wide' | 'tall';
  /** The size of the whole drawing. */
  readonly size: Size;
  /** How large the drawing is shown: less than 1 on a board too small for it, more on a very large one. */
  readonly scale: number;
  /** What a small screen shows at a time; on a wide board all three are the whole. */
  readonly pages: { readonly [page in Page]: Rect };
  readonly garden: Rect;
  /** The panels behind the parts. */
  readonly panels: {
    readonly crafts: Rect;
    readonly fields: Rect;
    readonly temples: Rect;
    readonly caravan: Rect;
  };
  readonly groups: readonly Rect[];
  readonly rows: readonly Rect[];
  readonly temples: readonly Rect[];
  readonly cities: readonly Rect[];
  /** The court cards that are left, inside the caravan's ring. */
  readonly court: Rect;
}

const GAP = 8;
/** The height of a panel's title. */
const TITLE = 18;
/** A board smaller than this shows one page at a time. */
const WIDE: Size = { width: 880, height: 540 };
/** A board smaller than this is drawn at this size and shown smaller. */
const LEAST: Size = { width: 1040, height: 640 };
/** A board larger than this is drawn at this size and shown larger. */
const MOST: Size = { width: 1500, height: 860 };
/** A page larger than this both ways is drawn at this size and shown larger. */
const MOST_PAGE: Size = { width: 600, height: 500 };
/** The lowest page, by the lines that the craft cards take, and where it is broad enough for two columns. */
const LOWEST_PAGE = { lines: [0, 340, 368], broad: 300 } as const;
/** What lies between the panels of a page and around them. */
const MARGIN = 6;
/** What a tall board keeps free under the garden, for what a choice would bring. */
const FOOT = 92;

/** Lays out the board for a window and a number of players; the whole of every page is always seen. */
export function layout({ width, height }: Size, seats: number): Layout {
  const wide = width >= WIDE.width && height >= WIDE.height;
  const lowest = isBroad({ width, height })
    ? LOWEST_PAGE.broad
    : LOWEST_PAGE.lines[linesOf(width, seats)];
  const most = wide ? MOST : MOST_PAGE;
  const enough = Math.min(1, Math.max(most.width / width, most.height / height));
  const larger = wide
    ? Math.max(enough, LEAST.width / width, LEAST.height / height)
    : Math.max(enough, lowest / height);
  const size = { width: width * larger, height: height * larger };
  return { ...(wide ? layWide : layTall)(size, seats), scale: 1 / larger };
}

/** A page broader than high, and too low for all of the city in one column, shows it in two. */
function isBroad({ width, height }: Size): boolean {
  return width >= 540 && width > height * 1.4 && height < 420;
}

/** The width of a group of craft cards that leaves each of them room for its name. */
const NAMED_GROUP = 162;

/** How many groups of craft cards stand side by side on a page. */
function columnsOf(width: number, seats: number): number {
  const room = Math.floor((width + 6) / (NAMED_GROUP + 6));
  // Never more than two lines, and both as full as they can be.
  return Math.ceil(seats / Math.min(2, Math.ceil(seats / Math.max(1, room))));
}

/** The lines of craft cards on a page of a width. */
function linesOf(width: number, seats: number): 1 | 2 {
  return columnsOf(width - 2 * MARGIN - 12, seats) < seats ? 2 : 1;
}

/** Equal boxes side by side, in as many lines as needed. */
function tiled(area: Rect, count: number, columns: number, gap = GAP): Rect[] {
  const lines = Math.ceil(count / columns);
  const width = (area.width - gap * (columns - 1)) / columns;
  const height = (area.height - gap * (lines - 1)) / lines;
  return Array.from({ length: count }, (_, index) => ({
    x: area.x + (index % columns) * (width + gap),
    y: area.y + Math.floor(index / columns) * (height + gap),
    width,
    height,
  }));
}

/** The inside of a titled panel. */
function inside(panel: Rect): Rect {
  const area = inset(panel, 6);
  return { ...area, y: area.y + TITLE, height: area.height - TITLE };
}

type Places = Omit<Layout, 'scale'>;

function layWide({ width, height }: Size, seats: number): Places {
  const left = Math.round((width - 3 * GAP) * 0.5);
  const right = width - left - 3 * GAP;
  const x = left + 2 * GAP;
  const rows = Math.min(104, Math.max(88, height * 0.145));
  // Four groups in one line would leave their cards no room for a name.
  const lines = seats === 4 && right < 660 ? 2 : 1;
  const crafts = lines * Math.min(150, Math.max(108, height * 0.2 - (lines - 1) * 60));
  const temples = Math.min(178, Math.max(126, height * 0.24 - (lines - 1) * 24));
  const fields = { x: GAP, y: height - rows - GAP, width: left, height: rows };
  const panels = {
    crafts: { x, y: GAP, width: right, height: crafts },
    caravan: {
      x,
      y: crafts + 2 * GAP,
      width: right,
      height: height - crafts - temples - 4 * GAP,
    },
    temples: { x, y: height - temples - GAP, width: right, height: temples },
    fields,
  };
  const whole = { x: 0, y: 0, width, height };
  return {
    shape: 'wide',
    size: { width, height },
    pages: { city: whole, garden: whole, caravan: whole },
    garden: { x: GAP, y: GAP, width: left, height: fields.y - 2 * GAP },
    panels,
    groups: tiled(inside(panels.crafts), seats, Math.ceil(seats / lines)),
    rows: tiled(inside(fields), 2, 2, 14),
    temples: tiled(inside(panels.temples), 3, 3),
    ...ring(panels.caravan, 4),
  };
}

function layTall(size: Size, seats: number): Places {
  const { width, height } = size;
  const page = (index: number): Rect => ({ x: index * width, y: 0, width, height });
  const pages = { city: page(0), garden: page(1), caravan: page(2) };
  const city = isBroad(size) ? cityAcross(size) : cityDown(size, seats);
  const caravan = inset(pages.caravan, 4);
  return {
    shape: 'tall',
    size: { width: 3 * width, height },
    pages,
    garden: { ...inset(pages.garden, 4), height: height - 8 - (height > 430 ? FOOT : 0) },
    panels: { ...city, caravan },
    groups: tiled(inside(city.crafts), seats, columnsOf(inside(city.crafts).width, seats), 6),
    rows: tiled(inside(city.fields), 2, isBroad(size) ? 1 : 2, 10),
    temples: tiled(inside(city.temples), 3, 3, 6),
    ...ring(caravan, isBroad(size) || width > 600 ? 4 : 3),
  };
}

type City = Omit<Layout['panels'], 'caravan'>;

/** Crafts, fields and temples one below the other; what is left over is shared by the gaps. */
function cityDown({ width, height }: Size, seats: number): City {
  const lines = linesOf(width, seats);
  const across = width - 2 * MARGIN;
  const group = (across - 12) / columnsOf(across - 12, seats);
  // Higher than its cards can be, a line of them would be empty.
  const line = Math.min(32 + group / 2, Math.max(72, (height - 240) / lines));
  const cards = 26 + lines * line;
  const rows = height > 420 ? 78 : 74;
  const temples = Math.min(170, height - cards - rows - 2 * MARGIN - 4);
  const gap = Math.max(MARGIN, Math.min(4 * MARGIN, (height - cards - rows - temples) / 4));
  const top = Math.max(2, (height - cards - rows - temples - 2 * gap) / 2);
  const at = { x: MARGIN, width: across };
  return {
    crafts: { ...at, y: top, height: cards },
    fields: { ...at, y: top + cards + gap, height: rows },
    temples: { ...at, y: top + cards + rows + 2 * gap, height: temples },
  };
}

/** Crafts with the fields at their right, and the temples below them. */
function cityAcross({ width, height }: Size): City {
  const low = 122;
  const across = width - 3 * MARGIN;
  const top = { y: 2, height: Math.min(220, height - low - MARGIN - 4) };
  const crafts = { ...top, x: MARGIN, width: across * 0.6 };
  const fields = { ...top, x: crafts.width + 2 * MARGIN, width: across * 0.4 };
  const y = top.height + MARGIN + 2;
  const temples = { x: MARGIN, y, width: width - 2 * MARGIN, height: low };
  return { crafts, fields, temples };
}

/**
 * The nine cities clockwise around the court cards. Babylon takes two places of the rim in its top
 * line, so that the rim of 4 by 3 or of 3 by 4 places comes out even.
 */
function ring(area: Rect, columns: 3 | 4): Pick<Layout, 'cities' | 'court'> {
  const gap = 7;
  const lines = 7 - columns;
  const width = (area.width - gap * (columns - 1)) / columns;
  const height = (area.height - gap * (lines - 1)) / lines;
  const box = (column: number, line: number, across = 1, down = 1): Rect => ({
    x: area.x + column * (width + gap),
    y: area.y + line * (height + gap),
    width: width * across + gap * (across - 1),
    height: height * down + gap * (down - 1),
  });
  const rim: readonly (readonly [number, number])[] =
    columns === 4
      ? [
          [3, 0],
          [3, 1],
          [3, 2],
          [2, 2],
          [1, 2],
          [0, 2],
          [0, 1],
          [0, 0],
        ]
      : [
          [2, 0],
          [2, 1],
          [2, 2],
          [2, 3],
          [1, 3],
          [0, 3],
          [0, 2],
          [0, 1],
        ];
  const babylon = columns === 4 ? box(1, 0, 2) : box(0, 0, 2);
  return {
    cities: [babylon, ...rim.map(([column, line]) => box(column, line))],
    court: columns === 4 ? box(1, 1, 2) : box(1, 1, 1, 2),
  };
}

/** The spaces of a row of cubes or cards from left to right, centred in their box. */
export function spaces(area: Rect, count: number, most = 54): Rect[] {
  const gap = 4;
  const size = Math.min(most, area.height, (area.width - gap * (count - 1)) / count);
  const start = area.x + (area.width - count * size - gap * (count - 1)) / 2;
  return Array.from({ length: count }, (_, index) => ({
    x: start + index * (size + gap),
    y: area.y + (area.height - size) / 2,
    width: size,
    height: size,
  }));
}

/** The spaces of a temple, and where its name and its rewards stand. */
export function templePlaces(area: Rect) {
  const wide = area.height > 100;
  const name = { x: area.x, y: area.y + 2, width: area.width, height: 20 };
  const line = wide ? 15 : 13;
  const slots = {
    x: area.x + 5,
    y: name.y + 22,
    width: area.width - 10,
    height: area.height - 31 - 2 * line,
  };
  return {
    name,
    spaces: spaces(slots, 4, 46),
    first: {
      x: area.x + 6,
      y: area.y + area.height - 2 * line - 5,
      width: area.width - 12,
      height: line,
    },
    second: {
      x: area.x + 6,
      y: area.y + area.height - line - 5,
      width: area.width - 12,
      height: line,
    },
  };
}

/** The three cards of a craft group, and its price tag. */
export function groupPlaces(area: Rect) {
  const tag = { x: area.x, y: area.y, width: area.width, height: 18 };
  const gap = 5;
  const most = area.height - tag.height - 6;
  const width = Math.min(Math.max(62, most / 1.4), (area.width - 10 - 2 * gap) / 3);
  const height = Math.min(most, width * 1.5);
  const start = area.x + (area.width - 3 * width - 2 * gap) / 2;
  const y = area.y + tag.height + (area.height - tag.height - height) / 2;
  return {
    tag,
    cards: [0, 1, 2].map((index) => ({ x: start + index * (width + gap), y, width, height })),
  };
}
