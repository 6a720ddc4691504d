/// <reference lib="webworker" />
import { loadRules } from '@nabu/games/load';
import { reviewDispatcher, type ToReviewer } from './dispatch.ts';

declare const self: DedicatedWorkerGlobalScope;

const answer = reviewDispatcher(loadRules, (message) => self.postMessage(message));

self.addEventListener('message', ({ data }: MessageEvent<ToReviewer>) => void answer(data));
