import type { Page } from 'playwright-core';

/** What can be pressed on the page and is smaller than it may be, in words. Links inside sentences may be as high as their line. */
export function smallTargets(page: Page, least: number, inside = 'body'): Promise<string[]> {
  return page.evaluate(
    ([least, inside]) => {
      const kinds = 'a[href], button, input, select, textarea, summary, [role="button"]';
      const parts = [...document.querySelectorAll(`${inside} :is(${kinds})`)];
      const shown = parts.filter(
        (part) =>
          part.checkVisibility({ visibilityProperty: true }) &&
          !part.closest('.hidden-text, .skip-link, p a') &&
          part.getBoundingClientRect().width > 1,
      );
      return shown.flatMap((part) => {
        // A field that lies under its label is pressed by the label.
        const pressed = part.matches('.choice input') ? (part.parentElement ?? part) : part;
        const { width, height } = pressed.getBoundingClientRect();
        if (Math.min(width, height) >= least - 0.5) return [];
        const name = part.getAttribute('aria-label') ?? part.textContent ?? '';
        const kind = part.getAttribute('class') ?? part.tagName;
        return [`${kind} "${name.slice(0, 30)}" is ${Math.round(width)} x ${Math.round(height)}`];
      });
    },
    [least, inside] as const,
  );
}

/** What makes the page scroll sideways, or lies beyond its right edge and cannot be scrolled to. */
export function tooWide(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const root = document.scrollingElement ?? document.documentElement;
    const faults = root.scrollWidth > innerWidth ? [`the page is ${root.scrollWidth} wide`] : [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const part = text.parentElement;
      if (!part?.checkVisibility({ visibilityProperty: true }) || !text.textContent?.trim())
        continue;
      if (part.closest('.hidden-text, .skip-link, svg, .top-label, .tray-label')) continue;
      let scrolls = false;
      for (let up: Element | null = part; up && !scrolls; up = up.parentElement)
        scrolls = ['auto', 'scroll'].includes(getComputedStyle(up).overflowX);
      const range = document.createRange();
      range.selectNodeContents(text);
      const { right, width } = range.getBoundingClientRect();
      if (width > 0 && right > innerWidth + 1 && !scrolls)
        faults.push(`"${text.textContent.trim().slice(0, 30)}" ends at ${Math.round(right)}`);
    }
    return faults;
  });
}

const HIDE =
  '*, *::before, *::after { color: transparent !important; -webkit-text-fill-color: transparent !important; text-shadow: none !important } text, tspan { fill: transparent !important; stroke: transparent !important }';

/** Texts that stand out too little from what is behind them, drawn ones too. */
export async function paleTexts(page: Page): Promise<string[]> {
  // A sheet of the page's own making: its policy forbids styles written into the page.
  const hide = (on: boolean) =>
    page.evaluate(
      ([rules, on]) => {
        const sheet = new CSSStyleSheet();
        if (on) sheet.replaceSync(rules);
        document.adoptedStyleSheets = [sheet];
      },
      [HIDE, on] as const,
    );
  await hide(true);
  const picture = await page.screenshot({ scale: 'css' });
  await hide(false);
  return page.evaluate(comparePixels, picture.toString('base64'));
}

/** Runs in the page: compares the colour of every text with the middle of what the picture shows behind it. */
async function comparePixels(picture: string): Promise<string[]> {
  const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0));
  const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  if (!pen) return ['no canvas'];
  pen.drawImage(bitmap, 0, 0);
  const light = (rgb: readonly number[]) => {
    const [r, g, b] = rgb.map((value) => {
      const part = value / 255;
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const middle = (x: number, y: number, width: number, height: number) => {
    const { data } = pen.getImageData(x, y, Math.max(1, width), Math.max(1, height));
    return [0, 1, 2].map((channel) => {
      const values = [...data].filter((_, i) => i % 4 === channel).toSorted((a, b) => a - b);
      return values[values.length >> 1];
    });
  };
  const brush = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
  const read = (colour: string) => {
    if (!brush) return [0, 0, 0, 255];
    brush.clearRect(0, 0, 1, 1);
    brush.fillStyle = colour;
    brush.fillRect(0, 0, 1, 1);
    return [...brush.getImageData(0, 0, 1, 1).data];
  };
  const faults = new Set<string>();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const part: Element | null = text.parentElement;
    const words = text.textContent?.trim() ?? '';
    if (!part?.checkVisibility({ visibilityProperty: true, opacityProperty: true }) || !words)
      continue;
    if (part.closest('.hidden-text, .skip-link, [aria-disabled="true"], .is-dim, [inert], .ground'))
      continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const { x, y, width, height } = range.getBoundingClientRect();
    const inSight =
      width > 1 && x >= 0 && y >= 0 && x + width <= innerWidth && y + height <= innerHeight;
    const top = document.elementFromPoint(x + width / 2, y + height / 2);
    const drawn = part instanceof SVGElement;
    if (!inSight || (!drawn && top !== part && !part.contains(top) && !top?.contains(part)))
      continue;
    // What is drawn cannot be pointed at; a sheet over it hides it all the same.
    const sheet = drawn ? top?.closest('section[aria-label], dialog, .panel') : null;
    if (sheet && !sheet.contains(part)) continue;
    const look = getComputedStyle(part);
    let clear = 1;
    for (let up: Element | null = part; up; up = up.parentElement)
      clear *= Number(getComputedStyle(up).opacity);
    const [r, g, b, a] = read(drawn ? look.fill : look.color);
    const strength = (a / 255) * clear;
    const behind = middle(Math.round(x), Math.round(y), Math.round(width), Math.round(height));
    // A rim drawn under the letters is what they stand out from.
    const rimmed = drawn && look.paintOrder.startsWith('stroke') && look.stroke !== 'none';
    const rim = rimmed ? read(look.stroke) : [0, 0, 0, 0];
    const back = behind.map((value, i) => (rim[i] * rim[3] + value * (255 - rim[3])) / 255);
    const front = [r, g, b].map((value, i) => value * strength + back[i] * (1 - strength));
    const [one, two] = [light(front), light(back)];
    const ratio = (Math.max(one, two) + 0.05) / (Math.min(one, two) + 0.05);
    const matrix = part instanceof SVGGraphicsElement ? part.getScreenCTM() : null;
    const size = Number.parseFloat(look.fontSize) * (matrix?.a ?? 1);
    const large = size >= 24 || (size >= 18.5 && Number(look.fontWeight) >= 700);
    if (ratio < (large ? 2.9 : 4.4))
      faults.add(
        `${part.getAttribute('class') ?? part.tagName} "${words.slice(0, 24)}": ${ratio.toFixed(1)}`,
      );
  }
  return [...faults];
}
