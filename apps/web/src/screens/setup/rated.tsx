import type { AnyGame } from '@nabu/kernel';
import { ratingOf } from '@nabu/search/ratings';
import { useWords } from '../../i18n/language.ts';
import { manifestOf } from '../../kit/games.ts';
import { RatedRules } from '../../table/rated-rules.tsx';
import { Choices } from '../choices.tsx';
import { type Arrangement, caretakerOf } from './arrangement.ts';

/** Whether a bot would play, or could come to play, whose strength was never measured in this game. */
export function hasUnmeasuredBot(game: string, arrangement: Arrangement): boolean {
  const { seats, fillMinutes } = arrangement;
  const open = seats.some(({ sitter }) => sitter === 'open');
  const levels = [
    ...seats.flatMap(({ sitter, level }) => (sitter === 'bot' ? [level] : [])),
    ...(open && fillMinutes ? [caretakerOf(arrangement)] : []),
  ];
  const steps = manifestOf(game)?.ratings ?? [];
  return levels.some((level) => ratingOf(steps, level) === null);
}

/** Online: whether the game counts, and what that means, before anybody sits down. */
export function RatedFields({
  game,
  arrangement,
  onArrange,
}: {
  readonly game: AnyGame;
  readonly arrangement: Arrangement;
  readonly onArrange: (arrangement: Arrangement) => void;
}) {
  const { setup, ratings } = useWords();
  const { rated } = arrangement;
  return (
    <>
      <Choices
        legend={setup.counts}
        name="rated"
        values={['friendly', 'rated']}
        value={rated ? 'rated' : 'friendly'}
        label={(kind) => setup[kind]}
        onChoose={(kind) => onArrange({ ...arrangement, rated: kind === 'rated' })}
      />
      {rated && (
        <div className="setup-rated">
          <p className="soft setup-hint">{setup.ratedHint}</p>
          <details className="setup-ends">
            <summary>{ratings.whatCounts}</summary>
            <RatedRules />
          </details>
          <div role="status">
            {hasUnmeasuredBot(game.id, arrangement) && (
              <p className="notice">{ratings.unmeasured}</p>
            )}
          </div>
        </div>
      )}
    </>
  );
}
