import { clockFigures, DAY, type Pace, paceKind, type TimeLeft, totalLeft } from '@nabu/table';
import type { timeEn } from '../words/time.en.ts';
import type { Language } from './kit.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** From here on tenths of a second are shown. */
const FINE = 20_000;

/** How a clock reads: `1:02:03`, `4:59`, and tenths towards the end; over days `2 d 5 h`. */
export function clockText(ms: number, language: Language): string {
  if (ms >= 2 * DAY || (ms >= DAY && ms % DAY === 0))
    return two(ms, DAY, 'day', HOUR, 'hour', language);
  if (ms >= 10 * HOUR) return two(ms, HOUR, 'hour', MINUTE, 'minute', language);
  if (ms < FINE) {
    const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
    return new Intl.NumberFormat(language, digits).format(Math.floor(ms / 100) / 10);
  }
  return clockFigures(ms);
}

/** What the clock of a seat shows, what stands small beside it, and all of it in words. */
export function clockParts(
  { bank, free }: TimeLeft,
  pace: Pace,
  runs: boolean,
  words: typeof timeEn,
  language: Language,
): { readonly shown: string; readonly beside: string | null; readonly label: string } {
  if (pace.kind === 'live') {
    const shown = clockText(bank, language);
    const beside = free > 0 && runs ? words.free(Math.ceil(free / 1000)) : null;
    return { shown, beside, label: words.left(shown) };
  }
  // Of two kinds of days the one that is used up now is shown.
  if (free === 0) {
    const shown = clockText(bank, language);
    return { shown, beside: words.vacation, label: words.vacationLeft(shown) };
  }
  const shown = clockText(free, language);
  if (bank === 0) return { shown, beside: null, label: words.left(shown) };
  const more = clockText(bank, language);
  return { shown, beside: words.more(more), label: words.leftAndVacation(shown, more) };
}

type Unit = 'day' | 'hour' | 'minute';

function two(
  ms: number,
  size: number,
  unit: Unit,
  smaller: number,
  part: Unit,
  language: Language,
): string {
  const show = (count: number, of: Unit) =>
    new Intl.NumberFormat(language, { style: 'unit', unit: of, unitDisplay: 'narrow' }).format(
      count,
    );
  const rest = Math.floor((ms % size) / smaller);
  const whole = show(Math.floor(ms / size), unit);
  return rest > 0 ? `${whole} ${show(rest, part)}` : whole;
}

/** Whether so little is left that one should hurry: a tenth of the bank, between ten and sixty seconds; over days six hours. */
export function isLow(left: TimeLeft, pace: Pace): boolean {
  const total = totalLeft(left);
  if (pace.kind === 'correspondence') return total <= 6 * HOUR;
  return total <= Math.min(MINUTE, Math.max(10_000, pace.bank / 10));
}

/** A pace in words. */
export function paceText(pace: Pace | null, words: typeof timeEn, language: Language): string {
  if (!pace) return words.kinds.none;
  if (pace.kind === 'correspondence') return words.days(pace.turn / DAY, pace.vacation / DAY);
  const bank = shortSpan(pace.bank, language);
  if (pace.delay > 0) return words.delay(bank, shortSpan(pace.delay, language));
  if (pace.increment > 0) return words.increment(bank, shortSpan(pace.increment, language));
  return words.plain(bank);
}

/** A pace in as few characters as people know it by: "5 min + 10 s". */
export function paceShort(pace: Pace, words: typeof timeEn, language: Language): string {
  if (pace.kind === 'correspondence') return words.days(pace.turn / DAY, 0);
  const bank = shortSpan(pace.bank, language);
  if (pace.delay > 0) return words.shortDelay(bank, shortSpan(pace.delay, language));
  return pace.increment > 0 ? words.short(bank, shortSpan(pace.increment, language)) : bank;
}

function shortSpan(ms: number, language: Language): string {
  const [unit, size] =
    ms > 0 && ms % MINUTE === 0 ? (['minute', MINUTE] as const) : (['second', 1000] as const);
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'short' }).format(
    ms / size,
  );
}

/** Which rules for ends belong to a pace, in the order in which they are told. */
export function endRules(
  pace: Pace | null,
  words: typeof timeEn,
  level: string,
): readonly string[] {
  const rules = words.endRules;
  const kind = paceKind(pace);
  return [
    rules.rules,
    kind === 'none' ? rules.resign : rules.time,
    rules.agreed,
    ...(kind === 'live' ? [rules.awayLive(level), rules.abandoned] : []),
    ...(kind === 'none' ? [rules.awayNone(level)] : []),
    ...(kind === 'correspondence' ? [rules.awayDays] : []),
    rules.pause,
    rules.host,
  ];
}
