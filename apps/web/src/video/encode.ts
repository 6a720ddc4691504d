import {
  BufferTarget,
  Output,
  QUALITY_HIGH,
  VideoSample,
  VideoSampleSource,
  WebMOutputFormat,
} from 'mediabunny';

/** What the page says to the worker that makes a video: its pictures in order, then that there are no more. */
export type ToEncoder =
  | { readonly type: 'picture'; readonly bitmap: ImageBitmap; readonly seconds: number }
  | { readonly type: 'end' };

/** What the worker answers: each picture is taken, then the whole video; or why there is none. */
export type FromEncoder =
  | { readonly type: 'taken' }
  | { readonly type: 'video'; readonly bytes: ArrayBuffer }
  | { readonly type: 'failed'; readonly why: string };

/** VP9 is read by every browser of today and needs no licence. */
const CODEC = 'vp9';
/** Whoever looks for a moment in the video finds one in so many seconds at once. */
const KEY_SECONDS = 5;

/** Puts pictures together to a WebM video, one after the other as they come. */
export function videoDispatcher(
  say: (message: FromEncoder, moved: Transferable[]) => void,
): (message: ToEncoder) => Promise<void> {
  const target = new BufferTarget();
  const output = new Output({ format: new WebMOutputFormat(), target });
  const track = new VideoSampleSource({
    codec: CODEC,
    bitrate: QUALITY_HIGH,
    keyFrameInterval: KEY_SECONDS,
  });
  output.addVideoTrack(track);
  const started = output.start();
  let at = 0;
  const take = async ({ bitmap, seconds }: ToEncoder & { type: 'picture' }) => {
    await started;
    const sample = new VideoSample(bitmap, { timestamp: at, duration: seconds });
    at += seconds;
    await track.add(sample);
    sample.close();
    bitmap.close();
    say({ type: 'taken' }, []);
  };
  const end = async () => {
    await output.finalize();
    const bytes = target.buffer ?? new ArrayBuffer(0);
    say({ type: 'video', bytes }, [bytes]);
  };
  return async (message) => {
    try {
      await (message.type === 'picture' ? take(message) : end());
    } catch (error) {
      say({ type: 'failed', why: error instanceof Error ? error.message : String(error) }, []);
    }
  };
}
