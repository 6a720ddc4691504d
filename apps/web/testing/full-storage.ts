import { onTestFinished, vi } from 'vitest';

/** Leaves this browser no room to keep anything more, until it is called or the test is over; what was kept can be read. */
export function fillStorage(): () => void {
  const kept = localStorage;
  const free = () => vi.stubGlobal('localStorage', kept);
  onTestFinished(() => void free());
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.getItem(key),
    removeItem: (key: string) => kept.removeItem(key),
    clear: () => kept.clear(),
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  });
  return () => void free();
}
