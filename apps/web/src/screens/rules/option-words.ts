import type { Block, Item, Span } from './markdown.ts';

/** The options of a game by the names that the rules give them, each with its values, in words. */
export type OptionWords = ReadonlyMap<string, OptionWord>;

interface OptionWord {
  readonly name: string;
  /** By the value as the rules write it. */
  readonly values: ReadonlyMap<string, string>;
}

/** The rules with the words of the setup page where their text names options and values as programs do. */
export function inWords(blocks: readonly Block[], options: OptionWords): readonly Block[] {
  return blocks.map((block) => blockInWords(block, options));
}

function blockInWords(block: Block, options: OptionWords): Block {
  switch (block.type) {
    case 'heading':
      return block;
    case 'paragraph':
      return { ...block, spans: spansInWords(block.spans, options) };
    case 'list':
      return { ...block, items: block.items.map((item) => itemInWords(item, options)) };
    case 'table': {
      const rows = block.rows.map((row) => row.map((cell) => spansInWords(cell, options)));
      return { ...block, rows };
    }
  }
}

const itemInWords = (item: Item, options: OptionWords): Item => ({
  ...item,
  spans: spansInWords(item.spans, options),
});

/** A value belongs to the option named last before it. */
function spansInWords(spans: readonly Span[], options: OptionWords): readonly Span[] {
  let option: OptionWord | undefined;
  return spans.map((span) => {
    if (span.type !== 'code') return span;
    const named = options.get(span.text);
    option = named ?? option;
    const text = named?.name ?? option?.values.get(span.text);
    return text === undefined ? span : { type: 'option', text };
  });
}
