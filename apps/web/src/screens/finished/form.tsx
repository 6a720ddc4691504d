import { ENDINGS } from '@nabu/protocol';
import { PACE_KINDS } from '@nabu/table';
import { type FormEvent, type HTMLInputTypeAttribute, useId, useState } from 'react';
import { useLanguage, useWords } from '../../i18n/language.ts';
import { GAMES, manifestOf } from '../../kit/games.ts';
import { Pick, seatCounts } from '../lobby/filters.tsx';
import type { Search } from './search.ts';

/** Which finished games are looked for. */
export function SearchForm({
  search,
  onSearch,
}: {
  readonly search: Search;
  readonly onSearch: (search: Search) => void;
}) {
  const { lobby } = useWords();
  const { finished, filter } = lobby;
  const language = useLanguage();
  const [wanted, setWanted] = useState(search);
  const set = (name: keyof Search) => (value: string | undefined) =>
    setWanted({ ...wanted, [name]: value ?? '' });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSearch(wanted);
  };
  return (
    <form className="card pad stack search-form" onSubmit={submit}>
      <div className="filters">
        <Text
          label={finished.player}
          hint={finished.playerHint}
          value={wanted.player}
          onText={set('player')}
        />
        <Pick
          label={finished.game}
          any={finished.any}
          values={GAMES.map(({ id }) => id)}
          value={wanted.game}
          name={(id) => manifestOf(id)?.words[language].title ?? id}
          onPick={set('game')}
        />
        <Pick
          label={finished.seats}
          any={finished.any}
          values={seatCounts(wanted.game || undefined)}
          value={wanted.seats}
          name={(count) => filter.seatsOf(Number(count))}
          onPick={set('seats')}
        />
        <Pick
          label={finished.pace}
          any={finished.any}
          values={PACE_KINDS}
          value={PACE_KINDS.find((kind) => kind === wanted.pace)}
          name={(kind) => filter.paces[kind]}
          onPick={set('pace')}
        />
        <Pick
          label={finished.result}
          any={finished.any}
          values={['won', 'lost']}
          value={wanted.result === 'won' || wanted.result === 'lost' ? wanted.result : undefined}
          name={(result) => finished.results[result]}
          disabled={wanted.player.trim() === '' && !wanted.mine}
          onPick={set('result')}
        />
        <Pick
          label={finished.ending}
          any={finished.any}
          values={ENDINGS}
          value={ENDINGS.find((ending) => ending === wanted.ending)}
          name={(ending) => finished.endings[ending]}
          onPick={set('ending')}
        />
        <Text label={finished.least} type="number" value={wanted.least} onText={set('least')} />
        <Text label={finished.most} type="number" value={wanted.most} onText={set('most')} />
        <Text label={finished.from} type="date" value={wanted.from} onText={set('from')} />
        <Text label={finished.to} type="date" value={wanted.to} onText={set('to')} />
      </div>
      <div className="row">
        <button type="submit" className="button button-primary">
          {finished.search}
        </button>
        <label className="check">
          <input
            type="checkbox"
            checked={wanted.mine}
            onChange={({ target }) => setWanted({ ...wanted, mine: target.checked })}
          />
          {finished.mine}
        </label>
      </div>
    </form>
  );
}

function Text({
  label,
  hint,
  type = 'search',
  value,
  onText,
}: {
  readonly label: string;
  readonly hint?: string;
  readonly type?: HTMLInputTypeAttribute;
  readonly value: string;
  readonly onText: (text: string) => void;
}) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className="input"
        type={type}
        value={value}
        maxLength={type === 'search' ? 24 : undefined}
        min={type === 'number' ? 0 : undefined}
        placeholder={hint}
        onChange={({ target }) => onText(target.value)}
      />
    </div>
  );
}
