import './account.css';
import type { ReactNode } from 'react';
import { Header } from '../header.tsx';
import { useTitle } from '../title.ts';

/** A page about people: a heading, a sentence, and what is under it. */
export function Page({
  title,
  lead,
  children,
}: {
  readonly title: string;
  readonly lead?: ReactNode;
  readonly children?: ReactNode;
}) {
  useTitle(title);
  return (
    <>
      <Header />
      <main className="page page-narrow" id="content">
        <h1>{title}</h1>
        <p className="lead">{lead}</p>
        <div className="stack">{children}</div>
      </main>
    </>
  );
}

/** One matter of such a page. */
export function Section({
  id,
  title,
  lead,
  children,
}: {
  readonly id: string;
  readonly title: string;
  readonly lead?: string;
  readonly children: ReactNode;
}) {
  return (
    <section className="card pad account-section" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {lead && <p className="soft">{lead}</p>}
      {children}
    </section>
  );
}
