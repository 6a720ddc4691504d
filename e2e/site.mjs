/** The built house for programs that measure it in a browser: its pages alone, without a server behind them. */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { chromium } from 'playwright-core';

/** Debian's Chromium, with WebGL drawn in software. */
export function openBrowser() {
  return chromium.launch({
    executablePath: process.env.NABU_CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--enable-unsafe-swiftshader'],
  });
}

/** Serves a built site on a free port. */
export function serve(site) {
  const types = { '.js': 'text/javascript', '.css': 'text/css', '.svg': 'image/svg+xml' };
  const server = createServer(({ url }, answer) => {
    const path = new URL(url, 'http://house').pathname;
    try {
      const file = extname(path) ? path : 'index.html';
      const body = readFileSync(join(site, file));
      answer.setHeader('content-type', types[extname(path)] ?? 'text/html').end(body);
    } catch {
      answer.writeHead(404).end();
    }
  });
  return new Promise((ready) => server.listen(0, '127.0.0.1', () => ready(server)));
}

/** Runs in the page: the milliseconds between frames for some time. */
export function countFrames(span) {
  return new Promise((tell) => {
    const gaps = [];
    let last = performance.now();
    const end = last + span;
    const look = (now) => {
      gaps.push(now - last);
      last = now;
      if (now < end) requestAnimationFrame(look);
      else tell(gaps);
    };
    requestAnimationFrame(look);
  });
}
