import { DAY, readPace } from '@nabu/table';
import { duration } from '../i18n/format.ts';
import type { Language } from '../table/kit.ts';
import type { Words } from '../words/en.ts';

/** A pace as people say it, from its text; null is no clock. */
export function paceWords(
  { lobby: { pace: words } }: Words,
  text: string | null,
  language: Language,
): string {
  const pace = text === null ? null : readPace(text);
  if (!pace) return words.none;
  if (pace.kind === 'correspondence') return words.days(pace.turn / DAY);
  const bank = duration(pace.bank, language);
  if (pace.delay > 0) return words.delay(bank, duration(pace.delay, language));
  return pace.increment > 0 ? words.live(bank, duration(pace.increment, language)) : bank;
}
