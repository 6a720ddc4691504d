import type { Explored } from '@nabu/protocol';
import { Link } from 'wouter';
import { number } from '../../i18n/format.ts';
import { useLanguage, useWords } from '../../i18n/language.ts';
import { Bars } from '../../plots/bars.tsx';
import type { AnyKit, Language } from '../../table/kit.ts';
import { mean, percent, strengthName } from '../statistics/figures.ts';
import { addressOf, keysOf } from './way.ts';

/** What was played in a position, the most frequent first; each move leads on. */
export function Moves({
  game,
  seats,
  say,
  answer,
}: {
  readonly game: string;
  readonly seats: number;
  readonly say: AnyKit['words'][Language];
  readonly answer: Explored;
}) {
  const { census } = useWords();
  const language = useLanguage();
  const keys = keysOf(answer);
  return (
    <Bars
      title={census.movesHere}
      columns={[census.move, census.games, census.wins, census.meanPoints]}
      most={Math.max(...answer.moves.map(({ times }) => times))}
      bars={answer.moves.map((made) => ({
        key: made.move,
        label: (
          <>
            <Link href={addressOf(game, seats, [...keys, made.key])}>{say.like(made.move)}</Link>
            <Strengths strengths={made.strengths} />
          </>
        ),
        value: made.times,
        figures: [
          number(made.times, language),
          percent(made.wins, language),
          mean(made.points, language),
        ],
      }))}
    />
  );
}

/** Who made a move, and how it went for them. */
function Strengths({ strengths }: Pick<Explored['moves'][number], 'strengths'>) {
  const words = useWords();
  const language = useLanguage();
  return (
    <small className="explorer-strengths">
      {strengths
        .map(({ strength, times, wins }) =>
          words.census.byStrength(
            strengthName(strength, words),
            number(times, language),
            percent(wins, language),
          ),
        )
        .join(' · ')}
    </small>
  );
}
