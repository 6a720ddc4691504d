import type { ReactNode } from 'react';
import { SeatGlyph } from '../common/glyph.tsx';
import { Keys } from '../common/keys.tsx';
import type { Props } from './desk.ts';
import { SignIcon } from './icons.tsx';
import { STAGES, stageOf, TILES_AT_END, tilesLeft } from './rules.ts';
import type { Phrases } from './words/phrases.ts';

interface RibbonProps {
  readonly props: Props;
  readonly say: Phrases;
  /** What else stands in it. */
  readonly children?: ReactNode;
}

/** The round, who goes first, how far the garden is from its end, and the steps of the round's end. */
export function Ribbon({ props, say, children }: RibbonProps) {
  const { view, seats } = props;
  const { labels } = say;
  const stage = stageOf(view);
  const end = TILES_AT_END[view.seats as 2 | 3 | 4];
  const left = tilesLeft(view);
  const all = view.tiles.filter((tile) => tile >= 0).length;
  return (
    <header className="ribbon">
      <b className="ribbon-round">{labels.round(view.round)}</b>
      <span className="ribbon-first">
        <SignIcon name="first" size={15} />
        <span className="ribbon-word">{labels.first}:</span>
        <SeatGlyph face={seats[view.first]} size={14} />
        {seats[view.first].name}
      </span>
      {stage !== null && (
        <ol className="stages" aria-label={labels.endOfRound}>
          {STAGES.map((each) => (
            <li key={each} aria-current={each === stage ? 'step' : undefined}>
              {labels.stages[each]}
            </li>
          ))}
        </ol>
      )}
      {children}
      <Keys labels={labels} />
      <span className="ribbon-tiles" role="img" aria-label={labels.tilesLeft(left, end)}>
        <meter min={0} max={all - end} value={all - left} aria-hidden="true" />
        <span className="ribbon-word" aria-hidden="true">
          {labels.tilesLeft(left, end)}
        </span>
        <span className="ribbon-short" aria-hidden="true">
          {labels.tilesShort(left, end)}
        </span>
      </span>
    </header>
  );
}
