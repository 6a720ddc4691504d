import type { AnyGame } from '@nabu/kernel';
import type { LevelId } from '@nabu/search';
import { ratingOf } from '@nabu/search/ratings';
import { SeatMark } from '../../art/seat-mark.tsx';
import { useWords } from '../../i18n/language.ts';
import { manifestOf } from '../../kit/games.ts';
import { Choices } from '../choices.tsx';
import {
  type Arrangement,
  LEVEL_IDS,
  type Sitter,
  seatSomebody,
  sittersOf,
} from './arrangement.ts';

/** Who sits where, in turn order. */
export function SeatFields({
  game,
  arrangement,
  onArrange,
}: {
  readonly game: AnyGame;
  readonly arrangement: Arrangement;
  readonly onArrange: (arrangement: Arrangement) => void;
}) {
  const { setup, home } = useWords();
  const { min, max } = game.seats;
  const count = arrangement.seats.length;
  const grow = (seats: number) => {
    const sitter = arrangement.where === 'online' ? 'open' : 'bot';
    const fresh = { sitter, level: 'scribe', name: '', botHere: true } as const;
    const all = Array.from({ length: seats }, (_, place) => arrangement.seats[place] ?? fresh);
    onArrange({ ...arrangement, seats: all });
  };
  return (
    <section className="card pad stack" aria-labelledby="seats">
      <h2 id="seats">{setup.seats}</h2>
      {min < max && (
        <Choices
          legend={home.players(min, max)}
          name="count"
          values={Array.from({ length: max - min + 1 }, (_, i) => String(min + i))}
          value={String(count)}
          label={(value) => value}
          onChoose={(value) => grow(Number(value))}
        />
      )}
      <ol className="setup-seats">
        {arrangement.seats.map((_, place) => (
          <SeatField
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
            key={place}
            game={game}
            place={place}
            arrangement={arrangement}
            onArrange={onArrange}
          />
        ))}
      </ol>
    </section>
  );
}

/** A level and its measured rating, where there is one; the chosen one's is said in words below. */
function LevelName({ game, level }: { readonly game: string; readonly level: LevelId }) {
  const { setup } = useWords();
  const rating = ratingOf(manifestOf(game)?.ratings ?? [], level);
  return (
    <>
      {setup.levels[level]}
      {rating !== null && (
        <small className="setup-rating figures" aria-hidden="true" title={setup.rating(rating)}>
          {rating}
        </small>
      )}
    </>
  );
}

function SeatField({
  game,
  place,
  arrangement,
  onArrange,
}: {
  readonly game: AnyGame;
  readonly place: number;
  readonly arrangement: Arrangement;
  readonly onArrange: (arrangement: Arrangement) => void;
}) {
  const { setup } = useWords();
  const seat = arrangement.seats[place];
  const rating = ratingOf(manifestOf(game.id)?.ratings ?? [], seat.level);
  const labels: { readonly [sitter in Sitter]: string } = {
    me: setup.me,
    friend: setup.friend,
    open: setup.openSeat,
    bot: setup.bot,
  };
  return (
    <li className="setup-seat">
      <p className="setup-seat-title">
        <SeatMark seat={place} /> {setup.seat(place + 1)}
      </p>
      <Choices
        legend={setup.seat(place + 1)}
        hideLegend
        name={`seat-${place}`}
        values={sittersOf(arrangement.where)}
        value={seat.sitter}
        label={(sitter) => labels[sitter]}
        onChoose={(sitter) => onArrange(seatSomebody(arrangement, place, { sitter }))}
      />
      {seat.sitter === 'bot' && (
        <div>
          <Choices
            legend={setup.level}
            name={`level-${place}`}
            values={LEVEL_IDS}
            value={seat.level}
            label={(level) => <LevelName game={game.id} level={level} />}
            onChoose={(level) => onArrange(seatSomebody(arrangement, place, { level }))}
          />
          <p className="soft setup-hint">
            {setup.levelHints[seat.level]} {rating && setup.rating(rating)}
          </p>
        </div>
      )}
      {seat.sitter === 'friend' && (
        <div className="field setup-name">
          <label htmlFor={`friend-${place}`}>{setup.name}</label>
          <input
            id={`friend-${place}`}
            className="input"
            value={seat.name}
            maxLength={24}
            placeholder={setup.friendName(place + 1)}
            onChange={(event) =>
              onArrange(seatSomebody(arrangement, place, { name: event.target.value }))
            }
          />
        </div>
      )}
    </li>
  );
}
