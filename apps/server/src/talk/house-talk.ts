import type { Limits } from '../limits.ts';
import type { HouseLobby } from '../lobby/house-lobby.ts';
import type { People } from '../people/people.ts';
import type { Hall } from '../tables/hall.ts';
import type { Apartness } from './apart.ts';
import type { TalkFeed } from './feed.ts';
import { Moderation } from './moderation.ts';
import { talkPart } from './personal-part.ts';
import { Reports } from './reports.ts';
import { Talk, type TalkParts } from './talk.ts';

/** What talk and keeping order work with. */
interface HouseTalkParts {
  readonly people: People;
  readonly hall: Hall;
  readonly lobby: HouseLobby;
  readonly limits: Limits;
  readonly apart: Apartness;
  readonly feed: TalkFeed;
  said: NonNullable<TalkParts['said']>;
}

/** Talk of a house, and how order is kept. */
export function openTalk({ people, hall, apart, feed, said, ...rest }: HouseTalkParts) {
  const { relations, clock } = people;
  people.add(talkPart(relations));
  const present = async (table: string) => (await hall.peek(table)?.catch(() => null)) ?? null;
  const talk = new Talk({ relations, clock, feed, apart, present, said });
  const reports = new Reports(relations, talk.lines, clock);
  return {
    ...{ talk, reports, apart },
    moderation: new Moderation({ people, hall, talk, reports, ...rest }),
  };
}
