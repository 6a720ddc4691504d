import type { BabylonDesk } from './desk.ts';
import { cellsOfItem, type ItemMove, itemMoves, symbolMoves, tileFrom } from './input.ts';
import { type Cell, type Item, placement, type SpaceView } from './rules.ts';
import type { Disc } from './three/discs.ts';
import type { Ring, Tone } from './three/ghost.ts';
import {
  centreOf,
  itemPieces,
  markPieces,
  middleOf,
  type Piece,
  pillarPieces,
  terracePieces,
  topOf,
} from './three/model.ts';

interface GhostView {
  readonly pieces: readonly Piece[];
  readonly tone: Tone;
}

const NO_GHOST: GhostView = { pieces: [], tone: 'offer' };

/** An item as it would stand after its move. */
function itemOf(move: ItemMove, ground: readonly SpaceView[]): Item {
  const cells = cellsOfItem(move);
  return { kind: move.type, cells, levels: cells.map((cell) => ground[cell].level) };
}

/** The tile that is held, where it is aimed: its pillars, symbols and belvedere. */
function tileGhost(desk: BabylonDesk): GhostView {
  const { aim } = desk;
  const tile = aim && tileFrom(desk, aim.move.source);
  if (!aim || tile === null) return NO_GHOST;
  const { cell, turns, level, open } = aim.move;
  const { supports } = placement(desk.state, aim.move);
  const laid = { tile, cell, turns, level, supports: supports.map(({ support }) => support) };
  const openCell = open === null ? -1 : supports[open].cell;
  const green = (piece: Piece) => piece.kind !== 'leaf' && piece.kind !== 'vine';
  const kept = (space: Cell) => space !== openCell;
  const body = aim.legal
    ? terracePieces(laid, 'ghost').filter(green)
    : terracePieces({ ...laid, supports: [] }, 'ghost').filter(green);
  const missing = aim.legal
    ? []
    : pillarPieces(laid, 'part').filter(({ kind }) => kind !== 'belvedere');
  return {
    pieces: [...body, ...missing, ...markPieces(laid, 'ghost', kept)],
    tone: aim.legal ? 'legal' : 'illegal',
  };
}

/** What is not there yet: the held tile, or the items that can be put up. */
export function ghostOf(desk: BabylonDesk, own: boolean): GhostView {
  if (!own || !desk.mine) return NO_GHOST;
  if (desk.hold === 'new' || desk.hold === 'kept') return tileGhost(desk);
  if (desk.hold !== 'items') return NO_GHOST;
  const looked = itemMoves(desk.legal).find((move) => move === desk.ghost?.move);
  if (!looked) return NO_GHOST;
  return { pieces: itemPieces(itemOf(looked, desk.ground), 'offer'), tone: 'offer' };
}

interface ToSee {
  /** Spaces that are pointed at, and where others did something since the viewer's last move. */
  readonly pointed: readonly Cell[];
  readonly news: readonly Cell[];
}

/** Rings on what can be chosen, on what is pointed at and, smaller, on what is new. */
export function ringsOf(
  desk: BabylonDesk,
  own: boolean,
  { pointed, news }: ToSee,
  ground: readonly SpaceView[],
): readonly Ring[] {
  const on = (cell: Cell, size: number, strong: boolean): Ring => ({
    ...{ ...middleOf(cell), y: topOf(ground[cell].level), size, strong },
  });
  const shown = [
    ...pointed.map((cell) => on(cell, 0.46, true)),
    ...news.map((cell) => on(cell, 0.34, true)),
  ];
  if (!own || !desk.mine) return shown;
  return [...shown, ...choices(desk, on)];
}

function choices(
  desk: BabylonDesk,
  on: (cell: Cell, size: number, strong: boolean) => Ring,
): readonly Ring[] {
  switch (desk.hold) {
    case 'items': {
      const looked = itemMoves(desk.legal).find((move) => move === desk.ghost?.move);
      const strong = new Set(looked ? cellsOfItem(looked) : []);
      const cells = new Set(itemMoves(desk.legal).flatMap(cellsOfItem));
      return [...cells].map((cell) => on(cell, 0.44, strong.has(cell)));
    }
    case 'symbol': {
      const cells = new Set(symbolMoves(desk.legal).map(({ cell }) => cell));
      return [...cells].map((cell) => on(cell, 0.44, cell === desk.draft.space));
    }
    default:
      return [];
  }
}

/** Discs where the held tile can lie, each with its level; pale ones where pillars are missing and no place can be paid. */
export function discsOf(desk: BabylonDesk, own: boolean): readonly Disc[] {
  if (!own || !desk.mine || (desk.hold !== 'new' && desk.hold !== 'kept')) return [];
  const disc = (cell: Cell, level: number, look: Disc['look']): Disc => ({
    ...{ ...centreOf(cell), y: topOf(level), level, look },
  });
  const all =
    desk.places.size === 0
      ? [...desk.unpaid.values()].map(({ cell, level }) => ({ cell, level, look: 'pale' as const }))
      : [...desk.places.values()].map((there) => {
          const wished = there.find(({ level }) => level === desk.draft.level);
          return { ...(wished ?? there[0]), look: 'plain' as const };
        });
  // The tile itself stands where it is aimed.
  return all
    .filter(({ cell }) => cell !== desk.draft.at)
    .map(({ cell, level, look }) => disc(cell, level, look));
}
