import type { StudyPerson } from '@nabu/protocol';
import { type CSSProperties, useState } from 'react';
import { Icon } from '../art/icon.tsx';
import { useWords } from '../i18n/language.ts';
import { useStudy, useStudyInfo, useStudyLine } from './context.ts';
import { ShareSheet } from './share.tsx';

/** Each person has a colour that is the same on every screen; letters tell them apart too. */
function colourOf({ id, by }: StudyPerson): CSSProperties {
  const text = by ?? id;
  const turn = [...text].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 360, 7);
  return { '--person': `hsl(${turn} 55% 32%)` } as CSSProperties;
}

/** Somebody as a coloured disc with the first letter of their name. */
export function PersonDisc({ person }: { readonly person: StudyPerson }) {
  const [letter = '?'] = person.name ?? '?';
  return (
    <span className="study-disc" style={colourOf(person)} aria-hidden="true">
      {letter.toUpperCase()}
    </span>
  );
}

/** Who looks at the study, where, and the way to look along with them. */
export function PeopleHere() {
  const { studies } = useWords();
  const people = useStudy((state) => state.people);
  const more = useStudy((state) => state.more);
  const you = useStudy((state) => state.you);
  const [sharing, setSharing] = useState(false);
  return (
    <section className="study-part" aria-labelledby="study-people">
      <div className="row study-part-head">
        <h3 id="study-people">{studies.people}</h3>
        <button
          type="button"
          className="button button-small"
          aria-haspopup="dialog"
          onClick={() => setSharing(true)}
        >
          <Icon name="share" /> {studies.share.title}
        </button>
      </div>
      <ul className="study-people">
        {people.map((person) => (
          <li key={person.id}>
            {person.id === you ? <Me person={person} /> : <Other person={person} />}
          </li>
        ))}
      </ul>
      {more > 0 && <p className="soft">{studies.more(more)}</p>}
      {sharing && <ShareSheet onClose={() => setSharing(false)} />}
    </section>
  );
}

function Me({ person }: { readonly person: StudyPerson }) {
  const { studies } = useWords();
  return (
    <p className="study-person">
      <PersonDisc person={person} />
      <bdi>{studies.you(person.name ?? studies.visitor)}</bdi>
    </p>
  );
}

function Other({ person }: { readonly person: StudyPerson }) {
  const { studies } = useWords();
  const line = useStudyLine();
  const followed = useStudy((state) => state.following === person.id);
  const where = useWhere(person);
  const name = person.name ?? studies.visitor;
  return (
    <button
      type="button"
      className="button button-quiet study-person"
      aria-pressed={followed}
      onClick={() => line.follow(followed ? null : person.id)}
    >
      <PersonDisc person={person} />
      <span className="hidden-text">{`${studies.follow(name)}, ${where}`}</span>
      <span aria-hidden="true">
        <bdi>{name}</bdi>
        <small className="soft">
          {person.writes ? studies.writes : studies.reads} · {where}
        </small>
      </span>
    </button>
  );
}

/** Where somebody looks, in words. */
function useWhere({ chapter, at }: StudyPerson): string {
  const { studies } = useWords();
  const { chapters } = useStudyInfo();
  const shown = useStudy((state) => state.chapter);
  const found = chapters.find(({ id }) => id === chapter);
  if (shown?.id !== chapter) return found ? studies.at.elsewhere(found.name) : studies.at.start;
  const move = shown?.moveAt(at) ?? null;
  return move === null ? studies.at.start : studies.at.move(move);
}
