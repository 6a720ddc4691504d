import type { StudyPerson } from '@nabu/protocol';
import type { Wire } from '../nodes/wire.ts';
import type { Edit } from './chapter.ts';

/** What nodes tell each other about studies. All of it is stored already, but who looks where. */
export type StudyNews =
  | {
      readonly kind: 'edited';
      readonly study: string;
      readonly chapter: string;
      readonly edit: Edit;
    }
  /** A study is not what it was; all of them may not be when it is null. */
  | { readonly kind: 'changed'; readonly study: string | null }
  /** Who looks at a study at one node. */
  | { readonly kind: 'people'; readonly study: string; readonly people: readonly StudyPerson[] };

/** How nodes tell each other about studies. */
export interface StudyFeed {
  /** Tells the other nodes. */
  tell(news: StudyNews): void;
  /** Hears what other nodes tell, and which of them. */
  hear(ear: (news: StudyNews, from: string) => void): void;
}

const TOPIC = 'studies';

/** The feed of a house whose nodes tell each other over a wire. */
export function wireStudyFeed(wire: Wire, failed: (error: unknown) => void): StudyFeed {
  return {
    tell: (news) => wire.tell(TOPIC, news),
    hear(ear) {
      wire.hear(TOPIC, (news, from) => ear(news as StudyNews, from)).catch(failed);
    },
  };
}
