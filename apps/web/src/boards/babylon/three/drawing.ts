import type { Scene, WebGLRenderer } from 'three';
import type { Eye } from './eye.ts';
import { makeGauge } from './gauge.ts';
import type { Piece } from './model.ts';
import type { Patch } from './patch.ts';

/** Sharper than this costs more than the eye gains; coarser than this little can be made out. */
const FINEST = 2;
const COARSEST = 0.45;
/** The longest that a picture should take while something moves (ms). */
const BRISK = 32;
/** Where that asks for coarse pictures, a fine one follows when nothing has moved for so long (ms). */
const REST = 160;
/** At first and after another size so long: then the page lays itself out, and what it shows comes before a finer picture (ms). */
const REST_RESIZED = 1500;

/** When pictures are drawn, and how fine. */
export interface Drawing {
  /** One picture, soon; asking twice is asking once. */
  ask(): void;
  /** Like asking, when the picture has another size: where pictures take long, a fine one comes later than else. */
  resized(): void;
  /** One picture of what is of less weight; where pictures take long, it comes when nothing moves. */
  settle(): void;
  /** Like asking, when nothing but these pieces has come; where pictures take long, only they are drawn at first. */
  add(pieces: readonly Piece[]): void;
  /** What throws shadows has changed. */
  shade(): void;
  /** Nobody can see the picture: what is asked for meanwhile is drawn when somebody can. */
  sleep(asleep: boolean): void;
  stop(): void;
  /** One fine picture at once, whoever can see it, for who copies it. */
  now(): void;
}

/**
 * Draws a picture when asked; `step` moves what moves and says whether it goes on moving. Where
 * pictures take long, as without a graphics card, the first is coarse and keeps the old shadows, so
 * that what was done is seen at once, and a fine one follows.
 */
export function makeDrawing(
  renderer: WebGLRenderer,
  scene: Scene,
  eye: Eye,
  step: (now: number) => boolean,
  patch: Patch | null,
): Drawing {
  const canvas = renderer.domElement;
  const gauge = makeGauge(renderer.getContext() as WebGL2RenderingContext);
  const finest = Math.min(FINEST, devicePixelRatio);
  // What can be added to is drawn without a graphics card: it begins coarse.
  let brisk = patch ? Math.min(finest, COARSEST) : finest;
  let asked = 0;
  let resting: ReturnType<typeof setTimeout> | undefined;
  let shadows = false;
  let added: readonly Piece[] = [];
  let asleep = false;
  let frames = 0;
  /** No fine picture follows a coarse one before this moment. */
  let calm = patch ? performance.now() + REST_RESIZED : 0;

  function paint(ratio: number): void {
    const began = performance.now();
    if (renderer.getPixelRatio() !== ratio) renderer.setPixelRatio(ratio);
    if (ratio === finest && shadows) {
      renderer.shadowMap.needsUpdate = true;
      shadows = false;
    }
    renderer.render(scene, eye.camera);
    painted();
    // The first picture waits for shaders and textures, so it says nothing about the others.
    if (frames === 1) ask();
    else gauge.time(began, (took) => learn(ratio, took));
  }
  function painted(): void {
    canvas.dataset.frames = String(++frames);
  }
  function learn(ratio: number, took: number): void {
    brisk = Math.min(finest, Math.max(COARSEST, ratio * Math.sqrt(BRISK / took)));
  }
  function draw(now: number): void {
    asked = 0;
    if (added.length > 0) {
      patch?.(added);
      added = [];
      painted();
      rest();
      return;
    }
    const moving = step(now);
    paint(brisk);
    if (moving) ask();
    else if (brisk < finest) rest();
  }
  function rest(): void {
    resting = setTimeout(refine, Math.max(REST, calm - performance.now()));
  }
  function refine(): void {
    asked = requestAnimationFrame(() => {
      asked = 0;
      paint(finest);
    });
  }
  function stop(): void {
    clearTimeout(resting);
    cancelAnimationFrame(asked);
    asked = 0;
  }
  function ask(): void {
    added = [];
    stop();
    // The first pictures are drawn unseen too: they get everything ready.
    if (!asleep || frames < 2) asked = requestAnimationFrame(draw);
  }
  function settle(): void {
    if (brisk === finest) ask();
    else if (asked === 0 && !asleep) {
      stop();
      rest();
    }
  }
  function add(pieces: readonly Piece[]): void {
    const whole = asked !== 0;
    ask();
    if (patch && brisk < finest && !whole) added = pieces;
  }
  function resized(): void {
    if (frames > 0) calm = performance.now() + REST_RESIZED;
    ask();
  }
  return {
    ask,
    resized,
    settle,
    add,
    shade() {
      shadows = true;
    },
    sleep(now) {
      if (asleep === now) return;
      asleep = now;
      ask();
    },
    stop,
    now() {
      step(performance.now());
      paint(finest);
    },
  };
}
