/// <reference lib="webworker" />
import { loadRules } from '@nabu/games/load';
import { botDispatcher, type ToThinker } from './bot-dispatch.ts';

declare const self: DedicatedWorkerGlobalScope;

const answer = botDispatcher({ loadRules, say: (message) => self.postMessage(message) });

self.addEventListener('message', ({ data }: MessageEvent<ToThinker>) => void answer(data));
