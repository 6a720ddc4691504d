import {
  ALL_NATIONS,
  babel,
  type Move,
  NATIONS,
  type Nation,
  RUN,
  type Site,
} from '@nabu/games/babel';
import type { Seat, Viewer } from '@nabu/kernel';
import type { Side } from './geometry.ts';

export {
  ALL_NATIONS,
  type Event,
  LEAD,
  LEVELS,
  type Level,
  type Move,
  NATIONS,
  type Nation,
  type Place,
  QUARRY,
  type Site,
  SUMMIT,
  TRAIL,
  type View,
} from '@nabu/games/babel';

/** The move that a text names; the text must be a word of Babel's vocabulary. */
function word(text: string): Move {
  const move = babel.notation.parse(text);
  if (!move) throw new Error(`Babel has no move "${text}"`);
  return move;
}

const stackName = (stack: Seat) => `Q${stack + 1}`;
const suffix = (run: number) => (run === 1 ? '' : `#${run}`);

/** Babel's moves by what they do. */
export const moves = {
  walk: (site: Site) => word(`mv ${NATIONS[site]}`),
  deploy: (nation: Nation) => word(`dep ${NATIONS[nation]}`),
  build: (stack: Seat) => word(`bld ${stackName(stack)}`),
  starter: () => word('bld start'),
  migrate: (from: Site, to: Site) => word(`mig ${NATIONS[from]}>${NATIONS[to]}`),
  half: ({ nation, run }: Run) => word(`half ${NATIONS[nation]}${suffix(run)}`),
  drop: (nation: Nation) => word(`drop ${NATIONS[nation]}`),
  end: () => word('end'),
} as const;

/** The moves of a run's own ability: one, or one for each nation named or stack chosen. */
export function powers({ nation, run }: Run, named: readonly Nation[]): readonly Move[] {
  const letter = NATIONS[nation];
  const tail = suffix(run);
  if (letter === 'M') return named.map((other) => word(`M:${NATIONS[other]}${tail}`));
  if (letter === 'P') return [0, 1].map((stack) => word(`P:${stackName(stack)}${tail}`));
  return [word(`${letter}${tail}`)];
}

/** A run of three or more in a row: where it stands, and its number among those of its nation. */
export interface Run {
  readonly nation: Nation;
  readonly run: number;
  readonly start: number;
  readonly length: number;
}

/** The runs of a row, oldest first. */
export function runsOf(row: readonly Nation[]): readonly Run[] {
  const runs: Run[] = [];
  let start = 0;
  for (let end = 1; end <= row.length; end++) {
    if (end < row.length && row[end] === row[start]) continue;
    const nation = row[start];
    const run = runs.filter((other) => other.nation === nation).length + 1;
    if (end - start >= RUN) runs.push({ nation, run, start, length: end - start });
    start = end;
  }
  return runs;
}

/** The nations that a row holds, in the order of the box. */
export function nationsIn(row: readonly Nation[]): readonly Nation[] {
  return ALL_NATIONS.filter((nation) => row.includes(nation));
}

/** The seat whose side lies near: the viewer's own, or the first for a spectator. */
export function nearSeat(viewer: Viewer): Seat {
  return viewer === 'spectator' ? 0 : viewer;
}

/** The side of the river on which a seat builds. */
export function sideOf(seat: Seat, viewer: Viewer): Side {
  return seat === nearSeat(viewer) ? 'near' : 'far';
}

/** The level of a temple: what its top card says, or 0 without one. */
export function levelOf(temple: readonly number[]): number {
  return temple.at(-1) ?? 0;
}
