import type { Timer } from '@nabu/search';

/** The clock that bots with a budget in milliseconds are given. */
export const timer: Timer = (ms) => {
  const end = performance.now() + ms;
  return () => performance.now() >= end;
};
