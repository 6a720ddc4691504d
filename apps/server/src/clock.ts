/**
 * A clock in milliseconds since 1970 that never jumps: the time of day when it was made, and the
 * time that has passed since. Setting the machine's clock must not make a player who left a moment
 * ago look gone for an hour.
 */
export function steadyClock(): () => number {
  const started = Date.now() - performance.now();
  return () => Math.floor(started + performance.now());
}
