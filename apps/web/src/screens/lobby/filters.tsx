import { PACE_KINDS, type PaceKind } from '@nabu/table';
import { useId } from 'react';
import { useLanguage, useWords } from '../../i18n/language.ts';
import { GAMES, manifestOf } from '../../kit/games.ts';
import type { LobbyWish } from '../../lobby/line.ts';

/** One choice of many with "all" before them. */
export function Pick<const T extends string>({
  label,
  any,
  values,
  value,
  name,
  disabled = false,
  onPick,
}: {
  readonly label: string;
  /** What stands for no choice; left out where one must be made. */
  readonly any?: string;
  readonly values: readonly T[];
  readonly value: T | undefined;
  readonly disabled?: boolean;
  readonly name: (value: T) => string;
  readonly onPick: (value: T | undefined) => void;
}) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        className="select"
        disabled={disabled}
        value={value ?? ''}
        onChange={({ target }) => onPick(values.find((each) => each === target.value))}
      >
        {any !== undefined && <option value="">{any}</option>}
        {values.map((each) => (
          <option key={each} value={each}>
            {name(each)}
          </option>
        ))}
      </select>
    </div>
  );
}

/** How many can play a game, or any game of the house. */
export function seatCounts(game: string | undefined): readonly string[] {
  const games = game === undefined ? GAMES : [manifestOf(game) ?? GAMES[0]];
  const fewest = Math.min(...games.map(({ players }) => players[0]));
  const most = Math.max(...games.map(({ players }) => players[1]));
  return Array.from({ length: most - fewest + 1 }, (_, i) => String(fewest + i));
}

/** What every list of games can be narrowed by; what is left out is not asked for. */
export interface KindWish {
  readonly game?: string | undefined;
  readonly seats?: number | undefined;
  readonly pace?: PaceKind | undefined;
}

/** How a page calls the kinds of games. */
interface KindWords {
  readonly game: string;
  readonly seats: string;
  readonly pace: string;
  readonly seatsOf: (count: number) => string;
}

/** Narrows a list to a game, a number of players and a pace. */
export function KindPicks<Wish extends KindWish>({
  words,
  wish,
  onWish,
}: {
  readonly words: KindWords;
  readonly wish: Wish;
  readonly onWish: (wish: Wish) => void;
}) {
  const { filter } = useWords().lobby;
  const language = useLanguage();
  return (
    <>
      <Pick
        label={words.game}
        any={filter.any}
        values={GAMES.map(({ id }) => id)}
        value={wish.game}
        name={(id) => manifestOf(id)?.words[language].title ?? id}
        onPick={(game) => onWish({ ...wish, game })}
      />
      <Pick
        label={words.seats}
        any={filter.any}
        values={seatCounts(wish.game)}
        value={wish.seats === undefined ? undefined : String(wish.seats)}
        name={(count) => words.seatsOf(Number(count))}
        onPick={(count) =>
          onWish({ ...wish, seats: count === undefined ? undefined : Number(count) })
        }
      />
      <Pick
        label={words.pace}
        any={filter.any}
        values={PACE_KINDS}
        value={wish.pace}
        name={(kind) => filter.paces[kind]}
        onPick={(pace) => onWish({ ...wish, pace })}
      />
    </>
  );
}

/** What of the lists is shown. */
export function Filters({
  wish,
  onWish,
}: {
  readonly wish: LobbyWish;
  readonly onWish: (wish: LobbyWish) => void;
}) {
  const { filter } = useWords().lobby;
  return (
    <fieldset className="filters">
      <legend>{filter.title}</legend>
      <KindPicks words={filter} wish={wish} onWish={onWish} />
      <Pick
        label={filter.language}
        any={filter.any}
        values={['en', 'es']}
        value={wish.language}
        name={(each) => filter.languages[each]}
        onPick={(each) => onWish({ ...wish, language: each })}
      />
    </fieldset>
  );
}
