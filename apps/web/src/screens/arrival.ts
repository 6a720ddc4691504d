import { useEffect, useRef } from 'react';
import { useLocation } from 'wouter';

/** Carries the focus to a part of the page that usually takes none, so that it is said. */
function focusOn(part: HTMLElement): void {
  if (!part.hasAttribute('tabindex')) part.tabIndex = -1;
  part.focus({ preventScroll: true });
}

/** Gives the focus a place in the content of the page when nothing has it. */
export function focusContent(): void {
  const content = document.getElementById('content');
  if (content && isNowhere()) focusOn(content);
}

const isNowhere = () => document.activeElement === null || document.activeElement === document.body;

/** After a step to another page its heading takes the focus, so that a screen reader says where one is; a page that puts the focus somewhere itself is left alone. */
export function useArrival(): void {
  const [location] = useLocation();
  const before = useRef(location);
  useEffect(() => {
    if (before.current === location) return;
    before.current = location;
    const arrive = () => {
      // The page that was left may still be there, hidden, until the new one has come.
      const headings = [...document.querySelectorAll<HTMLElement>('#content h1')];
      const heading = headings.find((each) => each.checkVisibility?.() ?? true);
      if (!heading) return false;
      if (isNowhere()) focusOn(heading);
      return true;
    };
    if (arrive()) return;
    const watch = new MutationObserver(() => arrive() && watch.disconnect());
    watch.observe(document.body, { childList: true, subtree: true });
    return () => watch.disconnect();
  }, [location]);
}
