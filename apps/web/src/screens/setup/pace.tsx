import type { AnyGame } from '@nabu/kernel';
import type { LevelId } from '@nabu/search';
import {
  DAYS_PRESETS,
  LIVE_PRESETS,
  PACE_KINDS,
  type Pace,
  type PaceKind,
  paceKind,
  readPace,
  writePace,
} from '@nabu/table';
import { useState } from 'react';
import { useLanguage, useWords } from '../../i18n/language.ts';
import { manifestOf } from '../../kit/games.ts';
import { TableRules } from '../../table/about.tsx';
import { paceShort } from '../../table/clock-text.ts';
import { Choices } from '../choices.tsx';
import { type Arrangement, caretakerOf, LEVEL_IDS } from './arrangement.ts';
import { OwnPace } from './own-pace.tsx';

/** Stands for a pace that is none of those that are offered. */
const OWN = 'own';

/** The live paces that suit a game of this length. */
function livePaces(game: string): readonly Pace[] {
  const most = manifestOf(game)?.minutes[1] ?? 45;
  return LIVE_PRESETS[most <= 20 ? 'short' : most <= 60 ? 'middle' : 'long'];
}

/** How fast it is played, who sits in for the absent, and how it can end. */
export function PaceFields({
  game,
  arrangement,
  onArrange,
}: {
  readonly game: AnyGame;
  readonly arrangement: Arrangement;
  readonly onArrange: (arrangement: Arrangement) => void;
}) {
  const { time, setup } = useWords();
  const language = useLanguage();
  const { pace, where, rated } = arrangement;
  const caretaker = caretakerOf(arrangement);
  const kind = paceKind(pace);
  const presets = (kind === 'live' ? livePaces(game.id) : DAYS_PRESETS).map(writePace);
  const [own, setOwn] = useState(() => pace !== null && !presets.includes(writePace(pace)));
  const kinds =
    where === 'here' ? PACE_KINDS.filter((each) => each !== 'correspondence') : PACE_KINDS;
  const first = (chosen: PaceKind): Pace | null =>
    chosen === 'none' ? null : chosen === 'live' ? livePaces(game.id)[1] : DAYS_PRESETS[1];
  return (
    <section className="card pad stack" aria-labelledby="pace">
      <h2 id="pace">{time.pace}</h2>
      <Choices
        legend={time.pace}
        hideLegend
        name="pace"
        values={kinds}
        value={kind}
        label={(each) => time.kinds[each]}
        onChoose={(chosen) => {
          setOwn(false);
          onArrange({ ...arrangement, pace: first(chosen) });
        }}
      />
      {pace && (
        <Choices
          legend={kind === 'live' ? time.live : time.correspondence}
          name="pace-preset"
          values={[...presets, OWN]}
          value={own ? OWN : writePace(pace)}
          label={(text) =>
            text === OWN ? time.own : paceShort(readPace(text) ?? pace, time, language)
          }
          onChoose={(text) => {
            setOwn(text === OWN);
            onArrange({ ...arrangement, pace: text === OWN ? pace : readPace(text) });
          }}
        />
      )}
      {pace && own && (
        <OwnPace pace={pace} onPace={(pace) => onArrange({ ...arrangement, pace })} />
      )}
      {where === 'online' && !rated && (
        <Choices<LevelId>
          legend={time.caretaker}
          name="caretaker"
          values={LEVEL_IDS}
          value={caretaker}
          label={(level) => setup.levels[level]}
          onChoose={(level) => onArrange({ ...arrangement, caretaker: level })}
        />
      )}
      <p className="soft setup-hint">{time.hint[kind]}</p>
      <details className="setup-ends">
        <summary>{time.ends}</summary>
        <TableRules pace={pace} caretaker={caretaker} />
      </details>
    </section>
  );
}
