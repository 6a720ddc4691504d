/// <reference lib="webworker" />
import { videoDispatcher } from './encode.ts';

declare const self: DedicatedWorkerGlobalScope;

const answer = videoDispatcher((message, moved) => self.postMessage(message, moved));

self.addEventListener('message', ({ data }) => void answer(data));
