/** How long nothing may change before a part of the page counts as settled (ms). */
const QUIET = 60;
/** Whatever still moves after so long moves for good (ms). */
const LONGEST = 2500;

/** Resolves when a part of the page has been laid out and drawn and changes no more. */
export function settled(part: Element): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      watch.disconnect();
      clearTimeout(quiet);
      clearTimeout(late);
      resolve();
    };
    const wait = () => {
      clearTimeout(quiet);
      // After the next frame: sizes are told just before it is drawn.
      quiet = setTimeout(() => requestAnimationFrame(() => requestAnimationFrame(end)), QUIET);
    };
    let quiet: ReturnType<typeof setTimeout> | undefined;
    const late = setTimeout(end, LONGEST);
    const watch = new MutationObserver(wait);
    watch.observe(part, { subtree: true, childList: true, attributes: true, characterData: true });
    wait();
  });
}
