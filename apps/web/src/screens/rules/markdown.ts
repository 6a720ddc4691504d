/** A piece of running text. */
export type Span =
  | { readonly type: 'text' | 'code' | 'strong' | 'em'; readonly text: string }
  /** An option of the game or a value of it, in the words of the page. */
  | { readonly type: 'option'; readonly text: string }
  /** A mention of a clause by its id. */
  | { readonly type: 'clause'; readonly id: string };

/** A heading, a paragraph, a list or a table. */
export type Block =
  | {
      readonly type: 'heading';
      readonly level: 1 | 2 | 3;
      readonly id: string;
      readonly spans: readonly Span[];
    }
  | { readonly type: 'paragraph'; readonly spans: readonly Span[] }
  | { readonly type: 'list'; readonly ordered: boolean; readonly items: readonly Item[] }
  | { readonly type: 'table'; readonly rows: readonly (readonly (readonly Span[])[])[] };

/** An item of a list; a clause stands at the head of its item. */
export interface Item {
  readonly clause: string | null;
  readonly spans: readonly Span[];
}

const CLAUSE = /^\[([A-Z]+\d+[a-z]?)\]\s*/;
const SPAN =
  /`([^`]+)`|\*\*([^*]+)\*\*|(?<![\w*])[_*]([^_*]+)[_*](?![\w*])|\[([A-Z]+\d+[a-z]?)\](?!\()/g;

/** Reads the small part of Markdown that the rules are written in. Nothing in it can become markup of the page. */
export function readMarkdown(text: string): readonly Block[] {
  const blocks: Block[] = [];
  for (const chunk of text.replace(/\r\n?/g, '\n').split(/\n{2,}/)) {
    for (const part of splitChunk(chunk.replace(/^\n+|\s+$/g, ''))) blocks.push(readBlock(part));
  }
  return blocks;
}

/** Headings and lists may follow a line without an empty one between. */
function splitChunk(chunk: string): readonly string[] {
  const parts: string[][] = [];
  let kind = '';
  for (const line of chunk.split('\n')) {
    if (line.trim() === '') continue;
    const now = /^#/.test(line) ? `heading ${parts.length}` : kindOf(line, kind);
    if (now !== kind) parts.push([]);
    kind = now;
    parts.at(-1)?.push(line);
  }
  return parts.map((lines) => lines.join('\n'));
}

function kindOf(line: string, before: string): string {
  if (/^[-*] /.test(line)) return 'list';
  if (/^\d+\. /.test(line)) return 'ordered';
  if (/^\|/.test(line)) return 'table';
  const inList = before === 'list' || before === 'ordered';
  return inList && /^\s/.test(line) ? before : 'text';
}

function readBlock(part: string): Block {
  const heading = /^(#{1,3}) +(.*)$/.exec(part);
  if (heading) {
    const level = heading[1].length as 1 | 2 | 3;
    return { type: 'heading', level, id: slug(heading[2]), spans: readSpans(heading[2]) };
  }
  if (/^([-*]|\d+\.) /.test(part)) return readList(part);
  if (part.startsWith('|')) return readTable(part);
  return { type: 'paragraph', spans: readSpans(part.replace(/\n/g, ' ')) };
}

function readList(part: string): Block {
  const ordered = /^\d/.test(part);
  const items = part.split(/\n(?=(?:[-*]|\d+\.) )/).map((raw) => {
    const text = raw.replace(/^([-*]|\d+\.) +/, '').replace(/\n\s*/g, ' ');
    const clause = CLAUSE.exec(text);
    return {
      clause: clause?.[1] ?? null,
      spans: readSpans(clause ? text.slice(clause[0].length) : text),
    };
  });
  return { type: 'list', ordered, items };
}

function readTable(part: string): Block {
  const rows = part
    .split('\n')
    .filter((line) => !/^\|[\s|:-]+$/.test(line))
    .map((line) =>
      line
        .replace(/^\||\|\s*$/g, '')
        .split('|')
        .map((cell) => readSpans(cell.trim())),
    );
  return { type: 'table', rows };
}

function readSpans(text: string): readonly Span[] {
  const spans: Span[] = [];
  let from = 0;
  for (const match of text.matchAll(SPAN)) {
    if (match.index > from) spans.push({ type: 'text', text: text.slice(from, match.index) });
    spans.push(spanOf(match));
    from = match.index + match[0].length;
  }
  if (from < text.length) spans.push({ type: 'text', text: text.slice(from) });
  return spans;
}

function spanOf([, code, strong, em, clause]: RegExpMatchArray): Span {
  if (code !== undefined) return { type: 'code', text: code };
  if (strong !== undefined) return { type: 'strong', text: strong };
  if (em !== undefined) return { type: 'em', text: em };
  return { type: 'clause', id: clause };
}

/** A heading as an address: letters and digits of its text. */
function slug(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
