import { useEffect, useState } from 'react';
import { useTable } from './context.ts';

/** What the clock of the house says, told again every so many milliseconds. */
export function useHouseTime(every: number): number {
  const { session } = useTable();
  const [now, setNow] = useState(() => session.time());
  useEffect(() => {
    const timer = setInterval(() => setNow(session.time()), every);
    return () => clearInterval(timer);
  }, [session, every]);
  return now;
}
