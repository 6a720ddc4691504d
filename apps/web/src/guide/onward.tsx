import { Link } from 'wouter';
import { useWords } from '../i18n/language.ts';
import { useTable } from '../table/context.ts';

/** Where to go after a guided game: look back at it, the next level, puzzles, the lessons. */
export function GuideOnward() {
  const { ui, game } = useTable();
  const { guide, review, learn, puzzles } = useWords();
  const look = () => {
    ui.open(null);
    ui.show('review');
  };
  return (
    <>
      <button type="button" className="button button-primary button-small" onClick={look}>
        {review.open}
      </button>
      <Link className="button button-small" href={`/play/${game.id}?level=apprentice`}>
        {guide.nextLevel}
      </Link>
      <Link className="button button-small" href={`/puzzles/${game.id}`}>
        {puzzles.title}
      </Link>
      <Link className="button button-quiet button-small" href={`/learn/${game.id}`}>
        {learn.all}
      </Link>
    </>
  );
}
