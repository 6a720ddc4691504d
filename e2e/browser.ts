import { mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';

const artifacts = join(dirname(dirname(fileURLToPath(import.meta.url))), 'artifacts', 'screens');
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

export const SIZES = {
  desktop: { width: 1440, height: 900 },
  phone: { width: 390, height: 844 },
} as const;
export const THEMES = ['dusk', 'dawn'] as const;
export type Size = keyof typeof SIZES;
type Theme = (typeof THEMES)[number];

/** Debian's Chromium, without a screen; WebGL is drawn in software, or not there at all. */
export function openBrowser({ webgl = true } = {}): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env.NABU_CHROMIUM ?? '/usr/bin/chromium',
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

export interface Look {
  readonly size?: Size;
  readonly theme?: Theme;
  readonly locale?: string;
}

/** A person with a browser of their own: nothing shared with anybody else. */
export function newPerson(browser: Browser, look: Look = {}): Promise<BrowserContext> {
  const { size = 'desktop', theme = 'dusk', locale = 'en-GB' } = look;
  return browser.newContext({
    viewport: SIZES[size],
    colorScheme: theme === 'dusk' ? 'dark' : 'light',
    locale,
    isMobile: size === 'phone',
    hasTouch: size === 'phone',
    reducedMotion: 'reduce',
  });
}

/** Keeps a picture of the screen as it is once fonts are there and nothing moves. */
export async function keep(page: Page, name: string): Promise<void> {
  mkdirSync(artifacts, { recursive: true });
  await page.evaluate(() => document.fonts.ready);
  // A board measures its room and lays itself out anew when a panel opens or closes.
  await page.waitForTimeout(250);
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map((a) => a.finished)));
  await page.screenshot({ path: join(artifacts, `${name}.png`) });
}

/** What axe-core finds that is serious or critical, as readable lines. */
export async function seriousProblems(page: Page): Promise<string[]> {
  await page.evaluate(axe);
  return page.evaluate(async () => {
    const { axe } = globalThis as unknown as { axe: typeof import('axe-core') };
    const { violations } = await axe.run(document, {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'best-practice'],
    });
    return violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`);
  });
}
