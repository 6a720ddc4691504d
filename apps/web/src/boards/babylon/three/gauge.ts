/** How often it is asked whether a picture is there (ms). */
const GLANCE = 4;

/** Finds out how long pictures take: they are drawn beside the page, which goes on meanwhile. */
export interface Gauge {
  /** Tells how long the picture took that was begun at a moment and asked for just now (ms). */
  time(began: number, tell: (took: number) => void): void;
}

/** Makes a gauge for one context; it times one picture after the other and lets the rest pass. */
export function makeGauge(gl: WebGL2RenderingContext): Gauge {
  let busy = false;
  return {
    time(began, tell) {
      const sync = busy ? null : gl.fenceSync(gl.SYNC_GPU_COMMANDS_COMPLETE, 0);
      if (!sync) return;
      busy = true;
      gl.flush();
      const glance = () => {
        const state = gl.clientWaitSync(sync, 0, 0);
        if (state === gl.TIMEOUT_EXPIRED) return void setTimeout(glance, GLANCE);
        busy = false;
        gl.deleteSync(sync);
        if (state !== gl.WAIT_FAILED) tell(performance.now() - began);
      };
      setTimeout(glance, GLANCE);
    },
  };
}
