import type { FromEncoder, ToEncoder } from './encode.ts';

/** Makes a video of pictures in a worker. */
export interface Encoder {
  /** Adds a picture that stays for so many seconds; resolves when the next may come. */
  add(bitmap: ImageBitmap, seconds: number): Promise<void>;
  /** The video of all pictures so far. */
  finish(): Promise<Blob>;
  stop(): void;
}

/** Whether this browser can make videos. */
export function canEncode(): boolean {
  return 'VideoEncoder' in globalThis && 'OffscreenCanvas' in globalThis;
}

/** Starts a worker that makes one video. */
export function startEncoder(): Encoder {
  const worker = new Worker(new URL('./video.worker.ts', import.meta.url), { type: 'module' });
  const ask = (message: ToEncoder, moved: Transferable[]) =>
    new Promise<FromEncoder>((resolve, reject) => {
      worker.onmessage = ({ data }: MessageEvent<FromEncoder>) =>
        data.type === 'failed' ? reject(new Error(data.why)) : resolve(data);
      worker.onerror = ({ message: why }) => reject(new Error(why));
      worker.postMessage(message, moved);
    });
  return {
    async add(bitmap, seconds) {
      await ask({ type: 'picture', bitmap, seconds }, [bitmap]);
    },
    async finish() {
      const answer = await ask({ type: 'end' }, []);
      if (answer.type !== 'video') throw new Error('The video was not finished.');
      return new Blob([answer.bytes], { type: 'video/webm' });
    },
    stop: () => worker.terminate(),
  };
}
