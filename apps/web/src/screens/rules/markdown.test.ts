import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type Block, readMarkdown } from './markdown.ts';

const folder = new URL('../../../../../packages/games/src/babel/', import.meta.url);
const rules = (file: string) => readFileSync(new URL(file, folder), 'utf8');
const clausesOf = (blocks: readonly Block[]) =>
  blocks.flatMap((block) =>
    block.type === 'list' ? block.items.flatMap(({ clause }) => clause ?? []) : [],
  );

describe('the small Markdown of the rules', () => {
  test('headings, paragraphs and lists with clauses', () => {
    expect(
      readMarkdown('# A _b_\n\nText with `code` and **weight**.\n\n- [P3] Say [S1].\n- plain'),
    ).toEqual([
      {
        type: 'heading',
        level: 1,
        id: 'a-b',
        spans: [
          { type: 'text', text: 'A ' },
          { type: 'em', text: 'b' },
        ],
      },
      {
        type: 'paragraph',
        spans: [
          { type: 'text', text: 'Text with ' },
          { type: 'code', text: 'code' },
          { type: 'text', text: ' and ' },
          { type: 'strong', text: 'weight' },
          { type: 'text', text: '.' },
        ],
      },
      {
        type: 'list',
        ordered: false,
        items: [
          {
            clause: 'P3',
            spans: [
              { type: 'text', text: 'Say ' },
              { type: 'clause', id: 'S1' },
              { type: 'text', text: '.' },
            ],
          },
          { clause: null, spans: [{ type: 'text', text: 'plain' }] },
        ],
      },
    ]);
  });

  test('a list may follow its sentence at once, and an item may go on in the next line', () => {
    const [sentence, list] = readMarkdown('These:\n- one\n  and more\n- two');
    expect(sentence.type).toBe('paragraph');
    expect(list).toMatchObject({
      items: [{ spans: [{ text: 'one and more' }] }, { spans: [{ text: 'two' }] }],
    });
  });

  test('tables lose their ruler', () => {
    expect(readMarkdown('| a | b |\n|---|---|\n| 1 | 2 |')).toMatchObject([
      { type: 'table', rows: { length: 2 } },
    ]);
  });

  test('markup stays text', () => {
    const [block] = readMarkdown('<img src=x onerror=alert(1)> [x](javascript:alert(1))');
    expect(block).toEqual({
      type: 'paragraph',
      spans: [{ type: 'text', text: '<img src=x onerror=alert(1)> [x](javascript:alert(1))' }],
    });
  });

  test('the Spanish rules of Babel have the same clauses in the same order as the English ones', () => {
    expect(clausesOf(readMarkdown(rules('RULES.es.md')))).toEqual(
      clausesOf(readMarkdown(rules('RULES.md'))),
    );
  });
});
