import { mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { keepPicture } from './picture.ts';

/** Where pictures are kept; not part of the repository. */
export const ARTIFACTS = join(dirname(dirname(fileURLToPath(import.meta.url))), 'artifacts');
const screens = join(ARTIFACTS, 'screens');
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** How long anything may take that should happen at once: on a busy machine much is late, nothing is lost (ms). */
export const PATIENCE = 90_000;

/** Pixels of a coarse garden for each of the window, on a side: just more than where it stops putting fine pictures off. Nothing else on the page asks for this number. */
const COARSE = 0.5;

/** The two windows that most tests look through. */
export const SIZES = {
  desktop: { width: 1440, height: 900 },
  phone: { width: 390, height: 844 },
} as const;
/** The themes of the house: Dusk is dark, Dawn is light. */
export const THEMES = ['dusk', 'dawn'] as const;
export type Size = keyof typeof SIZES;
type Theme = (typeof THEMES)[number];

/** Debian's Chromium, without a screen; WebGL is drawn in software, or not there at all. */
export function openBrowser({ webgl }: { readonly webgl: boolean }): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env.NABU_CHROMIUM ?? '/usr/bin/chromium',
    timeout: PATIENCE,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
      webgl ? '--enable-unsafe-swiftshader' : '--disable-3d-apis',
    ],
  });
}

/** What a person has chosen, and through which window they look. */
export interface Look {
  readonly size?: Size;
  readonly theme?: Theme;
  readonly locale?: string;
  /** Which turns are confirmed; tests of other things make their moves at once. */
  readonly confirm?: 'never' | 'final' | 'always';
  /** Pieces travel instead of jumping. */
  readonly motion?: boolean;
  /** How fast bots move; tests of other things do not wait for them. */
  readonly pace?: 'normal' | 'fast' | 'instant';
  /** The garden of Babylon is drawn as people see it; tests of other things draw it coarse, which is much faster in software. */
  readonly fine?: boolean;
}

/** A person with a browser of their own: nothing shared with anybody else. */
export async function newPerson(browser: Browser, look: Look = {}): Promise<BrowserContext> {
  const { size = 'desktop', theme = 'dusk', locale = 'en-GB', confirm = 'never' } = look;
  const person = await browser.newContext({
    viewport: SIZES[size],
    colorScheme: theme === 'dusk' ? 'dark' : 'light',
    locale,
    isMobile: size === 'phone',
    hasTouch: size === 'phone',
    reducedMotion: look.motion ? 'no-preference' : 'reduce',
  });
  person.setDefaultTimeout(PATIENCE);
  const chosen = { confirm, botPace: look.pace ?? 'instant' };
  await person.addInitScript((choice) => {
    if (location.protocol.startsWith('http') && !localStorage.getItem('nabu.settings'))
      localStorage.setItem('nabu.settings', JSON.stringify(choice));
  }, chosen);
  await person.addInitScript(keepLater);
  if (!look.fine)
    await person.addInitScript(
      (ratio) => Object.defineProperty(globalThis, 'devicePixelRatio', { value: ratio }),
      COARSE,
    );
  return person;
}

type Keeping = typeof globalThis & { keepHouse?: () => Promise<unknown> };

/** Runs in every page: the service worker, which takes as long to come as the page itself, waits until it is asked for. */
function keepLater(): void {
  if (!location.protocol.startsWith('http') || !navigator.serviceWorker) return;
  const workers = navigator.serviceWorker;
  const register = workers.register.bind(workers);
  workers.register = (...given) =>
    new Promise((resolve) => {
      (globalThis as Keeping).keepHouse = () => register(...given).then(resolve);
    });
}

/** Keeps the whole house on a person's device, as the service worker does for everybody. */
export async function keepHouse(page: Page): Promise<void> {
  const kept = () => navigator.serviceWorker.controller?.state === 'activated';
  if (!(await page.evaluate(kept))) {
    await page.waitForFunction(() => 'keepHouse' in globalThis);
    await page.evaluate(() => (globalThis as Keeping).keepHouse?.());
  }
  // Everything is kept before the service worker takes charge of the page.
  await page.waitForFunction(kept);
}

/** Cuts a person's network off once the house is kept on their device. */
export async function goOffline(page: Page): Promise<void> {
  await keepHouse(page);
  await page.context().setOffline(true);
}

/** Keeps a picture of the screen as it is once fonts are there and nothing moves. */
export async function keep(page: Page, name: string): Promise<void> {
  mkdirSync(screens, { recursive: true });
  await atRest(page);
  await keepPicture(page, join(screens, `${name}.png`));
}

/** Waits until fonts are there, no animation is left that ends, and the layout has stayed for some frames. */
async function atRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ends = (animation: Animation) =>
      animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY;
    const boxes = () =>
      [...document.querySelectorAll('body *')]
        .map((part) => part.getBoundingClientRect())
        .map(({ x, y, width, height }) => `${x} ${y} ${width} ${height}`)
        .join();
    await document.fonts.ready;
    // What never rests is shown as it is.
    for (let same = 0, before = '', tries = 0; same < 4 && tries < 100; tries++) {
      const moving = document.getAnimations().filter(ends);
      await Promise.allSettled(moving.map(({ finished }) => finished));
      // A board measures its room and lays itself out anew when a panel opens or closes.
      await new Promise(requestAnimationFrame);
      await new Promise((resolve) => setTimeout(resolve, 50));
      const now = boxes();
      same = now === before ? same + 1 : 0;
      before = now;
    }
  });
}

const COLOURS = ['color-contrast', 'link-in-text-block'];

/** What axe-core is asked about: every rule it has switched on, or what another theme, or another size of the same layout, can change. */
const ASKED = {
  all: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'best-practice'],
  colours: { type: 'rule', values: COLOURS },
  size: { type: 'rule', values: [...COLOURS, 'scrollable-region-focusable'] },
} as const;

/** What axe-core finds, however small, as readable lines. */
export async function axeProblems(
  page: Page,
  about: keyof typeof ASKED = 'all',
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe);
  return page.evaluate(async (runOnly) => {
    // A page hears of another theme with its next frame: before, the last one would be looked at once more.
    await new Promise(requestAnimationFrame);
    const { axe } = globalThis as unknown as { axe: typeof import('axe-core') };
    const options = { runOnly, resultTypes: ['violations'], preload: false };
    const { violations } = await axe.run(
      document,
      options as unknown as import('axe-core').RunOptions,
    );
    return violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`,
    );
  }, ASKED[about]);
}
