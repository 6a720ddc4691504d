import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { type Moment, type Scene, VideoFrame } from './frame.tsx';
import { settled } from './settled.ts';
import { snapshot } from './snapshot.ts';

/** A place beside the window where moments are drawn and turned into pictures. */
export class Studio {
  readonly #scene: Scene;
  readonly #place = document.createElement('div');
  readonly #root: Root;

  constructor(scene: Scene) {
    this.#scene = scene;
    this.#place.className = 'video-studio';
    this.#place.setAttribute('aria-hidden', 'true');
    document.body.append(this.#place);
    this.#root = createRoot(this.#place);
  }

  /** The picture of a moment. */
  async picture(moment: Moment): Promise<OffscreenCanvas> {
    // At once: a busy page would draw it when the moment before has long been taken for settled.
    flushSync(() => this.#root.render(<VideoFrame scene={this.#scene} moment={moment} />));
    await document.fonts.ready;
    await settled(this.#place);
    const frame = this.#place.firstElementChild;
    if (!(frame instanceof HTMLElement)) throw new Error('The picture was not drawn.');
    return snapshot(frame, 1);
  }

  /** Clears the place away. */
  close(): void {
    this.#root.unmount();
    this.#place.remove();
  }
}
