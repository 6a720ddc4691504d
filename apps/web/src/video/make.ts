import { type Encoder, startEncoder } from './encoder.ts';
import type { Moment, Scene } from './frame.tsx';
import { Studio } from './studio.tsx';

/** What is made: which plies of a match, and how long each stays (seconds); a picture of one needs no time. */
export interface Wish {
  readonly from: number;
  readonly to: number;
  readonly seconds: number | null;
}

/** How it is made. */
export interface Means {
  readonly scene: Scene;
  momentAt(ply: number): Promise<Moment>;
  /** Told how much is done, 0 to 1. */
  tell(done: number): void;
  readonly stop: AbortSignal;
}

/** The last picture stays so many times as long, so that one sees how it ended. */
const LAST_STAYS = 3;

/** A picture of one moment as PNG, or a video of several as WebM. */
export async function make(wish: Wish, means: Means): Promise<Blob> {
  const studio = new Studio(means.scene);
  try {
    if (wish.seconds !== null) return await video(studio, wish, wish.seconds, means);
    const canvas = await studio.picture(await means.momentAt(wish.from));
    return await canvas.convertToBlob({ type: 'image/png' });
  } finally {
    studio.close();
  }
}

async function video(
  studio: Studio,
  { from, to }: Wish,
  seconds: number,
  { momentAt, tell, stop }: Means,
): Promise<Blob> {
  const encoder: Encoder = startEncoder();
  try {
    for (let ply = from; ply <= to; ply++) {
      const picture = await studio.picture(await momentAt(ply));
      stop.throwIfAborted();
      const stays = ply === to ? LAST_STAYS * seconds : seconds;
      await encoder.add(picture.transferToImageBitmap(), stays);
      tell((ply - from + 1) / (to - from + 1));
    }
    return await encoder.finish();
  } finally {
    encoder.stop();
  }
}
