import './rating.css';
import type { TablePlayers } from '@nabu/protocol';
import { useWords } from '../i18n/language.ts';
import { ratingText } from '../ratings/text.ts';

/** How strong somebody is who sits at a rated table. */
export function SeatRating({
  name,
  player,
}: {
  readonly name: string;
  readonly player: TablePlayers['seats'][number] | undefined;
}) {
  const { ratings } = useWords();
  if (!player?.rated) return null;
  const { rating, provisional } = player.rated;
  const text = ratingText(rating, provisional);
  const says = ratings.ratingOf(name, text);
  return (
    <span
      className="seat-rating figures"
      title={provisional ? `${says}. ${ratings.provisional}` : says}
    >
      <span aria-hidden="true">{text}</span>
      <span className="hidden-text">
        {ratings.rating} {text}
      </span>
    </span>
  );
}
