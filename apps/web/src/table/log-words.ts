import type { GameEvent, Seat } from '@nabu/kernel';
import { spanText } from '../i18n/format.ts';
import type { Words } from '../words/en.ts';
import type { GameWords, Language } from './kit.ts';
import type { Aside } from './story.ts';

/** Stands for a name while a sentence is made, so that no name can be taken for another word of it. */
const SUBJECT = '\uE000';

/** A line of the log: who did it, where the sentence begins with that, and what is said of it. */
export interface Sentence {
  readonly subject: string | null;
  readonly text: string;
}

/** What the log says of an event under a heading that names a seat already; null when it needs no line. */
export function sentenceOf(
  words: Pick<GameWords<unknown, never, never>, 'log'>,
  event: GameEvent,
  names: readonly string[],
  seat: Seat | null,
): Sentence | null {
  const known = seat !== null && seat in names;
  const told = words.log(event as never, known ? names.with(seat, SUBJECT) : names);
  if (told === null || !known) return told === null ? null : { subject: null, text: told };
  const begins = told.startsWith(`${SUBJECT} `);
  const text = told.slice(begins ? SUBJECT.length + 1 : 0).replaceAll(SUBJECT, names[seat]);
  return { subject: begins ? names[seat] : null, text };
}

/** What happened around the match, in words; null for what the page shows otherwise. */
export function asideText(
  aside: Aside,
  names: readonly string[],
  { table: words, ends }: Pick<Words, 'table' | 'ends'>,
  language: Language,
): string | null {
  switch (aside.kind) {
    case 'joined':
      return words.joined(aside.name || names[aside.seat]);
    case 'ended':
      return words.ended;
    case 'offered':
      return ends.offers[aside.what].from(names[aside.seat]);
    case 'accepted':
      return ends.agrees(names[aside.seat]);
    case 'declined':
      return ends.declines(names[aside.seat]);
    case 'resigned':
    case 'timeUp':
    case 'forfeited':
    case 'awaited':
    case 'sealed':
      return ends[aside.kind](names[aside.seat]);
    case 'held':
      return ends.held(spanText(aside.ms, language));
    case 'paused':
      return aside.what === 'pause' ? ends.paused : ends.postponed;
    case 'resumed':
      return ends.resumed;
    case 'left':
      return words.left(names[aside.seat]);
    case 'returned':
      return words.returned(names[aside.seat]);
    case 'tookOver':
      return words.tookOver(names[aside.seat]);
    case 'filled':
      return words.filled(names[aside.seat]);
    case 'botReplaced':
      return words.botReplaced(names[aside.seat]);
    case 'rematch':
      return null;
  }
}
