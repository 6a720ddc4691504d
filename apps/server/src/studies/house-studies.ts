import { machineTimer } from '../lobby/timer.ts';
import type { People } from '../people/people.ts';
import { RateLimit } from '../rate.ts';
import type { Hall } from '../tables/hall.ts';
import { studiesPart } from './deleting.ts';
import type { StudyFeed } from './feed.ts';
import { LiveStudies } from './live-studies.ts';
import { Studies } from './studies.ts';

/** What studies work with. */
interface HouseStudiesParts {
  readonly people: People;
  readonly hall: Hall;
  readonly feed: StudyFeed;
  refuseBlocked(whos: readonly string[]): Promise<void>;
  failed(error: unknown): void;
}

/** So many edits one person makes in so many seconds. */
const EDITS = { most: 120, seconds: 20 };

/** Studies of a house, and those who look at them. */
export function openStudies({ people, hall, feed, refuseBlocked, failed }: HouseStudiesParts) {
  const { relations, clock } = people;
  const { games } = hall.parts;
  const chapters = { relations, games, clock };
  const live = new LiveStudies({ ...chapters, feed, timer: machineTimer, failed });
  const changed = (study: string | null) => void live.changed(study).catch(failed);
  people.add(studiesPart(relations, () => changed(null)));
  const look = async (id: string) => (await hall.find(id)).table;
  const studies = new Studies({ ...chapters, look, refuseBlocked, changed });
  return { studies, live, edits: new RateLimit(EDITS, clock) };
}

/** Studies as the rest of the house has them. */
export type HouseStudies = ReturnType<typeof openStudies>;
