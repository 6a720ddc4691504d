// Sets theme and language before the first paint, so that the page never flashes in the wrong light.
(() => {
  const root = document.documentElement;
  let kept = {};
  try {
    kept = JSON.parse(localStorage.getItem('nabu.settings') ?? '{}') ?? {};
  } catch {
    // Unreadable or forbidden storage: the system's settings serve.
  }
  const dark = !matchMedia('(prefers-color-scheme: light)').matches;
  root.dataset.theme =
    kept.theme === 'dusk' || kept.theme === 'dawn' ? kept.theme : dark ? 'dusk' : 'dawn';
  const spoken = ['en', 'es'];
  const wanted = navigator.languages.map((tag) => tag.toLowerCase().split('-')[0]);
  root.lang = [kept.language, ...wanted].find((language) => spoken.includes(language)) ?? 'en';
})();
