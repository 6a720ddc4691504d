import { Link } from 'wouter';
import { useWords } from '../i18n/language.ts';
import { Header } from './header.tsx';
import { useTitle } from './title.ts';

interface NotFoundProps {
  readonly sentence?: string;
  /** Where what was looked for may be found; the front page is offered in any case. */
  readonly way?: { readonly href: string; readonly name: string };
}

/** An address that leads nowhere. */
export function NotFound({ sentence, way }: NotFoundProps) {
  const { lost, house } = useWords();
  useTitle(lost.title);
  return (
    <>
      <Header />
      <main className="notice-page bricks" id="content">
        <h1>{lost.title}</h1>
        <p>{sentence ?? lost.text}</p>
        <p className="row">
          {way && (
            <Link className="button button-primary" href={way.href}>
              {way.name}
            </Link>
          )}
          <Link className={way ? 'button' : 'button button-primary'} href="/">
            {house.home}
          </Link>
        </p>
      </main>
    </>
  );
}
