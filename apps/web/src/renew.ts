const KEY = 'nabu.renewed';
const PATIENCE_MS = 60_000;

/**
 * A page that stayed open while the house was renewed asks for parts that are gone: it is loaded
 * anew, at most once a minute, so that a part that is truly missing is said aloud instead.
 */
export function renewWhenOutdated(): void {
  window.addEventListener('vite:preloadError', (event) => {
    const since = Date.now() - Number(sessionStorage.getItem(KEY));
    if (!navigator.onLine || since < PATIENCE_MS) return;
    sessionStorage.setItem(KEY, String(Date.now()));
    event.preventDefault();
    location.reload();
  });
}
