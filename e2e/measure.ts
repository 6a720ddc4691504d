import type { Page } from 'playwright-core';

/** What was measured of a table in one window. */
export interface Measured {
  /** The part of the window's area that is board. */
  readonly board: number;
  /** Seats that are seen, and those of them that are marked as deciding. */
  readonly seats: number;
  readonly deciding: number;
  /** What is wrong, in words: something covered, cut off, or a page that scrolls. */
  readonly faults: readonly string[];
}

/** Waits until the table has laid itself out for its window: nothing moved for some frames. */
export function settled(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    const shape = () =>
      [...document.querySelectorAll('.rail, .tray, [data-board], [data-board] svg, canvas')]
        .map((part) => {
          const { x, y, width, height } = part.getBoundingClientRect();
          return [x, y, width, height, part.getAttribute('viewBox')].join();
        })
        .join(';');
    for (let same = 0, last = ''; same < 4; ) {
      await frame();
      const now = shape();
      same = now === last ? same + 1 : 0;
      last = now;
    }
  });
}

/** Measures the table that a page shows. */
export function measure(page: Page): Promise<Measured> {
  return page.evaluate(() => {
    const faults: string[] = [];
    const UNSEEN = [
      '.hidden-text, .skip-link, .top-label, .tray-label, .teacher-label, .seat-name, .ground',
      // Folded words: all of them are one press away.
      '.teacher:not(.is-open) .hint:not(.hint-chosen)',
      '.teacher:not(.is-open) .teacher-words:has(.guide-matters) > :not(.guide-matters)',
    ].join();
    const seen = (part: Element) =>
      part.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    const named = (part: Element) =>
      `${part.getAttribute('class') ?? part.tagName} "${(part.getAttribute('aria-label') ?? part.textContent ?? '').slice(0, 40)}"`;

    /** Everything that can clip a part: what lies out of the flow is clipped by what it is placed in. */
    const clips = (part: Element): Element[] => {
      const found: Element[] = [];
      let { position } = getComputedStyle(part);
      let flying = position === 'absolute';
      for (let up = part.parentElement; up && position !== 'fixed'; up = up.parentElement) {
        ({ position } = getComputedStyle(up));
        if (!flying || position !== 'static') found.push(up);
        flying = position === 'absolute' || (flying && position === 'static');
      }
      return found;
    };
    const scrolls = (overflow: string) => overflow === 'auto' || overflow === 'scroll';
    const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';

    /** What cuts a box off, if anything; what can be scrolled to is not cut. */
    const cutBy = (part: Element, box: DOMRect): string | null => {
      let [fixedX, fixedY] = [true, true];
      for (const up of clips(part)) {
        const { overflowX, overflowY } = getComputedStyle(up);
        const clip = up.getBoundingClientRect();
        fixedX &&= !scrolls(overflowX);
        fixedY &&= !scrolls(overflowY);
        const outX = box.right > clip.right + 1.5 || box.left < clip.left - 1.5;
        const outY = box.bottom > clip.bottom + 1.5 || box.top < clip.top - 1.5;
        if ((fixedX && hides(overflowX) && outX) || (fixedY && hides(overflowY) && outY))
          return named(up);
      }
      return null;
    };

    /** Whether words are wider than the part that holds them; what is for a screen reader only is as small as a point. */
    const tooWide = (part: Element) =>
      part.clientWidth > 1 &&
      hides(getComputedStyle(part).overflowX) &&
      part.scrollWidth > part.clientWidth + 1;

    /** Whether a point of a part is in sight, not scrolled away. */
    const inSight = (part: Element, { x, y }: { x: number; y: number }) =>
      clips(part).every((up) => {
        const { overflowX, overflowY } = getComputedStyle(up);
        const clip = up.getBoundingClientRect();
        const inX = overflowX === 'visible' || (x > clip.left && x < clip.right);
        return inX && (overflowY === 'visible' || (y > clip.top && y < clip.bottom));
      });

    const onTop = (part: Element, x: number, y: number): Element | null => {
      const top = document.elementFromPoint(x, y);
      return top === null || part.contains(top) || top.contains(part) ? null : top;
    };
    const pressable = [
      ...document.querySelectorAll('.table :is(a[href], button, input, summary, [role="button"])'),
    ].filter((part) => seen(part) && part.getBoundingClientRect().width > 1);
    for (const part of pressable) {
      const box = part.getBoundingClientRect();
      const cut = cutBy(part, box);
      if (cut) faults.push(`${named(part)} is cut off by ${cut}`);
      const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
      const points = [
        middle,
        { ...middle, x: box.left + 3 },
        { ...middle, x: box.right - 3 },
        { ...middle, y: box.top + 3 },
        { ...middle, y: box.bottom - 3 },
      ].filter((point) => inSight(part, point));
      const covers = points.map(({ x, y }) => onTop(part, x, y));
      const reachable = points.filter(({ x, y }) =>
        part.contains(document.elementFromPoint(x, y)),
      ).length;
      // A number of a hint marks what it stands on.
      const [first] = covers.filter((top) =>
        top?.closest('a, button:not(.hint-badge), [role="button"]'),
      );
      const drawn = part instanceof SVGElement;
      if (first && (!drawn || reachable === 0))
        faults.push(`${named(part)} is covered by ${named(first)}`);
    }

    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const part = text.parentElement;
      if (!part || !text.textContent?.trim() || !seen(part)) continue;
      // For a screen reader only; a name, which somebody chose and which may end in dots; or drawn land beyond the map.
      if (part.closest(UNSEEN)) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const box = range.getBoundingClientRect();
      const cut = box.width > 0 ? cutBy(text.parentElement ?? part, box) : null;
      if (cut) faults.push(`the text ${named(part)} is cut off by ${cut}`);
      if (tooWide(part)) faults.push(`the text ${named(part)} is cut off at its end`);
    }

    /** Numbers of hints that stand closer than this cover each other (px). */
    const CLOSE = 20;
    const numbers = [...document.querySelectorAll('.hint-badge')].map((part) => {
      const { x, y, width, height } = part.getBoundingClientRect();
      return { part, x: x + width / 2, y: y + height / 2 };
    });
    for (const [place, a] of numbers.entries())
      for (const b of numbers.slice(place + 1))
        if (Math.hypot(a.x - b.x, a.y - b.y) < CLOSE)
          faults.push(`${named(a.part)} and ${named(b.part)} cover each other`);

    /** What is left free below the main button at the least (px). */
    const AIR = 2;
    // The main button stands in sight without scrolling, however much the tray holds.
    const tray = document.querySelector('.tray')?.getBoundingClientRect();
    const main = [...document.querySelectorAll('.tray-end .button')].filter(seen).at(-1);
    const end = main?.getBoundingClientRect();
    if (main && tray && end && (end.bottom > tray.bottom - AIR || end.top < tray.top))
      faults.push(`the main button ${named(main)} is out of sight or at the very edge`);

    const log = document.querySelector('.rail-log .panel-body');
    if (log && seen(log) && log.scrollHeight - log.scrollTop - log.clientHeight > 24)
      faults.push('the log beside the board does not show its newest line');

    const root = document.scrollingElement ?? document.documentElement;
    if (root.scrollHeight > innerHeight || root.scrollWidth > innerWidth)
      faults.push(`the page scrolls: ${root.scrollWidth} x ${root.scrollHeight}`);
    const board = document.querySelector('[data-board]')?.getBoundingClientRect();
    const inside = (part: Element) => {
      const { left, right, top, bottom } = part.getBoundingClientRect();
      return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
    };
    return {
      board: board ? (board.width * board.height) / (innerWidth * innerHeight) : 0,
      seats: [...document.querySelectorAll('.rail .seat')].filter(inside).length,
      deciding: [...document.querySelectorAll('.rail .seat-deciding')].filter(inside).length,
      faults: [...new Set(faults)],
    };
  });
}

/** A shift of the layout, as a browser measures it; one that follows somebody's own press is no surprise. */
type Shift = PerformanceEntry & { readonly value: number; readonly hadRecentInput: boolean };

/** Adds up every shift of the layout from now on that nobody's press led to. */
export async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const counted = globalThis as typeof globalThis & { shifted?: number };
    counted.shifted = 0;
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries() as Shift[])
        if (!shift.hadRecentInput) counted.shifted = (counted.shifted ?? 0) + shift.value;
    }).observe({ type: 'layout-shift' });
  });
  return () =>
    page.evaluate(() => (globalThis as typeof globalThis & { shifted?: number }).shifted ?? 1);
}
