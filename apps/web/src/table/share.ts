import { useState } from 'react';

/** Copies the address of this page; false when the browser does not let us. */
export async function copyLink(): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(location.href);
    return true;
  } catch {
    // Browsers keep the clipboard from pages without TLS; the old way works there.
    return copyByHand(location.href);
  }
}

function copyByHand(text: string): boolean {
  const field = Object.assign(document.createElement('textarea'), { value: text });
  // Inside an open dialog nothing outside it can be selected.
  (document.querySelector('dialog[open]') ?? document.body).append(field);
  field.select();
  const done = document.execCommand('copy');
  field.remove();
  return done;
}

/** Copies the address of this page; true for a while once it is copied. */
export function useCopy(): readonly [boolean, () => void] {
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    setCopied(await copyLink());
    setTimeout(() => setCopied(false), 4000);
  };
  return [copied, () => void copy()];
}
