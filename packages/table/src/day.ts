const DAY_MS = 86_400_000;
/** The calendar repeats after 400 years of so many days; counted from a first of March, the day of a leap year comes last. */
const CYCLE_DAYS = 146_097;
const FIRST_MARCH_OF_YEAR_0 = -719_468;

/** The day of a moment (ms since 1970) in UTC, as `2026-03-01`. */
export function dayOf(at: number): string {
  const days = Math.floor(at / DAY_MS) - FIRST_MARCH_OF_YEAR_0;
  const cycle = Math.floor(days / CYCLE_DAYS);
  const day = days - cycle * CYCLE_DAYS;
  // Without the leap days that came before, all years of the cycle are 365 days long.
  const leaps = Math.floor(day / 1460) - Math.floor(day / 36_524) + Math.floor(day / 146_096);
  const year = Math.floor((day - leaps) / 365);
  const ofYear = day - (365 * year + Math.floor(year / 4) - Math.floor(year / 100));
  const sinceMarch = Math.floor((5 * ofYear + 2) / 153);
  const ofMonth = ofYear - Math.floor((153 * sinceMarch + 2) / 5) + 1;
  const month = ((sinceMarch + 2) % 12) + 1;
  return [
    String(400 * cycle + year + (month <= 2 ? 1 : 0)).padStart(4, '0'),
    ...[month, ofMonth].map((part) => String(part).padStart(2, '0')),
  ].join('-');
}
