import type { Seat, Viewer } from '@nabu/kernel';

/** The seat whose side lies near: the viewer's own, or the first for a spectator. */
export function nearSeat(viewer: Viewer): Seat {
  return viewer === 'spectator' ? 0 : viewer;
}
