import { ALL_NATIONS, type Nation } from '@nabu/games/babel';
import type { Seat, Viewer } from '@nabu/kernel';
import { nearSeat } from '../common/near.ts';
import type { Side } from './geometry.ts';

export {
  ALL_NATIONS,
  abilityOf,
  actor,
  defectorsIn,
  type Event,
  halfOf,
  LEAD,
  LEVELS,
  type Level,
  MIGRANTS,
  type Move,
  moveLike,
  moveOf,
  NATIONS,
  type Nation,
  type Place,
  QUARRY,
  type RunInRow,
  runsIn,
  type Site,
  SUMMIT,
  TRAIL,
  topOf,
  type View,
} from '@nabu/games/babel';

/** The nations that a row holds, in the order of the box. */
export function nationsIn(row: readonly Nation[]): readonly Nation[] {
  return ALL_NATIONS.filter((nation) => row.includes(nation));
}

/** The side of the river on which a seat builds. */
export function sideOf(seat: Seat, viewer: Viewer): Side {
  return seat === nearSeat(viewer) ? 'near' : 'far';
}
