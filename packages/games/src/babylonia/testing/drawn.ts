import { cellOf, HEX_COUNT, hexNamed, nameOf } from '../map.ts';

/** The six neighbours by their directions, as axial steps. */
const STEPS: { readonly [direction: string]: readonly [number, number] } = {
  ...{ O: [0, 0], E: [1, 0], NE: [1, -1], NW: [0, -1], W: [-1, 0], SW: [-1, 1], SE: [0, 1] },
};

/** The letter of the ground for what is drawn on a hex; `X` is land outside the centre. */
const GROUND: { readonly [drawn: string]: string } = {
  C: 'C',
  F: 'C',
  Z: '2',
  R: '~',
  L: 'c',
  X: 's',
};
const CLANS = 'ANVD';

/** A small board: only the hexes drawn exist. */
export interface Drawn {
  /** The words of the position: `board`, `tiles` and the tokens of each seat. */
  readonly words: string;
  /** Puts the real name of each hex into a text in which hexes are written `@E` or `@2,-1`. */
  readonly real: (text: string) => string;
}

/**
 * Draws a small board around a hex: `C@O:MP` a city, `F@4,0:6` a field, `Z` a ziggurat, `R` free
 * river, `L` free land of the centre, `X` free land elsewhere; `Am@E` Adam's merchant, `Nf` Nora's
 * farmer, `V` Valentina, `D` Daniel; `h` is a farmer face down in the river. Hexes far away may be
 * given by their real names.
 */
export function drawn(text: string, origin = 'i12'): Drawn {
  const ground = new Map<string, string>();
  const tiles: string[] = [];
  const tokens = new Map<string, string[]>();
  for (const item of text.split(/\s+/).filter(Boolean)) {
    const [what, place] = item.split('@');
    const [spot, tile] = place.split(':');
    const hex = placeOf(spot, origin);
    if (what.length === 1) {
      ground.set(hex, GROUND[what]);
      if (tile !== undefined) tiles.push(`${hex}:${tile}`);
      continue;
    }
    if (!ground.has(hex)) ground.set(hex, what[1] === 'h' ? '~' : 'c');
    const seat = `tokens${CLANS.indexOf(what[0]) + 1}`;
    tokens.set(seat, [...(tokens.get(seat) ?? []), `${what[1] === 'h' ? 'f' : what[1]}@${hex}`]);
  }
  const words = [
    `board=${[...ground].map(([hex, letter]) => letter + hex).join(',')}`,
    ...(tiles.length > 0 ? [`tiles=${tiles.join(',')}`] : []),
    ...[...tokens].map(([seat, list]) => `${seat}=${list.join(',')}`),
  ].join(' ');
  const real = (said: string) =>
    said.replace(
      /([@ ])([A-Z]{1,2}\b|-?\d+,-?\d+)/g,
      (_, mark, spot) => mark + placeOf(spot, origin),
    );
  return { words, real };
}

/** The real hex at a direction or axial place seen from the origin, or with a real name. */
function placeOf(spot: string, origin: string): string {
  if (hexNamed(spot) !== undefined) return spot;
  const [q, r] = STEPS[spot] ?? spot.split(',').map(Number);
  const { col, row } = cellOf(hexNamed(origin) ?? 0);
  for (let hex = 0; hex < HEX_COUNT; hex++) {
    const cell = cellOf(hex);
    if (cell.col === col + q && cell.row === row + 2 * r + q) return nameOf(hex);
  }
  throw new Error(`Nothing can be drawn at ${spot} from ${origin}.`);
}
