import { Fragment } from 'react';
import type { Span } from './markdown.ts';

/** Running text of the rules. */
export function Spans({ spans }: { readonly spans: readonly Span[] }) {
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
    case 'option':
      return <q>{span.text}</q>;
    case 'em':
      return <em>{span.text}</em>;
    case 'text':
      return span.text;
  }
}
