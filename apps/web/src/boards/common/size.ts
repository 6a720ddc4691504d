import { type RefObject, useLayoutEffect, useState } from 'react';

/** How large a part of the page is (px). */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The inner size of an element, followed as it changes; null until first measured. */
export function useSize(ref: RefObject<HTMLElement | null>): Size | null {
  const [size, setSize] = useState<Size | null>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = () => {
      const next = { width: element.clientWidth, height: element.clientHeight };
      setSize((old) =>
        old && old.width === next.width && old.height === next.height ? old : next,
      );
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return size;
}
