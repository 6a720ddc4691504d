import type { Report } from './copy.ts';

const WIDTH = 30;

/** Where progress is shown. */
export interface Screen {
  readonly isTTY?: boolean | undefined;
  write(text: string): unknown;
}

/** A bar on a terminal; elsewhere a line for each whole percent. */
export function progressOn(screen: Screen): Report {
  let shown = '';
  return (what, done, all) => {
    const percent = all === 0 ? 100 : Math.floor((100 * Math.min(done, all)) / all);
    const line = `${what} ${percent} %`;
    if (line === shown) return;
    shown = line;
    if (!screen.isTTY) {
      screen.write(`${line}\n`);
      return;
    }
    const full = Math.round((WIDTH * percent) / 100);
    const bar = '█'.repeat(full) + '░'.repeat(WIDTH - full);
    screen.write(`\r${bar} ${line}   ${percent === 100 ? '\n' : ''}`);
  };
}
