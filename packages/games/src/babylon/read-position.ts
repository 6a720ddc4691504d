import { PositionError, type Seat } from '@nabu/kernel';
import { EFFECTS, STACKS, SYMBOLS } from './box.ts';
import { readGarden } from './read-garden.ts';
import { PHASES, type State } from './state.ts';
import { type Tile, tileNamed } from './tiles.ts';
import { readCells, readCount, readList, readWord } from './words.ts';

/** A position as it is being read. */
export interface Draft {
  readonly state: State;
  /** The keys read so far, such as `kept1`. */
  readonly given: Set<string>;
  /** By stack: its tiles from the bottom, a bare material where any tile of it will do; null until given. */
  stacks: readonly (readonly string[])[] | null;
}

/** What belongs to the whole table. */
export function readCommon(draft: Draft, token: string, key: string, value: string): void {
  const { state } = draft;
  switch (key) {
    case 'phase':
      state.phase = PHASES[readWord(token, value, PHASES)];
      return;
    case 'turn':
      state.turn = readCount(token, value, 1, state.seats) - 1;
      return;
    case 'round':
      state.round = readCount(token, value, 1, 15);
      return;
    case 'removals':
      state.removals = readCount(token, value, 1, 6);
      return;
    case 'tokens':
      state.tokens.push(...readList(value).map((word) => readWord(token, word, EFFECTS)));
      return;
    case 'Q':
      draft.stacks = readStacks(token, value);
      return;
    case 'X':
      state.gone.push(...readList(value).map((word) => readTile(token, word)));
      return;
    case 'new':
      state.dug = readTile(token, value);
      return;
    case 'fresh':
      state.fresh = readCount(token, value, 1, 2);
      return;
    case 'altered':
      readAltered(state, token, value);
      return;
    default:
      if (token !== 'double') throw unknown(token);
      state.doubles = 1;
  }
}

/** What belongs to one player. */
export function readOwned(
  draft: Draft,
  token: string,
  key: string,
  seat: Seat,
  value: string,
): void {
  const { state } = draft;
  switch (key) {
    case 'kept':
      state.kept[seat] = readTile(token, value);
      return;
    case 'stock':
      state.stock[seat] = readCount(token, value, 0, 20);
      return;
    default:
      readGarden(state, key, seat, value);
  }
}

/** Sixteen stacks: a height, `-`, or tiles from the bottom, of which a bare letter is any of a material. */
function readStacks(token: string, value: string): readonly (readonly string[])[] {
  const stacks = value.split('/');
  if (stacks.length !== STACKS)
    throw new PositionError(`"${token}": a quarry has 16 stacks, not ${stacks.length}.`);
  return stacks.map((stack) => {
    if (stack === '-') return [];
    if (/^[0-3]$/.test(stack)) return ['b', 'g', 'c'].slice(0, Number(stack));
    const tiles = stack.split('.');
    tiles.forEach((name, depth) => {
      if (name === '' || name[0] !== 'bgc'[depth] || (name.length > 1 && tileNamed(name) === null))
        throw new PositionError(
          `"${stack}" in Q is no stack: write basalt, granite, clay from the bottom, such as bw1.gp2.c, or a height from 0 to 3.`,
        );
    });
    return tiles;
  });
}

function readTile(token: string, name: string): Tile {
  const tile = tileNamed(name);
  if (tile === null)
    throw new PositionError(
      `"${token}": "${name}" is no tile; tiles are written cw1, gp2, by4 or, the starting tiles, sw, sp, sb, sy.`,
    );
  return tile;
}

/** Only the space is noted here; its symbol waits in `altered` until the gardens are built. */
function readAltered(state: State, token: string, value: string): void {
  const [space, symbol, ...more] = value.split(':');
  if (more.length > 0) throw unknown(token);
  const [cell] = readCells(token, space, 1);
  const kind = symbol === undefined ? 0 : 1 + readWord(token, symbol, SYMBOLS);
  state.altered = cell + 64 * kind;
}

function unknown(token: string): PositionError {
  return new PositionError(
    `"${token}" is not part of a Babylon position; expected words such as phase=build, turn=1, round=2, tokens=minus, Q=3/3/2/..., X=cw1, new=gp2, kept1=sw, stock1=5, G1=cw1@c4r0L1, I1=statue:c4@1, fresh=1, altered=c4:fountain, double.`,
  );
}
