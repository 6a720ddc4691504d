/** Time as the lobby needs it: what time it is, and being called later. A test moves it by hand. */
export interface Timer {
  /** Milliseconds that never go back. */
  now(): number;
  /** Calls back after so many milliseconds; returns how to call it off. */
  later(ms: number, work: () => void): () => void;
}

/** The time of this machine; nobody is kept from leaving by what waits. */
export const machineTimer: Timer = {
  now: () => performance.now(),
  later(ms, work) {
    if (ms <= 0) {
      const soon = setImmediate(work);
      return () => clearImmediate(soon);
    }
    const timer = setTimeout(work, ms).unref();
    return () => clearTimeout(timer);
  },
};
