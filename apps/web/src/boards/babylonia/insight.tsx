import { useMemo } from 'react';
import { SeatGlyph } from '../common/glyph.tsx';
import type { Props } from './desk.ts';
import { HEXES, type Hex } from './geometry.ts';
import { reasonOf } from './reasons.ts';
import {
  type Forecast,
  forecast,
  isField,
  isZiggurat,
  nameOf,
  opensField,
  type View,
  zigguratsTouched,
} from './rules.ts';
import { phrases } from './words/index.ts';
import { sentence, tileWords } from './words/places.ts';

/** What would happen if the place on a hex were scored on this view; null where there is none. */
export function useForecast(view: View, hex: Hex | null): Forecast | null {
  return useMemo(
    () => (hex === null || !HEXES.includes(hex) ? null : forecast(view, hex)),
    [view, hex],
  );
}

interface SharesProps {
  readonly props: Props;
  readonly view: View;
  readonly told: Forecast;
}

/** One line for each player: tokens beside, who leads, and what they would get and why. */
export function Shares({ props, view, told }: SharesProps) {
  const say = phrases[props.language];
  return (
    <ul className="shares">
      {told.shares.map((share, seat) => {
        const face = props.seats[seat];
        const leads = told.winner === seat;
        return (
          <li key={face.seat} className={leads ? 'share is-leading' : 'share'}>
            <SeatGlyph face={face} size={18} />
            <span className="share-name">
              {leads && (
                <em title={say.labels.leads}>
                  <span aria-hidden="true">★ </span>
                  <span className="hidden-text">{say.labels.leads} </span>
                </em>
              )}
              {face.name}
            </span>
            {told.place === 'city' && <b className="share-points">+{share.points}</b>}
            <span className="share-why">
              {[
                say.labels.besideOne(share.beside),
                ...share.scored.map((scored) => reasonOf(say, view, scored)),
              ].join(' · ')}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

function Place({ props, view, told }: SharesProps) {
  const { labels } = phrases[props.language];
  const open = told.open.length;
  return (
    <>
      <p className="insight-note">
        {open === 0 ? labels.surrounded : labels.openLeft(open)}
        {told.winner === null && ` · ${labels.tied}`}
      </p>
      <h3>{labels.ifNow}</h3>
      <Shares props={props} view={view} told={told} />
    </>
  );
}

interface InsightProps {
  readonly props: Props;
  readonly hex: Hex;
  readonly told: Forecast | null;
}

/** What is to be known about a city, ziggurat or field: who leads, and what everyone would get. */
export function Insight({ props, hex, told }: InsightProps) {
  const { view, viewer } = props;
  const say = phrases[props.language];
  const { labels } = say;
  const tile = view.tiles[hex];
  const seat = viewer === 'spectator' ? null : viewer;
  return (
    <>
      <h2 className="insight-title">
        {sentence(tileWords(say, view, hex))} <span>{nameOf(hex)}</span>
      </h2>
      {told && <Place props={props} view={view} told={told} />}
      {isZiggurat(tile) && !told && <p className="insight-note">{labels.scoredBefore}</p>}
      {isZiggurat(tile) && seat !== null && (
        <p className="insight-note">{labels.touches(zigguratsTouched(view, seat))}</p>
      )}
      {isField(tile) && seat !== null && (
        <p className="insight-note">
          {opensField(view, seat, hex) ? labels.fieldOpen : labels.fieldShut}
        </p>
      )}
    </>
  );
}
