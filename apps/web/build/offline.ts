import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';

/** The place in the service worker's source that receives the list of files to keep. */
const LIST = '__NABU_FILES__';
const VERSION = '__NABU_VERSION__';

/** Tells the service worker which files make up this build, and the page which fonts to load first. */
export function offline(publicFiles: readonly string[]): Plugin {
  return {
    name: 'nabu:offline',
    apply: 'build',
    enforce: 'post',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((file) => /latin-wght-normal.*\.woff2$/.test(file))
          .map((file) => ({
            tag: 'link',
            attrs: {
              rel: 'preload',
              as: 'font',
              type: 'font/woff2',
              crossorigin: '',
              href: `/${file}`,
            },
            injectTo: 'head-prepend' as const,
          })),
    },
    generateBundle(_options, bundle) {
      const built = Object.keys(bundle).filter(
        (file) => !/^sw\.js$|\.map$|index\.html$/.test(file),
      );
      const files = ['/', ...publicFiles, ...built.map((file) => `/${file}`)].sort();
      const worker = bundle['sw.js'];
      if (worker?.type !== 'chunk') return;
      const version = createHash('sha256').update(files.join()).digest('hex').slice(0, 12);
      worker.code = worker.code
        .replace(new RegExp(`["'\`]${LIST}["'\`]`), JSON.stringify(JSON.stringify(files)))
        .replace(VERSION, version);
    },
  };
}
