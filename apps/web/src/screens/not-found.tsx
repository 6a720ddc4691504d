import { Link } from 'wouter';
import { useWords } from '../i18n/language.ts';
import { Header } from './header.tsx';
import { useTitle } from './title.ts';

/** An address that leads nowhere. */
export function NotFound({ sentence }: { readonly sentence?: string }) {
  const { lost, house } = useWords();
  useTitle(lost.title);
  return (
    <>
      <Header />
      <main className="notice-page bricks" id="content">
        <h1>{lost.title}</h1>
        <p>{sentence ?? lost.text}</p>
        <Link className="button button-primary" href="/">
          {house.home}
        </Link>
      </main>
    </>
  );
}
