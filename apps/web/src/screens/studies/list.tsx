import '../lobby/lobby.css';
import '../../studies/studies.css';
import type { StudyBrief } from '@nabu/protocol';
import { type FormEvent, useState } from 'react';
import { Link } from 'wouter';
import { list, moment } from '../../i18n/format.ts';
import { useLanguage, useWords } from '../../i18n/language.ts';
import { manifestOf } from '../../kit/games.ts';
import { Choices } from '../choices.tsx';
import { Header } from '../header.tsx';
import { useTitle } from '../title.ts';
import { NewStudy } from './new-study.tsx';
import { useStudies } from './use-studies.ts';

type Which = 'mine' | 'public';

/** My studies, public ones, and a new one. */
export function StudiesPage() {
  const { studies } = useWords();
  const [of, setOf] = useState<Which>(() =>
    new URLSearchParams(location.search).get('of') === 'public' ? 'public' : 'mine',
  );
  useTitle(studies.title);
  const choose = (which: Which) => {
    history.replaceState(null, '', which === 'mine' ? '/studies' : '/studies?of=public');
    setOf(which);
  };
  return (
    <>
      <Header />
      <main className="page lobby" id="content">
        <h1>{studies.title}</h1>
        <p className="lead">{studies.lead}</p>
        <Choices
          legend={studies.which}
          hideLegend
          name="studies-of"
          values={['mine', 'public']}
          value={of}
          label={(each) => studies[each]}
          onChoose={choose}
        />
        <Found key={of} of={of} />
      </main>
    </>
  );
}

function Found({ of }: { readonly of: Which }) {
  const { studies } = useWords();
  const [text, setText] = useState('');
  const [search, setSearch] = useState('');
  const [tries, setTries] = useState(0);
  const { found, trouble, older } = useStudies(of, search, tries);
  const none = search === '' && found?.studies.length === 0;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSearch(text.trim());
    setTries(tries + 1);
  };
  return (
    <>
      <NewStudy open={none} />
      <form className="row study-search" onSubmit={submit}>
        <label className="field">
          {studies.search}
          <input
            className="input"
            type="search"
            value={text}
            maxLength={80}
            onChange={({ target }) => setText(target.value)}
          />
        </label>
        <button type="submit" className="button">
          {studies.find}
        </button>
      </form>
      <div role="status">
        {trouble && <p className="notice notice-bad">{trouble}</p>}
        {!found && !trouble && <p className="soft">{studies.loading}</p>}
        {found?.studies.length === 0 && <p>{studies.none[search === '' ? of : 'found']}</p>}
      </div>
      {found && found.studies.length > 0 && (
        <ul className="strips">
          {found.studies.map((study) => (
            <Item key={study.id} study={study} />
          ))}
        </ul>
      )}
      {found?.next && (
        <p>
          <button type="button" className="button" onClick={() => void older()}>
            {studies.older}
          </button>
        </p>
      )}
    </>
  );
}

function Item({ study }: { readonly study: StudyBrief }) {
  const { studies } = useWords();
  const language = useLanguage();
  const { id, name, owner, visibility, chapters, games, changed } = study;
  const titles = games.map((game) => manifestOf(game)?.words[language].title ?? game);
  const about = [
    studies.chapters(chapters),
    ...(titles.length > 0 ? [list(titles, language)] : []),
  ];
  return (
    <li className="strip card">
      <div>
        <p className="strip-title">
          <bdi>{name}</bdi>
          <span className="badge">{studies.badges[visibility]}</span>
        </p>
        <p className="soft">
          <bdi>{studies.by(owner)}</bdi> · {about.join(' · ')} · {moment(changed, language)}
        </p>
      </div>
      <Link className="button" href={`/study/${id}`}>
        {studies.open}
        <span className="hidden-text"> {name}</span>
      </Link>
    </li>
  );
}
