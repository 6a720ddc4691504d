/// <reference lib="webworker" />
import { loadRules } from '@nabu/games/load';
import { dispatcher } from './dispatch.ts';
import type { ToAuthority } from './wire.ts';

declare const self: DedicatedWorkerGlobalScope;

const answer = dispatcher({
  loadRules,
  clock: Date.now,
  say: (message) => self.postMessage(message),
});

self.addEventListener('message', ({ data }: MessageEvent<ToAuthority>) => answer(data));
