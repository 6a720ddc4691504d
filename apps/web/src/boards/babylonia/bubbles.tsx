import type { Rect } from '../common/rect.ts';
import type { Size } from '../common/size.ts';
import { bubbleStyle, chipStyle, menuStyle, WIDE } from './bubble.ts';
import { Cards } from './cards.tsx';
import type { BabyloniaDesk, Props } from './desk.ts';
import type { Hex } from './geometry.ts';
import { Insight, Shares, useForecast } from './insight.tsx';
import { type Outlook, useOutlook } from './outlook.ts';
import type { Outcome } from './reasons.ts';
import { KINDS, nameOf, placing, standOf } from './rules.ts';
import { TokenPicture } from './token.tsx';
import { phrases } from './words/index.ts';
import { sentence, tileWords, tokenText } from './words/places.ts';

interface BubblesProps {
  readonly props: Props;
  readonly desk: BabyloniaDesk;
  readonly size: Size;
  anchorOf(hex: Hex): Rect;
}

interface SurroundProps {
  readonly props: Props;
  readonly outlook: Outlook;
  readonly hex: Hex;
}

/** A place that the placement would surround, and what everyone would then get. */
function Surround({ props, outlook, hex }: SurroundProps) {
  const view = outlook.after ?? props.view;
  const told = useForecast(view, hex);
  const say = phrases[props.language];
  if (!told) return null;
  return (
    <div className="surround">
      <p className="insight-note">
        {sentence(say.reasons.surrounds(`${tileWords(say, props.view, hex)} (${nameOf(hex)})`))}
      </p>
      <Shares props={props} view={view} told={told} />
    </div>
  );
}

/** The reasons for points at once, without what would be surrounded. */
function gainsOf({ lines, surrounded }: Outcome): readonly string[] {
  return lines.slice(0, lines.length - surrounded.length);
}

/** What placing the token in hand here scores at once and surrounds. */
function Prospect({ props, desk, outlook }: BubblesProps & { readonly outlook: Outlook }) {
  const say = phrases[props.language];
  const { outcome, hex, kind } = outlook;
  if (!outcome || hex === null || kind === null) return null;
  const aimed = desk.draft.at === hex;
  return (
    <>
      <h2 className="insight-title">
        {sentence(tokenText(say, kind))} <span>{nameOf(hex)}</span>
      </h2>
      {outcome.points > 0 ? (
        <ul className="prospect">
          {gainsOf(outcome).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      ) : (
        <p className="insight-note">{say.reasons.nothing}</p>
      )}
      {outcome.surrounded.map((place) => (
        <Surround key={place} props={props} outlook={outlook} hex={place} />
      ))}
      {aimed && (
        <button
          type="button"
          className="button button-primary"
          onClick={() => desk.make(placing(kind, hex))}
        >
          {say.labels.placeHere}
        </button>
      )}
    </>
  );
}

/** The kinds of token that could go to the hex that was pressed. */
function TokenMenu({ props, desk, hex }: BubblesProps & { readonly hex: Hex }) {
  const say = phrases[props.language];
  const { viewer, view } = props;
  if (viewer === 'spectator') return null;
  const stand = standOf(view, viewer);
  return (
    <>
      <h2 className="insight-title">
        {say.labels.chooseToken} <span>{nameOf(hex)}</span>
      </h2>
      <div className="token-menu">
        {KINDS.filter((kind) => stand[kind] > 0).map((kind) => (
          <button
            key={kind}
            type="button"
            className={
              desk.legal.includes(placing(kind, hex)) ? 'choice-move is-lit' : 'choice-move is-dim'
            }
            onClick={() => desk.make(placing(kind, hex))}
          >
            <TokenPicture face={props.seats[viewer]} kind={kind} size={32} />
            {sentence(tokenText(say, kind))}
          </button>
        ))}
      </div>
      <button
        type="button"
        className="choice-move"
        onClick={() => desk.put({ ...desk.draft, at: null })}
      >
        {say.labels.cancel}
      </button>
    </>
  );
}

/** On a narrow board: all Ziggurat Cards over the map. */
function CardSheet({ props, desk }: BubblesProps) {
  const { labels } = phrases[props.language];
  const choosing = desk.mine && props.view.phase === 'card';
  return (
    <section className="card-sheet scrolls" aria-label={labels.cards}>
      <div className="card-sheet-head">
        <h2>{labels.cards}</h2>
        {!choosing && (
          <button
            type="button"
            className="button button-small"
            onClick={() => desk.put({ ...desk.draft, cards: false })}
          >
            {labels.close}
          </button>
        )}
      </div>
      <Cards props={props} desk={desk} />
    </section>
  );
}

/** The one bubble that is open: cards, a menu, a prospect or the particulars of a place. */
export function Bubbles(bubbles: BubblesProps) {
  const { props, desk, size, anchorOf } = bubbles;
  const outlook = useOutlook(props, desk);
  const dragging = desk.shown.drag !== null;
  const { hex, kind, outcome } = outlook;
  const told = useForecast(props.view, hex);
  const narrow = size.width < WIDE;
  const choosing = desk.mine && props.view.phase === 'card';
  if (narrow && (desk.draft.cards || choosing)) return <CardSheet {...bubbles} />;
  const { at: aimed } = desk.draft;
  if (aimed !== null && kind === null && desk.mine && !dragging) {
    return (
      <div className="bubble bubble-firm" style={menuStyle(anchorOf(aimed), size, 240)}>
        <TokenMenu {...bubbles} hex={aimed} />
      </div>
    );
  }
  if (hex === null) return null;
  const worth = outcome && (outcome.surrounded.length > 0 || aimed === hex);
  const looks = !outcome && props.view.tiles[hex] !== 0;
  const firm = aimed === hex || desk.draft.pinned === hex;
  return (
    <>
      {outcome && outcome.points > 0 && !(narrow && worth) && (
        <div className="chip" style={chipStyle(anchorOf(hex), size)}>
          {gainsOf(outcome).join(' · ')}
        </div>
      )}
      {(worth || looks) && (
        <div
          className={firm ? 'bubble bubble-firm' : 'bubble'}
          style={bubbleStyle(anchorOf(hex), size)}
          data-tells={narrow}
        >
          {worth ? (
            <Prospect {...bubbles} outlook={outlook} />
          ) : (
            <Insight props={props} hex={hex} told={told} />
          )}
        </div>
      )}
    </>
  );
}
