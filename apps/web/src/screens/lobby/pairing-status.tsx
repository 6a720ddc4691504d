import { loadRules } from '@nabu/games/load';
import { presets } from '@nabu/kernel';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { duration } from '../../i18n/format.ts';
import { useLanguage, useWords } from '../../i18n/language.ts';
import { manifestOf } from '../../kit/games.ts';
import { houseLine, type Pairing } from '../../lobby/line.ts';
import { paceWords } from '../../lobby/pace-words.ts';
import { newSave, storeSave } from '../../session/save.ts';
import { settings } from '../../settings/store.ts';
import { botName } from '../../table/bot-name.ts';

/** After so long without anybody a bot is offered (ms). */
const OFFER_MS = 20_000;

/** The time since a moment, every second anew. */
export function useWaited(since: number): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return Math.max(0, now - since);
}

/** A game on this device against bots instead, at as many seats. */
function usePlayBots(): (wish: Pairing) => Promise<void> {
  const { setup } = useWords();
  const [, go] = useLocation();
  return async ({ game: id, seats }) => {
    const game = await loadRules(id);
    if (!game) return;
    houseLine().unpair();
    const bots = Array.from({ length: seats - 1 }, (_, i) => ({
      ...{ kind: 'bot' as const, name: botName(i + 1), bot: 'scribe' },
    }));
    const me = { kind: 'guest' as const, name: settings.getState().name || setup.guest, bot: null };
    const save = newSave({
      ...{ game: game.id, rules: game.rules, options: presets(game.options) },
      seats: [me, ...bots],
    });
    storeSave(save);
    go(`/here/${save.id}`);
  };
}

/** How waiting to be paired stands: how long it takes, who else waits, and a bot when nobody comes. */
export function PairingStatus({ pairing }: { readonly pairing: Pairing }) {
  const words = useWords();
  const { pair, filter } = words.lobby;
  const language = useLanguage();
  const waited = useWaited(pairing.since);
  const playBots = usePlayBots();
  const title = manifestOf(pairing.game)?.words[language].title ?? pairing.game;
  const { usual, waiting } = pairing;
  return (
    <div className="stack pairing">
      <div role="status">
        <p className="pairing-title">{pair.looking(title)}</p>
        <p className="soft">
          {filter.seatsOf(pairing.seats)} · {paceWords(words, pairing.pace, language)}
          {pairing.rated && ` · ${pair.rated}`}
        </p>
        <p>
          {waiting > 1 ? pair.others(waiting - 1) : pair.alone}{' '}
          {usual === null ? pair.noUsual : pair.usual(duration(usual, language))}
        </p>
      </div>
      <p className="soft figures">{pair.waited(duration(waited, language))}</p>
      {waited >= OFFER_MS && <p>{pair.botHint}</p>}
      <div className="row">
        <button type="button" className="button" onClick={() => houseLine().unpair()}>
          {pair.cancel}
        </button>
        {waited >= OFFER_MS && (
          <button
            type="button"
            className="button button-primary"
            onClick={() => void playBots(pairing)}
          >
            {pair.bot}
          </button>
        )}
      </div>
    </div>
  );
}
