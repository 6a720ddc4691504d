import { useEffect, useState } from 'react';

/** Copies a text; false when the browser does not let us. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // Browsers keep the clipboard from pages without TLS; the old way works there.
    return copyByHand(text);
  }
}

function copyByHand(text: string): boolean {
  const field = Object.assign(document.createElement('textarea'), { value: text });
  const focused = document.activeElement;
  // Inside an open dialog nothing outside it can be selected.
  (document.querySelector('dialog[open]') ?? document.body).append(field);
  field.select();
  const done = document.execCommand('copy');
  field.remove();
  if (focused instanceof HTMLElement) focused.focus();
  return done;
}

/** How long it is said whether something was copied (ms). */
const SAID_MS = 4000;

/** Copies a text, or what is to be found out first; for a while afterwards whether that was possible, else null. */
export function useCopy(
  text: string | (() => Promise<string>),
): readonly [boolean | null, () => void] {
  const [copied, setCopied] = useState<boolean | null>(null);
  useEffect(() => {
    if (copied === null) return;
    const timer = setTimeout(() => setCopied(null), SAID_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  const found = () => (typeof text === 'string' ? copyText(text) : text().then(copyText));
  return [copied, () => void found().then(setCopied)];
}

/** Whether this device has a sheet of its own to share links with, as phones do. */
export function canShare(): boolean {
  return typeof navigator.share === 'function';
}

/** Opens the device's own sheet to share a link; closing it again is no failure. */
export async function shareLink(url: string, title: string): Promise<void> {
  await navigator.share({ title, url }).catch(() => undefined);
}
