import { use } from 'react';
import { useLanguage, useWords } from '../../i18n/language.ts';
import { useFrontWords } from '../../kit/games.ts';
import { NotFound } from '../not-found.tsx';
import type { Block } from './markdown.ts';
import { OnePage } from './one-page.tsx';
import { aidOf } from './pages.ts';
import { Spans } from './spans.tsx';
import { TableView } from './table-view.tsx';

/** What is looked up during a game, on one page for the table: a turn, the actions, what counts how much, the end. */
export function PlayerAid({ game }: { readonly game: string }) {
  const { rules } = useWords();
  const blocks = use(aidOf(`${game} ${useLanguage()}`));
  const title = useFrontWords(game)?.title ?? game;
  if (!blocks) return <NotFound sentence={rules.missing} />;
  return (
    <OnePage game={game} title={rules.aid(title)} other="summary">
      <div className="aid-sheet">
        {sectionsOf(blocks).map((section) => (
          <section key={section[0].type === 'heading' ? section[0].id : ''}>
            {section.map((block, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the text does not change while it is read
              <BlockView key={place} block={block} game={game} />
            ))}
          </section>
        ))}
      </div>
    </OnePage>
  );
}

/** Each heading with what stands below it. */
function sectionsOf(blocks: readonly Block[]): readonly (readonly Block[])[] {
  const starts = blocks.flatMap(({ type }, place) => (type === 'heading' ? [place] : []));
  return starts.map((start, i) => blocks.slice(start, starts[i + 1]));
}

function BlockView({ block, game }: { readonly block: Block; readonly game: string }) {
  switch (block.type) {
    case 'heading':
      return (
        <h2>
          <Spans spans={block.spans} game={game} />
        </h2>
      );
    case 'paragraph':
      return (
        <p>
          <Spans spans={block.spans} game={game} />
        </p>
      );
    case 'list': {
      const Tag = block.ordered ? 'ol' : 'ul';
      return (
        <Tag>
          {block.items.map(({ spans }, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: an item is its place
            <li key={place}>
              <Spans spans={spans} game={game} />
            </li>
          ))}
        </Tag>
      );
    }
    case 'table':
      return <TableView rows={block.rows} game={game} />;
  }
}
