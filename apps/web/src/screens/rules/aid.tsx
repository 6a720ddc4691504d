import './rules.css';
import { use } from 'react';
import { Link } from 'wouter';
import { useLanguage, useWords } from '../../i18n/language.ts';
import { useFrontWords } from '../../kit/games.ts';
import { courseOf } from '../../learn/courses.ts';
import { Header } from '../header.tsx';
import { NotFound } from '../not-found.tsx';
import { useTitle } from '../title.ts';
import type { Block, Item } from './markdown.ts';
import { blocksOf } from './pages.ts';
import { Spans } from './spans.tsx';

/** A game on one page, to read before the first game and to print for the table: for each lesson its first rules. */
export function PlayerAid({ game }: { readonly game: string }) {
  const { rules } = useWords();
  const language = useLanguage();
  const blocks = use(blocksOf(`${game} ${language}`));
  const course = use(courseOf(game));
  const title = useFrontWords(game)?.title ?? game;
  useTitle(rules.aid(title));
  if (!blocks || !course) return <NotFound sentence={rules.missing} />;
  const clauses = clausesIn(blocks);
  return (
    <>
      <Header />
      <main className="page aid" id="content">
        <h1>{rules.aid(title)}</h1>
        <div className="row aid-tools">
          <button type="button" className="button button-primary" onClick={() => print()}>
            {rules.print}
          </button>
          <Link className="button" href={`/rules/${game}`}>
            {rules.whole}
          </Link>
        </div>
        <dl className="aid-list">
          {course.lessons.map(({ id, title: name, teaches }) => (
            <div key={id}>
              <dt>{name[language]}</dt>
              {teaches.slice(0, AID_CLAUSES).map((clause) => (
                <dd key={clause}>
                  <Spans spans={clauses.get(clause)?.spans ?? []} />
                </dd>
              ))}
            </div>
          ))}
        </dl>
      </main>
    </>
  );
}

/** So many clauses of a lesson stand on the page. */
const AID_CLAUSES = 3;

function clausesIn(blocks: readonly Block[]): ReadonlyMap<string, Item> {
  const items = blocks.flatMap((block) => (block.type === 'list' ? block.items : []));
  return new Map(items.flatMap((item) => (item.clause ? [[item.clause, item]] : [])));
}
