import { keysAlong, OPENING_PLIES, openingOf } from '@nabu/kernel';
import { useLocation } from 'wouter';
import { useWords } from '../i18n/language.ts';
import { addressOf } from '../screens/explore/way.ts';
import { useTable, useUi } from './context.ts';
import { matchOf } from './use-past.ts';

/** Leads from a moment of a finished game to what others played in positions like it; only openings are known. */
export function PlayedHere() {
  const { session, game, frame } = useTable();
  const { census } = useWords();
  const ply = useUi((state) => state.replay);
  const [, go] = useLocation();
  if (ply === null || ply > OPENING_PLIES || !frame.now.result || session.home === 'here')
    return null;
  const explore = async () => {
    const match = await matchOf(session, game);
    const keys = keysAlong(openingOf(match).slice(0, ply));
    go(addressOf({ game: game.id, seats: match.table.seats }, keys));
  };
  return (
    <button type="button" className="button button-small" onClick={() => void explore()}>
      {census.here}
    </button>
  );
}
