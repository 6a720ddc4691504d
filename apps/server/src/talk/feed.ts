import type { Wire } from '../nodes/wire.ts';
import type { LineRow } from '../store/database-talk.ts';

/** Lines of a table that are new or were taken away, and the ids from which they are hidden. */
export interface LineNews {
  readonly table: string;
  readonly lines: readonly LineRow[];
  readonly hidden: readonly string[];
}

/**
 * How lines reach whoever looks at a table: told here, heard here and wherever else the house runs.
 * They are stored before they are told; one that is heard twice is no matter.
 */
export interface TalkFeed {
  tell(news: LineNews): void;
  hear(ear: (news: LineNews) => void): void;
}

const TOPIC = 'talk';

/** The feed of a house whose nodes tell each other over a wire. */
export function wireTalkFeed(wire: Wire, failed: (error: unknown) => void): TalkFeed {
  const ears: ((news: LineNews) => void)[] = [];
  const each = (news: LineNews) => {
    for (const ear of ears) ear(news);
  };
  wire.hear(TOPIC, (news) => each(news as LineNews)).catch(failed);
  return {
    tell(news) {
      each(news);
      wire.tell(TOPIC, news);
    },
    hear(ear) {
      ears.push(ear);
    },
  };
}
