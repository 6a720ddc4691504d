import { useState } from 'react';

/** Copies the address of this page; true for a while once it is copied. */
export function useCopy(): readonly [boolean, () => void] {
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard?.writeText(location.href).catch(() => undefined);
    setCopied(true);
    setTimeout(() => setCopied(false), 4000);
  };
  return [copied, () => void copy()];
}
