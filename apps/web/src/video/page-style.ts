/**
 * All styles of the page as one text that needs nothing else: fonts and pictures stand in it as data.
 * Each sheet is read once; another game, or a panel that is opened for the first time, brings sheets of its own.
 */
export async function pageStyle(): Promise<string> {
  return (await Promise.all([...document.styleSheets].map(styleOf))).join('\n');
}

const known = new WeakMap<CSSStyleSheet, Promise<string>>();

function styleOf(sheet: CSSStyleSheet): Promise<string> {
  const before = known.get(sheet);
  if (before) return before;
  const text = [...sheet.cssRules].map((rule) => rule.cssText).join('\n');
  const style = withData(text, sheet.href ?? document.baseURI);
  known.set(sheet, style);
  style.catch(() => known.delete(sheet));
  return style;
}

/** Addresses in styles; those of parts of the page itself begin with `#` and stay. */
const ADDRESS = /url\("(?!#|data:)([^"]+)"\)/g;

async function withData(style: string, base: string): Promise<string> {
  const found = [...new Set([...style.matchAll(ADDRESS)].map(([, address]) => address))];
  const data = await Promise.all(found.map((address) => dataAt(new URL(address, base).href)));
  return style.replace(ADDRESS, (_, address: string) => `url("${data[found.indexOf(address)]}")`);
}

async function dataAt(address: string): Promise<string> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} was answered with ${answer.status}.`);
  const blob = await answer.blob();
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });
}
