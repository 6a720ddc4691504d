import './rules.css';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useWords } from '../../i18n/language.ts';
import { Header } from '../header.tsx';
import { useTitle } from '../title.ts';

/** Something about a game that is printed on one page, with the way to the other such page and to all rules. */
export function OnePage({
  game,
  title,
  other,
  children,
}: {
  readonly game: string;
  readonly title: string;
  readonly other: 'aid' | 'summary';
  readonly children: ReactNode;
}) {
  const { rules } = useWords();
  useTitle(title);
  return (
    <>
      <Header />
      <main className="page aid" id="content">
        <h1>{title}</h1>
        <div className="row aid-tools">
          <button type="button" className="button button-primary" onClick={() => print()}>
            {rules.print}
          </button>
          <Link className="button" href={`/rules/${game}/${other}`}>
            {other === 'aid' ? rules.aidShort : rules.summaryShort}
          </Link>
          <Link className="button" href={`/rules/${game}`}>
            {rules.whole}
          </Link>
        </div>
        {children}
      </main>
    </>
  );
}
