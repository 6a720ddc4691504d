import type { GameEvent, Seat } from '@nabu/kernel';
import type { GameWords } from '../../table/kit.ts';

type Named = { readonly [id: string]: string };

/** What every game has phrases for, whatever it is about. */
export interface CommonPhrases {
  readonly title: string;
  /** By clause id. */
  readonly clauses: Named;
  readonly endings: Named;
  /** What wins where points are equal, such as "more cities win". */
  readonly tieBreak?: string;
  readonly options: Named;
  readonly values: { readonly [name: string]: Named };
}

/** One line of log for every type of event; null for one that needs no line. */
export type LogPhrases<Event extends GameEvent, Speaker> = {
  readonly [type in Event['type']]: (
    event: Extract<Event, { type: type }>,
    say: Speaker,
  ) => string | null;
};

/** What a move takes away from another player, by how it does so; they could else have scored so many points next. */
export type DenyPhrases<How extends string> = {
  readonly [how in How]: (name: string, points: number) => string;
};

type CommonWords = Pick<
  GameWords<never, never, never>,
  'title' | 'clause' | 'ending' | 'tieBreak' | 'option' | 'optionValue'
>;

/** The words of a game that are looked up by name; a name without a phrase stands for itself. */
export function commonWords(phrases: CommonPhrases): CommonWords {
  return {
    title: phrases.title,
    clause: (id) => phrases.clauses[id] ?? id,
    ending: (id) => phrases.endings[id] ?? id,
    tieBreak: phrases.tieBreak,
    option: (name) => phrases.options[name] ?? name,
    optionValue: (name, value) => phrases.values[name]?.[String(value)] ?? String(value),
  };
}

/** The line of log that an event is worth, or null. */
export function logLine<Event extends GameEvent, Speaker>(
  phrases: LogPhrases<Event, Speaker>,
  event: Event,
  speaker: Speaker,
): string | null {
  const say = phrases[event.type as Event['type']] as (event: Event, say: Speaker) => string | null;
  return say(event, speaker);
}

/** A player's name, or the number of a seat that has none. */
export function nameIn(names: readonly string[]): (seat: Seat) => string {
  return (seat) => names[seat] ?? String(seat + 1);
}
