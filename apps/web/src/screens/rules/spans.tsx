import { Fragment } from 'react';
import type { Span } from './markdown.ts';

/** Running text of the rules. On another page than that of all rules, clauses are linked there by the game's name. */
export function Spans({
  spans,
  game,
}: {
  readonly spans: readonly Span[];
  readonly game?: string | undefined;
}) {
  const page = game === undefined ? '' : `/rules/${game}`;
  return spans.map((span, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the text does not change while it is read
    <Fragment key={place}>{spanView(span, page)}</Fragment>
  ));
}

function spanView(span: Span, page: string) {
  switch (span.type) {
    case 'clause':
      return <a href={`${page}#${span.id}`}>{span.id}</a>;
    case 'code':
      return <code>{span.text}</code>;
    case 'strong':
      return <strong>{span.text}</strong>;
    case 'option':
      return <q>{span.text}</q>;
    case 'em':
      return <em>{span.text}</em>;
    case 'text':
      return span.text;
  }
}
