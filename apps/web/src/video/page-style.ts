/**
 * All styles of the page as one text that needs nothing else: fonts and pictures stand in it as data.
 * It is put together once; a page's styles do not change while it is open.
 */
export function pageStyle(): Promise<string> {
  known ??= gathered();
  known.catch(() => {
    known = null;
  });
  return known;
}

let known: Promise<string> | null = null;

async function gathered(): Promise<string> {
  const texts = [...document.styleSheets].map((sheet) => {
    const text = [...sheet.cssRules].map((rule) => rule.cssText).join('\n');
    return withData(text, sheet.href ?? document.baseURI);
  });
  return (await Promise.all(texts)).join('\n');
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
