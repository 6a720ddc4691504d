import type { Course } from '@nabu/games/lessons';
import { use } from 'react';
import { useLanguage, useWords } from '../../i18n/language.ts';
import { useFrontWords } from '../../kit/games.ts';
import { courseOf } from '../../learn/courses.ts';
import { NotFound } from '../not-found.tsx';
import type { Block, Item } from './markdown.ts';
import { OnePage } from './one-page.tsx';
import { blocksOf } from './pages.ts';
import { Spans } from './spans.tsx';

/** So many clauses of a lesson stand on the page. */
const MOST = 3;

/** A game on one page, to read before the first game: for each lesson its first rules. */
export function Summary({ game }: { readonly game: string }) {
  const { rules } = useWords();
  const language = useLanguage();
  const blocks = use(blocksOf(`${game} ${language}`));
  const course = use(courseOf(game));
  const title = useFrontWords(game)?.title ?? game;
  if (!blocks || !course) return <NotFound sentence={rules.missing} />;
  const clauses = clausesIn(blocks);
  return (
    <OnePage game={game} title={rules.summary(title)} other="aid">
      <dl className="aid-list">
        {partsOf(course).map(({ id, title: name, first }) => (
          <div key={id}>
            <dt>{name[language]}</dt>
            {first.map((clause) => (
              <dd key={clause}>
                <Spans spans={clauses.get(clause)?.spans ?? []} game={game} />
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </OnePage>
  );
}

/** The lessons with their first rules, each rule once; a lesson that repeats others has none and is left out. */
function partsOf({ lessons }: Course) {
  const told = new Set<string>();
  return lessons.flatMap(({ id, title, teaches }) => {
    const first = teaches.filter((clause) => !told.has(clause)).slice(0, MOST);
    for (const clause of first) told.add(clause);
    return first.length > 0 ? [{ id, title, first }] : [];
  });
}

function clausesIn(blocks: readonly Block[]): ReadonlyMap<string, Item> {
  const items = blocks.flatMap((block) => (block.type === 'list' ? block.items : []));
  return new Map(items.flatMap((item) => (item.clause ? [[item.clause, item]] : [])));
}
