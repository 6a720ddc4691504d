import './clock.css';
import { timeAt, totalLeft } from '@nabu/table';
import { useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { spanText } from '../i18n/format.ts';
import { useLanguage, useWords } from '../i18n/language.ts';
import { settings } from '../settings/store.ts';
import { clockParts, isLow } from './clock-text.ts';
import { useTable } from './context.ts';
import { knock } from './sound.ts';

/** The clocks are those of the present, also while an earlier moment is looked at or moves are still being shown. */
function useClock() {
  const { session } = useTable();
  return useStore(session.store, (state) => state.now?.clock ?? null);
}

/** Re-renders often enough that what is shown is never a tenth of a second behind. */
function useTicking(runs: boolean, left: number): void {
  const [, tick] = useState(0);
  const every = left < 21_000 ? 50 : left < 3_600_000 ? 100 : 1_000;
  useEffect(() => {
    if (!runs) return;
    const timer = setInterval(() => tick((count) => count + 1), every);
    return () => clearInterval(timer);
  }, [runs, every]);
}

/** The clock of a seat; nothing at a table without one. */
export function SeatClock({ seat }: { readonly seat: number }) {
  const { session, table, faces } = useTable();
  const { time } = useWords();
  const language = useLanguage();
  const clock = useClock();
  const runs = clock?.running.includes(seat) ?? false;
  const left = clock && timeAt(clock, seat, session.time());
  useTicking(runs, left ? totalLeft(left) : 0);
  const { pace } = table;
  const info = table.seats[seat];
  if (!left || !pace || info.kind === 'bot') return null;
  const low = runs && isLow(left, pace);
  const { shown, beside, label } = clockParts(left, pace, runs, time, language);
  const rests = pace.kind === 'correspondence' && left.free === 0;
  return (
    <span
      className={`clock figures clock-${pace.kind}${runs ? ' clock-runs' : ''}${low ? ' clock-low' : ''}${rests ? ' clock-rests' : ''}`}
      role="timer"
      aria-label={time.clockOf(faces[seat].name, label)}
      title={label}
    >
      {beside !== null && <small className="clock-free">{beside}</small>}
      {shown}
    </span>
  );
}

/** What is said aloud, and at how many milliseconds left: seldom enough to leave room for the game. */
const SAID = [60_000, 30_000, 10_000];
/** The last seconds are knocked. */
const KNOCKED = 5_000;

/** Tells of my own time when it runs low: a few times to a screen reader, and by knocks where sounds are wanted. */
export function LowTime() {
  const { session, table, you, ui } = useTable();
  const { time } = useWords();
  const language = useLanguage();
  const clock = useClock();
  const mine = useStore(session.store, (state) => state.mine);
  const sound = useStore(settings, (state) => state.lowTime);
  const seat = clock?.running.find((each) => mine.includes(each) || each === you) ?? null;
  const left = clock && seat !== null ? totalLeft(timeAt(clock, seat, session.time())) : null;
  useTicking(left !== null && table.pace?.kind === 'live', left ?? 0);
  const told = useRef(Number.POSITIVE_INFINITY);
  const step = left === null ? null : stepOf(left);
  useEffect(() => {
    if (step === null || step === Number.POSITIVE_INFINITY) {
      told.current = Number.POSITIVE_INFINITY;
      return;
    }
    if (step >= told.current) return;
    told.current = step;
    // When other eyes look all that was said is forgotten first, by an effect of the page around this.
    if (SAID.includes(step)) queueMicrotask(() => ui.say(time.mine(spanText(step, language))));
    if (sound) knock(step <= KNOCKED ? 880 : 660, 0.12);
  }, [step, sound, time, language, ui]);
  return null;
}

/** The mark that was passed last: one of those that are said, or a whole second of the last ones. */
function stepOf(left: number): number {
  if (left <= KNOCKED) return Math.ceil(left / 1000) * 1000;
  return SAID.findLast((mark) => left <= mark) ?? Number.POSITIVE_INFINITY;
}
