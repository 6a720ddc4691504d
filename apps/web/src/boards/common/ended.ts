import type { Seat } from '@nabu/kernel';
import { english, spanish } from '../../i18n/grammar.ts';

/** Tells the end of a game: who won, or who share the win. */
type Ended = (
  event: { readonly places: readonly number[] },
  say: { readonly name: (seat: Seat) => string },
) => string;

function endedWith(tell: (winners: readonly string[]) => string): Ended {
  return ({ places }, say) =>
    tell(places.flatMap((place, seat) => (place === 1 ? [say.name(seat)] : [])));
}

/** The line of log for the end of a game in English, which says first what is over. */
export function endedInEnglish(what = 'The game is over'): Ended {
  return endedWith((winners) =>
    winners.length > 1
      ? `${what}: ${english.and(winners)} share the win.`
      : `${what}: ${winners[0]} wins.`,
  );
}

/** The line of log for the end of a game in Spanish, which says first what is over. */
export function endedInSpanish(what = 'La partida ha terminado'): Ended {
  return endedWith((winners) =>
    winners.length > 1
      ? `${what}: ${spanish.and(winners)} comparten la victoria.`
      : `${what}: gana ${winners[0]}.`,
  );
}
