/** What is read out or shown besides the text of an element. */
const SPOKEN = ['aria-label', 'aria-description', 'aria-valuetext', 'title', 'placeholder', 'alt'];

/** Every text that a page shows or reads out, each once; what says its own language is left out. */
export function spokenOn(root: Element): readonly string[] {
  const texts = [root, ...root.querySelectorAll('*')]
    .filter((part) => part === root || !part.closest('[lang]:not(html)'))
    .flatMap((part) => [
      ...SPOKEN.map((name) => part.getAttribute(name) ?? ''),
      ...[...part.childNodes]
        .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
        .map(({ textContent }) => textContent ?? ''),
    ]);
  return [...new Set(texts.map((text) => text.trim()).filter((text) => /\p{L}/u.test(text)))];
}
