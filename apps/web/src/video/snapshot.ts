import { DRAW_NOW } from '../boards/common/draw-now.ts';
import { pageStyle } from './page-style.ts';

const HTML = 'http://www.w3.org/1999/xhtml';
const SVG = 'http://www.w3.org/2000/svg';

/** Nothing moves in a picture: an animation would be caught at its first moment. */
const STILL = '*,*::before,*::after{animation:none!important;transition:none!important}';

/**
 * A part of the page as it looks now, so many times as large. The part is copied into a document of its own
 * together with all styles, and the browser draws that document as a picture.
 */
export async function snapshot(part: HTMLElement, scale: number): Promise<OffscreenCanvas> {
  const { width, height } = part.getBoundingClientRect();
  const text = new XMLSerializer().serializeToString(
    documentOf(part, { width, height }, await pageStyle()),
  );
  const picture = new Image(width * scale, height * scale);
  // A data address: what comes from a blob may not be read back from a canvas.
  picture.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`;
  await picture.decode();
  const canvas = new OffscreenCanvas(Math.round(width * scale), Math.round(height * scale));
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas;
}

function documentOf(
  part: HTMLElement,
  { width, height }: Readonly<{ width: number; height: number }>,
  style: string,
): SVGSVGElement {
  const root = document.documentElement;
  const svg = document.createElementNS(SVG, 'svg');
  // The styles of the page speak of its root, which is this element here.
  for (const { name, value } of root.attributes) svg.setAttribute(name, value);
  svg.setAttribute('width', String(width));
  svg.setAttribute('height', String(height));
  svg.style.fontSize = getComputedStyle(root).fontSize;
  const styles = document.createElementNS(SVG, 'style');
  styles.textContent = `${style}\n${STILL}`;
  const frame = document.createElementNS(SVG, 'foreignObject');
  frame.setAttribute('width', '100%');
  frame.setAttribute('height', '100%');
  const body = document.createElementNS(HTML, 'body');
  body.append(copyOf(part));
  frame.append(body);
  svg.append(styles, frame);
  return svg;
}

/** A copy in which every canvas is a picture of what was drawn on it. */
function copyOf(part: HTMLElement): Node {
  const copy = part.cloneNode(true) as HTMLElement;
  const drawn = [...part.querySelectorAll('canvas')];
  for (const [i, canvas] of [...copy.querySelectorAll('canvas')].entries()) {
    const original = drawn[i];
    const image = document.createElement('img');
    original.dispatchEvent(new Event(DRAW_NOW));
    image.src = original.toDataURL();
    image.className = canvas.className;
    image.style.cssText = canvas.style.cssText;
    image.style.width = `${original.clientWidth}px`;
    image.style.height = `${original.clientHeight}px`;
    canvas.replaceWith(image);
  }
  return copy;
}
