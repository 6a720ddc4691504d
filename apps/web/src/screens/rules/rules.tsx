import './rules.css';
import { Fragment, use, useEffect } from 'react';
import { Link } from 'wouter';
import { useLanguage, useWords } from '../../i18n/language.ts';
import { loadRulesPage, useFrontWords } from '../../kit/games.ts';
import type { Language } from '../../table/kit.ts';
import { Header } from '../header.tsx';
import { NotFound } from '../not-found.tsx';
import { once } from '../once.ts';
import { useTitle } from '../title.ts';
import { type Block, type Item, readMarkdown, type Span } from './markdown.ts';

const blocksOf = once(async (key: string) => {
  const [game, language] = key.split(' ');
  const text = await loadRulesPage(game, language as Language);
  return text === null ? null : readMarkdown(text);
});

/** The rules of a game, every clause with an address of its own. */
export function Rules({ game }: { readonly game: string }) {
  const { rules, home } = useWords();
  const language = useLanguage();
  const blocks = use(blocksOf(`${game} ${language}`));
  const title = useFrontWords(game)?.title ?? game;
  useTitle(rules.title(title));
  useClauseInAddress(blocks);
  if (!blocks) return <NotFound sentence={rules.missing} />;
  return (
    <>
      <Header />
      <main className="page rules" id="content">
        <nav className="rules-contents" aria-label={rules.contents}>
          <p className="field-label">{rules.contents}</p>
          <ul>
            {blocks.map(
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
          <Link className="button button-primary" href={`/play/${game}`}>
            {home.play(title)}
          </Link>
        </nav>
        <article className="rules-text">
          {blocks.map((block, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the text does not change while it is read
            <BlockView key={place} block={block} />
          ))}
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

function BlockView({ block }: { readonly block: Block }) {
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
      return <ListView items={block.items} ordered={block.ordered} />;
    case 'table':
      return <TableView rows={block.rows} />;
  }
}

function ListView({
  items,
  ordered,
}: {
  readonly items: readonly Item[];
  readonly ordered: boolean;
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
          <p>
            <Spans spans={spans} />
          </p>
        </li>
      ))}
    </Tag>
  );
}

function TableView({
  rows: [head, ...rows],
}: {
  readonly rows: readonly (readonly (readonly Span[])[])[];
}) {
  return (
    <table>
      <thead>
        <tr>
          {head.map((spans, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
            <th key={place} scope="col">
              <Spans spans={spans} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, line) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place
          <tr key={line}>
            {row.map((spans, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
              <td key={place}>
                <Spans spans={spans} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Spans({ spans }: { readonly spans: readonly Span[] }) {
  return spans.map((span, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the text does not change while it is read
    <Fragment key={place}>{spanView(span)}</Fragment>
  ));
}

function spanView(span: Span) {
  switch (span.type) {
    case 'clause':
      return <a href={`#${span.id}`}>{span.id}</a>;
    case 'code':
      return <code>{span.text}</code>;
    case 'strong':
      return <strong>{span.text}</strong>;
    case 'em':
      return <em>{span.text}</em>;
    case 'text':
      return span.text;
  }
}
