import { useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { duration } from '../../i18n/format.ts';
import { useLanguage, useWords } from '../../i18n/language.ts';
import { manifestOf } from '../../kit/games.ts';
import { useHouse } from '../../lobby/hooks.ts';
import { houseLine, type Pairing } from '../../lobby/line.ts';
import { useMe } from '../../people/me.ts';
import { useWaited } from './pairing-status.tsx';
import './lobby.css';

/** Pages that show by themselves how the pairing stands. */
const OWN = ['/', '/lobby'];

/** Whoever waits to be paired may look around meanwhile; when a game is found they are led there. */
export function PairingBar() {
  const pairing = useHouse((state) => state.pairing);
  const paired = useHouse((state) => state.paired);
  const [at, go] = useLocation();
  useEffect(() => {
    if (paired === null) return;
    houseLine().unpair();
    go(`/t/${paired}`);
  }, [paired, go]);
  useOwnLine();
  return pairing && !OWN.includes(at) ? <Bar pairing={pairing} /> : null;
}

/** Whoever comes in, signs in or out is somebody else on the line from then on. */
function useOwnLine(): void {
  const { known, me } = useMe();
  const id = me?.id ?? null;
  const before = useRef<string | null | undefined>(undefined);
  useEffect(() => {
    if (!known) return;
    if (before.current !== undefined && before.current !== id) houseLine().renew();
    before.current = id;
  }, [known, id]);
}

function Bar({ pairing }: { readonly pairing: Pairing }) {
  const { lobby } = useWords();
  const language = useLanguage();
  const waited = useWaited(pairing.since);
  const title = manifestOf(pairing.game)?.words[language].title ?? pairing.game;
  return (
    <aside className="pairing-bar card" aria-label={lobby.pair.looking(title)}>
      <span>{lobby.pair.looking(title)}</span>
      <span className="soft figures">{duration(waited, language)}</span>
      <button type="button" className="button button-small" onClick={() => houseLine().unpair()}>
        {lobby.pair.cancel}
      </button>
    </aside>
  );
}
