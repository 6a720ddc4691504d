import { type Effect, effectOf, type View } from './rules.ts';
import type { Phrases } from './words/phrases.ts';

/** What each token shows, besides its words. */
const SIGNS: { readonly [effect in Effect]: string } = {
  ...{ single: '+▮', double: '+▮▮', change: '⇄', fill: '✎', flower: '✿2', minus: '−▮', blank: '·' },
};

/** The token that rules this round; a press opens its effect in words. */
export function RoundToken({ view, say }: { readonly view: View; readonly say: Phrases }) {
  const effect = effectOf(view);
  const { name, text } = say.effects[effect];
  return (
    <details className={`round-token token-${effect}`}>
      <summary title={`${say.labels.token}: ${text}`}>
        <span className="token-sign" aria-hidden="true">
          {SIGNS[effect]}
        </span>
        <span className="token-name" aria-hidden="true">
          {name}
        </span>
        <span className="hidden-text">{`${name}: ${text}`}</span>
      </summary>
      <p>{text}</p>
    </details>
  );
}
