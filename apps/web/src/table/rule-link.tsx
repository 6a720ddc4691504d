import type { GameEvent, Scored } from '@nabu/kernel';
import { useWords } from '../i18n/language.ts';
import type { Words } from '../words/en.ts';
import type { AnyKit } from './kit.ts';

/** The clause an event goes by, or null when there is nothing to read about it. */
export function clauseOf({ clauses }: Pick<AnyKit, 'clauses'>, event: GameEvent): string | null {
  if (event.type === 'scored') return (event as Scored).clause;
  return Object.hasOwn(clauses.events, event.type) ? clauses.events[event.type] : null;
}

/** Where a clause of the rules is read, and what that is called. */
export function ruleAt({ table }: Words, game: string, clause: string) {
  return { href: `/rules/${game}#${clause}`, label: table.readRule(clause) };
}

/** The way to a clause of the rules, in a page of its own so that the table stays as it is. */
export function RuleLink({
  game,
  clause,
  tabIndex,
}: {
  readonly game: string;
  readonly clause: string;
  readonly tabIndex?: number;
}) {
  const { href, label } = ruleAt(useWords(), game, clause);
  return (
    <a
      className="rule-link figures"
      href={href}
      target="_blank"
      rel="noreferrer"
      title={label}
      aria-label={label}
      {...(tabIndex === undefined ? {} : { tabIndex })}
    >
      {clause}
    </a>
  );
}
