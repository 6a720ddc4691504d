import type { Rect } from '../common/rect.ts';
import type { Size } from '../common/size.ts';

/** The side of the river: mine is always the near one. */
export const SIDES = ['near', 'far'] as const;
export type Side = (typeof SIDES)[number];

/** One building site of one side: everything in its column, from the river outward. */
export interface SitePlaces {
  /** The whole column: what a finger may press. */
  readonly column: Rect;
  readonly temple: Rect;
  /** The name plate between the temple and its nation cards. */
  readonly plate: Rect;
  /** Where the nation cards fan out, away from the river. */
  readonly row: Rect;
}

/** Where everything lies on a board of a given size. */
export interface Layout {
  readonly shape: 'wide' | 'tall';
  readonly size: Size;
  readonly river: Rect;
  readonly gauge: Rect;
  readonly sites: { readonly [side in Side]: readonly SitePlaces[] };
  readonly stacks: { readonly [side in Side]: Rect };
  readonly deck: Rect;
  readonly draw: Rect;
  readonly discard: Rect;
  /** Where a pawn waits that has not left the quarry. */
  readonly camps: { readonly [side in Side]: Rect };
  /** Where cards come from and go to that are in a hand. */
  readonly hands: { readonly [side in Side]: Rect };
}

const SITES = 5;
const GAP = 8;
/** A board smaller than this is drawn at this size and shown smaller: both sides are always seen whole. */
const LEAST: { readonly [shape in Layout['shape']]: Size } = {
  wide: { width: 780, height: 440 },
  tall: { width: 340, height: 500 },
};
/** A board larger than this is drawn at this size and shown larger, so that words grow with it. */
const MOST: Size = { width: 1500, height: 860 };
/** A nation card's visible strip: never thinner than a letter needs, never fatter than it likes. */
const STRIP = { least: 15, most: 26 } as const;
/** A nation card narrower than this cannot show both emblem and letter. */
const NARROWEST = 27;
/** How broad the name of a stack is beside its top card. */
const NAME = 24;
/** How much more of the newest card is seen. */
const CREST = 8;

/** The places of all parts on a board for this room: as large as the room, or another size of the same shape. */
export function layout(room: Size): Layout {
  const narrow = room.width < 720 && room.width < room.height * 1.25;
  const shape = narrow || room.width < room.height * 0.9 ? 'tall' : 'wide';
  const least = LEAST[shape];
  const enough = Math.max(MOST.width / room.width, MOST.height / room.height);
  const larger = Math.max(
    Math.min(1, enough),
    least.width / room.width,
    least.height / room.height,
  );
  const size = { width: room.width * larger, height: room.height * larger };
  return shape === 'wide' ? wide(size) : tall(size);
}

/** How much larger words are drawn on a board that is shown smaller than it is drawn. */
export function typeOf(room: Size, { size }: Layout): number {
  return Math.min(1.28, Math.max(1, size.width / room.width));
}

/** Where a box of the board is seen when the board is shown in this room. */
export function shownIn(room: Size, { size }: Layout, box: Rect): Rect {
  const scale = room.width / size.width;
  return {
    x: box.x * scale,
    y: box.y * scale,
    width: box.width * scale,
    height: box.height * scale,
  };
}

function columns(area: Rect, side: Side, temple: number, plate: number): SitePlaces[] {
  const gap = area.width > 600 ? 10 : 5;
  const width = (area.width - gap * (SITES - 1)) / SITES;
  // Cards hang a little inside their column, so that a name plate is never taken for one.
  const hem = width > 110 ? 6 : 3;
  return Array.from({ length: SITES }, (_, index) => {
    const x = area.x + index * (width + gap);
    const column = { x, y: area.y, width, height: area.height };
    const row = area.height - temple - plate;
    const inner = { x: x + hem, width: width - 2 * hem, height: row - 2 * hem };
    if (side === 'near') {
      return {
        column,
        temple: { x, y: area.y, width, height: temple },
        plate: { x, y: area.y + temple, width, height: plate },
        row: { ...inner, y: area.y + temple + plate + hem },
      };
    }
    // The far side has its ground towards the cards too: temples always stand upright.
    return {
      column,
      temple: { x, y: area.y + row + plate, width, height: temple },
      plate: { x, y: area.y + row, width, height: plate },
      row: { ...inner, y: area.y + hem },
    };
  });
}

function wide(size: Size): Layout {
  const { width, height } = size;
  const quarry = Math.min(210, Math.max(150, width * 0.165));
  const piles = Math.min(112, Math.max(84, width * 0.09));
  const river = { x: 0, y: height / 2 - 32, width, height: 64 };
  const x = quarry + 2 * GAP;
  const half = { x, width: width - quarry - piles - 4 * GAP, height: river.y - GAP };
  const far = { ...half, y: 4, height: half.height - 4 };
  const near = { ...half, y: river.y + river.height + GAP, height: half.height - 4 };
  const temple = Math.min(132, Math.max(84, half.height * 0.38));
  const deck = { x: GAP, y: river.y - 14, width: quarry, height: river.height + 28 };
  const block = Math.min(196, deck.y - GAP - 4);
  const pile = { x: width - piles - GAP, width: piles, height: Math.min(122, half.height / 1.7) };
  return {
    shape: 'wide',
    size,
    river,
    gauge: { x, y: river.y, width: half.width, height: river.height },
    sites: { far: columns(far, 'far', temple, 24), near: columns(near, 'near', temple, 24) },
    stacks: {
      far: { x: GAP, y: deck.y - GAP - block, width: quarry, height: block },
      near: { x: GAP, y: deck.y + deck.height + GAP, width: quarry, height: block },
    },
    deck,
    draw: { ...pile, y: height / 2 - pile.height - 34 },
    discard: { ...pile, y: height / 2 + 34 },
    camps: {
      far: { x: GAP + quarry - 40, y: deck.y - GAP - 48, width: 32, height: 40 },
      near: { x: GAP + quarry - 40, y: deck.y + deck.height + GAP + 8, width: 32, height: 40 },
    },
    hands: {
      far: { x: width / 2 - 24, y: -70, width: 48, height: 64 },
      near: { x: width / 2 - 24, y: height + 6, width: 48, height: 64 },
    },
  };
}

function tall(size: Size): Layout {
  const { width, height } = size;
  const low = height < 560;
  const bank = low ? 46 : 52;
  const gauge = low ? 58 : 60;
  const middle = 2 * bank + gauge + 8;
  const river = { x: 0, y: (height - middle) / 2, width, height: middle };
  const margin = 6;
  const half = { x: margin, width: width - 2 * margin, height: river.y - 6 };
  const temple = Math.min(96, Math.max(60, half.height * 0.36));
  const top = river.y + 2;
  const bottom = river.y + middle - bank - 2;
  const pile = (width - 2 * margin) * 0.15;
  const pileAt = (index: number) => width - margin - (index + 1) * pile - index * 5;
  const stack = { x: margin, width: pileAt(1) - 2 * margin, height: bank };
  return {
    shape: 'tall',
    size,
    river,
    gauge: { x: margin, y: river.y + bank + 4, width: width - 2 * margin, height: gauge },
    sites: {
      far: columns({ ...half, y: 2 }, 'far', temple, 20),
      near: columns({ ...half, y: river.y + middle + 4 }, 'near', temple, 20),
    },
    stacks: {
      far: { ...stack, y: top },
      near: { ...stack, y: bottom, width: pileAt(0) - 2 * margin },
    },
    deck: { x: pileAt(0), y: bottom, width: pile, height: bank },
    draw: { x: pileAt(1), y: top, width: pile, height: bank },
    discard: { x: pileAt(0), y: top, width: pile, height: bank },
    camps: {
      far: { x: stack.x + stack.width - 32, y: top + bank - 40, width: 28, height: 36 },
      near: { x: pileAt(0) - margin - 38, y: bottom + bank - 40, width: 28, height: 36 },
    },
    hands: {
      far: { x: width / 2 - 20, y: -60, width: 40, height: 54 },
      near: { x: width / 2 - 20, y: height + 6, width: 40, height: 54 },
    },
  };
}

/** One nation card of a row: the strip of it that shows, and the whole card that is drawn. */
export interface CardPlace {
  readonly strip: Rect;
  readonly card: Rect;
}

/**
 * The places of a row's cards, oldest first, fanned away from the river. Strips never overlap
 * and stay inside the row; when they would become too thin to read, the row takes more columns.
 */
export function fan(row: Rect, count: number, side: Side): CardPlace[] {
  const room = row.height - CREST;
  const lines = Math.max(1, Math.floor(room / STRIP.least));
  const most = Math.min(3, Math.floor((row.width + 3) / (NARROWEST + 3)));
  const across = Math.min(most, Math.max(1, Math.ceil(count / lines)));
  const down = Math.max(1, Math.ceil(count / across));
  const step = Math.min(STRIP.most, room / down);
  const gap = across > 1 ? 3 : 0;
  const width = (row.width - gap * (across - 1)) / across;
  return Array.from({ length: count }, (_, index) => {
    const x = row.x + Math.floor(index / down) * (width + gap);
    const along = (index % down) * step;
    const full = step + CREST;
    const near = side === 'near';
    const y = near ? row.y + along : row.y + row.height - along - step;
    return {
      strip: { x, y, width, height: step },
      card: { x, y: near ? y : y - CREST, width, height: full },
    };
  });
}

/** The boxes that enclose a stretch of a fanned row, one for every column it crosses. */
export function bracket(places: readonly CardPlace[], start: number, length: number): Rect[] {
  const boxes: Rect[] = [];
  for (const { strip } of places.slice(start, start + length)) {
    const box = boxes.at(-1);
    if (box && box.x === strip.x) boxes[boxes.length - 1] = join(box, strip);
    else boxes.push(strip);
  }
  return boxes;
}

function join(a: Rect, b: Rect): Rect {
  const x = Math.min(a.x, b.x);
  const y = Math.min(a.y, b.y);
  const right = Math.max(a.x + a.width, b.x + b.width);
  const foot = Math.max(a.y + a.height, b.y + b.height);
  return { x, y, width: right - x, height: foot - y };
}

/** The terraces of a temple, level 1 to 6 from the ground up: six that always fit. */
export function terraces(temple: Rect): Rect[] {
  const base = Math.min(temple.width * 0.86, temple.height * 1.35);
  const height = (temple.height - 14) / 6;
  const middle = temple.x + temple.width / 2;
  const ground = temple.y + temple.height - 3;
  return Array.from({ length: 6 }, (_, index) => {
    const width = base * (1 - index * 0.145);
    return { x: middle - width / 2, y: ground - (index + 1) * height, width, height };
  });
}

/** The places of a quarry stack: its top card large, the others behind it in order, the rest counted. */
export interface StackPlaces {
  readonly top: Rect;
  readonly rest: readonly Rect[];
  /** Where the number of cards stands that found no place; null when all did. */
  readonly more: Rect | null;
}

/** Lays out a stack of so many cards, top first, with room kept for a caption and a pawn. */
export function stackPlaces(area: Rect, count: number, shape: Layout['shape']): StackPlaces {
  const wide = shape === 'wide';
  const caption = wide ? 20 : -4;
  const height = wide ? Math.min(92, area.height - caption - 60) : area.height - 4;
  const margin = wide ? 10 : 2;
  const top = { x: area.x + margin, y: area.y + caption + 6, width: height * 0.72, height };
  const tall = Math.min(30, height - 6);
  const mini = wide ? { width: 30, height: 40 } : { width: tall * 0.74, height: tall };
  const gap = 4;
  // On a tall board the stack's name stands between its top card and the others.
  const left = top.x + top.width + (wide ? 8 : 5 + NAME);
  // A pawn may wait at the quarry's edge on a tall board.
  const right = area.x + area.width - (wide ? 8 : 36);
  const across = Math.max(1, Math.floor((right - left + gap) / (mini.width + gap)));
  const low = wide ? Math.floor((area.y + area.height - 8 - top.y + gap) / (mini.height + gap)) : 1;
  const room = across * low;
  const fits = count - 1 <= room;
  const shown = Math.max(0, fits ? count - 1 : room - 1);
  const at = (index: number): Rect => ({
    x: left + (index % across) * (mini.width + gap),
    y:
      (wide ? top.y : top.y + (height - mini.height) / 2) +
      Math.floor(index / across) * (mini.height + gap),
    ...mini,
  });
  return {
    top,
    rest: Array.from({ length: shown }, (_, index) => at(index)),
    more: fits ? null : at(shown),
  };
}
