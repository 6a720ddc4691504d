import type { Pool } from '@nabu/protocol';
import { DAYS_PRESETS, LIVE_PRESETS, writePace } from '@nabu/table';
import { type FormEvent, useState } from 'react';
import { Link } from 'wouter';
import { useLanguage, useWords } from '../../i18n/language.ts';
import { GAMES, manifestOf } from '../../kit/games.ts';
import { useHouse } from '../../lobby/hooks.ts';
import { houseLine, type PairWish } from '../../lobby/line.ts';
import { paceWords } from '../../lobby/pace-words.ts';
import { beKnown, useMe } from '../../people/me.ts';
import { troubleIn } from '../../session/http.ts';
import { choose, settings } from '../../settings/store.ts';
import { troubleSentence } from '../trouble.ts';
import { Pick, seatCounts } from './filters.tsx';
import { PairingStatus } from './pairing-status.tsx';

/** Paces that strangers are offered for a game: by its length, then over days. */
function pacesOf(game: string): readonly string[] {
  const minutes = manifestOf(game)?.minutes[1] ?? 60;
  const length = minutes <= 20 ? 'short' : minutes <= 60 ? 'middle' : 'long';
  return [...LIVE_PRESETS[length], ...DAYS_PRESETS].map(writePace);
}

const NO_CLOCK = 'none';

/** Says what one wants to play and waits until others want the same. */
export function QuickPair() {
  const { lobby } = useWords();
  const pairing = useHouse((state) => state.pairing);
  return (
    <section className="card pad quick-pair" aria-labelledby="quick-pair">
      <h2 id="quick-pair">{lobby.pair.title}</h2>
      {pairing ? <PairingStatus pairing={pairing} /> : <PairForm />}
    </section>
  );
}

function PairForm() {
  const words = useWords();
  const { pair, filter } = words.lobby;
  const language = useLanguage();
  const { me } = useMe();
  const [wish, setWish] = useState<PairWish>(() => firstWish());
  const [name, setName] = useState(() => settings.getState().name);
  const { trouble, find } = useFind(name);
  const withGame = (game: string) =>
    setWish({ ...wish, game, seats: Number(seatCounts(game)[0]), pace: pacesOf(game)[1] });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void find(wish);
  };
  return (
    <form onSubmit={submit} className="stack">
      <p className="soft">{pair.lead}</p>
      <div className="filters">
        <Pick
          label={pair.game}
          values={GAMES.map(({ id }) => id)}
          value={wish.game}
          name={(id) => manifestOf(id)?.words[language].title ?? id}
          onPick={(game) => game && withGame(game)}
        />
        <Pick
          label={pair.seats}
          values={seatCounts(wish.game)}
          value={String(wish.seats)}
          name={(count) => filter.seatsOf(Number(count))}
          onPick={(count) => setWish({ ...wish, seats: Number(count) })}
        />
        <Pick
          label={pair.pace}
          values={[...pacesOf(wish.game), NO_CLOCK]}
          value={wish.pace ?? NO_CLOCK}
          name={(pace) => paceWords(words, pace === NO_CLOCK ? null : pace, language)}
          onPick={(pace) => setWish({ ...wish, pace: pace === NO_CLOCK ? null : (pace ?? null) })}
        />
        {me === null && (
          <div className="field">
            <label htmlFor="pair-name">{pair.name}</label>
            <input
              id="pair-name"
              className="input"
              value={name}
              maxLength={24}
              autoComplete="nickname"
              onChange={({ target }) => setName(target.value)}
            />
          </div>
        )}
      </div>
      <label className="check">
        <input
          type="checkbox"
          checked={wish.rated ?? false}
          onChange={({ target }) => setWish({ ...wish, rated: target.checked })}
        />
        {pair.rated}
      </label>
      <p role="alert" className={trouble ? 'notice notice-bad' : undefined}>
        {trouble}
      </p>
      <div className="row">
        <button type="submit" className="button button-primary button-large">
          {pair.find}
        </button>
        <Link className="button" href={`/play/${wish.game}?online`}>
          {words.lobby.open.make}
        </Link>
      </div>
      <Pools onPick={find} />
    </form>
  );
}

function firstWish(): PairWish {
  const [{ id }] = GAMES;
  return { game: id, seats: Number(seatCounts(id)[0]), pace: pacesOf(id)[1], rated: false };
}

/** Comes in by the name if nobody is known yet, and then waits to be paired. */
function useFind(name: string) {
  const words = useWords();
  const { me } = useMe();
  const refused = useHouse((state) => state.trouble);
  const [trouble, setTrouble] = useState<string | null>(null);
  const find = async (wish: PairWish) => {
    if (me === null && name.trim() === '') {
      document.getElementById('pair-name')?.focus();
      return setTrouble(words.lobby.pair.needName);
    }
    setTrouble(null);
    try {
      if (me === null) {
        choose({ name: name.trim() });
        await beKnown(name.trim());
        houseLine().renew();
      }
      houseLine().pair(wish);
    } catch (error) {
      setTrouble(troubleSentence(words, troubleIn(error)));
    }
  };
  return { find, trouble: trouble ?? (refused && troubleSentence(words, refused)) };
}

/** Where others wait already: one press away. */
function Pools({ onPick }: { readonly onPick: (wish: PairWish) => void }) {
  const words = useWords();
  const { pair } = words.lobby;
  const language = useLanguage();
  const pools = useHouse(({ counts }) => counts?.pools ?? NO_POOLS);
  if (pools.length === 0) return null;
  return (
    <div>
      <h3 className="pools-title">{pair.pools}</h3>
      <ul className="row pools">
        {pools.map(({ game, seats, pace, rated, waiting }) => (
          <li key={`${game} ${seats} ${pace} ${rated}`}>
            <button
              type="button"
              className="button button-small"
              onClick={() => onPick({ game, seats, pace, rated })}
            >
              {pair.pool(
                manifestOf(game)?.words[language].title ?? game,
                seats,
                paceWords(words, pace, language),
                waiting,
              )}
              {rated && ` · ${pair.rated}`}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

const NO_POOLS: readonly Pool[] = [];
