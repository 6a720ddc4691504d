import { useRef } from 'react';

/** The value of the last rendering while it says the same: a mere copy is no reason to draw anew. */
export function useSame<T>(value: T): T {
  const kept = useRef(value);
  const same = kept.current === value || JSON.stringify(kept.current) === JSON.stringify(value);
  if (!same) kept.current = value;
  return kept.current;
}
