import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { dealOf } from '../../analysis/deal.ts';
import { useWords } from '../../i18n/language.ts';
import { GAMES, manifestOf } from '../../kit/games.ts';
import { GameField } from '../game-field.tsx';
import { SeatsField } from '../seats-field.tsx';
import { begun, type Trouble, troubleText } from './begin.ts';

/** Begins a new analysis with the deal of a game. */
export function Fresh() {
  const words = useWords();
  const { analysis } = words;
  const [, go] = useLocation();
  const [id, setId] = useState(GAMES[0].id);
  const [seats, setSeats] = useState(2);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const [min, max] = manifestOf(id)?.players ?? [2, 2];
  const count = Math.max(min, Math.min(max, seats));
  const begin = async () => {
    const names = Array.from({ length: count }, (_, seat) => analysis.player(seat + 1));
    const outcome = await begun(await dealOf(id, names));
    if (typeof outcome === 'string' && outcome.startsWith('/')) go(outcome);
    else setTrouble(outcome as Trouble);
  };
  return (
    <section className="card pad analysis-fresh" aria-labelledby="analysis-fresh">
      <h2 id="analysis-fresh">{analysis.fresh}</h2>
      <div className="row">
        <GameField value={id} onChoose={setId} />
        <SeatsField min={min} max={max} value={count} onChoose={setSeats} />
        <button type="button" className="button button-primary" onClick={() => void begin()}>
          {analysis.begin}
        </button>
        <Link className="button" href={`/analysis/setup/${id}?seats=${count}`}>
          {analysis.setup.title}
        </Link>
      </div>
      <div role="alert">
        {trouble && <p className="notice notice-bad">{troubleText(words, trouble)}</p>}
      </div>
    </section>
  );
}
