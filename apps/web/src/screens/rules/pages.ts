import { loadRules } from '@nabu/games/load';
import { loadAid, loadKit, loadRulesPage } from '../../kit/games.ts';
import type { Language } from '../../table/kit.ts';
import { once } from '../once.ts';
import { type Block, type Item, readMarkdown, type Span } from './markdown.ts';
import { inWords, type OptionWords } from './option-words.ts';

/** The rules of a game in a language, asked for as `game language`; null when the house does not have it. */
export const blocksOf = once(async (key: string) => {
  const [game, language] = key.split(' ');
  const [text, options] = await Promise.all([
    loadRulesPage(game, language as Language),
    optionWordsOf(game, language as Language),
  ]);
  return text === null ? null : inWords(readMarkdown(text), options);
});

/** The player aid of a game in a language, asked for as `game language`; null when the house does not have the game. */
export const aidOf = once(async (key: string) => {
  const [game, language] = key.split(' ');
  const text = await loadAid(game, language as Language);
  return text === null ? null : readMarkdown(text);
});

async function optionWordsOf(id: string, language: Language): Promise<OptionWords> {
  const [game, kit] = await Promise.all([loadRules(id), loadKit(id)]);
  if (!game || !kit) return new Map();
  const words = kit.words[language];
  return new Map(
    Object.entries(game.options).map(([name, { values }]) => [
      name,
      {
        name: words.option(name),
        values: new Map(values.map((value) => [String(value), words.optionValue(name, value)])),
      },
    ]),
  );
}

/** What a text says without its marks, for comparing: small letters without accents. */
function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

const textOf = (spans: readonly Span[]) =>
  spans.map((span) => (span.type === 'clause' ? span.id : span.text)).join('');

/** The blocks in which some words are found: clauses that have all of them, under their headings. */
export function found(blocks: readonly Block[], wanted: string): readonly Block[] {
  const words = plain(wanted).split(/\s+/).filter(Boolean);
  if (words.length === 0) return blocks;
  const has = (text: string) => words.every((word) => plain(text).includes(word));
  const fits = ({ clause, spans }: Item) => has(`${clause ?? ''} ${textOf(spans)}`);
  const kept = blocks.flatMap((block): Block[] => {
    if (block.type === 'heading') return [block];
    if (block.type === 'paragraph') return has(textOf(block.spans)) ? [block] : [];
    if (block.type === 'table') return has(block.rows.flat().map(textOf).join(' ')) ? [block] : [];
    const items = block.items.filter(fits);
    return items.length > 0 ? [{ ...block, items }] : [];
  });
  return kept.filter(
    (block, i) =>
      block.type !== 'heading' ||
      block.level === 1 ||
      (kept[i + 1]?.type ?? 'heading') !== 'heading',
  );
}
