import { FIRST_POSITION } from '@nabu/kernel';
import type { Statistics } from '@nabu/protocol';
import { type ReactNode, useId } from 'react';
import { Link } from 'wouter';
import { number } from '../../i18n/format.ts';
import { useLanguage, useWords } from '../../i18n/language.ts';
import { Bars } from '../../plots/bars.tsx';
import { Columns } from '../../plots/columns.tsx';
import type { AnyKit, Language } from '../../table/kit.ts';
import { addressOf } from '../explore/way.ts';
import { lengthColumns, mean, percent, pointColumns, strengthName } from './figures.ts';

/** The words of the game that is shown. */
type Say = AnyKit['words'][Language];

interface PartProps {
  readonly answer: Statistics;
  readonly say: Say;
  readonly game: string;
}

/** So many lines of what a game has counted are shown under one heading. */
const MOST_LINES = 14;

/** Every plot of one kind of game; what has no figures is left out. */
export function Parts({ answer, say, game }: PartProps) {
  const parts = { answer, say, game };
  const headings = [...new Set(answer.counted.map(({ heading }) => heading))];
  return (
    <div className="plots">
      {answer.seats.length > 0 && <Seats answer={answer} />}
      {answer.points.length > 0 && <Points answer={answer} />}
      {answer.lengths.length > 0 && <Lengths answer={answer} />}
      <Endings {...parts} />
      {answer.openings.length > 0 && <Openings {...parts} />}
      {answer.strengths.length > 0 && <Strengths answer={answer} />}
      {answer.sources.length > 0 && <Sources {...parts} />}
      {headings.map((heading) => (
        <Counted key={heading} heading={heading} {...parts} />
      ))}
    </div>
  );
}

function Part({
  title,
  note,
  children,
}: {
  readonly title: string;
  readonly note: string;
  readonly children: ReactNode;
}) {
  const id = useId();
  return (
    <section className="card pad plot" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <p className="soft plot-note">{note}</p>
      {children}
    </section>
  );
}

function Seats({ answer: { seats } }: Pick<PartProps, 'answer'>) {
  const { census } = useWords();
  const language = useLanguage();
  const even = 1 / seats.length;
  return (
    <Part title={census.seats} note={census.seatsNote(percent(even, language))}>
      <Bars
        title={census.seats}
        columns={[census.seat, census.wins, census.meanPoints]}
        most={Math.max(2 * even, ...seats.map(({ wins }) => wins))}
        bars={seats.map(({ seat, wins, points }) => ({
          ...{ key: String(seat), label: census.seatName(seat + 1), value: wins, mark: even },
          figures: [percent(wins, language), mean(points, language)],
        }))}
      />
    </Part>
  );
}

function Points({ answer: { points } }: Pick<PartProps, 'answer'>) {
  const { census } = useWords();
  const language = useLanguage();
  const ends = [points[0], points[points.length - 1]].map((each) => number(each.points, language));
  return (
    <Part title={census.points} note={census.pointsNote}>
      <Columns
        label={census.pointsPlot(ends[0], ends[1])}
        columns={pointColumns(points, census.pointsFrom)}
        headings={[census.points, census.seats, census.wins]}
        format={(value) => number(value, language)}
      />
    </Part>
  );
}

function Lengths({ answer: { lengths } }: Pick<PartProps, 'answer'>) {
  const { census } = useWords();
  const language = useLanguage();
  const columns = lengthColumns(lengths, census.pointsFrom);
  const last = lengths[lengths.length - 1].from + 9;
  return (
    <Part title={census.lengths} note={census.lengthsNote}>
      <Columns
        label={census.lengthsPlot(number(lengths[0].from, language), number(last, language))}
        columns={columns}
        headings={[census.moves, census.games]}
        format={(value) => number(value, language)}
      />
    </Part>
  );
}

function Endings({ answer: { endings }, say }: PartProps) {
  const { census, lobby } = useWords();
  const language = useLanguage();
  const early: { readonly [ending: string]: string } = lobby.finished.endings;
  const name = (ending: string) => {
    const own = say.ending(ending);
    return own === ending ? (early[ending] ?? own) : own;
  };
  return (
    <Part title={census.endings} note={census.endingsNote}>
      <Bars
        title={census.endings}
        columns={[census.ending, census.games]}
        most={Math.max(...endings.map(({ times }) => times))}
        bars={endings.map(({ ending, times }) => ({
          ...{ key: ending, label: name(ending), value: times },
          figures: [number(times, language)],
        }))}
      />
    </Part>
  );
}

/** The first moves; each leads to what was played after it. */
function Openings({ answer: { openings, seats }, say, game }: PartProps) {
  const { census } = useWords();
  const language = useLanguage();
  return (
    <Part title={census.openings} note={census.openingsNote}>
      <Bars
        title={census.openings}
        columns={[census.move, census.games, census.wins]}
        most={Math.max(...openings.map(({ times }) => times))}
        bars={openings.map(({ move, key, times, wins }) => ({
          ...{ key: move, value: times },
          label: (
            <Link href={addressOf({ game, seats: seats.length }, [FIRST_POSITION, key])}>
              {say.like(move)}
            </Link>
          ),
          figures: [number(times, language), percent(wins, language)],
        }))}
      />
    </Part>
  );
}

function Strengths({ answer: { strengths } }: Pick<PartProps, 'answer'>) {
  const words = useWords();
  const { census } = words;
  const language = useLanguage();
  return (
    <Part title={census.strengths} note={census.strengthsNote}>
      <Bars
        title={census.strengths}
        columns={[census.who, census.seats, census.wins, census.meanPoints]}
        most={1}
        bars={strengths.map(({ strength, times, wins, points }) => ({
          ...{ key: strength, label: strengthName(strength, words), value: wins },
          figures: [number(times, language), percent(wins, language), mean(points, language)],
        }))}
      />
    </Part>
  );
}

function Sources({ answer: { sources }, say }: PartProps) {
  const { census } = useWords();
  const language = useLanguage();
  return (
    <Part title={census.sources} note={census.sourcesNote}>
      <Bars
        title={census.sources}
        columns={[census.source, census.all, census.winners]}
        most={Math.max(...sources.flatMap(({ all, winners }) => [all, winners]))}
        bars={sources.map(({ source, all, winners }) => ({
          ...{ key: source, label: say.source(source), value: all, mark: winners },
          figures: [mean(all, language), mean(winners, language)],
        }))}
      />
    </Part>
  );
}

/** What the game itself has counted: cities, cards, tiles. */
function Counted({ heading, answer, say }: PartProps & { readonly heading: string }) {
  const { census } = useWords();
  const language = useLanguage();
  const lines = answer.counted.filter((each) => each.heading === heading).slice(0, MOST_LINES);
  const title = say.heading(heading);
  return (
    <Part title={title} note={census.countedNote}>
      <Bars
        title={title}
        columns={[census.what, census.perGame, census.winnerHad]}
        most={Math.max(...lines.map(({ perGame }) => perGame))}
        bars={lines.map(({ name, perGame, wins }) => ({
          ...{ key: name, label: say.counted(heading, name), value: perGame },
          figures: [mean(perGame, language), percent(wins, language)],
        }))}
      />
    </Part>
  );
}
