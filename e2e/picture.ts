import { writeFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';

/**
 * Keeps a picture of the window as it is now. The browser is asked itself, and to write fast rather than
 * small: of a large window that takes half of the time, and hundreds are taken.
 */
export async function keepPicture(page: Page, path: string): Promise<void> {
  const line = await page.context().newCDPSession(page);
  try {
    // The frame that shows what was changed last may not have been drawn yet.
    await page.evaluate(
      () => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn))),
    );
    const wish = { format: 'png', optimizeForSpeed: true } as const;
    const { data } = await line.send('Page.captureScreenshot', wish);
    await writeFile(path, data, 'base64');
  } finally {
    await line.detach();
  }
}
