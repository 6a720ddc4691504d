import './rules.css';
import { Suspense, use, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { useLanguage, useWords } from '../../i18n/language.ts';
import { useFrontWords } from '../../kit/games.ts';
import { Header } from '../header.tsx';
import { NotFound } from '../not-found.tsx';
import { useTitle } from '../title.ts';
import { ClausePicture } from './clause-picture.tsx';
import type { Block, Item } from './markdown.ts';
import { blocksOf, found } from './pages.ts';
import { Spans } from './spans.tsx';
import { TableView } from './table-view.tsx';

/** The rules of a game, every clause with an address of its own. */
export function Rules({ game }: { readonly game: string }) {
  const { rules, home } = useWords();
  const language = useLanguage();
  const blocks = use(blocksOf(`${game} ${language}`));
  const title = useFrontWords(game)?.title ?? game;
  useTitle(rules.title(title));
  useClauseInAddress(blocks);
  const [wanted, setWanted] = useState('');
  if (!blocks) return <NotFound sentence={rules.missing} />;
  const shown = found(blocks, wanted);
  return (
    <>
      <Header />
      <main className="page rules" id="content">
        <nav className="rules-contents" aria-label={rules.contents}>
          <div className="field">
            <label htmlFor="rules-search">{rules.search}</label>
            <input
              id="rules-search"
              className="input"
              type="search"
              value={wanted}
              onChange={({ target }) => setWanted(target.value)}
            />
          </div>
          <p className="field-label">{rules.contents}</p>
          <ul>
            {shown.map(
              (block) =>
                block.type === 'heading' &&
                block.level === 2 && (
                  <li key={block.id}>
                    <a href={`#${block.id}`}>
                      <Spans spans={block.spans} />
                    </a>
                  </li>
                ),
            )}
          </ul>
          <Link className="button button-primary" href={`/learn/${game}`}>
            {home.learn(title)}
          </Link>
          <Link className="button" href={`/rules/${game}/summary`}>
            {rules.summaryShort}
          </Link>
          <Link className="button" href={`/rules/${game}/aid`}>
            {rules.aidShort}
          </Link>
          <Link className="button" href={`/play/${game}`}>
            {home.play(title)}
          </Link>
        </nav>
        <article className="rules-text">
          {shown.map((block, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the text does not change while it is read
            <BlockView key={place} block={block} game={game} />
          ))}
          {wanted.trim() !== '' && !shown.some(({ type }) => type !== 'heading') && (
            <p role="status">{rules.notFound}</p>
          )}
        </article>
      </main>
    </>
  );
}

/** The text comes after the page, so the place in the address is looked up once it is there. */
function useClauseInAddress(blocks: readonly Block[] | null): void {
  useEffect(() => {
    const id = decodeURIComponent(location.hash.slice(1));
    if (blocks && id) document.getElementById(id)?.scrollIntoView({ block: 'center' });
  }, [blocks]);
}

function BlockView({ block, game }: { readonly block: Block; readonly game: string }) {
  switch (block.type) {
    case 'heading': {
      const Tag = `h${block.level}` as const;
      return (
        <Tag id={block.id}>
          <Spans spans={block.spans} />
        </Tag>
      );
    }
    case 'paragraph':
      return (
        <p>
          <Spans spans={block.spans} />
        </p>
      );
    case 'list':
      return <ListView items={block.items} ordered={block.ordered} game={game} />;
    case 'table':
      return <TableView rows={block.rows} />;
  }
}

function ListView({
  items,
  ordered,
  game,
}: {
  readonly items: readonly Item[];
  readonly ordered: boolean;
  readonly game: string;
}) {
  const Tag = ordered ? 'ol' : 'ul';
  return (
    <Tag className={items.some(({ clause }) => clause) ? 'clauses' : undefined}>
      {items.map(({ clause, spans }, place) => (
        <li key={clause ?? place} {...(clause ? { id: clause } : {})}>
          {clause && (
            <a className="clause-id figures" href={`#${clause}`}>
              {clause}
            </a>
          )}
          <div>
            <p>
              <Spans spans={spans} />
            </p>
            {clause && (
              <Suspense fallback={null}>
                <ClausePicture game={game} clause={clause} />
              </Suspense>
            )}
          </div>
        </li>
      ))}
    </Tag>
  );
}
