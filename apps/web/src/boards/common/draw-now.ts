/** The event that asks a canvas to draw itself at once, so that it can be copied in the same task. */
export const DRAW_NOW = 'draw-now';
