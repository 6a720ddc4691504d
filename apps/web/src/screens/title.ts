import { useEffect } from 'react';

/** Names the room in the browser's tab. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = title === 'Nabu' ? title : `${title} · Nabu`;
  }, [title]);
}
