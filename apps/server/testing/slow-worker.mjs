/** A thread for tests that takes three seconds to load its code. */
Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 3000);
await import('./stuck-worker.mjs');
