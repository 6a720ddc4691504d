/// <reference lib="webworker" />
import { loadRules } from '@nabu/games/load';
import { engineDispatcher, type ToEngine } from './dispatch.ts';

declare const self: DedicatedWorkerGlobalScope;

const answer = engineDispatcher({
  loadRules,
  say: (message) => self.postMessage(message),
  clock: () => performance.now(),
  later: (work) => setTimeout(work),
});

self.addEventListener('message', ({ data }: MessageEvent<ToEngine>) => void answer(data));
